import Foundation
import MartletBase
import MartletDisplay

/// A shape filled with a style: what a shape is as a view of its own.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LayeredShapeView {
    public typealias Body = Never

    /// The shape.
    public var shape: Content
    /// What fills it.
    public var style: Style
    /// How inside is told from outside.
    public var fillStyle: FillStyle

    /// A filled shape.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    package func layers(in context: LeafContext) -> [ShapeLayer<Content>] {
        [ShapeLayer(kind: .fill(fillStyle), style: style.resolved(in: context.environment))]
    }
}

extension _ShapeView: Animatable {
    /// The shape's data.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
