import SwiftUI

/// A card with a spinner and a text above dimmed content.
struct ProgressOverlay: ViewModifier {
    let isPresented: Bool
    let text: LocalizedStringKey
    let color: Color

    func body(content: Content) -> some View {
        content
            .accessibilityHidden(isPresented)
            .overlay {
                ZStack {
                    if isPresented {
                        // The dimming also catches taps that are meant for the content.
                        Color.black.opacity(0.15)
                        card
                    }
                }
                .animation(.easeInOut(duration: 0.2), value: isPresented)
            }
    }

    private var card: some View {
        VStack(spacing: 16) {
            DotSpinner(color: color, dotSize: 18)
                .accessibilityHidden(true)
            Text(text)
                .font(.headline)
                .multilineTextAlignment(.center)
        }
        .frame(minWidth: 96)
        .roundedShadowCard(padding: 24)
        .padding()
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
    }
}
