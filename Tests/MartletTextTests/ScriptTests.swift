import Foundation
import Testing

@testable import MartletText

/// Right-to-left text, joined letters, emoji, fallback.
@Suite struct ScriptTests {
    private static let font = FontRequest(family: .named("DejaVu Sans"), size: 20, metrics: .font)

    @Test(.enabled(if: Make.hasDejaVu)) func hebrewRunsFromTheRight() throws {
        let line = Make.text("שלום", font: Self.font).layout().lines[0]
        let run = try #require(line.runs.first)
        #expect(line.runs.count == 1 && run.isRightToLeft)
        // The first letter of the text is the last glyph.
        let shin = Make.library.resolve(Self.font).face.glyph(for: 0x5e9)
        #expect(run.run.glyphs.last?.id == shin)
        #expect(run.run.glyphs.map(\.x) == run.run.glyphs.map(\.x).sorted())
    }

    @Test(.enabled(if: Make.hasDejaVu)) func mixedDirections() {
        // Latin paragraph: Hebrew words inside keep their own order, their sequence is turned.
        let line = Make.text("ab אב גד cd", font: Self.font).layout().lines[0]
        #expect(line.runs.map(\.run.text).joined(separator: "|") == "ab |אב גד| cd")
        // Hebrew paragraph: the Latin word stands on the left of what comes before it.
        let hebrew = Make.text("אב cd גד", font: Self.font).layout().lines[0]
        #expect(hebrew.runs.map(\.run.text) == [" גד", "cd", "אב "])
        // Numbers run from the left inside.
        let digits = Make.text("אב 123", font: Self.font).layout().lines[0]
        #expect(digits.runs.first?.run.text == "123" && digits.runs.first?.isRightToLeft == false)
    }

