import SwiftUI

/// A card with rounded corners and a soft shadow behind its content.
struct RoundedShadowCard<Fill: ShapeStyle>: ViewModifier {
    let fill: Fill
    let cornerRadius: CGFloat
    let padding: CGFloat?
    let shadowRadius: CGFloat

    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        content
            .padding(.all, padding)
            .clipShape(shape)
            .background {
                // Only the card casts the shadow, so that none is drawn around the letters on a translucent fill.
                shape
                    .fill(fill)
                    .shadow(color: .black.opacity(shadowOpacity), radius: shadowRadius, y: shadowRadius / 4)
            }
            .overlay {
                // A shadow is lost on a dark background; a thin edge keeps the card apart from it.
                if colorScheme == .dark {
                    shape.strokeBorder(.white.opacity(0.12), lineWidth: 1)
                }
            }
    }

    private var shadowOpacity: Double { colorScheme == .dark ? 0.55 : 0.18 }
}
