import Testing

@testable import MartletText

/// Line breaking with the test font at 10 points: a letter is 6 wide, `i l . ,` and the space 3, `M W` 9.
@Suite struct WrappingTests {
    @Test func oneLine() {
        let text = Make.text("aa bb cc").layout()
        #expect(text.size.width == 42 && text.size.height == 10)
        #expect(text.firstBaseline == 8 && text.lastBaseline == 8)
        #expect(text.lineCount == 1 && !text.isTruncated)
    }

    @Test func widthIsRoundedUpToPixels() {
        // Three letters at 7 points are 12.6 wide.
        #expect(Make.text("aaa", font: Make.test(7), scale: 1).layout().size.width == 13)
        #expect(Make.text("aaa", font: Make.test(7), scale: 2).layout().size.width == 13)
        #expect(abs(Make.text("aaa", font: Make.test(7), scale: 3).layout().size.width - 38.0 / 3) < 1e-9)
    }

    @Test func breaksAfterSpacesThatHang() {
        // "aa bb" is 27 wide; its trailing space hangs.
        let text = Make.text("aa bb cc dd ee ff")
        #expect(text.layout(width: 27).shown == ["aa bb", "cc dd", "ee ff"])
        #expect(text.layout(width: 26.9).lineCount == 6)
        #expect(text.layout(width: 27).size.width == 27)
        // It hugs its widest line.
        #expect(text.layout(width: 41).size.width == 27)
    }

    @Test func itsOwnSizeFitsAgain() {
        for width in stride(from: 1.0, to: 100, by: 0.7) {
            let text = Make.text("the quick brown fox jumps over the lazy dog", font: FontRequest(size: 17))
            let first = text.layout(width: width)
            let again = text.layout(width: first.size.width, height: first.size.height)
            #expect(again.lineCount == first.lineCount && !again.isTruncated, "\(width)")
        }
    }

    @Test func newlines() {
        #expect(Make.text("aa\nbbbb").layout().size.width == 24)
        #expect(Make.text("aa\r\nb\rc\u{2028}d\u{85}e").layout().lineCount == 5)
        #expect(Make.text("aa\n").layout().size.height == 20)
        #expect(Make.text("\n").layout().size.height == 20)
        #expect(Make.text("\n").layout().size.width == 0)
        #expect(Make.text("aa\n\nbb").layout().shown == ["aa", "", "bb"])
    }

    @Test func longWordsBreakByCharacter() {
        #expect(Make.text("abcdefgh").layout(width: 20).shown == ["abc", "def", "gh"])
        #expect(Make.text("xy abcdefgh z").layout(width: 20).shown == ["xy", "abc", "def", "gh", "z"])
        #expect(Make.text("abcdefgh z").layout(width: 24).shown == ["abcd", "efgh", "z"])
    }

    @Test func zeroWidthShowsOneCharacterPerLine() {
        let text = Make.text("ab cd").layout(width: 0)
        #expect(text.shown == ["a", "b", "c", "d"])
        #expect(text.size.width == 0 && text.size.height == 40)
        let narrow = Make.text("ab cd").layout(width: 5)
        #expect(narrow.lineCount == 4 && narrow.size.width == 5)
    }

    @Test func strangeProposals() {
        let text = Make.text("aa bb")
        #expect(text.layout(width: .nan, height: .nan).size == text.layout().size)
        #expect(text.layout(width: .infinity, height: .infinity).size == text.layout().size)
        #expect(text.layout(width: -10, height: -10).size.height == 10)
        #expect(text.layout(width: -10).lineCount == 4)
    }

    @Test func twoLinesAreBalanced() {
        // Greedy gives "aa bb cc" and "d"; moving "cc" down makes the lines more even.
        #expect(Make.text("aa bb cc d").layout(width: 42).shown == ["aa bb", "cc d"])
        // Already more even: the last word is as wide as it would become with company.
        #expect(Make.text("aa bbbbbb cccc").layout(width: 52).shown == ["aa bbbbbb", "cccc"])
        // Three lines are left alone.
        #expect(Make.text("aa bb cc dd ee ff g").layout(width: 42).shown == ["aa bb cc", "dd ee ff", "g"])
        // Two words on the second line are left alone.
        #expect(Make.text("aa bb cc d i").layout(width: 42).shown == ["aa bb cc", "d i"])
        // Every paragraph on its own.
        #expect(Make.text("aa bb cc d\naa bb cc d").layout(width: 42).shown == ["aa bb", "cc d", "aa bb", "cc d"])
    }

    @Test func trailingSpaces() {
        #expect(Make.text("aa  ").layout().size.width == 18)
        // They hang over a width that is too small for them.
        let hung = Make.text("aa  ").layout(width: 13)
        #expect(hung.lineCount == 1 && hung.size.width <= 13)
        #expect(Make.text("   ").layout(width: 2).lineCount >= 1)
    }

    @Test func alignmentMovesLinesInsideTheText() {
        for (alignment, second) in [(ParagraphStyle.Alignment.leading, 0.0), (.center, 6), (.trailing, 12)] {
            let text = Make.text("aaaa\nbb") { $0.alignment = alignment }.layout()
            #expect(text.size.width == 24)
            #expect(text.lines[0].origin.x == 0)
            #expect(Double(text.lines[1].origin.x) == second)
            #expect(Double(text.lines[1].runs[0].origin.x) == second)
            #expect(text.lines[1].runs[0].origin.y == 18)
        }
        let mirrored = Make.text("aaaa\nbb") { $0.isRightToLeft = true }.layout()
        #expect(mirrored.lines[1].origin.x == 12)
        let trailing = Make.text("aaaa\nbb") {
            $0.isRightToLeft = true
            $0.alignment = .trailing
        }
        #expect(trailing.layout().lines[1].origin.x == 0)
    }

    @Test func heightKeepsWholeLines() {
        let text = Make.text("aa bb cc dd")
        #expect(text.layout(width: 12, height: 29.9).lineCount == 2)
        #expect(text.layout(width: 12, height: 30).lineCount == 3)
        #expect(text.layout(width: 12, height: 0).lineCount == 1)
        #expect(text.layout(width: 12, height: 30).isTruncated)
        #expect(!text.layout(width: 12, height: 40).isTruncated)
    }

    @Test func trackingAndKerning() {
        var attributes = TextAttributes(font: Make.test(), tracking: 2)
        #expect(Make.text([("aaa", attributes)]).layout().size.width == 24)
        let run = Make.text([("aaa", attributes)]).layout().lines[0].runs[0].run
        #expect(run.glyphs.map(\.x) == [0, 8, 16] && run.width == 24)
        attributes.kerning = 5
        #expect(Make.text([("aaa", attributes)]).layout().size.width == 24)
        attributes.tracking = 0
        #expect(Make.text([("aaa", attributes)]).layout().size.width == 33)
        attributes.kerning = -20
        #expect(Make.text([("aaa", attributes)]).layout(width: 10).size.width >= 0)
    }
}
