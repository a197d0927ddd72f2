extension ColorSpaceMath {
    /// Red, green and blue of a hue (0...1 once round the circle from red by green and blue; other values wrap), a
    /// saturation and a brightness. Saturation is limited to 0...1, NaN counts as zero.
    package static func rgb(hue: Double, saturation: Double, brightness: Double) -> SIMD3<Double> {
        let turned = hue.isFinite ? hue - hue.rounded(.down) : 0
        let s = saturation > 0 ? min(saturation, 1) : 0
        let v = brightness.isNaN ? 0 : brightness
        let sector = turned * 6
        let whole = sector.rounded(.down)
        let f = sector - whole
        let p = v * (1 - s)
        let q = v * (1 - s * f)
        let t = v * (1 - s * (1 - f))
        return switch Int(whole) {
        case 1: SIMD3(q, v, p)
        case 2: SIMD3(p, v, t)
        case 3: SIMD3(p, q, v)
        case 4: SIMD3(t, p, v)
        case 5: SIMD3(v, p, q)
        default: SIMD3(v, t, p)
        }
    }

    /// Hue, saturation and brightness of a colour; greys have hue 0, black has saturation 0.
    package static func hsb(fromRGB c: SIMD3<Double>) -> SIMD3<Double> {
        let high = c.max()
        let range = high - c.min()
        guard range > 0 else { return SIMD3(0, 0, high) }
        var hue: Double
        if high == c.x {
            hue = (c.y - c.z) / range
        } else if high == c.y {
            hue = (c.z - c.x) / range + 2
        } else {
            hue = (c.x - c.y) / range + 4
        }
        if hue < 0 { hue += 6 }
        return SIMD3(hue / 6, high > 0 ? range / high : 0, high)
    }
}
