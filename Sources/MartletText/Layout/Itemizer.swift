import CHarfBuzz
import MartletBase

/// Cuts a text into paragraphs and items and shapes them.
struct Itemizer {
    let units: UnsafeBufferPointer<UInt16>
    let attributes: [TextAttributes]
    let fonts: [ResolvedFont]
    /// End offset of each attribute run; ascending, the last one is the text's end.
    let ends: [Int]
    let style: ParagraphStyle
    let library: FontLibrary
    /// All characters are below U+0300: no combining, no second script, no right-to-left.
    let isSimple: Bool
    /// Below U+0590: nothing runs from the right.
    let isLeftToRight: Bool

    var items: [TextItem] = []
    var paragraphs: [Paragraph] = []
    var widest = 0.0

    static let latinScript = HB_SCRIPT_LATIN.rawValue
    private static let common = HB_SCRIPT_COMMON.rawValue
    private static let inherited = HB_SCRIPT_INHERITED.rawValue
    private static let unknown = HB_SCRIPT_UNKNOWN.rawValue

    mutating func run() {
        var start = 0
        var index = 0
        let count = units.count
        var attribute = 0
        while index < count {
            let unit = units[index]
            let isBreak = unit <= 0x0d && unit >= 0x0a || unit == 0x85 || unit == 0x2028 || unit == 0x2029
            guard isBreak else {
                index += 1
                continue
            }
            add(start, index, &attribute)
            index += unit == 0x0d && index + 1 < count && units[index + 1] == 0x0a ? 2 : 1
            start = index
        }
        add(start, count, &attribute)
    }

    private mutating func add(_ start: Int, _ end: Int, _ attribute: inout Int) {
        let first = items.count
        var level: UInt8 = 0
        if start < end {
            if isLeftToRight, !style.isRightToLeft {
                addDirection(start, end, level: 0, &attribute)
            } else {
                let slice = UnsafeBufferPointer(rebasing: units[start..<end])
                let found = UnicodeServices.directions(
                    of: slice, fallbackRightToLeft: style.isRightToLeft,
                    isForced: style.writingDirection == .layoutBased)
                level = found.paragraph
                for run in found.runs { addDirection(start + run.start, start + run.end, level: run.level, &attribute) }
            }
        } else if style.isRightToLeft {
            level = 1
        }
        var width = 0.0
        for index in first..<items.count { width += items[index].width }
        widest = max(widest, width)
        paragraphs.append(Paragraph(start: start, end: end, level: level & 1, items: first..<items.count, width: width))
    }

    private mutating func addDirection(_ start: Int, _ end: Int, level: UInt8, _ attribute: inout Int) {
        var position = start
        while position < end {
            while attribute < ends.count - 1, ends[attribute] <= position { attribute += 1 }
            let stop = attribute < ends.count - 1 ? min(end, ends[attribute]) : end
            if let attachment = attributes[attribute].attachment {
                addAttachments(position, stop, attachment, level, attribute)
            } else if isSimple {
                addSimple(position, stop, level, attribute)
            } else {
                addGeneral(position, stop, level, attribute)
            }
            position = stop
        }
    }

    private mutating func addAttachments(
        _ start: Int, _ end: Int, _ attachment: TextAttributes.Attachment, _ level: UInt8, _ attribute: Int
    ) {
        let font = fonts[attribute]
        for position in start..<end {
            // Only the first unit shows it: a caller's run of the wrong length must not draw it twice.
            let shown = position == start ? attachment : TextAttributes.Attachment(width: 0, ascent: 0)
            items.append(
                TextItem(
                    start: position, end: position + 1, attributes: attribute, font: font, face: font.face, run: nil,
                    attachment: shown, level: level, spacing: position == start ? attributes[attribute].spacing : 0))
        }
    }

    private mutating func addSimple(_ start: Int, _ end: Int, _ level: UInt8, _ attribute: Int) {
        let face = fonts[attribute].face
        for position in start..<end where !face.covers(UInt32(units[position])) {
            addGeneral(start, end, level, attribute)
            return
        }
        append(start, end, level, attribute, face: face, script: Self.latinScript)
    }

