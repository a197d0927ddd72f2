/// Conversions between colour spaces, on components that may lie outside 0...1.
///
/// All colours have the white point D65. Vectors hold red, green and blue, or the named components in their usual order.
/// Transfer functions keep the sign of a component, so that colours outside a space survive (extended range).
package enum ColorSpaceMath {
    // MARK: Transfer function

    /// The light intensity of a gamma-encoded sRGB or Display P3 component.
    package static func linear(fromGamma value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : DMath.pow((magnitude + 0.055) / 1.055, 2.4)
        return DMath.withSign(result, of: value)
    }

    /// The gamma-encoded component of a light intensity.
    package static func gamma(fromLinear value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * DMath.pow(magnitude, 1 / 2.4) - 0.055
        return DMath.withSign(result, of: value)
    }

    /// Component by component.
    package static func linear(fromGamma color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(linear(fromGamma: color.x), linear(fromGamma: color.y), linear(fromGamma: color.z))
    }

    /// Component by component.
    package static func gamma(fromLinear color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(gamma(fromLinear: color.x), gamma(fromLinear: color.y), gamma(fromLinear: color.z))
    }

    // MARK: Display P3

    /// Linear Display P3 to linear sRGB: the product of both spaces' matrices to and from XYZ, worked out from their
    /// primaries.
    package static func linearSRGB(fromLinearDisplayP3 c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            1.2249401762805600 * c.x - 0.2249401762805600 * c.y,
            -0.0420569547096882 * c.x + 1.0420569547096882 * c.y,
            -0.0196375545903344 * c.x - 0.0786360455506319 * c.y + 1.0982736001409663 * c.z)
    }

    /// Linear sRGB to linear Display P3.
    package static func linearDisplayP3(fromLinearSRGB c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            0.8224619687143623 * c.x + 0.1775380312856377 * c.y,
            0.0331941988509616 * c.x + 0.9668058011490384 * c.y,
            0.0170826307211200 * c.x + 0.0723974406639635 * c.y + 0.9105199286149165 * c.z)
    }

    // MARK: Oklab

    /// The cube roots of the three cone responses that Oklab mixes. Times 128 they are the animatable data of a colour.
    /// (Measured: black to blue moves by 47.606, 60.843, 109.728.)
    package static func lmsCubeRoots(fromLinearSRGB c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            DMath.cbrt(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z),
            DMath.cbrt(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z),
            DMath.cbrt(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z))
    }

    /// The way back from the cube roots.
    package static func linearSRGB(fromLMSCubeRoots roots: SIMD3<Double>) -> SIMD3<Double> {
        let c = roots * roots * roots
        return SIMD3(
            4.0767416613479943 * c.x - 3.3077115904081932 * c.y + 0.2309699287294279 * c.z,
            -1.2684380040921761 * c.x + 2.6097574006633714 * c.y - 0.3413193963102196 * c.z,
            -0.0041960865418371 * c.x - 0.7034186144594496 * c.y + 1.7076147009309449 * c.z)
    }

    /// Lightness, green-red and blue-yellow of a linear sRGB colour.
    package static func oklab(fromLinearSRGB color: SIMD3<Double>) -> SIMD3<Double> {
        let c = lmsCubeRoots(fromLinearSRGB: color)
        return SIMD3(
            0.2104542553 * c.x + 0.7936177850 * c.y - 0.0040720468 * c.z,
            1.9779984951 * c.x - 2.4285922050 * c.y + 0.4505937099 * c.z,
            0.0259040371 * c.x + 0.7827717662 * c.y - 0.8086757660 * c.z)
    }

    /// The linear sRGB colour of an Oklab triple.
    package static func linearSRGB(fromOklab lab: SIMD3<Double>) -> SIMD3<Double> {
        linearSRGB(
            fromLMSCubeRoots: SIMD3(
                0.9999999984505198 * lab.x + 0.3963377921737679 * lab.y + 0.2158037580607588 * lab.z,
                1.0000000088817608 * lab.x - 0.1055613423236563 * lab.y - 0.0638541747717059 * lab.z,
                1.0000000546724109 * lab.x - 0.0894841820949658 * lab.y - 1.2914855378640917 * lab.z))
    }
}
