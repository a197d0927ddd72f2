import Foundation
import MartletBase
import MartletDisplay
import MartletText

/// The coverage of one glyph at one subpixel position. Rows are padded with zeros to a multiple of four bytes.
struct GlyphMask {
    /// Owned by the strip.
    var bytes: UnsafeMutablePointer<UInt8>
    var width: Int
    var height: Int
    var stride: Int
    /// From the origin's pixel to the first column, and from the baseline's row to the first row.
    var left: Int
    var top: Int
}

/// The glyphs of one face at one size and style, found by number without hashing.
final class GlyphStrip {
    struct Key: Hashable {
        var face: FontFaceID
        /// Pixels per em.
        var size: Double
        var slant: Double
        /// Pixels.
        var embolden: Double
    }

    let key: Key
    /// Index into `masks` plus one, by four times the glyph's number plus its quarter; 0 when not made yet.
    private var places: [Int32] = []
    private var masks: [GlyphMask] = []
    private(set) var byteCount = 0
    var lastUse: UInt64 = 0
    private let outline = Outline()

    /// Numbers above this have no masks; no font has them.
    static let glyphLimit: UInt32 = 65535

    init(key: Key) { self.key = key }

    deinit {
        for mask in masks { mask.bytes.deallocate() }
    }

    /// The mask of a glyph whose origin lies `quarter` quarters of a pixel right of a pixel's edge.
    @inline(__always)
    func mask(_ glyph: UInt32, _ quarter: Int, _ painter: Painter) -> GlyphMask {
        let place = Int(min(glyph, GlyphStrip.glyphLimit)) &* 4 &+ quarter
        if place < places.count {
            let index = Int(places[place])
            if index > 0 { return masks[index &- 1] }
        }
        return make(glyph, quarter, place, painter)
    }

    @inline(never)
    private func make(_ glyph: UInt32, _ quarter: Int, _ place: Int, _ painter: Painter) -> GlyphMask {
        if place >= places.count {
            places.append(contentsOf: repeatElement(0, count: max(place + 1, places.count * 2) - places.count))
        }
        let source = FontLibrary.shared.outline(of: glyph, in: key.face)
        let mask = render(source, Double(quarter) * 0.25, painter)
        masks.append(mask)
        places[place] = Int32(masks.count)
        byteCount += mask.stride * mask.height + 64
        return mask
    }

    private func render(_ source: GlyphOutline, _ shift: Double, _ painter: Painter) -> GlyphMask {
        let scale = key.size / Double(max(1, source.unitsPerEm))
        let map = Affine(a: scale, b: 0, c: scale * key.slant, d: -scale, tx: shift, ty: 0)
        outline.removeAll()
        outline.add(source, map)
        var bold: Outline?
        if key.embolden > 0 && !source.isEmpty {
            let line = FlatPath()
            source.path(map).flattenStroke(
                into: line, style: StrokeStyle(lineWidth: key.embolden, lineJoin: .round), tolerance: Outline.tolerance)
            let edge = Outline()
            edge.add(line, .identity)
            bold = edge
        }
        var bounds = outline.bounds
        if let bold { bounds = bounds.union(bold.bounds) }
        // Larger glyphs are drawn as outlines; a font that lies about its size gets nothing.
        if bounds.isEmpty || bounds.area > 1 << 20 {
            return GlyphMask(bytes: .allocate(capacity: 1), width: 0, height: 0, stride: 0, left: 0, top: 0)
        }
        let mask = ByteMask(bounds)
        painter.writeCoverage(of: outline, .nonzero, into: mask)
        if let bold {
            let other = ByteMask(bounds)
            painter.writeCoverage(of: bold, .nonzero, into: other)
            for index in 0..<mask.byteCount { mask.bytes[index] = max(mask.bytes[index], other.bytes[index]) }
        }
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: mask.byteCount + 16)
        copy.update(from: mask.bytes, count: mask.byteCount)
        return GlyphMask(
            bytes: copy, width: bounds.width, height: bounds.height, stride: mask.stride, left: bounds.minX,
            top: bounds.minY)
    }
}

