import Testing

@testable import MartletText

@Suite struct TestFontTests {
    @Test func bytesAreAlwaysTheSame() throws {
        let bytes = TestFont.bytes()
        #expect(bytes == TestFont.bytes())
        var sum: UInt32 = 0
        for index in stride(from: 0, to: bytes.count, by: 4) {
            for place in 0..<4 { sum &+= UInt32(bytes[index + place]) << UInt32(24 - 8 * place) }
        }
        // What every valid font file adds up to.
        #expect(sum == 0xb1b0_afba)
    }

    @Test func metricsAndAdvancesAreExact() throws {
        let font = Make.library.resolve(Make.test(20))
        #expect(font.face.record.families == ["Martlet Test"])
        #expect(font.face.unitsPerEm == 1000)
        #expect(font.metrics.ascent == 16 && font.metrics.descent == 4 && font.metrics.leading == 0)
        #expect(font.metrics.capHeight == 14 && font.metrics.xHeight == 10)
        #expect(font.metrics.underlineOffset == 2 && font.metrics.underlineThickness == 1)
        for (letter, advance) in [("A", 12.0), ("i", 6), ("W", 18), (" ", 6), ("~", 12), ("\u{2026}", 12)] {
            #expect(font.advance(of: letter.unicodeScalars.first!) == advance, "\(letter)")
        }
        for code in 0x20...0x7e {
            let scalar = Unicode.Scalar(UInt8(code))
            #expect(font.face.covers(UInt32(code)))
            #expect(font.advance(of: scalar) == Double(TestFont.advance(of: scalar)) / 50)
        }
    }

    @Test func glyphsAreBoxes() throws {
        let font = Make.library.resolve(Make.test())
        let outline = Make.library.outline(of: font.face.glyph(for: 0x41), in: font.faceID)
        #expect(outline.unitsPerEm == 1000)
        #expect(outline.verbs == [.move, .line, .line, .line, .close])
        #expect(outline.coordinates == [50, 0, 50, 700, 550, 700, 550, 0])
        #expect(Make.library.outline(of: font.face.glyph(for: 0x20), in: font.faceID).isEmpty)
        #expect(Make.library.outline(of: 60_000, in: font.faceID).isEmpty)
        #expect(Make.library.outline(of: 1, in: .init(rawValue: 9999)).isEmpty)
    }
}
