import SwiftUI

extension View {
    /// Puts a round badge with a symbol on a corner or an edge of the view.
    ///
    /// The badge lies inside the view's frame and does not change it. Its border has the background's colour, so that it
    /// stands out from the view.
    ///
    ///     avatar.badge(systemName: "checkmark", color: .green)
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - alignment: Where the badge is.
    ///   - size: The diameter of the disc in points. The border comes on top.
    ///   - color: The colour of the disc; the symbol is white.
    public func badge(
        systemName: String, alignment: Alignment = .bottomTrailing, size: CGFloat = 24, color: Color = .blue
    ) -> some View {
        badge(alignment: alignment) { SymbolBadge(systemName: systemName, size: size, color: color) }
    }

    /// Puts a round badge with a symbol on the view that does something when it is tapped.
    ///
    ///     avatar.badge(systemName: "plus") { addStory() }
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - alignment: Where the badge is.
    ///   - size: The diameter of the disc in points. The border comes on top.
    ///   - color: The colour of the disc; the symbol is white.
    ///   - action: What a tap on the badge does.
    public func badge(
        systemName: String, alignment: Alignment = .bottomTrailing, size: CGFloat = 24, color: Color = .blue,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        badge(alignment: alignment) {
            Button(action: action) { SymbolBadge(systemName: systemName, size: size, color: color) }
                .buttonStyle(.plain)
        }
    }

    /// Puts any view on a corner or an edge of this one, without changing its size.
    ///
    ///     Image(systemName: "bell").badge(alignment: .topTrailing) {
    ///         Text("3").font(.caption2.bold()).padding(4).background(.red, in: Circle())
    ///     }
    ///
    /// SwiftUI's own `badge(_:)`, for rows and tabs, takes the value itself; the labels tell the two apart.
    ///
    /// - Parameters:
    ///   - alignment: Where the badge is.
    ///   - content: The badge.
    public func badge<Badge: View>(alignment: Alignment, @ViewBuilder content: () -> Badge) -> some View {
        overlay(alignment: alignment, content: content)
    }
}
