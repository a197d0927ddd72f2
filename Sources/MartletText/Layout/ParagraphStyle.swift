/// How a text breaks, aligns and shrinks.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum TruncationMode: Hashable, Sendable { case head, middle, tail }
    /// Where a paragraph's direction comes from.
    package enum WritingDirection: Hashable, Sendable {
        /// From its first letter with a direction, else from the layout direction.
        case contentBased
        /// From the layout direction.
        case layoutBased
    }

    package var alignment: Alignment = .leading
    /// Extra points between lines.
    package var lineSpacing: Double = 0
    /// The most lines; nil is no limit, less than 1 counts as 1.
    package var lineLimit: Int?
    /// Lines whose height is kept even when the text has fewer.
    package var reservedLines: Int = 1
    package var truncationMode: TruncationMode = .tail
    package var isRightToLeft: Bool = false
    package var writingDirection: WritingDirection = .contentBased
    package var allowsTightening: Bool = false
    /// 0...1: what the text may shrink to before it is truncated.
    package var minimumScaleFactor: Double = 1
    /// Pixels per point.
    package var displayScale: Double = 2
    /// The font of an empty text, and of lines that are only reserved.
    package var baseFont: FontRequest

    package init(baseFont: FontRequest) { self.baseFont = baseFont }
}
