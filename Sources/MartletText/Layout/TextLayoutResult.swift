import Foundation
import MartletBase
import Synchronization

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

/// One line of a laid-out text. All places are in points from the text's top left corner, y down.
package struct TextLine: Hashable, Sendable {
    /// Top left corner of the line's box.
    package var origin: CGPoint
    /// Width of what is drawn.
    package var width: Double
    package var height: Double
    /// y of the baseline, not rounded; the runs' origins are rounded to pixels.
    package var baseline: Double
    /// UTF-16 offsets of the text on the line, without spaces that hang over its end.
    package var range: Range<Int>
    package var runs: [TextGlyphRun]
    package var decorations: [TextDecoration]
    package var attachments: [TextPlacedAttachment]
}

/// A text laid out for one proposal. A value that shares its contents: copying is cheap.
package struct TextLayoutResult: Sendable {
    let text: PreparedText
    let core: LayoutCore

    /// What the text answers the proposal with, in points; the width is rounded up to a pixel.
    package var size: CGSize { core.size }
    /// From the top to the baseline of the first line.
    package var firstBaseline: Double { core.firstBaseline }
    /// From the top to the baseline of the last line that has text.
    package var lastBaseline: Double { core.lastBaseline }
    package var isTruncated: Bool { core.isTruncated }
    package var lineCount: Int { core.spans.count }
    /// What `minimumScaleFactor` made of all sizes; 1 when there was room.
    package var scale: Double { core.fit.scale }
    /// The lines with their glyphs, made at first use: a layout that only measures does not pay for them.
    package var lines: [TextLine] { core.lines(of: text) }
}

/// What a layout found out. Does not hold the text, whose cache holds it.
final class LayoutCore: Sendable {
    let size: CGSize
    let firstBaseline: Double
    let lastBaseline: Double
    let isTruncated: Bool
    let spans: [LineSpan]
    let boxes: [LineBox]
    let fit: Fit
    private let made = Mutex<[TextLine]?>(nil)

    init(
        size: CGSize, firstBaseline: Double, lastBaseline: Double, isTruncated: Bool, spans: [LineSpan],
        boxes: [LineBox], fit: Fit
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
        self.spans = spans
        self.boxes = boxes
        self.fit = fit
    }

    func lines(of text: PreparedText) -> [TextLine] {
        made.withLock { made in
            if let made { return made }
            let lines = text.makeLines(self)
            made = lines
            return lines
        }
    }
}

/// The vertical place of a line.
struct LineBox: Hashable, Sendable {
    /// Above and below the baseline, in points.
    var ascent: Double
    var descent: Double
    /// The font's own extra distance to the next line.
    var leading: Double
    /// What raised text adds above the baseline that is not part of the baseline guide.
    var raise: Double
    /// From the text's top.
    var top = 0.0

    var height: Double { ascent + descent }
    var baseline: Double { top + ascent }
}