    private mutating func append(
        _ start: Int, _ end: Int, _ level: UInt8, _ attribute: Int, face: FontFace, script: UInt32
    ) {
        let wanted = attributes[attribute].font.features
        guard !wanted.isDisjoint(with: .smallCaps), !face.hasSmallCaps, !face.isColor else {
            appendRun(start, end, level, attribute, face: face, script: script)
            return
        }
        // Small capitals made of capitals, for a font without its own.
        var pieceStart = start
        while pieceStart < end {
            let isSmall = Self.isSmall(units[pieceStart], wanted)
            var pieceEnd = pieceStart + 1
            while pieceEnd < end, Self.isSmall(units[pieceEnd], wanted) == isSmall { pieceEnd += 1 }
            appendRun(pieceStart, pieceEnd, level, attribute, face: face, script: script, isSmall: isSmall)
            pieceStart = pieceEnd
        }
    }

    private static func isSmall(_ unit: UInt16, _ wanted: FontRequest.Features) -> Bool {
        guard let properties = Unicode.Scalar(unit)?.properties else { return false }
        return properties.isLowercase && wanted.contains(.lowercaseSmallCaps) && capital(unit) != unit
            || properties.isUppercase && wanted.contains(.uppercaseSmallCaps)
    }

    /// The capital of a letter that has one of the same length.
    private static func capital(_ unit: UInt16) -> UInt16 {
        guard let mapping = Unicode.Scalar(unit)?.properties.uppercaseMapping.utf16, mapping.count == 1 else {
            return unit
        }
        return mapping.first ?? unit
    }

    private mutating func appendRun(
        _ start: Int, _ end: Int, _ level: UInt8, _ attribute: Int, face: FontFace, script: UInt32,
        isSmall: Bool = false
    ) {
        let own = attributes[attribute]
        var features = own.font.features.rawValue
        if own.tracking != 0 { features |= Shaper.noLigatures }
        var before: UInt16 = 0
        var after: UInt16 = 0
        if !isSimple, Self.joins(script) {
            if start > 0 { before = units[start - 1] }
            if end < units.count { after = units[end] }
        }
        let key = ShapeKey(
            face: face.id.rawValue, script: script, features: features, isRightToLeft: level & 1 != 0, before: before,
            after: after)
        let run: ShapedRun
        if isSmall {
            let capitals = units[start..<end].map(Self.capital)
            run = capitals.withUnsafeBufferPointer { Shaper.shared.shape($0, face: face, key: key) }
        } else {
            run = Shaper.shared.shape(UnsafeBufferPointer(rebasing: units[start..<end]), face: face, key: key)
        }
        items.append(
            TextItem(
                start: start, end: end, attributes: attribute, font: fonts[attribute], face: face, run: run,
                attachment: nil,
                level: level, spacing: own.spacing + (face.isColor ? 0 : fonts[attribute].tracking),
                glyphScale: isSmall ? 0.8 : 1))
    }

    /// Scripts whose letters join with their neighbours.
    private static func joins(_ script: UInt32) -> Bool {
        script == HB_SCRIPT_ARABIC.rawValue || script == HB_SCRIPT_SYRIAC.rawValue
            || script == HB_SCRIPT_MONGOLIAN.rawValue
            || script == HB_SCRIPT_NKO.rawValue || script == HB_SCRIPT_MANDAIC.rawValue
            || script == HB_SCRIPT_ADLAM.rawValue
    }

    // MARK: Fallback

