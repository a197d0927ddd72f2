/// A word of Swift source, without its text: comments and white space are not tokens.
package struct Token: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A name or keyword; back-quoted names count too.
        case word
        case number
        case string
        case regex
        /// One of the characters that never join others: brackets, comma, semicolon, colon, at.
        case punctuation
        /// A run of operator characters, the dot among them.
        case symbol
        /// `#if`, `#Preview`, `#selector`: a number sign with a name.
        case pound
    }

    package var kind: Kind
    /// Where the token lies in the file's UTF-8 bytes.
    package var range: Range<Int>
    /// The line it starts on, counted from 1.
    package var line: Int
    /// Whether it is the first token of its line.
    package var startsLine: Bool
}