    @Test(.enabled(if: Make.hasDejaVu)) func directionOfParagraphs() {
        let forced = Make.text("ab גד", font: Self.font) {
            $0.isRightToLeft = true
            $0.writingDirection = .layoutBased
        }
        #expect(
            forced.layout().lines[0].runs.map(\.run.text) == ["גד", " ", "ab"].filter { $0 != " " }
                || forced.paragraphs[0].level == 1)
        let natural = Make.text("ab גד", font: Self.font) { $0.isRightToLeft = true }
        #expect(natural.paragraphs[0].level == 0)
        let undecided = Make.text("123", font: Self.font) { $0.isRightToLeft = true }
        #expect(undecided.paragraphs[0].level == 1)
    }

    @Test(.enabled(if: Make.hasDejaVu)) func wrappedHebrewKeepsReadingOrder() {
        let text = Make.text("שלום עולם ביחד היום", font: Self.font)
        let width = Make.text("שלום עולם", font: Self.font).layout().size.width
        let lines = text.layout(width: width + 1).lines
        #expect(lines.count == 2)
        #expect(lines[0].range == 0..<9)
        #expect(lines[1].range == 10..<19)
    }

    @Test(.enabled(if: Make.hasDejaVu)) func truncatedHebrewHasItsEllipsisOnTheLeft() {
        let text = Make.text("שלום עולם טוב מאוד", font: Self.font) { $0.lineLimit = 1 }
        let line = text.layout(width: 90).lines[0]
        #expect(line.runs.first?.run.text == "\u{2026}")
    }

    @Test(.enabled(if: Make.hasDejaVu)) func arabicJoins() {
        let font = Self.font
        let joined = Make.text("بب", font: font).layout().lines[0].runs[0].run
        let apart = Make.text("ب ب", font: font).layout().lines[0].runs[0].run
        #expect(Set(joined.glyphs.map(\.id)).isDisjoint(with: apart.glyphs.map(\.id).filter { $0 != 3 }))
        // Colouring a letter does not undo the join.
        let a = TextAttributes(font: font, style: 1)
        let b = TextAttributes(font: font, style: 2)
        let coloured = Make.text([("ب", a), ("ب", b)]).layout().lines[0].runs.flatMap(\.run.glyphs).map(\.id)
        #expect(coloured == joined.glyphs.map(\.id))
    }

    @Test(.enabled(if: Make.hasEmoji)) func joinedEmojiAreOneGlyph() {
        let font = FontRequest(size: 17)
        for emoji in ["👨‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏳️‍🌈", "😀"] {
            let runs = Make.text(emoji, font: font).layout().lines[0].runs
            #expect(runs.count == 1 && runs[0].run.isColor, "\(emoji)")
            #expect(runs[0].run.glyphs.count == 1, "\(emoji)")
        }
        // Digits and marks of text stay text.
        for plain in ["1", "#", "©", "a"] {
            #expect(Make.text(plain, font: font).layout().lines[0].runs[0].run.isColor == false)
        }
        let mixed = Make.text("Hi 😀!", font: font).layout().lines[0].runs
        #expect(mixed.map(\.run.isColor) == [false, true, false])
        #expect(Make.text("Hi 😀!", font: font).layout().size.height == Make.text("Hi", font: font).layout().size.height)
    }

    @Test(.enabled(if: Make.hasEmoji)) func emojiAreNeverCut() {
        let text = Make.text("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", font: FontRequest(size: 17)).layout(width: 1)
        #expect(text.lineCount == 3)
        for line in text.lines { #expect(line.runs.map(\.run.text) == ["👨‍👩‍👧"]) }
    }

    @Test(.enabled(if: Make.hasDejaVu)) func fallbackPerCharacter() {
        // The test font has no Greek: those letters come from elsewhere, the rest stays.
        let runs = Make.text("ab αβ cd").layout().lines[0].runs
        #expect(runs.count == 3)
        #expect(runs[0].run.face == runs[2].run.face && runs[0].run.face != runs[1].run.face)
        #expect(runs.flatMap(\.run.glyphs).allSatisfy { $0.id != 0 })
        #expect(Make.text("ab αβ cd").layout().size.height == 10)
    }

    @Test func charactersThatNoFontHas() {
        let text = Make.text("a\u{10ffff}b\u{e000}").layout()
        #expect(text.lineCount == 1 && text.size.width > 0)
    }

    @Test func controlCharactersTakeNoRoom() {
        #expect(Make.text("a\u{7}\u{1b}b").layout().size.width == 12)
        #expect(Make.text("a\tb").layout().size.width == 15)
        #expect(Make.text("a\u{200b}b\u{feff}\u{200e}").layout().size.width == 12)
    }

    @Test func combiningMarksStayWithTheirLetter() {
        let text = Make.text("e\u{301}e\u{301}e\u{301}", font: FontRequest(size: 17)).layout(width: 1)
        #expect(text.lineCount == 3)
    }

    @Test func softHyphensShowOnlyAtALinesEnd() {
        let text = Make.text("aaa\u{ad}bbb")
        #expect(text.layout().size.width == 36)
        let wrapped = text.layout(width: 24)
        #expect(wrapped.lineCount == 2 && wrapped.size.width == 24)
        #expect(wrapped.lines[0].runs.last?.run.text == "-")
        #expect(text.layout(width: 23).lines.allSatisfy { $0.runs.last?.run.text != "-" })
    }

    @Test func softWrapOpportunities() {
        // A hyphen allows a break after it, a no-break space does not.
        #expect(Make.text("aaa-bbb").layout(width: 26).shown == ["aaa-", "bbb"])
        #expect(Make.text("a\u{a0}b c").layout(width: 16).shown == ["a\u{a0}b", "c"])
    }

    @Test(.enabled(if: Make.isInterInstalled)) func features() {
        var font = FontRequest(size: 20)
        let narrow = Make.text("111", font: font).paragraphs[0].width
        font.features = .monospacedDigits
        let wide = Make.text("111", font: font).paragraphs[0].width
        #expect(narrow < wide)
        #expect(wide == Make.text("888", font: font).paragraphs[0].width)
    }

    @Test(.enabled(if: Make.isInterInstalled)) func widthsNearThoseOfSF() {
        for (text, width) in [
            ("Some SwiftUI text", 136.0), ("blue()", 45), ("async throws", 100.333), ("Test", 32.333),
            ("Explicit main actor", 139.333), ("@SnapshotTest", 119),
        ] {
            let own = Make.text(text, font: FontRequest(size: 17)).paragraphs[0].width
            #expect(abs(own / width - 1) < 0.025, "\(text): \(own)")
        }
        for (index, width) in [67.86, 68.65, 70.28, 71.53, 73.61, 75.13, 77.22, 80.26, 82.92].enumerated() {
            let font = FontRequest(size: 13, weight: 100 * (index + 1), metrics: .macOSSystem)
            #expect(abs(Make.text("Hello, world", font: font).paragraphs[0].width - width) < 0.1)
        }
    }

    @Test func shapingIsRemembered() {
        _ = Make.text("words that were shaped before").layout()
        let before = Shaper.shared.shapeCalls
        for _ in 0..<50 { _ = Make.text("words that were shaped before").layout() }
        // Other tests run beside this one; fifty new calls would be far more.
        #expect(Shaper.shared.shapeCalls - before < 50 || Shaper.shared.shapeCalls == before)
    }
}