    private mutating func addGeneral(_ start: Int, _ end: Int, _ level: UInt8, _ attribute: Int) {
        let font = fonts[attribute]
        let slice = UnsafeBufferPointer(rebasing: units[start..<end])
        var pieceStart = start
        var pieceFace: FontFace?
        var pieceScript = Self.common
        var clusterStart = start
        for boundary in UnicodeServices.breaks(.character, in: slice) {
            let clusterEnd = start + Int(boundary)
            let cluster = Cluster(units, clusterStart, clusterEnd)
            let face = self.face(for: cluster, font: font, current: pieceFace)
            let scriptFits =
                cluster.script == Self.common || pieceScript == Self.common || cluster.script == pieceScript
            if let current = pieceFace, current !== face || !scriptFits {
                append(pieceStart, clusterStart, level, attribute, face: current, script: resolved(pieceScript))
                pieceStart = clusterStart
                pieceScript = Self.common
            }
            pieceFace = face
            if pieceScript == Self.common { pieceScript = cluster.script }
            clusterStart = clusterEnd
        }
        if let face = pieceFace { append(pieceStart, end, level, attribute, face: face, script: resolved(pieceScript)) }
    }

    private func resolved(_ script: UInt32) -> UInt32 { script == Self.common ? Self.latinScript : script }

    /// A user-perceived character, as choosing a face sees it.
    private struct Cluster {
        var scalars: [UInt32] = []
        /// Common when it has no script of its own.
        var script: UInt32 = Itemizer.common
        var isEmoji = false
        var wantsText = false

        init(_ units: UnsafeBufferPointer<UInt16>, _ start: Int, _ end: Int) {
            var index = start
            var hasDefaultEmoji = false
            var hasEmojiSelector = false
            var isKeycap = false
            while index < end {
                var scalar = UInt32(units[index])
                index += 1
                if scalar & 0xfc00 == 0xd800, index < end, units[index] & 0xfc00 == 0xdc00 {
                    scalar = 0x10000 + (scalar & 0x3ff) << 10 + UInt32(units[index] & 0x3ff)
                    index += 1
                }
                switch scalar {
                case 0xfe0f: hasEmojiSelector = true
                case 0xfe0e: wantsText = true
                case 0x20e3: isKeycap = true
                default: break
                }
                if scalar >= 0x2190, Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true {
                    hasDefaultEmoji = true
                }
                if script == Itemizer.common {
                    let own = Shaper.script(of: scalar)
                    if own != Itemizer.inherited, own != Itemizer.unknown { script = own }
                }
                scalars.append(scalar)
            }
            isEmoji = !wantsText && (hasEmojiSelector || hasDefaultEmoji || isKeycap && scalars.count > 1)
        }

        /// Characters that draw nothing of their own and need no glyph: joiners, selectors, marks of direction.
        static func isIgnorable(_ scalar: UInt32) -> Bool {
            switch scalar {
            case 0x00...0x1f, 0x7f...0x9f, 0xad, 0x34f, 0x61c, 0x180b...0x180e, 0x200b...0x200f, 0x202a...0x202e,
                0x2060...0x206f, 0xfe00...0xfe0f, 0xfeff, 0xe0000...0xe0fff:
                true
            default: false
            }
        }

        func isCovered(by face: FontFace) -> Bool {
            for scalar in scalars where !Self.isIgnorable(scalar) && !face.covers(scalar) { return false }
            return true
        }

        /// All the font has to have: the first character, when no font has the marks too.
        var base: UInt32? { scalars.first { !Self.isIgnorable($0) } }
    }

    private func face(for cluster: Cluster, font: ResolvedFont, current: FontFace?) -> FontFace {
        guard let base = cluster.base else { return current ?? font.face }
        if cluster.isEmoji, let emoji = library.emojiFace(), emoji.covers(base) { return emoji }
        if cluster.isCovered(by: font.face) { return font.face }
        if let current, !current.isColor, cluster.isCovered(by: current) { return current }
        if let found = library.fallbackFace(for: base, font: font) {
            if cluster.isCovered(by: found) || !font.face.covers(base) { return found }
        }
        // A mark that the base's font lacks: a font with the mark usually has the letter too.
        for scalar in cluster.scalars.dropFirst() where !Cluster.isIgnorable(scalar) && !font.face.covers(scalar) {
            if let found = library.fallbackFace(for: scalar, font: font), cluster.isCovered(by: found) { return found }
        }
        return font.face
    }
}
