import Foundation
import MartletBase

/// Decides a colour's components in an environment.
enum ColorResolver {
    static func rgba(_ provider: Color.Provider, in environment: EnvironmentValues) -> RGBA {
        switch provider {
        case .components(let components): return components.rgba
        case .system(.accent): return accent(in: environment)
        case .system(let color): return color.rgba(ColorTraits(environment))
        case .named(let named): return named.rgba(in: environment)
        case .uiColor(let color): return color.rgba(in: environment)
        case .opacity(let base, let factor):
            return rgba(base, in: environment).multiplyingAlpha(by: min(max(factor, 0), 1))
        case .mix(let a, let b, let fraction, let space):
            return ColorMath.mix(
                rgba(a, in: environment), rgba(b, in: environment), by: fraction, space: space.mixSpace)
        case .custom(let custom): return custom.resolve(in: environment).rgba
        }
    }

    /// The components of a provider that no environment changes; anything else as in a plain light environment.
    static func fixed(_ provider: Color.Provider) -> RGBA {
        switch provider {
        case .components(let components): components.rgba
        case .system(let color): color.rgba(ColorTraits())
        case .opacity(let base, let factor): fixed(base).multiplyingAlpha(by: min(max(factor, 0), 1))
        case .mix(let a, let b, let fraction, let space):
            ColorMath.mix(fixed(a), fixed(b), by: fraction, space: space.mixSpace)
        case .named, .uiColor, .custom: rgba(provider, in: EnvironmentValues())
        }
    }

    /// 1. what `accentColor(_:)` set; 2. the catalogue's `AccentColor`; 3. the system's.
    static func accent(in environment: EnvironmentValues) -> RGBA {
        if let chosen = environment.accentColor {
            if case .system(.accent) = chosen.provider { return SystemPalette.accent(ColorTraits(environment)) }
            return rgba(chosen.provider, in: environment)
        }
        let asset = NamedColor(name: "AccentColor", bundle: nil)
        return asset.lookUp(in: environment) ?? SystemPalette.accent(ColorTraits(environment))
    }
}

extension Color {
    /// The colour as drawing takes it.
    package func rgba(in environment: EnvironmentValues) -> RGBA { ColorResolver.rgba(provider, in: environment) }
}
