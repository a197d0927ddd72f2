import Foundation
import MartletBase

/// The outline of a bordered button.
public struct ButtonBorderShape: InsettableShape, Equatable {
    package enum Kind: Hashable, Sendable {
        case automatic, capsule, circle, roundedRectangle
        case rounded(radius: CGFloat)
    }

    package let kind: Kind

    /// What the platform uses: a capsule (iOS 26).
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Fully rounded ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle around a single symbol.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with the platform's corner radius.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)

    /// A rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius: radius))
    }

    /// The corner radius of `roundedRectangle` in points. Chosen.
    package static let standardRadius: CGFloat = 8

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle: RoundedRectangle(cornerRadius: ButtonBorderShape.standardRadius).path(in: rect)
        case .rounded(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
        }
    }

    /// The shape, a distance inside its bounds.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetByRect(base: self, amount: amount) }

    /// Looks the same in both layout directions.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
