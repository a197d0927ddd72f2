import Foundation
import MartletBase

/// A picture chosen from a catalogue or a folder, decoded.
package struct AssetImage: Sendable, Equatable {
    package enum RenderingIntent: String, Sendable { case original, template }

    /// How the picture stretches: insets in points that keep their size, and what the middle does.
    package struct Resizing: Sendable, Equatable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
        package var tilesCenter: Bool

        package init(top: Double, left: Double, bottom: Double, right: Double, tilesCenter: Bool) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
            self.tilesCenter = tilesCenter
        }
    }

    package var pixels: PixelBuffer
    /// Pixels per point.
    package var scale: Double
    /// What the catalogue asks for; nil leaves it to the context.
    package var renderingIntent: RenderingIntent?
    package var resizing: Resizing?
    /// The file that was chosen.
    package var path: String

    package init(
        pixels: PixelBuffer, scale: Double, renderingIntent: RenderingIntent? = nil, resizing: Resizing? = nil,
        path: String
    ) {
        self.pixels = pixels
        self.scale = scale
        self.renderingIntent = renderingIntent
        self.resizing = resizing
        self.path = path
    }

    /// Points.
    package var size: CGSize {
        CGSize(width: Double(pixels.widthInPixels) / scale, height: Double(pixels.heightInPixels) / scale)
    }
}
