import Foundation
import MartletBase
import MartletDisplay

/// A filled shape, over earlier fills and strokes of the same shape. Made by `fill`.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LayeredShapeView {
    public typealias Body = Never

    /// The shape.
    public var shape: Content
    /// What fills it.
    public var style: Style
    /// How inside is told from outside, and whether edges are smoothed.
    public var fillStyle: FillStyle
    /// The earlier fills and strokes.
    public var background: Background

    /// A filled shape over another view of it.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    package func layers(in context: LeafContext) -> [ShapeLayer<Content>] {
        var layers = ShapeLayers.below(background, Content.self, in: context)
        layers.append(ShapeLayer(kind: .fill(fillStyle), style: style.resolved(in: context.environment)))
        return layers
    }
}

extension FillShapeView: Animatable {
    /// The shape's data.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
