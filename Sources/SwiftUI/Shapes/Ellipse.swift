import Foundation
import MartletBase

/// An ellipse that touches all sides of its bounds.
public struct Ellipse: InsettableShape {
    /// An ellipse.
    public init() {}

    /// The ellipse from three o'clock on, clockwise on screen.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The ellipse, a distance inside its bounds.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByRect(base: self, amount: amount) }

    /// Looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
