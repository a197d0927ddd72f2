import SwiftUI

/// A row of dots of which one after the other lights up, for work whose end is not known.
///
/// The dots move while the view is on screen and stop by themselves when it goes away; nothing has to be cancelled. Where
/// people asked for less motion, they stand still.
///
///     DotSpinner()
///     DotSpinner(color: .orange, dotSize: 8)
public struct DotSpinner: View {
    private let color: Color
    private let count: Int
    private let dotSize: CGFloat
    private let interval: Double

    @State private var position = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Makes a spinner.
    ///
    /// - Parameters:
    ///   - color: The colour of the dot that is lit; the others have a quarter of its opacity.
    ///   - count: How many dots there are, at least one.
    ///   - dotSize: The diameter of a dot in points. The dots stand a third of it apart.
    ///   - interval: How long a dot stays lit, in seconds, at least a twentieth.
    public init(color: Color = .accentColor, count: Int = 3, dotSize: CGFloat = 24, interval: Double = 0.5) {
        self.color = color
        self.count = max(1, count)
        self.dotSize = dotSize
        self.interval = interval.isFinite ? max(0.05, interval) : 0.5
    }

    public var body: some View {
        HStack(spacing: dotSize / 3) {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(color.opacity(index == position ? 1 : 0.25))
                    .frame(width: dotSize, height: dotSize)
            }
        }
        .task { await run() }
        .accessibilityElement()
        .accessibilityLabel("In progress")
        .accessibilityAddTraits(.updatesFrequently)
    }

    /// Moves on until the task is cancelled, which happens when the view disappears.
    private func run() async {
        guard !reduceMotion, count > 1 else { return }
        while true {
            try? await Task.sleep(nanoseconds: UInt64(interval * 1_000_000_000))
            if Task.isCancelled { return }
            withAnimation(.easeInOut(duration: interval * 0.6)) {
                position = (position + 1) % count
            }
        }
    }
}
