import Foundation

/// A place in a rectangle given in fractions of its size: (0, 0) is the top left corner, (1, 1) the bottom right one.
///
/// Values outside 0...1 lie outside the rectangle. x is not mirrored in right-to-left layouts where it means a drawing
/// position. (Documented.)
@frozen
public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
    /// The fraction of the width.
    public var x: CGFloat
    /// The fraction of the height.
    public var y: CGFloat

    /// Makes the point (0, 0).
    @inlinable
    public init() { self.init(x: 0, y: 0) }

    /// Makes a point from fractions of width and height.
    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// (0, 0), the origin of the rectangle.
    public static let zero = UnitPoint()
    /// (0.5, 0.5), the middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// (0, 0.5), the middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// (1, 0.5), the middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// (0.5, 0), the middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// (0.5, 1), the middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// (0, 0), the top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// (1, 0), the top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// (0, 1), the bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// (1, 1), the bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
    /// Both fractions times 128, so that an animation's rest threshold means a small part of the rectangle. (Chosen: the
    /// same factor as angles.)
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * 128, y * 128) }
        set { (x, y) = (newValue.first / 128, newValue.second / 128) }
    }
}

extension UnitPoint {
    /// The place it names in a rectangle, in the rectangle's own space.
    @inlinable
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
    }

    /// The place it names in a rectangle of this size at the origin.
    @inlinable
    package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
