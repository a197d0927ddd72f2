import Foundation
import MartletBase

/// A run of glyphs at its place.
package struct TextGlyphRun: Hashable, Sendable {
    package var run: GlyphRun
    /// On the baseline, in points from the text's top left corner.
    package var origin: CGPoint
    /// The caller's key of `TextAttributes.style`.
    package var style: Int
    /// The UTF-16 offsets it shows; empty for an ellipsis.
    package var range: Range<Int>
    package var isRightToLeft: Bool
}

/// A filled rectangle of an underline or strikethrough, on whole pixels; a dash of a pattern is a rectangle of its own.
package struct TextDecoration: Hashable, Sendable {
    package var rect: CGRect
    /// The key of the text's paint.
    package var style: Int
    /// The key of the line's own colour, if it has one.
    package var color: Int?
    /// Strikethroughs are drawn over the glyphs, underlines below them.
    package var isStrikethrough: Bool
}

/// An attachment at its place.
package struct TextPlacedAttachment: Hashable, Sendable {
    package var rect: CGRect
    package var style: Int
    package var offset: Int
}
