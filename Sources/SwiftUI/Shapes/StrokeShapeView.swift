import Foundation
import MartletBase
import MartletDisplay

/// A line along a shape's outline, half inside and half outside, over earlier fills and strokes. Made by `stroke`.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LayeredShapeView {
    public typealias Body = Never

    /// The shape.
    public var shape: Content
    /// What the line is drawn in.
    public var style: Style
    /// The line's width, ends, corners and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The earlier fills and strokes.
    public var background: Background

    /// A stroked shape over another view of it.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    package func layers(in context: LeafContext) -> [ShapeLayer<Content>] {
        var layers = ShapeLayers.below(background, Content.self, in: context)
        layers.append(
            ShapeLayer(
                kind: .stroke(strokeStyle, antialiased: isAntialiased), style: style.resolved(in: context.environment)))
        return layers
    }
}

extension StrokeShapeView: Animatable {
    /// The shape's data and the stroke's numbers.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set {
            shape.animatableData = newValue.first
            strokeStyle.animatableData = newValue.second
        }
    }
}
