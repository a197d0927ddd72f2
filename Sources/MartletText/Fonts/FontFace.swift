import CFreeType
import CHarfBuzz
import MartletBase
import Synchronization

/// An open face: a font file, a face in it and, for a variable font, the place on its axes.
final class FontFace: @unchecked Sendable {
    // Unchecked: HarfBuzz's objects are immutable once made and may be shared by threads; FreeType's is used under a
    // lock.
    let id: FontFaceID
    let record: FontRecord
    /// Design coordinates of a variable font, in the order of its axes.
    let coordinates: [Double]
    let data: FontData
    let shapingFont: OpaquePointer
    let unitsPerEm: Int
    let unit: FontMetrics.Unit
    /// Holds colour bitmaps.
    let isColor: Bool
    /// Which of the first 0x300 characters the face has, one bit each: the common case needs no look-up.
    let latinCoverage: [UInt64]
    /// Whether the font brings small capitals of its own.
    let hasSmallCaps: Bool
    let outlines: Mutex<OutlineSource>

    init(
        id: FontFaceID, record: FontRecord, data: FontData, coordinates: [Double]
    ) throws(FontError) {
        let name = record.path ?? record.fullName
        guard let file = FontFile(data.bytes, face: record.index), let head = file.table("head"),
            let hhea = file.table("hhea"), let em = FontFile.read16(head, 18), em >= 16
        else { throw .damaged(name: name, reason: "its tables changed since it was found") }
        guard data.bytes.count <= Int(UInt32.max) else { throw .damaged(name: name, reason: "it is too large") }
        unitsPerEm = Int(em)
        isColor = file.table("CBDT") != nil && file.table("CBLC") != nil

        let base = data.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(base, UInt32(data.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        let face = hb_face_create(blob, UInt32(record.index))
        hb_blob_destroy(blob)
        guard let font = hb_font_create(face) else { throw .damaged(name: name, reason: "HarfBuzz can't use it") }
        hasSmallCaps = Self.hasFeature(FontFile.tag("smcp"), face)
        hb_face_destroy(face)
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, Int32(em), Int32(em))
        if !coordinates.isEmpty {
            var settings: [hb_variation_t] = []
            for (axis, value) in zip(record.axes, coordinates) {
                settings.append(hb_variation_t(tag: axis.tag, value: Float(value)))
            }
            hb_font_set_variations(font, settings, UInt32(settings.count))
        }
        hb_font_make_immutable(font)
        shapingFont = font

        var coverage = [UInt64](repeating: 0, count: 12)
        for code in 0x20..<0x300 {
            var glyph: hb_codepoint_t = 0
            if hb_font_get_nominal_glyph(font, UInt32(code), &glyph) != 0, glyph != 0 {
                coverage[code >> 6] |= 1 << UInt64(code & 63)
            }
        }
        latinCoverage = coverage
        unit = Self.unitMetrics(file: file, hhea: hhea, unitsPerEm: Double(em))
        self.id = id
        self.record = record
        self.data = data
        self.coordinates = coordinates
        outlines = Mutex(OutlineSource(data: data, index: record.index, coordinates: coordinates, unitsPerEm: Int(em)))
    }

    deinit { hb_font_destroy(shapingFont) }

    /// Whether the face has a glyph of its own for a character.
    func covers(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 { return latinCoverage[Int(scalar >> 6)] & (1 << UInt64(scalar & 63)) != 0 }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shapingFont, scalar, &glyph) != 0 && glyph != 0
    }

    func glyph(for scalar: UInt32) -> UInt32 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shapingFont, scalar, &glyph) != 0 ? glyph : 0
    }

    private static func hasFeature(_ tag: UInt32, _ face: OpaquePointer?) -> Bool {
        var tags = [hb_tag_t](repeating: 0, count: 256)
        var start: UInt32 = 0
        while true {
            var count = UInt32(tags.count)
            let total = hb_ot_layout_table_get_feature_tags(face, FontFile.tag("GSUB"), start, &count, &tags)
            if tags[..<Int(min(count, 256))].contains(tag) { return true }
            start += count
            if count == 0 || start >= total { return false }
        }
    }

    private static func unitMetrics(file: FontFile, hhea: UnsafeRawBufferPointer, unitsPerEm em: Double)
        -> FontMetrics.Unit
    {
        func signed(_ table: UnsafeRawBufferPointer?, _ offset: Int) -> Double? {
            table.flatMap { FontFile.read16($0, offset) }.map { Double(Int16(bitPattern: $0)) }
        }
        var ascent = signed(hhea, 4) ?? 0
        var descent = -(signed(hhea, 6) ?? 0)
        let os2 = file.table("OS/2")
        if ascent == 0, descent == 0 {
            ascent = signed(os2, 68) ?? em * 0.8
            descent = -(signed(os2, 70) ?? em * -0.2)
        }
        // Version 2 and newer of OS/2 hold the heights; fonts that leave them out get SF's proportions of the ascent.
        let hasHeights = (signed(os2, 0) ?? 0) >= 2
        let cap = hasHeights ? signed(os2, 88) ?? 0 : 0
        let small = hasHeights ? signed(os2, 86) ?? 0 : 0
        let post = file.table("post")
        let position = -(signed(post, 8) ?? 0)
        let thickness = signed(post, 10) ?? 0
        return FontMetrics.Unit(
            ascent: ascent / em, descent: max(0, descent) / em, lineGap: max(0, signed(hhea, 8) ?? 0) / em,
            capHeight: (cap > 0 ? cap : ascent * 0.74) / em, xHeight: (small > 0 ? small : ascent * 0.55) / em,
            underlineOffset: (position > 0 ? position : em * 0.15) / em,
            underlineThickness: (thickness > 0 ? thickness : em * 0.058) / em)
    }
}

extension FontFace {
    /// Advance of a glyph in font units.
    func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(shapingFont, glyph)) }
}
