import ModifierKit
import SwiftUI

/// All modifiers on one page.
struct GalleryPage: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            VStack(alignment: .leading, spacing: 4) {
                Text("ModifierKit")
                    .font(.system(size: 46, weight: .heavy))
                    .foregroundGradient(Palette.dawn, startPoint: .leading, endPoint: .trailing)
                Text("Five modifiers, written in SwiftUI, drawn on Linux")
                    .font(.title3)
                    .foregroundStyle(.secondary)
            }
            HStack(alignment: .top, spacing: 24) {
                VStack(alignment: .leading, spacing: 24) {
                    Tile(name: "roundedShadowCard()") {
                        VStack(spacing: -20) {
                            CardSample()
                            FilledCardSample()
                        }
                    }
                    Tile(name: "progressOverlay(isPresented:)") { ProgressSample() }
                }
                VStack(alignment: .leading, spacing: 24) {
                    Tile(name: "foregroundGradient(_:)") {
                        VStack(spacing: 0) {
                            GradientTextSample()
                            GradientShapeSample()
                        }
                    }
                    Tile(name: "ring(_:)") {
                        VStack(spacing: 0) {
                            HStack(spacing: 0) {
                                RingSample()
                                DashedRingSample()
                            }
                            CapsuleRingSample()
                        }
                    }
                    Tile(name: "badge(systemName:)") {
                        HStack(spacing: 4) {
                            BadgeSample()
                            CountBadgeSample()
                        }
                    }
                }
            }
        }
        .padding(40)
        .background(Palette.page(colorScheme))
    }
}

/// A sample with the name of what it shows.
struct Tile<Sample: View>: View {
    let name: String
    @ViewBuilder let sample: Sample

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(name)
                .font(.system(size: 13, weight: .medium, design: .monospaced))
                .foregroundStyle(.secondary)
            sample
                .frame(width: 316)
                .padding(.vertical, 16)
                .background(
                    colorScheme == .dark ? Color(white: 0.11) : Color.white,
                    in: RoundedRectangle(cornerRadius: 28, style: .continuous))
        }
    }
}
