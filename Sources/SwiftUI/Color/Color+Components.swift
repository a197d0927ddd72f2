import Foundation
import MartletBase

extension Color {
    /// The space in which red, green and blue are given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB with its gamma: what design tools and the web mean by a hexadecimal colour.
        case sRGB
        /// sRGB's primaries with components proportional to light.
        case sRGBLinear
        /// The wider Display P3 space with sRGB's gamma; colours outside sRGB are clamped when drawn.
        case displayP3
    }

    /// A fixed colour from red, green and blue. It looks the same in light and dark appearance.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the three components; sRGB unless given.
    ///   - red: Red, 0 for none to 1 for full. Values outside are kept and clamped when drawn; NaN counts as 0.
    ///   - green: Green, as `red`.
    ///   - blue: Blue, as `red`.
    ///   - opacity: 0 for invisible to 1 for opaque.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(components: ColorComponents(space: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A fixed grey.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the component; sRGB unless given.
    ///   - white: 0 for black to 1 for white. Values outside are kept and clamped when drawn.
    ///   - opacity: 0 for invisible to 1 for opaque.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(
            components: ColorComponents(space: colorSpace, red: white, green: white, blue: white, opacity: opacity))
    }

    /// A fixed colour from hue, saturation and brightness, in sRGB.
    ///
    /// - Parameters:
    ///   - hue: The place on the colour circle as a fraction of a turn: 0 is red, 1/3 green, 2/3 blue. Turns wrap
    ///     around.
    ///   - saturation: 0 for grey to 1 for pure; clamped.
    ///   - brightness: 0 for black to 1 for full; negative values count as 0.
    ///   - opacity: 0 for invisible to 1 for opaque.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = ColorSpaceMath.rgb(hue: hue, saturation: saturation, brightness: max(brightness, 0))
        self.init(.sRGB, red: rgb.x, green: rgb.y, blue: rgb.z, opacity: opacity)
    }

    /// A colour from an asset catalogue, looked up where the colour is drawn: scheme, contrast and platform choose
    /// among its variants. A name that no catalogue has draws nothing and is reported once.
    ///
    /// - Parameters:
    ///   - name: The colour set's name; folders that provide a namespace are part of it (`"Brand/Main"`).
    ///   - bundle: Whose catalogue to look in; the app's own when nil.
    public init(_ name: String, bundle: Bundle? = nil) {
        provider = .named(NamedColor(name: name, bundle: bundle))
    }

    /// A colour from an asset catalogue by its generated constant.
    public init(_ resource: ColorResource) {
        provider = .named(NamedColor(name: resource.name, bundle: resource.bundle))
    }

    /// A fixed colour from components that were resolved before.
    public init(_ resolved: Color.Resolved) {
        self.init(
            .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
            blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
    }

    /// A colour that asks a style of your own for its components each time it is resolved.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
        } else {
            provider = .custom(CustomColor(color))
        }
    }

    /// A colour that follows a UIKit colour, dynamic ones included.
    public init(uiColor: UIColor) {
        provider = .uiColor(uiColor)
    }

    /// A colour that follows a UIKit colour, dynamic ones included.
    public init(_ color: UIColor) {
        provider = .uiColor(color)
    }

    /// A fixed colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        self.init(components: cgColor.storage)
    }

    /// A fixed colour from a Core Graphics colour.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) {
        self.init(components: cgColor.storage)
    }
}
