import Foundation

/// Distances from the four sides of a rectangle inwards, in points; negative distances reach outwards. (Documented.)
@frozen
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the side where a line of text begins.
    public var leading: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the side where a line of text ends.
    public var trailing: CGFloat

    /// Makes insets from four distances.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of zero.
    @inlinable
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
    /// The four distances in the order top, leading, bottom, trailing.
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

extension EdgeInsets {
    /// Leading plus trailing.
    @inlinable
    package var horizontal: CGFloat { leading + trailing }

    /// Top plus bottom.
    @inlinable
    package var vertical: CGFloat { top + bottom }

    /// The same distance on the sides in `edges`, zero on the others.
    @inlinable
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
