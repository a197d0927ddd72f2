import Foundation
import MartletBase

/// A colour that adapts to the place where it is drawn.
///
/// A value only says *which* colour is meant; red, green and blue are decided when the colour is resolved against an
/// environment: system colours look at the colour scheme, the contrast and the platform profile, named colours at the
/// asset catalogue. Two colours are equal when they mean the same thing: `Color.red` never equals `Color(red: 1,
/// green: 0, blue: 0)`, even where both look alike.
///
/// As a view, a colour fills whatever it is proposed and is ten by ten points where nothing is proposed.
public struct Color: Sendable {
    /// What a colour means, before an environment decides its components.
    package indirect enum Provider: Hashable, Sendable {
        case components(ColorComponents)
        case system(SystemColor)
        case named(NamedColor)
        case uiColor(UIColor)
        case opacity(Provider, Double)
        case mix(Provider, Provider, fraction: Double, Gradient.ColorSpace)
        case custom(CustomColor)
    }

    package var provider: Provider

    package init(provider: Provider) { self.provider = provider }

    package init(components: ColorComponents) { provider = .components(components) }

    package init(system: SystemColor) { provider = .system(system) }
}

extension Color: Hashable {
    /// Whether both values mean the same colour; how they look in some environment plays no part.
    public static func == (lhs: Color, rhs: Color) -> Bool { lhs.provider == rhs.provider }

    /// Feeds what the colour means into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(provider) }
}

/// A colour of an asset catalogue, known by name.
package struct NamedColor: Hashable, Sendable {
    package var name: String
    /// The bundle whose catalogue is asked; nil means the app's own.
    package var bundlePath: String?

    package init(name: String, bundle: Bundle?) {
        self.name = name
        bundlePath = bundle?.bundlePath
    }
}

/// A colour made from a user's own hashable style that resolves to a colour.
package final class CustomColor: Hashable, Sendable {
    private let key: AnyHashableSendable
    private let resolver: @Sendable (EnvironmentValues) -> Color.Resolved

    init<S: ShapeStyle & Hashable>(_ style: S) where S.Resolved == Color.Resolved {
        key = AnyHashableSendable(style)
        resolver = { style.resolve(in: $0) }
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { resolver(environment) }

    package static func == (a: CustomColor, b: CustomColor) -> Bool { a === b || a.key == b.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A hashable value whose type is hidden and that may cross threads.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
    // Unchecked: the only way in is a value that is Sendable itself.
    private let value: AnyHashable

    init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}
