import MartletBase

/// The palette of iOS 26 and macOS 26, in sRGB. Source: the published design guidelines, light and dark columns
/// checked on pixels of Apple-rendered pictures (measured).
package enum SystemPalette {
    package struct Row: Hashable, Sendable {
        var light: UInt32
        var dark: UInt32
        var lightHighContrast: UInt32
        var darkHighContrast: UInt32

        init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
            self.light = light
            self.dark = dark
            self.lightHighContrast = lightHighContrast
            self.darkHighContrast = darkHighContrast
        }

        package func color(_ traits: ColorTraits) -> RGBA {
            switch (traits.isDark, traits.isHighContrast) {
            case (false, false): RGBA(hex: light)
            case (true, false): RGBA(hex: dark)
            case (false, true): RGBA(hex: lightHighContrast)
            case (true, true): RGBA(hex: darkHighContrast)
            }
        }
    }

    package static func row(_ color: SystemColor) -> Row {
        switch color {
        case .red: Row(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
        case .orange: Row(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
        case .yellow: Row(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
        case .green: Row(0x34C759, 0x30D158, 0x008932, 0x4AD968)
        case .mint: Row(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
        case .teal: Row(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
        case .cyan: Row(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
        case .blue, .accent: Row(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
        case .indigo: Row(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
        case .purple: Row(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
        case .pink: Row(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
        case .brown: Row(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
        case .gray: Row(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .gray2: Row(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
        case .gray3: Row(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
        case .gray4: Row(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
        case .gray5: Row(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
        case .gray6: Row(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        case .black, .clear: Row(0, 0, 0, 0)
        case .white: Row(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
        case .primary, .secondary: Row(0, 0xFFFFFF, 0, 0xFFFFFF)
        }
    }

    /// The accent where nobody chose another: blue, except that macOS's dark accent is its own (measured on macOS
    /// 26.2).
    package static func accent(_ traits: ColorTraits) -> RGBA {
        if traits.isMac, traits.isDark, !traits.isHighContrast { return RGBA(hex: 0x007AFF) }
        return row(.blue).color(traits)
    }
}

/// The inks of text, fills, grounds and lines, which are translucent where the system's are.
package enum LabelPalette {
    /// Text colour of a hierarchy level: 0 primary to 4 quinary (levels beyond count as quinary).
    ///
    /// iOS (measured): opaque black or white, then the secondary ink at 60 %, half and three tenths of that; macOS
    /// (measured): black or white at the given alphas; the light tertiary and both quinary values come from published
    /// reimplementations.
    package static func label(level: Int, _ traits: ColorTraits) -> RGBA {
        if traits.isMac {
            let alphas = traits.isDark ? [216.0, 140, 63, 25, 12.75] : [216.0, 127, 66, 25, 12.75]
            return RGBA(hex: traits.isDark ? 0xFFFFFF : 0, alpha255: alphas[min(max(level, 0), 4)])
        }
        let ink: UInt32 = traits.isDark ? 0xEBEBF5 : 0x3C3C43
        switch level {
        case ...0: return traits.isDark ? .white : .black
        case 1: return RGBA(hex: ink, alpha255: 153)
        case 2: return RGBA(hex: ink, alpha255: 76.5)
        case 3: return RGBA(hex: ink, alpha255: 45.9)
        default: return (traits.isDark ? RGBA.white : RGBA.black).multiplyingAlpha(by: 0.05)
        }
    }

    /// Fill behind small parts, level 0 to 3. The macOS values are the quaternary label and fractions of it (chosen).
    package static func fill(level: Int, _ traits: ColorTraits) -> RGBA {
        let index = min(max(level, 0), 3)
        if traits.isMac {
            return RGBA(hex: traits.isDark ? 0xFFFFFF : 0, alpha255: [25, 20, 13, 8][index])
        }
        let inks: [UInt32] = [0x787880, 0x787880, 0x767680, 0x747480]
        let alphas: [Double] = traits.isDark ? [91, 81, 61, 45] : [51, 40, 30, 20]
        return RGBA(hex: inks[index], alpha255: alphas[index])
    }

    package static func separator(_ traits: ColorTraits) -> RGBA {
        if traits.isMac { return RGBA(hex: traits.isDark ? 0xFFFFFF : 0, alpha255: 25.5) }
        return traits.isDark ? RGBA(hex: 0x545458, alpha255: 153) : RGBA(hex: 0x3C3C43, alpha255: 73)
    }

    package static func placeholder(_ traits: ColorTraits) -> RGBA {
        if traits.isMac { return label(level: 2, traits) }
        return traits.isDark ? RGBA.white.multiplyingAlpha(by: 0.25) : RGBA(hex: 0x3C3C43, alpha255: 76)
    }

    package static func link(_ traits: ColorTraits) -> RGBA {
        if traits.isMac { return RGBA(hex: traits.isDark ? 0x419CFF : 0x0068DA) }
        return RGBA(hex: traits.isDark ? 0x0984FF : 0x007AFF)
    }

    /// The ground of a window or screen.
    package static func background(_ traits: ColorTraits) -> RGBA {
        guard traits.isDark else { return .white }
        return traits.isMac ? RGBA(hex: 0x1E1E1E) : .black
    }
}
