import Foundation
import MartletBase

/// A rectangle whose shorter sides are fully rounded.
public struct Capsule: InsettableShape {
    /// How the ends are curved.
    public var style: RoundedCornerStyle

    /// A capsule; its ends are continuous curves unless circular ones are asked for.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// A rounded rectangle whose radius is half the smaller side.
    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// The capsule, a distance inside its bounds.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByRect(base: self, amount: amount) }

    /// Looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
