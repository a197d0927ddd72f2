import Foundation
import MartletBase

/// A shape drawn in a rectangle of its own size inside the bounds; layout unchanged.
public struct _SizedShape<Content: Shape>: Shape {
    package var shape: Content
    package var size: CGSize
    package var anchor: UnitPoint

    package init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// The outline in the rectangle of the given size.
    public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The shape's role.
    public static var role: ShapeRole { Content.role }

    /// The shape's behaviour.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's data, the size and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension Shape {
    /// The shape drawn at a size in points in the top left corner of its bounds, layout unchanged.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// The shape drawn at a size in points in the top left corner of its bounds, layout unchanged.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// The shape drawn at a size in points, its anchor on the same point of the bounds, layout unchanged.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// The shape drawn at a size in points, its anchor on the same point of the bounds, layout unchanged.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}
