/// A line as a piece of text.
struct LineSpan: Sendable {
    /// UTF-16 offset of the first character.
    var start: Int
    /// End of what is drawn: without hanging spaces.
    var end: Int
    /// Where the next line begins.
    var next: Int
    var paragraph: Int
    /// The line ends its paragraph.
    var isLast: Bool
    /// The line ends at a soft hyphen, which then shows.
    var hasHyphen = false
    /// For a truncated line, what is left out: an ellipsis stands for it.
    var gap: Range<Int>?
}
