import Foundation
import Testing

@testable import MartletText

/// Texts of several runs, decorations and attachments.
@Suite struct RichTextTests {
    @Test func tallestRunDecides() {
        let small = TextAttributes(font: Make.test(10), style: 1)
        let large = TextAttributes(font: Make.test(20), style: 2)
        let text = Make.text([("aa", small), ("bb", large)]).layout()
        #expect(text.size.width == 36 && text.size.height == 20)
        #expect(text.firstBaseline == 16)
        let runs = text.lines[0].runs
        #expect(runs.map(\.style) == [1, 2])
        #expect(runs.map(\.origin.x) == [0, 12])
        #expect(runs.map(\.origin.y) == [16, 16])
        #expect(runs.map(\.run.size) == [10, 20])
    }

    @Test func eachLineHasItsOwnHeight() {
        let small = TextAttributes(font: Make.test(10))
        let large = TextAttributes(font: Make.test(20))
        let text = Make.text([("aa\n", small), ("bb", large)]).layout()
        #expect(text.lines.map(\.height) == [10, 20])
        #expect(text.lines.map(\.baseline) == [8, 26])
        #expect(text.lastBaseline == 26)
    }

    @Test func partsWrapTogether() {
        let a = TextAttributes(font: Make.test(), style: 1)
        let b = TextAttributes(font: Make.test(), style: 2)
        let text = Make.text([("aa b", a), ("b cc", b)]).layout(width: 27)
        #expect(text.shown == ["aa", "bb cc"] || text.shown == ["aa bb", "cc"])
        #expect(Make.text([("aaa", a), ("bbb", b)]).layout(width: 40).lineCount == 1)
    }

    @Test func runsNeedNotCoverTheString() {
        let a = TextAttributes(font: Make.test(), style: 1)
        let style = ParagraphStyle(baseFont: Make.test())
        for runs in [
            [], [TextRun(length: 1, attributes: a)], [TextRun(length: 99, attributes: a)],
            [TextRun(length: -4, attributes: a)],
        ] {
            let text = PreparedText(TextSource(string: "abcd", runs: runs), style: style, library: Make.library)
            #expect(text.layout().size.width == 24)
        }
    }

    @Test func baselineOffset() {
        var up = TextAttributes(font: Make.test())
        up.baselineOffset = 4
        let raised = Make.text([("aa", up)]).layout()
        #expect(raised.size.height == 14)
        #expect(raised.firstBaseline == 8)
        #expect(raised.lines[0].runs[0].origin.y == 8)
        up.baselineOffset = -4
        let lowered = Make.text([("aa", up)]).layout()
        #expect(lowered.size.height == 14)
        #expect(lowered.firstBaseline == 8)
        #expect(lowered.lines[0].runs[0].origin.y == 12)
        // Beside plain text the raised run stands above the common baseline.
        up.baselineOffset = 4
        let mixed = Make.text([("aa", TextAttributes(font: Make.test())), ("b", up)]).layout()
        #expect(mixed.lines[0].runs[0].origin.y - mixed.lines[0].runs[1].origin.y == 4)
        #expect(mixed.firstBaseline == Double(mixed.lines[0].runs[0].origin.y))
    }

    @Test func underlineLiesOnPixels() {
        var attributes = TextAttributes(font: Make.test(10), style: 7)
        attributes.underline = .init(color: 3)
        // Offset 1 and thickness 0.5 point below the baseline at 8: at scale 1 a whole pixel.
        let one = Make.text([("aaa", attributes)], scale: 1).layout().lines[0].decorations
        #expect(
            one == [
                TextDecoration(
                    rect: CGRect(x: 0, y: 9, width: 18, height: 1), style: 7, color: 3, isStrikethrough: false)
            ])
        let three = Make.text([("aaa", attributes)], scale: 3).layout().lines[0].decorations
        #expect(three.count == 1)
        #expect(abs(three[0].rect.height - 2.0 / 3) < 1e-9)
        #expect(abs(three[0].rect.minY - 26.0 / 3) < 1e-9)
        attributes.underline = nil
        attributes.strikethrough = .init()
        let struck = Make.text([("aaa", attributes)], scale: 1).layout().lines[0].decorations
        #expect(
            struck == [
                TextDecoration(
                    rect: CGRect(x: 0, y: 5, width: 18, height: 1), style: 7, color: nil, isStrikethrough: true)
            ])
    }

    @Test func underlineIsThatOfSFForTheSystemFont() {
        let metrics = FontMetrics(
            request: FontRequest(size: 20, weight: 700), unit: Make.library.resolve(FontRequest(size: 20)).face.unit)
        #expect(abs(metrics.underlineOffset - 3.0274) < 1e-9)
        #expect(abs(metrics.underlineThickness - 0.05859 * 20 * 1.583) < 1e-9)
    }

    @Test func patterns() {
        let dots = PreparedText.dashes(.dot, from: 0, to: 14, thickness: 2)
        #expect(dots == [0..<6, 12..<14])
        #expect(PreparedText.dashes(.dash, from: 0, to: 31, thickness: 2) == [0..<20, 30..<31])
        #expect(
            PreparedText.dashes(.dashDot, from: 0, to: 40, thickness: 1) == [
                0..<10, 13..<16, 19..<29, 32..<35, 38..<40,
            ])
        #expect(PreparedText.dashes(.dashDotDot, from: 0, to: 30, thickness: 1) == [0..<10, 13..<16, 19..<22, 25..<30])
        #expect(PreparedText.dashes(.solid, from: 3, to: 9, thickness: 1) == [3..<9])
        #expect(PreparedText.dashes(.dot, from: 9, to: 3, thickness: 1).isEmpty)
    }

    @Test func oneUnderlineOverSeveralRuns() {
        var a = TextAttributes(font: Make.test())
        a.underline = .init()
        var b = a
        b.tracking = 1
        let line = Make.text([("aaa", a), ("bbb", b)]).layout().lines[0]
        #expect(line.runs.count == 2 && line.decorations.count == 1)
        #expect(line.decorations[0].rect.width == 39)
    }

    @Test func attachments() {
        var symbol = TextAttributes(font: Make.test(), style: 5)
        symbol.attachment = .init(width: 15, ascent: 12, descent: 5)
        let text = Make.text([
            ("aa", TextAttributes(font: Make.test())), ("\u{fffc}", symbol), ("b", TextAttributes(font: Make.test())),
        ])
        let result = text.layout()
        #expect(result.size.width == 33 && result.size.height == 17)
        #expect(result.firstBaseline == 12)
        #expect(
            result.lines[0].attachments == [
                TextPlacedAttachment(rect: CGRect(x: 12, y: 0, width: 15, height: 17), style: 5, offset: 2)
            ])
        #expect(text.layout(width: 20).lineCount >= 2)
    }
}
