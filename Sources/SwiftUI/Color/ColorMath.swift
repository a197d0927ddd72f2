import MartletBase
import MartletDisplay

/// Colours of drawing in the spaces that colours are given and mixed in.
enum ColorMath {
    static func linear(_ color: RGBA) -> SIMD3<Double> {
        ColorSpaceMath.linear(fromGamma: SIMD3(color.red, color.green, color.blue))
    }

    static func rgba(_ linear: SIMD3<Double>, alpha: Double) -> RGBA {
        let c = ColorSpaceMath.gamma(fromLinear: linear)
        return RGBA(red: c.x, green: c.y, blue: c.z, alpha: alpha)
    }

    /// The colour `fraction` of the way from `a` to `b`, premultiplied, as gradients mix (measured: Oklab). Mixing
    /// the cube roots of the cone responses is the same, as Oklab is a linear map of them.
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
            let (p, q) = (
                ColorSpaceMath.lmsCubeRoots(fromLinearSRGB: linear(a)),
                ColorSpaceMath.lmsCubeRoots(fromLinearSRGB: linear(b))
            )
            return rgba(ColorSpaceMath.linearSRGB(fromLMSCubeRoots: p * weightA + q * weightB), alpha: alpha)
        }
    }
}
