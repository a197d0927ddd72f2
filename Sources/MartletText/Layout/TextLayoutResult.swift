import Foundation
import MartletBase

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
