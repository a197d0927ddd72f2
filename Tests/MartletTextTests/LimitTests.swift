import Testing

@testable import MartletText

/// Line limits, truncation, tightening and shrinking with the test font at 10 points.
@Suite struct LimitTests {
    @Test func tail() {
        let text = Make.text("aaaaa bbbb ccccc") { $0.lineLimit = 1 }
        // The ellipsis is 6 wide.
        #expect(text.layout(width: 60).shown == ["aaaaa bbb\u{2026}"])
        #expect(text.layout(width: 60).isTruncated)
        // Spaces before the ellipsis go.
        #expect(text.layout(width: 44).shown == ["aaaaa\u{2026}"])
        #expect(text.layout(width: 44).size.width == 36)
        #expect(text.layout(width: 200).shown == ["aaaaa bbbb ccccc"])
        #expect(!text.layout(width: 200).isTruncated)
    }

    @Test func head() {
        let text = Make.text("aaaaa bbbb ccccc") {
            $0.lineLimit = 1
            $0.truncationMode = .head
        }
        #expect(text.layout(width: 63).shown == ["\u{2026}bbbb ccccc"])
        #expect(text.layout(width: 66).shown == ["\u{2026}bbbb ccccc"])
    }

    @Test func middle() {
        let text = Make.text("aaaaa bbbb ccccc") {
            $0.lineLimit = 1
            $0.truncationMode = .middle
        }
        #expect(text.layout(width: 66).shown == ["aaaaa\u{2026}ccccc"])
        #expect(text.layout(width: 60).shown == ["aaaa\u{2026}ccccc"])
    }

    @Test func onlyTheLastPermittedLineIsCut() {
        let text = Make.text("aaaa bbbb cccc dddd") { $0.lineLimit = 2 }
        #expect(text.layout(width: 30).shown == ["aaaa", "bbbb\u{2026}"])
        let head = Make.text("aaaa bbbb cccc dddd") {
            $0.lineLimit = 2
            $0.truncationMode = .head
        }
        #expect(head.layout(width: 30).shown == ["aaaa", "\u{2026}dddd"])
    }

    @Test func limitZeroIsOne() {
        #expect(Make.text("aa bb cc") { $0.lineLimit = 0 }.layout(width: 12).lineCount == 1)
        #expect(Make.text("aa bb cc") { $0.lineLimit = -3 }.layout(width: 12).lineCount == 1)
    }

    @Test func limitOverParagraphs() {
        let text = Make.text("aa\nbb\ncc") { $0.lineLimit = 2 }.layout()
        #expect(text.shown == ["aa", "bb\u{2026}"])
        #expect(text.isTruncated)
        #expect(text.size.width == 18)
    }

    @Test func ellipsisAlone() {
        let text = Make.text("aaaa") { $0.lineLimit = 1 }.layout(width: 8)
        #expect(text.shown == ["\u{2026}"])
        #expect(Make.text("aaaa") { $0.lineLimit = 1 }.layout(width: 0).size.width == 0)
    }

    @Test func reservedLines() {
        let text = Make.text("aa") { $0.reservedLines = 3 }.layout()
        #expect(text.size.height == 30 && text.lineCount == 1)
        #expect(text.lastBaseline == 8)
        let spaced = Make.text("aa") {
            $0.reservedLines = 3
            $0.lineSpacing = 4
        }
        #expect(spaced.layout().size.height == 38)
        #expect(Make.text("aa") { $0.reservedLines = 3 }.layout(height: 20).size.height == 20)
        #expect(Make.text("") { $0.reservedLines = 2 }.layout().size.height == 20)
    }

    @Test func shrinking() {
        let text = Make.text("aaaaaaaaaa") {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        let result = text.layout(width: 45)
        #expect(!result.isTruncated)
        #expect(result.scale <= 0.75 && result.scale > 0.748)
        #expect(result.size.width <= 45)
        #expect(result.lines[0].runs[0].run.size == 10 * result.scale)
        // Too small even so: cut at the minimum.
        let cut = text.layout(width: 20)
        #expect(cut.isTruncated && cut.scale == 0.5)
        #expect(cut.shown == ["aaaaa\u{2026}"])
        // Room enough: nothing happens.
        #expect(text.layout(width: 60).scale == 1)
    }

    @Test func withoutALimitTextWrapsInsteadOfShrinking() {
        let text = Make.text("aaaa bbbb") { $0.minimumScaleFactor = 0.5 }.layout(width: 30)
        #expect(text.scale == 1 && text.lineCount == 2)
        // A height is a limit too.
        let low = Make.text("aaaa bbbb") { $0.minimumScaleFactor = 0.5 }.layout(width: 30, height: 12)
        #expect(low.scale < 1 && !low.isTruncated)
    }

    @Test func tightening() {
        let text = Make.text("aaaaaaaaaa") {
            $0.lineLimit = 1
            $0.allowsTightening = true
        }
        // A 72nd of 10 points ten times: 1.39 in all.
        let fits = text.layout(width: 59)
        #expect(!fits.isTruncated && fits.size.width <= 59)
        #expect(fits.lines[0].runs[0].run.glyphs[1].x < 6)
        #expect(text.layout(width: 58).isTruncated)
        #expect(text.layout(width: 60).lines[0].runs[0].run.glyphs[1].x == 6)
    }
}
