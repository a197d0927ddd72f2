import Foundation
import MartletBase

/// A circle as large as the smaller side of its bounds, in their middle.
public struct Circle: InsettableShape {
    /// A circle.
    public init() {}

    /// The circle from three o'clock on, clockwise on screen.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.minX + (rect.width - side) / 2, y: rect.minY + (rect.height - side) / 2, width: side,
                height: side))
    }

    /// The square of the smaller proposed side; a side left open takes the other's value (measured).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let width?, nil): width
            case (nil, let height?): height
            case (nil, nil): 10
            }
        return CGSize(width: side, height: side)
    }

    /// The circle, a distance inside its bounds.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByRect(base: self, amount: amount) }

    /// Looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
