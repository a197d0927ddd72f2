import SwiftUI

/// The fill of cards that name none: white in a light scheme, a raised dark grey in a dark one.
///
/// A view rather than one of the system's colours, because those have different names on each of Apple's systems.
struct CardFill: ViewModifier {
    let cornerRadius: CGFloat
    let padding: CGFloat?
    let shadowRadius: CGFloat

    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content.modifier(
            RoundedShadowCard(
                fill: colorScheme == .dark ? Color(white: 0.15) : Color.white, cornerRadius: cornerRadius,
                padding: padding, shadowRadius: shadowRadius))
    }
}
