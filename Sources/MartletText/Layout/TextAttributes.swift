import MartletBase

/// How a stretch of text looks and measures.
package struct TextAttributes: Hashable, Sendable {
    /// A line under or through text.
    package struct Line: Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        package var pattern: Pattern
        /// By which the caller finds the line's colour again; nil draws it in the text's paint.
        package var color: Int?

        package init(pattern: Pattern = .solid, color: Int? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }

    /// Something that stands in the text like a letter: an image or symbol. Its run holds one U+FFFC.
    package struct Attachment: Hashable, Sendable {
        package var width: Double
        /// Height above the baseline in points.
        package var ascent: Double
        /// Depth below the baseline in points, positive.
        package var descent: Double
        package init(width: Double, ascent: Double, descent: Double = 0) {
            self.width = width.isFinite ? max(0, width) : 0
            self.ascent = ascent.isFinite ? ascent : 0
            self.descent = descent.isFinite ? descent : 0
        }
    }

    package var font: FontRequest
    /// Points added after every character, without optional ligatures; wins over `kerning`.
    package var tracking: Double
    /// Points added after every character, with ligatures kept.
    package var kerning: Double
    /// Points upwards.
    package var baselineOffset: Double
    package var underline: Line?
    package var strikethrough: Line?
    /// By which the caller finds paint, links and everything else that does not measure.
    package var style: Int
    package var attachment: Attachment?

    package init(
        font: FontRequest, tracking: Double = 0, kerning: Double = 0, baselineOffset: Double = 0,
        underline: Line? = nil, strikethrough: Line? = nil, style: Int = 0, attachment: Attachment? = nil
    ) {
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.style = style
        self.attachment = attachment
    }

    /// What is added after a character.
    var spacing: Double {
        let value = tracking != 0 ? tracking : kerning
        return value.isFinite ? min(max(value, -10_000), 10_000) : 0
    }

    var usableBaselineOffset: Double { baselineOffset.isFinite ? min(max(baselineOffset, -10_000), 10_000) : 0 }
}
