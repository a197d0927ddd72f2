import MartletBase
import MartletDisplay

/// Conversions between the colour spaces that colours can be given and mixed in. Everything is computed with the engine's
/// own functions, so a colour has the same bits on every machine.
enum ColorMath {
    /// Components proportional to light, with sRGB's primaries; may lie outside 0...1.
    struct LinearRGB {
        var red: Double
        var green: Double
        var blue: Double
    }

    /// The cube roots of the cone responses in which Oklab is a linear map: mixing these equals mixing Oklab.
    struct CubeRootLMS {
        var l: Double
        var m: Double
        var s: Double
    }

    /// sRGB's transfer function, continued to negative numbers by symmetry.
    static func encode(_ linear: Double) -> Double {
        let x = abs(linear)
        let y = x <= 0.0031308 ? 12.92 * x : 1.055 * DMath.pow(x, 1 / 2.4) - 0.055
        return linear < 0 ? -y : y
    }

    /// The inverse of `encode`.
    static func decode(_ encoded: Double) -> Double {
        let x = abs(encoded)
        let y = x <= 0.04045 ? x / 12.92 : DMath.pow((x + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -y : y
    }

    static func linear(_ color: RGBA) -> LinearRGB {
        LinearRGB(red: decode(color.red), green: decode(color.green), blue: decode(color.blue))
    }

    static func rgba(_ linear: LinearRGB, alpha: Double) -> RGBA {
        RGBA(red: encode(linear.red), green: encode(linear.green), blue: encode(linear.blue), alpha: alpha)
    }

    /// Both spaces share the white point, so one matrix of primaries is enough.
    static func linearSRGB(fromLinearP3 c: LinearRGB) -> LinearRGB {
        LinearRGB(
            red: 1.2249401762805598 * c.red - 0.22494017628055985 * c.green,
            green: -0.042056954709688163 * c.red + 1.0420569547096881 * c.green,
            blue: -0.019637554590334432 * c.red - 0.078636045550631889 * c.green + 1.0982736001409663 * c.blue)
    }

    static func linearP3(fromLinearSRGB c: LinearRGB) -> LinearRGB {
        LinearRGB(
            red: 0.82246196871436230 * c.red + 0.17753803128563770 * c.green,
            green: 0.033194198850096190 * c.red + 0.96680580114990381 * c.green,
            blue: 0.017082631286498530 * c.red + 0.072397440663498170 * c.green + 0.91051992805000330 * c.blue)
    }

    static func cubeRootLMS(_ c: LinearRGB) -> CubeRootLMS {
        CubeRootLMS(
            l: DMath.cbrt(0.4122214708 * c.red + 0.5363325363 * c.green + 0.0514459929 * c.blue),
            m: DMath.cbrt(0.2119034982 * c.red + 0.6806995451 * c.green + 0.1073969566 * c.blue),
            s: DMath.cbrt(0.0883024619 * c.red + 0.2817188376 * c.green + 0.6299787005 * c.blue))
    }

    static func linear(_ c: CubeRootLMS) -> LinearRGB {
        let (l, m, s) = (c.l * c.l * c.l, c.m * c.m * c.m, c.s * c.s * c.s)
        return LinearRGB(
            red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    }

    /// The colour `fraction` of the way from `a` to `b`, premultiplied, as gradients mix (measured: Oklab).
    static func mix(_ a: RGBA, _ b: RGBA, by fraction: Double, space: MixSpace) -> RGBA {
        let t = min(max(fraction, 0), 1)
        if t == 0 { return a }
        if t == 1 { return b }
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        guard alpha > 0 else { return RGBA(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
        let (weightA, weightB) = ((1 - t) * a.alpha / alpha, t * b.alpha / alpha)
        switch space {
        case .device:
            return RGBA(
                red: a.red * weightA + b.red * weightB, green: a.green * weightA + b.green * weightB,
                blue: a.blue * weightA + b.blue * weightB, alpha: alpha)
        case .perceptual:
            let (p, q) = (cubeRootLMS(linear(a)), cubeRootLMS(linear(b)))
            let mixed = CubeRootLMS(
                l: p.l * weightA + q.l * weightB, m: p.m * weightA + q.m * weightB, s: p.s * weightA + q.s * weightB)
            return rgba(linear(mixed), alpha: alpha)
        }
    }
}