/// All strips and colour glyphs, within a limit of memory.
final class GlyphCache {
    struct ColorKey: Hashable {
        var face: FontFaceID
        var glyph: UInt32
        var size: Double
    }

    private var strips: [GlyphStrip.Key: GlyphStrip] = [:]
    private var latest: GlyphStrip?
    private var clock: UInt64 = 0
    private var colors = BoundedCache<ColorKey, ColorGlyph>(limit: 32 << 20)
    static let byteLimit = 24 << 20

    func strip(_ key: GlyphStrip.Key) -> GlyphStrip {
        if let latest, latest.key == key { return latest }
        clock += 1
        let strip: GlyphStrip
        if let known = strips[key] {
            strip = known
        } else {
            trim()
            strip = GlyphStrip(key: key)
            strips[key] = strip
        }
        strip.lastUse = clock
        latest = strip
        return strip
    }

    /// Forgets the strips used the longest ago when there is too much.
    private func trim() {
        guard strips.count > 512 || strips.values.reduce(0, { $0 + $1.byteCount }) > GlyphCache.byteLimit else { return }
        let byAge = strips.values.sorted { $0.lastUse < $1.lastUse }
        for strip in byAge.prefix((byAge.count + 1) / 2) { strips[strip.key] = nil }
        latest = nil
    }

    /// The colour bitmap of a glyph, the same object for as long as it is remembered.
    func color(_ glyph: UInt32, _ face: FontFaceID, pixelsPerEm: Double) -> ColorGlyph? {
        let key = ColorKey(face: face, glyph: glyph, size: pixelsPerEm)
        if let known = colors.value(for: key) { return known }
        guard let made = FontLibrary.shared.colorBitmap(of: glyph, in: face, pixelsPerEm: pixelsPerEm) else { return nil }
        colors.insert(made, for: key, cost: made.pixels.widthInPixels * made.pixels.heightInPixels * 4 + 128)
        return made
    }
}

extension Outline {
    /// Adds a glyph's contours; `map` leads from font units (y up) to device space.
    func add(_ glyph: GlyphOutline, _ map: Affine) {
        var pen = OutlinePen(outline: self, map: map)
        glyph.forEach { verb, p in
            switch verb {
            case .move: pen.move(p[0], p[1])
            case .line: pen.line(p[0], p[1])
            case .quad: pen.quad(p[0], p[1], p[2], p[3])
            case .cubic: pen.curve(p[0], p[1], p[2], p[3], p[4], p[5])
            case .close: pen.close()
            }
        }
    }
}

extension GlyphOutline {
    /// Calls `body` with every verb and its numbers.
    @inline(__always)
    func forEach(_ body: (Verb, SIMD8<Double>) -> Void) {
        var place = 0
        var numbers = SIMD8<Double>(repeating: 0)
        for verb in verbs {
            let count: Int
            switch verb {
            case .move, .line: count = 2
            case .quad: count = 4
            case .cubic: count = 6
            case .close: count = 0
            }
            guard place + count <= coordinates.count else { return }
            for index in 0..<count { numbers[index] = Double(coordinates[place + index]) }
            place += count
            body(verb, numbers)
        }
    }

    /// The outline as a path.
    func path(_ map: Affine) -> Path {
        func point(_ p: SIMD8<Double>, _ index: Int) -> CGPoint {
            let q = map.apply(p[index], p[index + 1])
            return CGPoint(x: q.x, y: q.y)
        }
        return Path { path in
            forEach { verb, p in
                switch verb {
                case .move: path.move(to: point(p, 0))
                case .line: path.addLine(to: point(p, 0))
                case .quad: path.addQuadCurve(to: point(p, 2), control: point(p, 0))
                case .cubic: path.addCurve(to: point(p, 4), control1: point(p, 0), control2: point(p, 2))
                case .close: path.closeSubpath()
                }
            }
        }
    }
}
