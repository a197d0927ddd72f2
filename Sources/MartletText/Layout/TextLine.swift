import Foundation
import MartletBase

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
