import Foundation
import MartletBase

/// UIKit's colour, as far as SwiftUI code uses it: fixed colours, the system's, and dynamic ones.
///
/// Hand it to SwiftUI with `Color(uiColor:)`; a dynamic colour then follows the scheme where it is drawn.
public final class UIColor: Sendable {
    package enum Storage: Hashable, Sendable {
        case components(ColorComponents)
        case semantic(SemanticUIColor)
        case system(SystemColor)
        case color(Color)
        case dynamic(DynamicProvider)
        indirect case alpha(Storage, Double)
    }

    /// The user's function of a dynamic colour, compared by identity.
    package final class DynamicProvider: Hashable, Sendable {
        let provider: @Sendable (UITraitCollection) -> UIColor

        init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provider = provider }

        package static func == (a: DynamicProvider, b: DynamicProvider) -> Bool { a === b }

        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }

    convenience init(components: ColorComponents) { self.init(storage: .components(components)) }

    /// A fixed colour in sRGB; components 0...1, kept when outside.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(components: ColorComponents(space: .sRGB, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A fixed colour in Display P3; components 0...1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(components: ColorComponents(space: .displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A fixed grey, 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(components: ColorComponents(space: .sRGB, red: white, green: white, blue: white, opacity: alpha))
    }

    /// A fixed colour from hue (a fraction of a turn), saturation and brightness, 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = ColorSpaceMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
    }

    /// A fixed colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) { self.init(components: cgColor.storage) }

    /// A colour that follows a SwiftUI colour.
    public convenience init(_ color: Color) {
        if case .uiColor(let inner) = color.provider {
            self.init(storage: inner.storage)
        } else {
            self.init(storage: .color(color))
        }
    }

    /// A colour that chooses its components anew wherever it is used.
    ///
    /// - Parameter dynamicProvider: Gives the colour for the traits it is asked with. It may run on any thread.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(DynamicProvider(dynamicProvider)))
    }

    /// The colour with its opacity replaced.
    ///
    /// - Parameter alpha: 0 for invisible to 1 for opaque; clamped, NaN counts as 0.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.isNaN ? 0 : min(max(Double(alpha), 0), 1)
        if case .components(var components) = storage {
            components.opacity = Float(alpha)
            return UIColor(components: components)
        }
        return UIColor(storage: .alpha(storage, alpha))
    }

    /// The fixed colour this one is under the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let color = rgba(in: traitCollection.environment)
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The colour in an environment.
    package func rgba(in environment: EnvironmentValues) -> RGBA { UIColor.rgba(storage, in: environment, depth: 0) }

    /// Dynamic colours may answer with dynamic colours; a chain longer than this is taken for endless and gives clear.
    private static let longestChain = 32

    private static func rgba(_ storage: Storage, in environment: EnvironmentValues, depth: Int) -> RGBA {
        guard depth < longestChain else { return .clear }
        switch storage {
        case .components(let components): return components.rgba
        case .semantic(let semantic): return semantic.rgba(ColorTraits(environment))
        case .system(let color): return color.rgba(ColorTraits(environment))
        case .color(let color): return color.rgba(in: environment)
        case .dynamic(let dynamic):
            let color = dynamic.provider(UITraitCollection(environment))
            return rgba(color.storage, in: environment, depth: depth + 1)
        case .alpha(let base, let alpha):
            var color = rgba(base, in: environment, depth: depth + 1)
            color.alpha = alpha
            return color
        }
    }

    /// The components under the current traits: light appearance, normal contrast.
    var currentRGBA: RGBA { rgba(in: UITraitCollection.current.environment) }

    /// The colour as a Core Graphics value, dynamic colours as they are in light appearance.
    public var cgColor: CGColor {
        if case .components(let components) = storage { return CGColor(storage: components) }
        return CGColor(rgba: currentRGBA)
    }
}

extension UIColor: Hashable {
    /// Whether both are the same fixed colour or mean the same dynamic one.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs === rhs || lhs.storage == rhs.storage }

    /// Feeds what the colour means into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension UIColor: CustomStringConvertible {
    /// The components in light appearance, in the manner of UIKit.
    public var description: String {
        let c = currentRGBA
        return "UIExtendedSRGBColorSpace \(UIColor.short(c.red)) \(UIColor.short(c.green)) "
            + "\(UIColor.short(c.blue)) \(UIColor.short(c.alpha))"
    }

    private static func short(_ value: Double) -> String {
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}
