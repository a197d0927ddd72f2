import Foundation
import MartletBase
import MartletDisplay

/// Colours in ellipses around a centre that stretch with the bounds.
///
/// As a view it fills its proposal like a rectangle.
public struct EllipticalGradient: ShapeStyle, Equatable {
    package let gradient: AnyGradient
    package let center: UnitPoint
    package let startRadiusFraction: CGFloat
    package let endRadiusFraction: CGFloat

    package init(any gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// A gradient's colours in ellipses that follow the bounds.
    ///
    /// - Parameters:
    ///   - gradient: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startRadiusFraction: The radius of the first colour in fractions of width and height.
    ///   - endRadiusFraction: The radius of the last colour in fractions of width and height.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Evenly spaced colours in ellipses that follow the bounds.
    ///
    /// - Parameters:
    ///   - colors: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startRadiusFraction: The radius of the first colour in fractions of width and height.
    ///   - endRadiusFraction: The radius of the last colour in fractions of width and height.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Placed colours in ellipses that follow the bounds.
    ///
    /// - Parameters:
    ///   - stops: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startRadiusFraction: The radius of the first colour in fractions of width and height.
    ///   - endRadiusFraction: The radius of the last colour in fractions of width and height.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = ResolvedStyle.gradient(
            gradient.ramp(in: context.environment),
            .elliptical(center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction)
        ).multiplyingOpacity(by: HierarchicalShapeStyle.fade(context.level))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Colours in ellipses that follow the bounds; see `EllipticalGradient`.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours in ellipses that follow the bounds; see `EllipticalGradient`.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            any: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours in ellipses that follow the bounds; see `EllipticalGradient`.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours in ellipses that follow the bounds; see `EllipticalGradient`.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
        )
    }
}
