import Foundation
import MartletBase

/// One stop of a gradient: a colour at a place along it, 0 at the start and 1 at the end.
package struct PaintStop: Hashable, Sendable {
    package var color: RGBA
    package var location: Double

    package init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}

/// The space in which neighbouring stops are mixed.
package enum MixSpace: Hashable, Sendable {
    /// Oklab, premultiplied: what SwiftUI's gradients use.
    case perceptual
    /// Gamma-encoded sRGB, premultiplied.
    case device
}

/// Stops sorted by location, at least one of them.
package struct PaintRamp: Hashable, Sendable {
    package var stops: [PaintStop]
    package var space: MixSpace

    package init(stops: [PaintStop], space: MixSpace = .perceptual) {
        self.stops = stops
        self.space = space
    }
}

/// What an item is filled with. All geometry is in the item's own coordinates, in points.
package enum Paint: Equatable, Sendable {
    case color(RGBA)
    /// From `start` to `end`; equal points give the last colour.
    case linear(PaintRamp, start: CGPoint, end: CGPoint)
    /// Circles around `center`, or ellipses when `radiusScale` (x and y factors) is not (1, 1).
    case radial(PaintRamp, center: CGPoint, startRadius: Double, endRadius: Double, radiusScale: CGSize)
    /// Around `center`, clockwise on screen, `startAngle` to `endAngle` in radians, 0 at three o'clock.
    case angular(PaintRamp, center: CGPoint, startAngle: Double, endAngle: Double)
    /// A picture repeated in both directions; `rect` is where one copy lies.
    case image(PixelBuffer, rect: CGRect)
}
