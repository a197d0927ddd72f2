import SwiftUI

extension View {
    /// Fills everything the view draws with a gradient, or any other style, that spans the view's frame.
    ///
    /// Use it for text, symbols and shapes, and for groups of them: the gradient runs once over the whole, not anew over
    /// each part. What the view draws translucent stays translucent; its own colours do not show. Size and layout are
    /// untouched.
    ///
    ///     Text("Swift").foregroundGradient(
    ///         LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
    ///
    /// - Parameter fill: A gradient, or any style.
    public func foregroundGradient<Fill: ShapeStyle>(_ fill: Fill) -> some View {
        modifier(ForegroundGradient(fill: fill))
    }

    /// Fills everything the view draws with colours that run from one point of its frame to another.
    ///
    ///     Label("Sunset", systemImage: "sun.max").foregroundGradient([.yellow, .orange, .pink])
    ///
    /// - Parameters:
    ///   - colors: The colours, evenly spaced. One colour fills everything; none draws nothing.
    ///   - startPoint: Where the first colour is, as a part of the frame.
    ///   - endPoint: Where the last colour is, as a part of the frame.
    public func foregroundGradient(
        _ colors: [Color], startPoint: UnitPoint = .topLeading, endPoint: UnitPoint = .bottomTrailing
    ) -> some View {
        foregroundGradient(LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint))
    }
}
