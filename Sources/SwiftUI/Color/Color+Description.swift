import MartletBase

extension Color: CustomStringConvertible {
    /// The colour as text: a system colour's name, `#RRGGBBAA` for fixed sRGB components, and a readable form of the
    /// rest.
    public var description: String { Color.describe(provider) }

    private static func describe(_ provider: Provider) -> String {
        switch provider {
        case .components(let c):
            switch c.space {
            case .sRGB, .sRGBLinear: return c.rgba.hexDescription
            case .displayP3:
                return "DisplayP3(red: \(c.red), green: \(c.green), blue: \(c.blue), opacity: \(c.opacity))"
            }
        case .system(let color): return color.name
        case .named(let named): return "NamedColor(name: \"\(named.name)\", bundle: \(named.bundlePath ?? "nil"))"
        case .uiColor(let color): return color.description
        case .opacity(let base, let factor):
            let percent = (min(max(factor, 0), 1) * 100).rounded()
            return "\(Int(percent))% \(describe(base))"
        case .mix(let a, let b, let fraction, _):
            return "mix(\(describe(a)), \(describe(b)), by: \(fraction))"
        case .custom: return "custom color"
        }
    }
}

extension RGBA {
    /// `#RRGGBBAA`, components rounded to eight bits and clamped.
    var hexDescription: String {
        let digits = Array("0123456789ABCDEF")
        var text = "#"
        for component in [red, green, blue, alpha] {
            let byte = Int((min(max(component, 0), 1) * 255).rounded())
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
        return text
    }
}
