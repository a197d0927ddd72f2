/// Cuts Swift source into tokens, skipping comments and the insides of strings.
///
/// It knows what a scanner of declarations needs and no more: where strings, comments and regular expressions end, so that
/// a brace inside one of them is never taken for a brace of the code. Any bytes are accepted; what is not closed ends with
/// the file. Takes time in proportion to the file's length.
package struct Tokenizer {
    let bytes: [UInt8]
    private(set) var position = 0
    private var line = 1
    private var atLineStart = true
    private var tokens: [Token] = []
    /// How many interpolations the current position is inside of.
    private var interpolations = 0
    /// Deeper nesting than this is read as plain text: no person writes it, and each level takes stack.
    private static let maximumInterpolations = 64

    package static func tokens(of bytes: [UInt8]) -> [Token] {
        var tokenizer = Tokenizer(bytes: bytes)
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func peek(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    private mutating func run() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
        while position < bytes.count { next() }
    }

    private mutating func next() {
        let byte = peek()
        switch byte {
        case UInt8(ascii: "\n"):
            position += 1
            line += 1
            atLineStart = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0, 0x0B, 0x0C:
            position += 1
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            skipLine()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
            skipBlockComment()
        case UInt8(ascii: "/") where regexEnd() != nil:
            let end = regexEnd() ?? position + 1
            emit(.regex) { $0.position = end }
        case UInt8(ascii: "\""):
            emit(.string) { $0.skipString(hashes: 0) }
        case UInt8(ascii: "#"):
            pound()
        case UInt8(ascii: "`"):
            emit(.word) {
                $0.position += 1
                while $0.position < $0.bytes.count, $0.peek() != UInt8(ascii: "`"), $0.peek() != UInt8(ascii: "\n") {
                    $0.position += 1
                }
                if $0.peek() == UInt8(ascii: "`") { $0.position += 1 }
            }
        case _ where Self.isDigit(byte):
            emit(.number) { tokenizer in
                while Self.isWordPart(tokenizer.peek())
                    || tokenizer.peek() == UInt8(ascii: ".") && Self.isDigit(tokenizer.peek(1))
                {
                    tokenizer.position += 1
                }
            }
        case _ where Self.isWordPart(byte):
            emit(.word) { while Self.isWordPart($0.peek()) { $0.position += 1 } }
        case _ where Self.isOperator(byte):
            emit(.symbol) { tokenizer in
                repeat { tokenizer.position += 1 } while Self.isOperator(tokenizer.peek()) && !tokenizer.atComment
            }
        default:
            emit(.punctuation) { $0.position += 1 }
        }
    }

    private var atComment: Bool {
        peek() == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
    }

    private mutating func emit(_ kind: Token.Kind, _ advance: (inout Tokenizer) -> Void) {
        let start = position, startLine = line
        let starts = atLineStart
        atLineStart = false
        advance(&self)
        position = min(position, bytes.count)
        tokens.append(Token(kind: kind, range: start..<position, line: startLine, startsLine: starts))
    }

    // MARK: Comments

    private mutating func skipLine() {
        while position < bytes.count, peek() != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if peek() == UInt8(ascii: "\n") {
                    line += 1
                    atLineStart = true
                }
                position += 1
            }
        }
    }

    // MARK: Strings

    private mutating func pound() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if peek(hashes) == UInt8(ascii: "\"") {
            emit(.string) {
                $0.position += hashes
                $0.skipString(hashes: hashes)
            }
        } else if peek(hashes) == UInt8(ascii: "/"), peek(hashes + 1) != UInt8(ascii: "*") {
            emit(.regex) {
                $0.position += hashes + 1
                $0.skipExtendedRegex(hashes: hashes)
            }
        } else if Self.isWordPart(peek(1)) {
            emit(.pound) {
                $0.position += 1
                while Self.isWordPart($0.peek()) { $0.position += 1 }
            }
        } else {
            emit(.punctuation) { $0.position += 1 }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    /// From the first quote to after the last one with its number signs.
    private mutating func skipString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let multiline = peek(1) == quote && peek(2) == quote
        let quotes = multiline ? 3 : 1
        position += quotes
        while position < bytes.count {
            let byte = peek()
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                position += 1 + hashes
                if peek() == UInt8(ascii: "("), interpolations < Self.maximumInterpolations {
                    interpolations += 1
                    skipInterpolation()
                    interpolations -= 1
                } else if position < bytes.count {
                    if peek() == UInt8(ascii: "\n") { line += 1 }
                    position += 1
                }
            } else if byte == quote, !multiline || (peek(1) == quote && peek(2) == quote), hasHashes(hashes, at: quotes) {
                position += quotes + hashes
                return
            } else if byte == UInt8(ascii: "\n") {
                // A single-line string ends with its line even when its quote is missing.
                if !multiline { return }
                line += 1
                position += 1
            } else {
                position += 1
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while position < bytes.count {
            let byte = peek()
            if byte == UInt8(ascii: "\"") {
                skipString(hashes: 0)
                continue
            }
            if byte == UInt8(ascii: "#") {
                var hashes = 0
                while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
                position += hashes
                if peek() == UInt8(ascii: "\"") { skipString(hashes: hashes) }
                continue
            }
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "(") { depth += 1 }
            position += 1
            if byte == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return }
            }
        }
    }

    // MARK: Regular expressions

    private mutating func skipExtendedRegex(hashes: Int) {
        while position < bytes.count {
            if peek() == UInt8(ascii: "\\") {
                position += 2
            } else if peek() == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
                position += 1 + hashes
                return
            } else {
                if peek() == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        }
    }

    /// The end of a `/…/` literal that starts here; `nil` when the slash divides. A literal stands where a value may start,
    /// its first character is not a space, and it ends on its line.
    private func regexEnd() -> Int? {
        let following = peek(1)
        guard following != UInt8(ascii: " "), following != UInt8(ascii: "\t"), following != UInt8(ascii: "="),
            mayStartValue
        else { return nil }
        var index = position + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == UInt8(ascii: "/") {
                return index + 1
            } else {
                index += 1
            }
        }
        return nil
    }

    private var mayStartValue: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .regex: return false
        case .pound, .symbol: return true
        case .word:
            let text = String(decoding: bytes[last.range], as: UTF8.self)
            return ["return", "in", "case", "let", "try", "await", "where", "else"].contains(text)
        case .punctuation:
            let byte = bytes[last.range.lowerBound]
            return byte != UInt8(ascii: ")") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
        }
    }

    // MARK: Characters

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    /// Letters, digits, the underscore, the dollar sign, and every byte of a character outside ASCII.
    private static func isWordPart(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20) >= 97 && (byte | 0x20) <= 122 || byte == 95 || byte == 36 || byte >= 128
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "="),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
            UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "%"), UInt8(ascii: "."):
            return true
        default: return false
        }
    }
}
