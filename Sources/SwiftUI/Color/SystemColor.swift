import MartletBase

/// The colours that the system defines and that change with scheme, contrast and platform.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case black, white, clear
    case primary, secondary, accent

    package var name: String {
        switch self {
        case .red: "red"
        case .orange: "orange"
        case .yellow: "yellow"
        case .green: "green"
        case .mint: "mint"
        case .teal: "teal"
        case .cyan: "cyan"
        case .blue: "blue"
        case .indigo: "indigo"
        case .purple: "purple"
        case .pink: "pink"
        case .brown: "brown"
        case .gray: "gray"
        case .gray2: "gray2"
        case .gray3: "gray3"
        case .gray4: "gray4"
        case .gray5: "gray5"
        case .gray6: "gray6"
        case .black: "black"
        case .white: "white"
        case .clear: "clear"
        case .primary: "primary"
        case .secondary: "secondary"
        case .accent: "accentColor"
        }
    }

    /// The colour's components. `accent` gives the platform's own accent; whoever honours the environment's tint has
    /// looked there first.
    package func rgba(_ traits: ColorTraits) -> RGBA {
        switch self {
        case .black: .black
        case .white: .white
        case .clear: .clear
        case .primary: LabelPalette.label(level: 0, traits)
        case .secondary: LabelPalette.label(level: 1, traits)
        case .accent: SystemPalette.accent(traits)
        case .gray where traits.isMac && traits.isDark && !traits.isHighContrast: RGBA(hex: 0x98_98_9D)
        default: SystemPalette.row(self).color(traits)
        }
    }
}

/// What decides among the variants of a system colour.
package struct ColorTraits: Hashable, Sendable {
    package var isDark: Bool
    package var isHighContrast: Bool
    package var isMac: Bool

    package init(isDark: Bool = false, isHighContrast: Bool = false, isMac: Bool = false) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isMac = isMac
    }

    package init(_ environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        isHighContrast = environment.colorSchemeContrast == .increased
        isMac = environment.platformProfile == .macOS
    }
}

extension RGBA {
    /// A colour from `0xRRGGBB` and an alpha of 0...255.
    package init(hex: UInt32, alpha255: Double = 255) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
            alpha: alpha255 / 255)
    }
}
