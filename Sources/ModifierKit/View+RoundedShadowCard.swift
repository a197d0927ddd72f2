import SwiftUI

extension View {
    /// Puts the view on a card with rounded corners and a soft shadow.
    ///
    /// The card is white, or a raised dark grey in the dark colour scheme, where a thin light edge sets it off because a
    /// shadow hardly shows. What the view draws beyond the rounded corners is cut off; the shadow is not.
    ///
    ///     Text("Have a nice day").roundedShadowCard()
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the continuous corners in points. More than half the shorter side makes a capsule.
    ///   - padding: The room between the view and the card's edge in points; `nil` is the platform's standard padding.
    ///   - shadowRadius: How far the shadow spreads, in points. It falls a quarter of that below the card; zero is none.
    public func roundedShadowCard(
        cornerRadius: CGFloat = 24, padding: CGFloat? = nil, shadowRadius: CGFloat = 16
    ) -> some View {
        modifier(CardFill(cornerRadius: cornerRadius, padding: padding, shadowRadius: shadowRadius))
    }

    /// Puts the view on a card that is filled with a style: a colour, a gradient, a material.
    ///
    ///     Text("Now playing").roundedShadowCard(.blue.gradient, cornerRadius: 12)
    ///
    /// - Parameters:
    ///   - fill: What the card is filled with, in both colour schemes.
    ///   - cornerRadius: The radius of the continuous corners in points. More than half the shorter side makes a capsule.
    ///   - padding: The room between the view and the card's edge in points; `nil` is the platform's standard padding.
    ///   - shadowRadius: How far the shadow spreads, in points. It falls a quarter of that below the card; zero is none.
    public func roundedShadowCard<Fill: ShapeStyle>(
        _ fill: Fill, cornerRadius: CGFloat = 24, padding: CGFloat? = nil, shadowRadius: CGFloat = 16
    ) -> some View {
        modifier(
            RoundedShadowCard(fill: fill, cornerRadius: cornerRadius, padding: padding, shadowRadius: shadowRadius))
    }
}
