import Foundation
import MartletBase

/// A rectangle that fills its bounds.
public struct Rectangle: InsettableShape {
    /// A rectangle.
    public init() {}

    /// The bounds as a path: from the top left corner clockwise on screen.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The rectangle, a distance inside its bounds.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByRect(base: self, amount: amount) }

    /// Looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape drawn in its rectangle made smaller: how rectangle, circle, ellipse and capsule are inset (measured).
package struct InsetByRect<Base: Shape>: InsettableShape {
    package var base: Base
    package var amount: CGFloat

    package func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

    package func inset(by amount: CGFloat) -> InsetByRect {
        InsetByRect(base: base, amount: self.amount + amount)
    }

    package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

extension CGRect {
    /// The rectangle with every side moved inwards, down to an empty one around the same centre.
    func shrunk(by amount: CGFloat) -> CGRect {
        guard amount != 0, !amount.isNaN else { return self }
        let width = max(size.width - 2 * amount, 0)
        let height = max(size.height - 2 * amount, 0)
        return CGRect(
            x: origin.x + (size.width - width) / 2, y: origin.y + (size.height - height) / 2, width: width,
            height: height)
    }
}
