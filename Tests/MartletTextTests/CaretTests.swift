import Foundation
import Testing

@testable import MartletText

@Suite struct CaretTests {
    @Test func caretsOfOneLine() {
        let text = Make.text("aiW").layout()
        #expect((0...3).map { text.caretRect(at: $0).minX } == [0, 6, 9, 18])
        #expect(text.caretRect(at: 1) == CGRect(x: 6, y: 0, width: 0, height: 10))
        #expect(text.caretRect(at: -5).minX == 0 && text.caretRect(at: 99).minX == 18)
    }

    @Test func caretsOfSeveralLines() {
        let text = Make.text("aa bb").layout(width: 14)
        #expect(text.caretRect(at: 2).origin == CGPoint(x: 12, y: 0))
        // At a wrap the caret stands on the new line.
        #expect(text.caretRect(at: 3).origin == CGPoint(x: 0, y: 10))
        #expect(text.caretRect(at: 5).origin == CGPoint(x: 12, y: 10))
        let empty = Make.text("a\n\nb").layout()
        #expect(empty.caretRect(at: 2).origin == CGPoint(x: 0, y: 10))
        #expect(empty.caretRect(at: 3).origin == CGPoint(x: 0, y: 20))
        #expect(Make.text("a\n").layout().caretRect(at: 2).origin == CGPoint(x: 0, y: 10))
    }

    @Test func caretOfAnEmptyText() {
        #expect(Make.text("").layout().caretRect(at: 0) == CGRect(x: 0, y: 0, width: 0, height: 10))
        #expect(Make.text("").layout().offset(at: CGPoint(x: 4, y: 4)) == 0)
        #expect(Make.text("").layout().rects(for: 0..<3).isEmpty)
    }

    @Test func placesToOffsets() {
        let text = Make.text("aa bb").layout(width: 14)
        #expect(text.offset(at: CGPoint(x: 2, y: 3)) == 0)
        #expect(text.offset(at: CGPoint(x: 4, y: 3)) == 1)
        #expect(text.offset(at: CGPoint(x: 99, y: 3)) == 2)
        #expect(text.offset(at: CGPoint(x: -9, y: 13)) == 3)
        #expect(text.offset(at: CGPoint(x: 99, y: 999)) == 5)
        #expect(text.offset(at: CGPoint(x: 5, y: -999)) == 1)
    }

    @Test func selections() {
        let text = Make.text("aa bb").layout(width: 14)
        #expect(
            text.rects(for: 1..<4) == [
                CGRect(x: 6, y: 0, width: 6, height: 10), CGRect(x: 0, y: 10, width: 6, height: 10),
            ])
        #expect(text.rects(for: 2..<2).isEmpty)
        let a = TextAttributes(font: Make.test(), style: 1)
        let b = TextAttributes(font: Make.test(), style: 2)
        #expect(
            Make.text([("aa", a), ("bb", b)]).layout().rects(for: 1..<3) == [CGRect(x: 6, y: 0, width: 12, height: 10)])
    }

    @Test(.enabled(if: Make.hasDejaVu)) func rightToLeft() {
        let font = FontRequest(family: .named("DejaVu Sans"), size: 20, metrics: .font)
        let text = Make.text("שלום", font: font).layout()
        let xs = (0...4).map { Double(text.caretRect(at: $0).minX) }
        #expect(xs == xs.sorted(by: >))
        #expect(abs(xs[0] - text.lines[0].width) < 0.001 && abs(xs[4]) < 0.001)
        #expect(text.offset(at: CGPoint(x: 1, y: 5)) == 4)
        #expect(text.offset(at: CGPoint(x: text.size.width - 1, y: 5)) == 0)
    }

    @Test func everyCaretComesBack() {
        for string in ["hello wide world", "a\nbb\n\nccc", "WiWi iiii"] {
            let text = Make.text(string).layout(width: 40)
            for offset in 0...string.utf16.count {
                let rect = text.caretRect(at: offset)
                let back = text.offset(at: CGPoint(x: rect.minX, y: rect.midY))
                // Offsets in hanging spaces and line ends come back as the visible end.
                #expect(text.caretRect(at: back) == rect || back == text.core.spans.last { $0.start <= offset }?.end)
            }
        }
    }
}
