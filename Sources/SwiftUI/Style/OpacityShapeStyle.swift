import Foundation
import MartletBase

/// A style with its opacity multiplied.
package struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    package let base: Base
    package let opacity: Double

    package func _apply(to context: inout _StyleContext) {
        base._apply(to: &context)
        context.result = context.result.multiplyingOpacity(by: opacity)
    }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}

/// A style drawn as if every shape had one and the same rectangle.
package struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    package let base: Base
    package let rect: CGRect

    package func _apply(to context: inout _StyleContext) {
        base._apply(to: &context)
        context.result = .anchored(context.result, rect)
    }
}

extension AnchoredShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// This style with its opacity multiplied.
    ///
    /// - Parameter opacity: 0 for invisible to 1 for unchanged; clamped, NaN counts as 0.
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }

    /// This style laid out in a rectangle of your choice instead of the bounds of the shape it fills.
    ///
    /// - Parameter rect: In points from the shape's top left corner.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, rect: rect) }
}
