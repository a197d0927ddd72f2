import Foundation
import MartletBase

/// A shape with an affine map applied to its outline; its layout stays as it was.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is mapped.
    public var shape: Content
    /// The map, in the space of the bounds.
    public var transform: CGAffineTransform

    /// A shape with a map applied.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The mapped outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The shape's role.
    public static var role: ShapeRole { Content.role }

    /// The shape's behaviour.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's data; the map itself changes at once.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    /// The shape with an affine map applied to its outline, layout unchanged.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
