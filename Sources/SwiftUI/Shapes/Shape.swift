import Foundation
import MartletBase

/// An outline that fits itself into a rectangle, usable as a view, a clip, a mask and a hit area.
///
/// Write `path(in:)`; the rectangle always starts at (0, 0) when a shape is drawn as a view. On its own a shape is
/// filled with the foreground style; `fill`, `stroke` and `strokeBorder` choose otherwise. A shape takes whatever
/// size it is proposed and is ten by ten points where nothing is proposed (measured).
///
/// A shape may be asked from any thread, so its data must be `Sendable`. Give `animatableData` to make it animate.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points. The rectangle may be empty; nothing is clipped to it.
    func path(in rect: CGRect) -> Path

    /// What the shape is: its styles may look different for lines than for areas.
    static var role: ShapeRole { get }

    /// The size the shape takes when it is proposed one, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the outline is mirrored in right-to-left layouts.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape stands for.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// The outline of something.
    case stroke
    /// A line between things.
    case separator
}

/// How a shape or picture reacts to the direction of the layout around it.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Looks the same in both directions.
    case fixed
    /// Is mirrored from left to right where the layout runs in the given direction.
    case mirrors(in: LayoutDirection)

    /// Is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    package func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
    /// An area, unless the shape says otherwise.
    public static var role: ShapeRole { .fill }

    /// The proposal, ten points where it leaves a dimension open.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Mirrored in right-to-left layouts, unless the shape says otherwise.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape {
    /// The outline as it is drawn where the layout runs in a direction: mirrored in the rectangle when the shape asks
    /// for it.
    package func path(in rect: CGRect, direction: LayoutDirection) -> Path {
        let path = path(in: rect)
        guard layoutDirectionBehavior.isMirrored(in: direction) else { return path }
        return path.mirrored(in: rect)
    }
}

extension Path {
    /// The path with left and right of a rectangle exchanged.
    func mirrored(in rect: CGRect) -> Path {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape that can be drawn smaller by the same distance on all sides, so that a border fits inside its bounds.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape moved inwards by a distance in points; negative distances grow it.
    func inset(by amount: CGFloat) -> InsetShape
}
