import Foundation
import MartletBase
import MartletDisplay

/// Colours along a line across the bounds of what is drawn.
///
/// Lines of one colour stand at right angles to the axis in points, whatever the aspect ratio (measured). As a view
/// it fills its proposal like a rectangle.
public struct LinearGradient: ShapeStyle, Equatable {
    package let gradient: AnyGradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    package init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient's colours along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours; none draw nothing.
    ///   - startPoint: Where the first colour lies, in units of the bounds; never mirrored in right-to-left layouts.
    ///   - endPoint: Where the last colour lies. Equal points give the last colour everywhere.
    public init(
        gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) {
        self.init(
            any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Evenly spaced colours along a line.
    ///
    /// - Parameters:
    ///   - colors: The colours; none draw nothing.
    ///   - startPoint: Where the first colour lies, in units of the bounds; never mirrored in right-to-left layouts.
    ///   - endPoint: Where the last colour lies. Equal points give the last colour everywhere.
    public init(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) {
        self.init(
            any: AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
    }

    /// Placed colours along a line.
    ///
    /// - Parameters:
    ///   - stops: The colours; none draw nothing.
    ///   - startPoint: Where the first colour lies, in units of the bounds; never mirrored in right-to-left layouts.
    ///   - endPoint: Where the last colour lies. Equal points give the last colour everywhere.
    public init(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) {
        self.init(
            any: AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
    }

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = ResolvedStyle.gradient(
            gradient.ramp(in: context.environment),
            .linear(start: startPoint, end: endPoint)
        ).multiplyingOpacity(by: HierarchicalShapeStyle.fade(context.level))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line; see `LinearGradient`.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(
            gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line; see `LinearGradient`.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(
            any: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line; see `LinearGradient`.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(
            colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line; see `LinearGradient`.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(
            stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
