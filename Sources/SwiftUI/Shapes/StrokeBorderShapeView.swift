import Foundation
import MartletBase
import MartletDisplay

/// A line inside a shape's outline, over earlier fills and strokes. Made by `strokeBorder`.
///
/// It takes the whole proposal, a circle too (measured).
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    LayeredShapeView
{
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

    /// A shape with a border over another view of it.
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
                kind: .border(strokeStyle, antialiased: isAntialiased),
                style: style.resolved(in: context.environment),
                insetOutline: { shape, distance, rect in shape.inset(by: distance).path(in: rect) }))
        return layers
    }

    package static var takesProposal: Bool { true }
}

extension StrokeBorderShapeView: Animatable {
    /// The shape's data and the stroke's numbers.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set {
            shape.animatableData = newValue.first
            strokeStyle.animatableData = newValue.second
        }
    }
}
