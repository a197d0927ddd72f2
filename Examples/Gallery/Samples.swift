import ModifierKit
import SwiftUI

// One view for each modifier: small enough to copy from.

struct CardSample: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Have a nice day")
                .font(.headline)
            Text("Sun until four, then light wind from the west.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .frame(width: 190, alignment: .leading)
        .roundedShadowCard()
        .padding(24)
    }
}

struct FilledCardSample: View {
    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "bolt.fill")
                .font(.title2)
            VStack(alignment: .leading) {
                Text("82 %")
                    .font(.title2.bold())
                Text("charged in 24 min")
                    .font(.caption)
                    .opacity(0.85)
            }
        }
        .foregroundStyle(.white)
        .roundedShadowCard(Palette.sweep(Palette.lake), cornerRadius: 18)
        .padding(24)
    }
}

struct ProgressSample: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(0..<5) { row in
                HStack(spacing: 10) {
                    Circle()
                        .fill(Palette.indigo.opacity(0.25))
                        .frame(width: 28, height: 28)
                    RoundedRectangle(cornerRadius: 4)
                        .fill(.gray.opacity(0.25))
                        .frame(width: CGFloat(170 - row * 17), height: 12)
                }
            }
        }
        .frame(width: 240, height: 220)
        .progressOverlay(isPresented: true, text: "Loading…", color: Palette.indigo)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
}

struct GradientTextSample: View {
    var body: some View {
        VStack(spacing: 4) {
            Text("Swift")
                .font(.system(size: 44, weight: .heavy))
            HStack(spacing: 8) {
                Image(systemName: "star.fill")
                Text("one sweep over all of it")
                    .font(.callout.weight(.semibold))
            }
        }
        .foregroundGradient(Palette.dawn)
        .padding(16)
    }
}

struct GradientShapeSample: View {
    var body: some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 16, style: .continuous)
            Circle()
            Capsule()
                .frame(width: 28)
        }
        .frame(width: 190, height: 64)
        .foregroundGradient(Palette.lake)
        .padding(16)
    }
}

struct RingSample: View {
    var body: some View {
        Portrait()
            .clipShape(Circle())
            .frame(width: 96, height: 96)
            .ring(Palette.sweep(Palette.dawn), lineWidth: 3, gap: 4)
            .padding(12)
    }
}

struct DashedRingSample: View {
    var body: some View {
        Portrait(sky: Palette.lake, coat: .orange)
            .clipShape(Circle())
            .frame(width: 96, height: 96)
            .ring(Palette.sweep(Palette.lake), lineWidth: 3, gap: 4, isSpinning: true)
            .padding(12)
    }
}

struct CapsuleRingSample: View {
    var body: some View {
        Text("New in 2.0")
            .font(.footnote.weight(.semibold))
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .ring(Palette.indigo, in: Capsule(), lineWidth: 1.5, gap: 0)
            .padding(12)
    }
}

struct BadgeSample: View {
    var body: some View {
        Portrait(sky: [.mint, .teal], coat: Palette.indigo, hair: .orange)
            .clipShape(Circle())
            .frame(width: 96, height: 96)
            .badge(systemName: "plus") {}
            .padding(12)
    }
}

struct CountBadgeSample: View {
    var body: some View {
        Image(systemName: "bell.fill")
            .font(.system(size: 34))
            .foregroundStyle(Palette.indigo)
            .frame(width: 72, height: 72)
            .background(Palette.indigo.opacity(0.14), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
            .badge(alignment: .topTrailing) {
                Text("3")
                    .font(.caption.bold())
                    .foregroundStyle(.white)
                    .frame(width: 22, height: 22)
                    .background(.red, in: Circle())
                    .offset(x: 7, y: -7)
            }
            .padding(18)
    }
}

struct StorySample: View {
    var body: some View {
        Portrait()
            .clipShape(Circle())
            .frame(width: 96, height: 96)
            .ring(Palette.sweep(Palette.dawn), lineWidth: 3, gap: 4)
            .badge(systemName: "plus") {}
            .padding(12)
    }
}
