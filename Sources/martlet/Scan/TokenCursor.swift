/// A position in a file's active tokens, with the few moves that a scanner of declarations needs.
struct TokenCursor {
    let file: SourceFile
    let active: ActiveTokens
    var index = 0
    let end: Int

    init(file: SourceFile, active: ActiveTokens) {
        self.file = file
        self.active = active
        end = active.tokens.count
    }

    var isAtEnd: Bool { index >= end }

    var token: Token? { index < end ? active.tokens[index] : nil }

    /// The current token's text; empty at the end.
    var text: String { text(ahead: 0) }

    func text(ahead offset: Int) -> String {
        index + offset < end ? file.text(active.tokens[index + offset].range) : ""
    }

    func kind(ahead offset: Int) -> Token.Kind? {
        index + offset < end ? active.tokens[index + offset].kind : nil
    }

    var condition: String? { index < end ? active.condition(at: index) : nil }

    /// The bracket at the cursor, or 0 for any other token.
    var bracket: UInt8 {
        guard let token, token.kind == .punctuation else { return 0 }
        return file.bytes[token.range.lowerBound]
    }

    func isPunctuation(_ character: Unicode.Scalar) -> Bool {
        bracket == UInt8(ascii: character)
    }

    /// Whether the token is `=` alone.
    var isAssignment: Bool { token?.kind == .symbol && text == "=" }

    mutating func advance() { index += 1 }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isPunctuation(character) else { return false }
        advance()
        return true
    }

    /// From an opening bracket to after its closing one. Brackets of the three kinds are counted together; an unbalanced
    /// file ends at its end.
    mutating func skipBalanced() {
        var depth = 0
        while !isAtEnd {
            switch bracket {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            advance()
            if depth <= 0 { return }
        }
    }

    /// From `<` to after the matching `>`; stays where it is when the token is something else.
    mutating func skipAngles() {
        guard token?.kind == .symbol, text.hasPrefix("<") else { return }
        var depth = 0
        while !isAtEnd {
            if token?.kind == .symbol, text != "->", text != "..<" {
                for character in text.unicodeScalars {
                    if character == "<" { depth += 1 }
                    if character == ">" { depth -= 1 }
                }
                advance()
                if depth <= 0 { return }
            } else if isPunctuation("(") || isPunctuation("[") {
                skipBalanced()
            } else if isPunctuation("{") || isPunctuation("}") {
                return
            } else {
                advance()
            }
        }
    }

    /// A name with dots, without type arguments: `Outer.Inner`.
    mutating func dottedName() -> String {
        var name = ""
        while token?.kind == .word {
            name += text.filter { $0 != "`" }
            advance()
            skipAngles()
            guard token?.kind == .symbol, text == ".", kind(ahead: 1) == .word else { break }
            name += "."
            advance()
        }
        return name
    }
}
