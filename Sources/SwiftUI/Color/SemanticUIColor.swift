import MartletBase

/// UIKit's colours that are named after their use.
package enum SemanticUIColor: UInt8, Hashable, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case separator, opaqueSeparator, link
    case lightText, darkText

    /// The components; UIKit's values whatever the platform profile, as UIKit exists only there.
    package func rgba(_ traits: ColorTraits) -> RGBA {
        let dark = traits.isDark
        switch self {
        case .label: return dark ? .white : .black
        case .secondaryLabel: return SemanticUIColor.ink(dark, 153, 153)
        case .tertiaryLabel, .placeholderText: return SemanticUIColor.ink(dark, 76, 76)
        case .quaternaryLabel: return SemanticUIColor.ink(dark, 45, 40)
        case .systemFill: return RGBA(hex: 0x787880, alpha255: dark ? 91 : 51)
        case .secondarySystemFill: return RGBA(hex: 0x787880, alpha255: dark ? 81 : 40)
        case .tertiarySystemFill: return RGBA(hex: 0x767680, alpha255: dark ? 61 : 30)
        case .quaternarySystemFill: return RGBA(hex: 0x747480, alpha255: dark ? 45 : 20)
        case .systemBackground: return RGBA(hex: dark ? 0x000000 : 0xFFFFFF)
        case .secondarySystemBackground: return RGBA(hex: dark ? 0x1C1C1E : 0xF2F2F7)
        case .tertiarySystemBackground: return RGBA(hex: dark ? 0x2C2C2E : 0xFFFFFF)
        case .systemGroupedBackground: return RGBA(hex: dark ? 0x000000 : 0xF2F2F7)
        case .secondarySystemGroupedBackground: return RGBA(hex: dark ? 0x1C1C1E : 0xFFFFFF)
        case .tertiarySystemGroupedBackground: return RGBA(hex: dark ? 0x2C2C2E : 0xF2F2F7)
        case .separator: return dark ? RGBA(hex: 0x545458, alpha255: 153) : RGBA(hex: 0x3C3C43, alpha255: 73)
        case .opaqueSeparator: return RGBA(hex: dark ? 0x38383A : 0xC6C6C8)
        case .link: return RGBA(hex: dark ? 0x0984FF : 0x007AFF)
        case .lightText: return RGBA.white.multiplyingAlpha(by: 0.6)
        case .darkText: return .black
        }
    }

    private static func ink(_ dark: Bool, _ lightAlpha: Double, _ darkAlpha: Double) -> RGBA {
        dark ? RGBA(hex: 0xEBEBF5, alpha255: darkAlpha) : RGBA(hex: 0x3C3C43, alpha255: lightAlpha)
    }
}
