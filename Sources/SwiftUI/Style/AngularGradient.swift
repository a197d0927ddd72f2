import Foundation
import MartletBase
import MartletDisplay

/// Colours around a centre, clockwise on screen from three o'clock (measured).
///
/// Less than a whole turn leaves a gap, whose halves take the last and the first colour (documented); of more than one
/// turn the last is drawn (chosen). As a view it fills its proposal like a rectangle.
public struct AngularGradient: ShapeStyle, Equatable {
    package let gradient: AnyGradient
    package let center: UnitPoint
    package let startAngle: Angle
    package let endAngle: Angle

    package init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// A gradient's colours around a centre.
    ///
    /// - Parameters:
    ///   - gradient: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startAngle: Where the first colour lies, clockwise on screen from three o'clock.
    ///   - endAngle: Where the last colour lies. More than a turn is cut to one turn; the rest of a smaller turn
    ///     shows the nearer end.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            any: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Evenly spaced colours around a centre.
    ///
    /// - Parameters:
    ///   - colors: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startAngle: Where the first colour lies, clockwise on screen from three o'clock.
    ///   - endAngle: Where the last colour lies. More than a turn is cut to one turn; the rest of a smaller turn
    ///     shows the nearer end.
    public init(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Placed colours around a centre.
    ///
    /// - Parameters:
    ///   - stops: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - startAngle: Where the first colour lies, clockwise on screen from three o'clock.
    ///   - endAngle: Where the last colour lies. More than a turn is cut to one turn; the rest of a smaller turn
    ///     shows the nearer end.
    public init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a full turn.
    ///
    /// - Parameters:
    ///   - gradient: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - angle: Where the turn begins and ends, clockwise on screen from three o'clock.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Colours around a full turn.
    ///
    /// - Parameters:
    ///   - colors: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - angle: Where the turn begins and ends, clockwise on screen from three o'clock.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Colours around a full turn.
    ///
    /// - Parameters:
    ///   - stops: The colours; none draw nothing.
    ///   - center: The centre, in units of the bounds.
    ///   - angle: Where the turn begins and ends, clockwise on screen from three o'clock.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = ResolvedStyle.gradient(
            gradient.ramp(in: context.environment),
            .angular(center: center, startAngle: startAngle.radians, endAngle: endAngle.radians)
        ).multiplyingOpacity(by: HierarchicalShapeStyle.fade(context.level))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours around a centre; see `AngularGradient`.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a centre; see `AngularGradient`.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            any: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a centre; see `AngularGradient`.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a centre; see `AngularGradient`.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours around a full turn; see `AngularGradient`.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours around a full turn; see `AngularGradient`.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(any: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Colours around a full turn; see `AngularGradient`.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours around a full turn; see `AngularGradient`.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
