import Foundation
import MartletBase
import MartletDisplay

/// A view that draws a shape and still knows it, so that more fills and strokes can be chained onto it.
///
/// Each further call draws over the earlier ones.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style: what a shape is as a view of its own.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, ShapeView {
    /// The shape.
    public var shape: Content
    /// What fills it.
    public var style: Style
    /// How inside is told from outside.
    public var fillStyle: FillStyle

    /// A filled shape.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
    public typealias Body = Never
}
