import MartletBase

/// A colour bitmap of a glyph, as the font stores it.
package struct ColorGlyph: Sendable {
    /// Premultiplied.
    package var pixels: PixelBuffer
    /// From the glyph's origin to the bitmap's left edge, in pixels of the bitmap.
    package var left: Double
    /// From the baseline up to the bitmap's top edge, in pixels of the bitmap.
    package var top: Double
    /// The size the bitmap was drawn for: scale by the wanted pixels per em over this.
    package var pixelsPerEm: Double
}
