import SwiftUI

extension View {
    /// Shows a card with moving dots and a text above the view while something is in progress.
    ///
    /// The view below is dimmed, gets no taps, and is hidden from assistive technologies, which read the text instead. The
    /// dots stop when the card goes away. The view keeps its size and place; a card larger than the view reaches beyond it.
    ///
    ///     List(messages) { MessageRow($0) }
    ///         .progressOverlay(isPresented: $isLoading, text: "Loading…")
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is shown. The overlay only reads it.
    ///   - text: What is said below the dots.
    ///   - color: The colour of the dot that is lit.
    public func progressOverlay(
        isPresented: Binding<Bool>, text: LocalizedStringKey = "Loading…", color: Color = .accentColor
    ) -> some View {
        modifier(ProgressOverlay(isPresented: isPresented.wrappedValue, text: text, color: color))
    }

    /// Shows a card with moving dots and a text above the view while a condition holds.
    ///
    ///     Form { … }.progressOverlay(isPresented: model.isSaving, text: "Saving…")
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is shown.
    ///   - text: What is said below the dots.
    ///   - color: The colour of the dot that is lit.
    public func progressOverlay(
        isPresented: Bool, text: LocalizedStringKey = "Loading…", color: Color = .accentColor
    ) -> some View {
        modifier(ProgressOverlay(isPresented: isPresented, text: text, color: color))
    }
}
