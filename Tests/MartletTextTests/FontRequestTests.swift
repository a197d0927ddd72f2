import Testing

@testable import MartletText

@Suite struct FontRequestTests {
    @Test func secondaryScaleKeepsTheLine() {
        let body = FontRequest(size: 17, styleLeading: 22)
        let small = body.secondaryScale()
        #expect(small.glyphScale == 0.8)
        #expect(Make.library.metrics(small) == Make.library.metrics(body))
        let plain = Make.text("Hello", font: body).layout()
        let scaled = Make.text("Hello", font: small).layout()
        #expect(scaled.size.height == plain.size.height && scaled.size.width < plain.size.width)
        #expect(scaled.lines[0].runs[0].run.size == 17 * 0.8)
        #expect(FontRequest(size: 70).secondaryScale().glyphScale == 0.46)
        #expect(FontRequest(size: 200, weight: 900).secondaryScale().glyphScale == 0.55)
        #expect(FontRequest(family: .system(.serif), size: 17).secondaryScale().glyphScale == 1)
        #expect(FontRequest(family: .named("X"), size: 17).secondaryScale().glyphScale == 1)
    }

    @Test func smallCapitalsForFontsWithoutThem() {
        var font = Make.test()
        font.features = .lowercaseSmallCaps
        let text = Make.text("Ab1", font: font).layout()
        let runs = text.lines[0].runs
        #expect(runs.map(\.run.text) == ["A", "b", "1"])
        #expect(runs.map(\.run.size) == [10, 8, 10])
        // The small letter is the capital's glyph.
        #expect(runs[1].run.glyphs[0].id == Make.library.resolve(font).face.glyph(for: 0x42))
        #expect(text.size.width == 17 && text.size.height == 10)
        font.features = .smallCaps
        #expect(Make.text("Ab1", font: font).layout().lines[0].runs.map(\.run.size) == [8, 10])
        #expect(Make.text("ab cd", font: font).layout(width: 12).lineCount == 2)
    }

    @Test func leadings() {
        let font = TextStyleTable.request(.body, platform: .iOSSystem)
        var tight = font
        tight.leading = .tight
        var loose = font
        loose.leading = .loose
        let heights = [tight, font, loose].map { Double(Make.text("a\nb", font: $0, scale: 1).layout().size.height) }
        #expect(heights[1] - heights[0] == 2 && heights[2] - heights[1] == 2)
        #expect(Make.text("a", font: tight).layout().size.height == Make.text("a", font: loose).layout().size.height)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e300]) func strangeSizes(size: Double) {
        let text = Make.text("hello there", font: FontRequest(size: size)).layout(width: 100)
        #expect(text.size.width.isFinite && text.size.height.isFinite)
        #expect(text.lines.count > 0)
    }
}
