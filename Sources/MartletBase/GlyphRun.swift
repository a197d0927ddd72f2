import Foundation

/// Names a font face that the text system has opened. The number is handed out by `MartletText`'s font library; the
/// rasteriser asks it for outlines. Stable within one process only.
package struct FontFaceID: Hashable, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One glyph of a run: its number in the face and the place of its origin, in points from the run's origin, y down.
package struct PositionedGlyph: Hashable, Sendable {
    package var id: UInt32
    package var x: Double
    package var y: Double

    package init(id: UInt32, x: Double, y: Double) {
        self.id = id
        self.x = x
        self.y = y
    }
}

/// Glyphs of one face and size on one baseline. The run's origin is a point on that baseline.
package struct GlyphRun: Hashable, Sendable {
    package var face: FontFaceID
    /// Points per em.
    package var size: Double
    /// Horizontal shear for a face without italics: x grows by `slant` times the height above the baseline.
    package var slant: Double
    /// Extra stroke width in points for a face without the weight; zero for most runs.
    package var embolden: Double
    /// True when the face holds colour bitmaps (emoji): the paint's colour is then ignored, its alpha is not.
    package var isColor: Bool
    package var glyphs: [PositionedGlyph]
    /// The text the run shows, for dumps, documents and accessibility.
    package var text: String
    /// Sum of the advances in points.
    package var width: Double

    package init(
        face: FontFaceID, size: Double, slant: Double = 0, embolden: Double = 0, isColor: Bool = false,
        glyphs: [PositionedGlyph], text: String, width: Double
    ) {
        self.face = face
        self.size = size
        self.slant = slant
        self.embolden = embolden
        self.isColor = isColor
        self.glyphs = glyphs
        self.text = text
        self.width = width
    }
}
