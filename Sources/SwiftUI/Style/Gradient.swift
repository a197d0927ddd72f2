import Foundation
import MartletBase
import MartletDisplay

/// Colours along a line from 0 to 1, without any geometry.
///
/// Stops may be given in any order; they are sorted by location where the gradient is drawn, equal locations keeping
/// their order and giving a hard edge. Before the first and after the last stop its colour goes on. A gradient
/// without stops draws nothing. As a style of its own, a gradient runs from top to bottom.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place along a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: Color
        /// The place, 0 for the start to 1 for the end. Stops outside still pull the colours inside; NaN counts as 0.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which neighbouring colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        package let mixSpace: MixSpace

        /// Gamma-encoded sRGB: mixes component by component, as web pages do.
        public static let device = ColorSpace(mixSpace: .device)
        /// Oklab: mixes so that the way between two colours looks even (measured; the default).
        public static let perceptual = ColorSpace(mixSpace: .perceptual)
    }

    /// The stops as they were given.
    public var stops: [Stop]
    package var mixSpace = MixSpace.perceptual

    /// A gradient of colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient of colours at equal distances; a single colour fills everything.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// The gradient with its colours mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// The stops with their colours decided, sorted; nil when there are none.
    package func ramp(in environment: EnvironmentValues) -> PaintRamp? {
        guard !stops.isEmpty else { return nil }
        var resolved: [PaintStop] = []
        resolved.reserveCapacity(stops.count)
        var isSorted = true
        for stop in stops {
            let location = stop.location.isNaN ? 0 : Double(stop.location)
            if let last = resolved.last, last.location > location { isSorted = false }
            resolved.append(PaintStop(color: stop.color.rgba(in: environment), location: location))
        }
        if !isSorted {
            // The standard library's sort is stable, but doesn't promise it: the offset settles ties.
            resolved = resolved.enumerated()
                .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
        }
        return PaintRamp(stops: resolved, space: mixSpace)
    }
}

extension Gradient: ShapeStyle {
    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = ResolvedStyle.gradient(ramp(in: context.environment), .linear(start: .top, end: .bottom))
    }
}
