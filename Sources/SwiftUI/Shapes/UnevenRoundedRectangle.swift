import Foundation
import MartletBase

/// A rectangle whose corners are rounded each by its own radius.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points. On each side a radius is limited by the larger of half the side and what the neighbour
    /// leaves (measured).
    public var cornerRadii: RectangleCornerRadii
    /// Circular arcs, or curves that ease into the sides.
    public var style: RoundedCornerStyle

    /// A rectangle from a set of radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle from single radii in points. Leading is left; right-to-left layouts mirror the shape.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// The outline from the right side, clockwise on screen.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// The rectangle moved inwards, its corners rounded less by the same distance (measured).
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    /// The four radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    package struct Inset: InsettableShape {
        package var base: UnevenRoundedRectangle
        package var amount: CGFloat

        package func path(in rect: CGRect) -> Path {
            let radii = base.cornerRadii
            let smaller = RectangleCornerRadii(
                topLeading: max(radii.topLeading - amount, 0), bottomLeading: max(radii.bottomLeading - amount, 0),
                bottomTrailing: max(radii.bottomTrailing - amount, 0),
                topTrailing: max(radii.topTrailing - amount, 0))
            return Path(roundedRect: rect.shrunk(by: amount), cornerRadii: smaller, style: base.style)
        }

        package func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

        package var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}
