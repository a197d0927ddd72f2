import SwiftUI

/// The colours that the gallery's pages share.
enum Palette {
    static let dawn: [Color] = [
        Color(red: 1.00, green: 0.72, blue: 0.30), Color(red: 0.98, green: 0.42, blue: 0.45),
        Color(red: 0.66, green: 0.30, blue: 0.78),
    ]
    static let lake: [Color] = [
        Color(red: 0.30, green: 0.78, blue: 0.74), Color(red: 0.20, green: 0.52, blue: 0.86),
        Color(red: 0.36, green: 0.28, blue: 0.74),
    ]
    static let indigo = Color(red: 0.33, green: 0.31, blue: 0.80)
    static let leaf = Color(red: 0.20, green: 0.66, blue: 0.42)

    static func page(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 0.07, green: 0.07, blue: 0.09) : Color(red: 0.955, green: 0.955, blue: 0.97)
    }

    static func sweep(_ colors: [Color]) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: .bottomLeading, endPoint: .topTrailing)
    }
}
