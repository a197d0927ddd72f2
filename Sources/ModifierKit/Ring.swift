import SwiftUI

/// A ring around its content, with room between them.
struct Ring<Fill: ShapeStyle, Outline: InsettableShape>: ViewModifier {
    let fill: Fill
    let outline: Outline
    let lineWidth: CGFloat
    let gap: CGFloat
    let dash: [CGFloat]
    let isSpinning: Bool

    @State private var isTurned = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .padding(lineWidth + gap)
            .overlay {
                outline
                    .strokeBorder(fill, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: pattern))
                    .rotationEffect(.degrees(isTurned ? 360 : 0))
                    .animation(turning, value: isTurned)
                    .accessibilityHidden(true)
            }
            .onAppear { isTurned = isSpinning && !reduceMotion }
            .onChange(of: isSpinning) { isTurned = isSpinning && !reduceMotion }
    }

    /// A solid line while nothing is asked for; a spinning ring without a pattern would not be seen to turn.
    private var pattern: [CGFloat] {
        dash.isEmpty && isSpinning ? [lineWidth * 2, lineWidth * 2.5] : dash
    }

    private var turning: Animation? {
        isTurned ? .linear(duration: 4).repeatForever(autoreverses: false) : .default
    }
}
