import MartletBase

/// Four numbers of a colour in the space in which they were given. Components may lie outside 0...1: they are kept as
/// they are until drawing (measured: Display P3 red resolves to a red above 1).
package struct ColorComponents: Hashable, Sendable {
    package var space: Color.RGBColorSpace
    package var red: Float
    package var green: Float
    package var blue: Float
    package var opacity: Float

    package init(space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        self.space = space
        self.red = ColorComponents.usable(red)
        self.green = ColorComponents.usable(green)
        self.blue = ColorComponents.usable(blue)
        self.opacity = ColorComponents.usable(opacity)
    }

    /// NaN has no place on a scale and becomes 0; infinities become far ends that drawing clamps.
    private static func usable(_ value: Double) -> Float {
        value.isNaN ? 0 : Float(min(max(value, -65_504), 65_504))
    }

    /// The components in gamma-encoded sRGB.
    package var rgba: RGBA {
        let alpha = min(max(Double(opacity), 0), 1)
        let (r, g, b) = (Double(red), Double(green), Double(blue))
        switch space {
        case .sRGB:
            return RGBA(red: r, green: g, blue: b, alpha: alpha)
        case .sRGBLinear:
            return ColorMath.rgba(SIMD3(r, g, b), alpha: alpha)
        case .displayP3:
            let linear = ColorSpaceMath.linear(fromGamma: SIMD3(r, g, b))
            return ColorMath.rgba(ColorSpaceMath.linearSRGB(fromLinearDisplayP3: linear), alpha: alpha)
        }
    }
}
