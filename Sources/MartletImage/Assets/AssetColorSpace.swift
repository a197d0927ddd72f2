import MartletBase

/// The colour spaces of catalogues, brought to gamma-encoded sRGB whose components may lie outside 0...1.
enum AssetColorSpace {
    /// Nil for an unknown space.
    static func convert(_ color: RGBA, from space: String) -> RGBA? {
        switch space {
        case "srgb", "extended-srgb":
            return color
        case "linear", "linear-srgb", "extended-linear-srgb":
            return map(color, encoded)
        case "display-p3", "extended-display-p3":
            return map(fromP3(map(color, decoded)), encoded)
        case "linear-display-p3", "extended-linear-display-p3":
            return map(fromP3(color), encoded)
        default:
            return nil
        }
    }

    private static func map(_ color: RGBA, _ transfer: (Double) -> Double) -> RGBA {
        RGBA(
            red: transfer(color.red), green: transfer(color.green), blue: transfer(color.blue), alpha: color.alpha)
    }

    /// Linear light of Display P3's primaries in those of sRGB; both have the same white.
    private static func fromP3(_ light: RGBA) -> RGBA {
        RGBA(
            red: 1.2249401762805598 * light.red - 0.2249401762805598 * light.green,
            green: 1.0420569547096881 * light.green - 0.0420569547096881 * light.red,
            blue: 1.0982736001409663 * light.blue - 0.0196375545903344 * light.red - 0.0786360455506319 * light.green,
            alpha: light.alpha)
    }

    /// The sRGB curve from stored value to light, continued to negative values by symmetry.
    private static func decoded(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : DMath.pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * DMath.pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
