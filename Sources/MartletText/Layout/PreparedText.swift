import Foundation
import MartletBase
import Synchronization

/// A text shaped once, to be laid out at many sizes. Safe for several threads.
///
/// Making one costs the shaping, or little more than a look-up when the words were shaped before.
/// `layout(width:height:)` remembers its last answers.
package final class PreparedText: @unchecked Sendable {
    // Unchecked: everything but the cache is written only by `init`, and the cache has a lock.
    package let source: TextSource
    package let style: ParagraphStyle
    let library: FontLibrary
    /// The text; control characters are replaced by spaces or by characters without width, one to one.
    let units: [UInt16]
    let attributes: [TextAttributes]
    let fonts: [ResolvedFont]
    let ends: [Int]
    let items: [TextItem]
    let paragraphs: [Paragraph]
    let baseFont: ResolvedFont
    let isSimple: Bool
    /// All attributes share one font and no offset: every line is as high as the next.
    let isUniform: Bool
    let hasSoftHyphens: Bool
    let grid: PixelGrid
    /// Width of the widest paragraph on one line, not rounded.
    let naturalWidth: Double

    struct Cache {
        var wrapping: Wrapping?
        var results: [Proposal: LayoutCore] = [:]
    }

    struct Proposal: Hashable {
        /// Infinity when the text may be as wide or high as it likes.
        var width: Double
        var height: Double
    }

    let cache = Mutex(Cache())

    package init(_ source: TextSource, style: ParagraphStyle, library: FontLibrary = .shared) {
        self.source = source
        self.style = style
        self.library = library
        grid = PixelGrid(style.displayScale)
        baseFont = library.resolve(style.baseFont)
        let (units, highest) = Self.readUnits(source.string)
        self.units = units
        isSimple = highest < 0x300
        hasSoftHyphens = highest >= 0xad && units.contains(0xad)

        var attributes: [TextAttributes] = []
        var ends: [Int] = []
        var end = 0
        for run in source.runs where run.length > 0 && end < units.count {
            end += min(run.length, units.count - end)
            attributes.append(run.attributes)
            ends.append(end)
        }
        if attributes.isEmpty {
            attributes = [source.runs.first?.attributes ?? TextAttributes(font: style.baseFont)]
            ends = [units.count]
        }
        ends[ends.count - 1] = units.count
        self.attributes = attributes
        self.ends = ends
        fonts = attributes.map { library.resolve($0.font) }
        var uniform = true
        for (index, item) in attributes.enumerated()
        where item.baselineOffset != 0 || item.attachment != nil || index > 0 && item.font != attributes[0].font {
            uniform = false
        }
        isUniform = uniform

        let made = units.withUnsafeBufferPointer { [attributes, ends, fonts] buffer in
            var itemizer = Itemizer(
                units: buffer, attributes: attributes, fonts: fonts, ends: ends, style: style, library: library,
                isSimple: highest < 0x300, isLeftToRight: highest < 0x590)
            itemizer.run()
            return (itemizer.items, itemizer.paragraphs, itemizer.widest)
        }
        items = made.0
        paragraphs = made.1
        naturalWidth = made.2
    }

    /// The text's units with control characters made harmless, and the highest of them.
    private static func readUnits(_ string: String) -> (units: [UInt16], highest: UInt16) {
        var string = string
        var bits: UInt8 = 0
        var hasControls = false
        let ascii: [UInt16]? = string.withUTF8 { bytes in
            for byte in bytes {
                bits |= byte
                if byte < 0x20 { hasControls = true }
            }
            guard bits < 0x80 else { return nil }
            return [UInt16](unsafeUninitializedCapacity: bytes.count) { target, count in
                for index in 0..<bytes.count { target[index] = UInt16(bytes[index]) }
                count = bytes.count
            }
        }
        if let ascii, !hasControls, !ascii.contains(0x7f) { return (ascii, 0x7f) }
        var units = ascii ?? Array(string.utf16)
        var highest: UInt16 = 0
        for index in 0..<units.count {
            let unit = units[index]
            highest = max(highest, unit)
            switch unit {
            case 0x09: units[index] = 0x20
            case 0x0a...0x0d, 0x85: break
            case 0x00...0x1f, 0x7f...0x9f:
                units[index] = 0x200b
                highest = max(highest, 0x200b)
            default: break
            }
        }
        return (units, highest)
    }

    /// The index of the attributes of the character at an offset; at the end, of the last one.
    func attributeIndex(at offset: Int) -> Int {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Lays the text out for a proposal; nil and infinity leave a side free, NaN counts as nil, negative as zero.
    package func layout(width: Double? = nil, height: Double? = nil) -> TextLayoutResult {
        var key = Proposal(width: Self.usable(width), height: Self.usable(height))
        // All widths beyond the natural one have one answer, unless an ellipsis may come.
        let isWhole =
            paragraphs.count <= max(1, style.lineLimit ?? .max) && (key.height == .infinity || paragraphs.count == 1)
        if isWhole, key.width >= grid.up(naturalWidth) { key.width = .infinity }
        if let known = cache.withLock({ $0.results[key] }) { return TextLayoutResult(text: self, core: known) }
        let core = fit(key)
        cache.withLock {
            if $0.results.count >= 24 { $0.results.removeAll(keepingCapacity: true) }
            $0.results[key] = core
        }
        return TextLayoutResult(text: self, core: core)
    }

    private static func usable(_ value: Double?) -> Double {
        guard let value, !value.isNaN else { return .infinity }
        return max(0, value)
    }
}
