import SwiftUI

/// A round badge with a symbol: a disc with a border in the colour of the background.
struct SymbolBadge: View {
    let systemName: String
    let size: CGFloat
    let color: Color

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Circle()
            .fill(color)
            .frame(width: size, height: size)
            .overlay {
                Image(systemName: systemName)
                    .font(.system(size: size * 0.5, weight: .bold))
                    .foregroundStyle(.white)
            }
            .padding(borderWidth)
            .background { Circle().fill(colorScheme == .dark ? Color.black : Color.white) }
            // The border reaches outwards, so that `size` is the disc's.
            .padding(-borderWidth)
    }

    private var borderWidth: CGFloat { max(1, size / 12) }
}
