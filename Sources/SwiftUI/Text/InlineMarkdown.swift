/// Reads the inline Markdown of literals: `**bold**`, `*italic*`, both, `` `code` ``, `~~struck~~`, `[links](address)` and
/// backslash escapes. Block structure is not read. Marks without a partner are characters.
package enum InlineMarkdown {
    package struct Style: Equatable, Sendable {
        package var isBold = false
        package var isItalic = false
        package var isCode = false
        package var isStruck = false
        package var link: String?
        package init() {}
    }

    package struct Piece: Equatable, Sendable {
        package var string: String
        package var style: Style
    }

    /// The pieces of a literal, in order; characters that mark styles are gone. Linear but for marks without partners.
    package static func parse(_ source: String) -> [Piece] {
        if !source.contains(where: { "*_`~[\\".contains($0) }) {
            return source.isEmpty ? [] : [Piece(string: source, style: Style())]
        }
        var pieces: [Piece] = []
        parse(Array(source)[...], Style(), 0, &pieces)
        return pieces
    }

    private static func append(_ text: String, _ style: Style, _ pieces: inout [Piece]) {
        if text.isEmpty { return }
        if let last = pieces.last, last.style == style {
            pieces[pieces.count - 1].string += text
        } else {
            pieces.append(Piece(string: text, style: style))
        }
    }

    private static func parse(_ text: ArraySlice<Character>, _ style: Style, _ depth: Int, _ pieces: inout [Piece]) {
        var index = text.startIndex
        var plain = ""
        func flush(_ pieces: inout [Piece]) {
            append(plain, style, &pieces)
            plain = ""
        }
        // Nested deeper than anyone writes: the rest is plain.
        if depth > 32 {
            append(String(text), style, &pieces)
            return
        }
        while index < text.endIndex {
            let c = text[index]
            switch c {
            case "\\":
                let next = text.index(after: index)
                if next < text.endIndex, text[next].isPunctuation || text[next].isSymbol {
                    plain.append(text[next])
                    index = text.index(after: next)
                    continue
                }
            case "`":
                if let end = text[text.index(after: index)...].firstIndex(of: "`") {
                    flush(&pieces)
                    var inner = style
                    inner.isCode = true
                    append(String(text[text.index(after: index)..<end]), inner, &pieces)
                    index = text.index(after: end)
                    continue
                }
            case "*", "_":
                let length = run(of: c, text, index)
                if let (close, used) = closing(c, min(length, 3), text, index + length, opensAt: index) {
                    flush(&pieces)
                    plain = String(repeating: c, count: length - used)
                    flush(&pieces)
                    var inner = style
                    if used >= 2 { inner.isBold = true }
                    if used != 2 { inner.isItalic = true }
                    parse(text[(index + length)..<close], inner, depth + 1, &pieces)
                    index = close + used
                    continue
                }
                plain += String(repeating: c, count: length)
                index += length
                continue
            case "~":
                let length = run(of: c, text, index)
                if length == 2, let close = find("~", 2, text, index + 2) {
                    flush(&pieces)
                    var inner = style
                    inner.isStruck = true
                    parse(text[(index + 2)..<close], inner, depth + 1, &pieces)
                    index = close + 2
                    continue
                }
            case "[":
                if let (label, address, end) = link(text, index) {
                    flush(&pieces)
                    var inner = style
                    inner.link = address
                    parse(label, inner, depth + 1, &pieces)
                    index = end
                    continue
                }
            default: break
            }
            plain.append(c)
            index += 1
        }
        flush(&pieces)
    }

    private static func run(of c: Character, _ text: ArraySlice<Character>, _ start: Int) -> Int {
        var end = start
        while end < text.endIndex, text[end] == c { end += 1 }
        return end - start
    }

    /// Where a mark of `length` is closed, and how many characters of it count.
    private static func closing(
        _ c: Character, _ length: Int, _ text: ArraySlice<Character>, _ start: Int, opensAt open: Int
    ) -> (close: Int, used: Int)? {
        guard start < text.endIndex, !text[start].isWhitespace else { return nil }
        // An underscore inside a word is a character.
        if c == "_", open > text.startIndex, text[open - 1].isLetter || text[open - 1].isNumber { return nil }
        for used in stride(from: length, to: 0, by: -1) {
            if let close = find(c, used, text, start) { return (close, used) }
        }
        return nil
    }

    /// The next run of exactly `length` marks that follows something other than a space.
    private static func find(_ c: Character, _ length: Int, _ text: ArraySlice<Character>, _ start: Int) -> Int? {
        var index = start
        while index < text.endIndex {
            if text[index] == "\\" { index += 2; continue }
            if text[index] == c {
                let count = run(of: c, text, index)
                let follows = index + count
                let insideWord = c == "_" && follows < text.endIndex && (text[follows].isLetter || text[follows].isNumber)
                if count == length, index > start, !text[index - 1].isWhitespace, !insideWord { return index }
                index += count
                continue
            }
            index += 1
        }
        return nil
    }

    private static func link(
        _ text: ArraySlice<Character>, _ start: Int
    ) -> (label: ArraySlice<Character>, address: String, end: Int)? {
        guard let close = text[start...].firstIndex(of: "]"), close + 1 < text.endIndex, text[close + 1] == "(",
            let end = text[(close + 2)...].firstIndex(of: ")")
        else { return nil }
        return (text[(start + 1)..<close], String(text[(close + 2)..<end]), end + 1)
    }
}
