import Foundation
import MartletBase

/// A rectangle with four equally rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// Width and height of a corner's curve in points; each at most half the smaller side when drawn (measured).
    public var cornerSize: CGSize
    /// Circular arcs, or curves that ease into the sides.
    public var style: RoundedCornerStyle

    /// A rectangle with elliptical corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with round corners of a radius in points; zero and less give plain corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline from the middle of the right side, clockwise on screen.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// The rectangle moved inwards, its corners rounded less by the same distance (measured).
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    /// Looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The corner size.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    package struct Inset: InsettableShape {
        package var base: RoundedRectangle
        package var amount: CGFloat

        package func path(in rect: CGRect) -> Path {
            let size = CGSize(
                width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
            return Path(roundedRect: rect.shrunk(by: amount), cornerSize: size, style: base.style)
        }

        package func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }

        package var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        package var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}
