import Testing

@testable import MartletText

/// Random texts at random sizes: no crash, no line beyond its width, no character lost.
@Suite struct FuzzTests {
    private static let pieces: [String] = [
        "a", "W", "i", " ", "  ", "word", "longerword", "-", "\u{ad}", "\n", "\r\n", "\u{2028}", "\t", "\u{0}",
        "\u{a0}", "é", "e\u{301}\u{327}",
        "שלום", "אב", "مرحبا", "ب", "١٢٣", "123", "日本語", "。", "สวัสดีครับ", "हिन्दी", "क्ष", "👨‍👩‍👧", "🇩🇪🇫🇷", "👍🏽", "1️⃣", "\u{200d}",
        "\u{fe0f}",
        "\u{200f}", "\u{202e}", "\u{202c}", "\u{2067}", "\u{2069}", "\u{fffc}", "\u{10ffff}", "\u{300}", "...",
        "https://example.com/a?b=c", "(", ")", "\u{2026}",
    ]

    private static func source(_ random: inout SmallRandom) -> TextSource {
        var string = ""
        var runs: [TextRun] = []
        for _ in 0..<(1 + random.below(3)) {
            var part = ""
            for _ in 0..<random.below(14) { part += pieces[random.below(pieces.count)] }
            let size = [0, -4, .nan, .infinity, 9, 12, 17, 40][random.below(8)]
            var attributes = TextAttributes(
                font: FontRequest(size: random.below(3) == 0 ? size : 12, weight: random.below(1100)))
            if random.below(4) == 0 { attributes.font = Make.test() }
            if random.below(6) == 0 { attributes.tracking = Double(random.below(9)) - 3 }
            if random.below(6) == 0 { attributes.baselineOffset = Double(random.below(30)) - 15 }
            if random.below(4) == 0 { attributes.underline = .init(pattern: .dashDot) }
            if random.below(9) == 0 { attributes.attachment = .init(width: 20, ascent: 10, descent: 2) }
            runs.append(
                TextRun(
                    length: part.utf16.count + (random.below(10) == 0 ? random.below(5) - 2 : 0), attributes: attributes
                ))
            string += part
        }
        return TextSource(string: string, runs: runs)
    }

    @Test func randomTexts() {
        var random = SmallRandom(seed: 42)
        for round in 0..<1500 {
            let source = Self.source(&random)
            var style = ParagraphStyle(baseFont: FontRequest(size: 12))
            style.displayScale = [1, 2, 3, 0, -1, .nan, 1.5][random.below(7)]
            style.alignment = [.leading, .center, .trailing][random.below(3)]
            style.isRightToLeft = random.below(2) == 0
            style.lineSpacing = [0, 4, -9, .nan][random.below(4)]
            if random.below(3) == 0 { style.lineLimit = random.below(4) }
            if random.below(5) == 0 { style.reservedLines = random.below(5) }
            style.truncationMode = [.head, .middle, .tail][random.below(3)]
            style.allowsTightening = random.below(4) == 0
            style.minimumScaleFactor = [1, 1, 0.5, 0, -1, .nan][random.below(6)]
            let text = PreparedText(source, style: style, library: Make.library)
            for _ in 0..<3 {
                let width = [nil, 0, 1, 13, 50, 120.5, 400][random.below(7)] as Double?
                let height = [nil, nil, 0, 20, 60][random.below(5)] as Double?
                Self.check(text, width, height, round)
            }
        }
    }

    private static func check(_ text: PreparedText, _ width: Double?, _ height: Double?, _ round: Int) {
        let result = text.layout(width: width, height: height)
        #expect(
            result.size.width.isFinite && result.size.height.isFinite && result.size.width >= 0
                && result.size.height >= 0)
        if let width { #expect(Double(result.size.width) <= width + 0.0001, "\(round)") }
        let wrapping = text.wrapping()
        var next = 0
        for (index, line) in result.lines.enumerated() {
            let span = result.core.spans[index]
            if let width, line.width > width + 0.06 {
                // Only a single character may be too wide, or an ellipsis.
                var inner = 0
                for offset in line.range.dropFirst() where wrapping.isBoundary[offset] { inner += 1 }
                let gap = span.gap
                let isAlone = inner == 0 || gap != nil && gap!.lowerBound <= span.start && gap!.upperBound >= span.end
                let hasNegativeSpacing = text.items.contains {
                    $0.spacing < 0 || $0.run?.advances.contains { $0 < 0 } == true
                }
                #expect(
                    isAlone || hasNegativeSpacing,
                    "\(round): \(line.width) > \(width), \(span) of \(text.source.string.debugDescription)"
                )
            }
            // Nothing between the lines but spaces and line ends.
            for offset in next..<max(next, span.start) {
                let unit = text.units[offset]
                #expect(
                    Wrapping.hangs(unit) || unit < 0x20 || unit == 0x85 || unit == 0x2028 || unit == 0x2029, "\(round)")
            }
            next = max(next, span.next)
            if span.gap == nil {
                let covered = line.runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
                var position = span.start
                for range in covered where !range.isEmpty {
                    let attached = (position..<max(position, range.lowerBound)).allSatisfy {
                        text.attributes[text.attributeIndex(at: $0)].attachment != nil
                    }
                    #expect(range.lowerBound == position || attached, "\(round)")
                    position = range.upperBound
                }
            }
            for run in line.runs { for glyph in run.run.glyphs { #expect(glyph.x.isFinite && glyph.y.isFinite) } }
        }
        if !result.isTruncated, !text.units.isEmpty {
            for offset in min(next, text.units.count)..<text.units.count {
                #expect(
                    Wrapping.hangs(text.units[offset]) || text.units[offset] < 0x20 || text.units[offset] == 0x2028,
                    "\(round)")
            }
        }
    }

    @Test func aVeryLongWord() {
        let word = String(repeating: "abcdefghkn", count: 5000)
        let text = Make.text(word)
        #expect(text.layout(width: 60).lineCount == 5000)
        #expect(text.layout(width: 60, height: 30).lineCount == 3)
    }

    @Test func manyParagraphs() {
        let text = Make.text(String(repeating: "a\n", count: 20_000)) { $0.lineLimit = 3 }
        #expect(text.layout(width: 60).lineCount == 3)
        #expect(text.layout(width: 60).isTruncated)
    }
}
