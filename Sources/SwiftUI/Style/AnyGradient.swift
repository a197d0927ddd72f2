import MartletBase
import MartletDisplay

/// A gradient whose kind is hidden: what `Color.gradient` and `Gradient.colorSpace(_:)` give.
///
/// As a style it runs from top to bottom; the gradient styles (`linearGradient(_:startPoint:endPoint:)` and so on)
/// accept it wherever they accept a `Gradient`.
public struct AnyGradient: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case gradient(Gradient)
        /// The standard gradient of one colour.
        case color(Color)
    }

    package var source: Source
    package var mixSpace: MixSpace

    /// Wraps a gradient.
    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
        mixSpace = gradient.mixSpace
    }

    package init(color: Color) {
        source = .color(color)
        mixSpace = .perceptual
    }

    /// The gradient with its colours mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.mixSpace = space.mixSpace
        return copy
    }

    /// How far the top of a colour's standard gradient is mixed towards white. Chosen: a visible, gentle lift.
    private static let lift = 0.2

    package func ramp(in environment: EnvironmentValues) -> PaintRamp? {
        switch source {
        case .gradient(let gradient):
            var ramp = gradient.ramp(in: environment)
            ramp?.space = mixSpace
            return ramp
        case .color(let color):
            let base = color.rgba(in: environment)
            var white = RGBA.white
            white.alpha = base.alpha
            let top = ColorMath.mix(base, white, by: AnyGradient.lift, space: .perceptual)
            return PaintRamp(
                stops: [PaintStop(color: top, location: 0), PaintStop(color: base, location: 1)], space: mixSpace)
        }
    }
}

extension AnyGradient: ShapeStyle {
    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = ResolvedStyle.gradient(ramp(in: context.environment), .linear(start: .top, end: .bottom))
    }
}
