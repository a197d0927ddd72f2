import SwiftUI

extension View {
    /// Draws a ring around the view, with a gap between them.
    ///
    /// The view gets bigger by the gap and the line on every side; the ring lies inside of that, so nothing is drawn beyond
    /// the frame. Make the view itself round where it should be, with `clipShape(Circle())`.
    ///
    ///     Image("avatar").resizable().scaledToFit().clipShape(Circle())
    ///         .ring(LinearGradient(colors: [.yellow, .pink, .purple], startPoint: .bottomLeading, endPoint: .topTrailing))
    ///
    /// - Parameters:
    ///   - fill: The ring's colour or gradient.
    ///   - lineWidth: How wide the line is, in points.
    ///   - gap: The room between the view and the line, in points.
    ///   - dash: The lengths of dashes and gaps in turn, in points; empty draws a solid line.
    ///   - isSpinning: Whether the ring turns, once in four seconds, for as long as it is true. A ring without dashes gets
    ///     some while it turns. Where people asked for less motion, it stays still.
    public func ring<Fill: ShapeStyle>(
        _ fill: Fill, lineWidth: CGFloat = 2, gap: CGFloat = 3, dash: [CGFloat] = [], isSpinning: Bool = false
    ) -> some View {
        ring(fill, in: Circle(), lineWidth: lineWidth, gap: gap, dash: dash, isSpinning: isSpinning)
    }

    /// Draws a line around the view in the form of a shape, with a gap between them.
    ///
    ///     Text("New").padding(8).ring(.red, in: Capsule())
    ///
    /// - Parameters:
    ///   - fill: The line's colour or gradient.
    ///   - shape: The line's form, in the frame that the view has with gap and line.
    ///   - lineWidth: How wide the line is, in points.
    ///   - gap: The room between the view and the line, in points.
    ///   - dash: The lengths of dashes and gaps in turn, in points; empty draws a solid line.
    ///   - isSpinning: Whether the line turns, once in four seconds, for as long as it is true.
    public func ring<Fill: ShapeStyle, Outline: InsettableShape>(
        _ fill: Fill, in shape: Outline, lineWidth: CGFloat = 2, gap: CGFloat = 3, dash: [CGFloat] = [],
        isSpinning: Bool = false
    ) -> some View {
        modifier(
            Ring(fill: fill, outline: shape, lineWidth: lineWidth, gap: gap, dash: dash, isSpinning: isSpinning))
    }
}
