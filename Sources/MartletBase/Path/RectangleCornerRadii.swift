import Foundation

/// The radii of a rectangle's four corners, in points. Negative radii count as zero. (Documented.)
@frozen
public struct RectangleCornerRadii: Equatable, Sendable, BitwiseCopyable {
    /// The radius of the upper corner at the leading side.
    public var topLeading: CGFloat
    /// The radius of the lower corner at the leading side.
    public var bottomLeading: CGFloat
    /// The radius of the lower corner at the trailing side.
    public var bottomTrailing: CGFloat
    /// The radius of the upper corner at the trailing side.
    public var topTrailing: CGFloat

    /// Makes four radii; those left out are zero.
    @inlinable
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension RectangleCornerRadii: Animatable {
    /// The radii in the order top leading, bottom leading, bottom trailing, top trailing.
    @inlinable
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}

extension RectangleCornerRadii {
    /// The same radius at all corners.
    @inlinable
    package init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// Every radius made smaller by `amount`, not below zero. (Measured: insets of rounded shapes.)
    package func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
    }
}
