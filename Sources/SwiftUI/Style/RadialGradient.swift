import Foundation
import MartletBase
import MartletDisplay

/// Colours in circles around a centre.
///
/// Radii are points, so the circles stay circles whatever the bounds (measured). As a view it fills its proposal like a
/// rectangle.
public struct RadialGradient: ShapeStyle, Equatable {
    package let gradient: AnyGradient
    package let center: UnitPoint
    package let startRadius: CGFloat
    package let endRadius: CGFloat

    package init(any gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// A gradient's colours in circles around a centre.
    ///
    /// - Parameters:
    ///   - gradient: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startRadius: The radius of the first colour in points.
    ///   - endRadius: The radius of the last colour in points.
    public init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            any: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Evenly spaced colours in circles around a centre.
    ///
    /// - Parameters:
    ///   - colors: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startRadius: The radius of the first colour in points.
    ///   - endRadius: The radius of the last colour in points.
    public init(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Placed colours in circles around a centre.
    ///
    /// - Parameters:
    ///   - stops: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startRadius: The radius of the first colour in points.
    ///   - endRadius: The radius of the last colour in points.
    public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = ResolvedStyle.gradient(
            gradient.ramp(in: context.environment),
            .radial(center: center, startRadius: startRadius, endRadius: endRadius)
        ).multiplyingOpacity(by: HierarchicalShapeStyle.fade(context.level))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours in circles around a centre; see `RadialGradient`.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in circles around a centre; see `RadialGradient`.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            any: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in circles around a centre; see `RadialGradient`.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in circles around a centre; see `RadialGradient`.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
