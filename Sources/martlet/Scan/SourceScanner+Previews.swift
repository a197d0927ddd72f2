extension SourceScanner {
    /// Reads a `#Preview` block; `nil` when it has no trailing closure. `start` is where its attributes begin.
    mutating func scanPreview(from start: Int) -> PreviewBlock? {
        guard let line = cursor.token?.line else { return nil }
        let condition = cursor.condition
        cursor.advance()
        var title: String?
        var fixedSize: (width: Double, height: Double)?
        if cursor.isPunctuation("(") {
            if cursor.kind(ahead: 1) == .string, [",", ")"].contains(cursor.text(ahead: 2)) {
                title = Self.plainText(ofLiteral: cursor.text(ahead: 1))
            }
            let first = cursor.index
            cursor.skipBalanced()
            fixedSize = scanFixedLayout(first..<cursor.index)
        }
        guard cursor.isPunctuation("{"), let open = cursor.token else { return nil }
        let firstInside = cursor.index + 1
        cursor.skipBalanced()
        let close = cursor.active.tokens[cursor.index - 1]
        guard close.range.lowerBound >= open.range.upperBound else { return nil }
        var block = PreviewBlock(
            range: start..<close.range.upperBound,
            body: open.range.upperBound..<close.range.lowerBound,
            line: line, title: title, fixedSize: fixedSize, condition: condition)
        scanPreviewables(firstInside..<max(firstInside, cursor.index - 1), into: &block)
        return block
    }

    /// Finds `@Previewable` declarations at the top level of a preview's body.
    private func scanPreviewables(_ indices: Range<Int>, into block: inout PreviewBlock) {
        var probe = cursor
        probe.index = indices.lowerBound
        while probe.index < indices.upperBound {
            guard probe.isPunctuation("@"), probe.text(ahead: 1) == "Previewable", let at = probe.token else {
                if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(probe.bracket) {
                    probe.skipBalanced()
                } else {
                    probe.advance()
                }
                continue
            }
            let start = at.range.lowerBound
            probe.advance()
            guard let word = probe.token else { return }
            block.previewableAttributes.append(start..<word.range.upperBound)
            probe.advance()
            // The declaration goes to the end of its last line: a line that joins the next one does not end it.
            var end = word.range.upperBound
            var joins = true
            while probe.index < indices.upperBound, let token = probe.token {
                if token.startsLine, !joins, token.kind != .symbol { break }
                if probe.isPunctuation(";") {
                    end = token.range.upperBound
                    probe.advance()
                    break
                }
                joins = token.kind == .symbol || probe.isPunctuation(",") || probe.isPunctuation(":")
                if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(probe.bracket) {
                    probe.skipBalanced()
                    end = probe.active.tokens[probe.index - 1].range.upperBound
                    // An attribute's arguments are followed by what they belong to.
                    joins = false
                } else {
                    end = token.range.upperBound
                    if token.kind == .word, ["var", "let"].contains(probe.text) { joins = true }
                    probe.advance()
                }
            }
            block.previewables.append(start..<end)
        }
    }

    private func scanFixedLayout(_ indices: Range<Int>) -> (width: Double, height: Double)? {
        let words = indices.map { cursor.file.text(cursor.active.tokens[$0].range) }
        guard let at = words.firstIndex(of: "fixedLayout"), words.count > at + 8,
            words[at + 1] == "(", words[at + 2] == "width", words[at + 3] == ":", words[at + 5] == ",",
            words[at + 6] == "height", words[at + 7] == ":",
            let width = Double(words[at + 4]), let height = Double(words[at + 8])
        else { return nil }
        return (width, height)
    }

    /// The text of a plain string literal; `nil` when it has interpolations.
    static func plainText(ofLiteral literal: String) -> String? {
        guard literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\""), !literal.hasPrefix("\"\"\"") else {
            return nil
        }
        var text = ""
        var isEscaped = false
        for character in literal.dropFirst().dropLast() {
            if isEscaped {
                switch character {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "\"", "\\", "'": text.append(character)
                default: return nil
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return text
    }
}
