import MartletBase
import Testing

@Suite struct ColorSpaceMathTests {
    static func close(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ tolerance: Double) -> Bool {
        let d = a - b
        return max(abs(d.x), max(abs(d.y), abs(d.z))) <= tolerance
    }

    static func bytes(_ linear: SIMD3<Double>) -> SIMD3<Double> {
        (ColorSpaceMath.gamma(fromLinear: linear) * 255).rounded(.toNearestOrAwayFromZero)
    }

    @Test func transferFunction() {
        #expect(abs(ColorSpaceMath.gamma(fromLinear: 0.2) - 0.4845) < 5e-5)
        #expect(ColorSpaceMath.gamma(fromLinear: 0) == 0)
        #expect(abs(ColorSpaceMath.gamma(fromLinear: 1) - 1) < 1e-15)
        for index in -300...300 {
            let value = Double(index) / 100
            let linear = ColorSpaceMath.linear(fromGamma: value)
            #expect(linear.sign == value.sign)
            #expect(ColorSpaceMath.linear(fromGamma: -value) == -linear)
            #expect(abs(ColorSpaceMath.gamma(fromLinear: linear) - value) < 1e-7)
        }
    }

    /// Stops that Apple's gradients show between red and blue (measured, macOS).
    @Test func redToBlueInOklab() {
        let red = ColorSpaceMath.oklab(fromLinearSRGB: SIMD3(1, 0, 0))
        let blue = ColorSpaceMath.oklab(fromLinearSRGB: SIMD3(0, 0, 1))
        let expected: [(Double, SIMD3<Double>)] = [
            (0.25, SIMD3(197, 74, 109)), (0.5, SIMD3(140, 83, 162)), (0.75, SIMD3(82, 72, 209)),
        ]
        for (t, bytes) in expected {
            let mixed = red + (blue - red) * t
            #expect(Self.close(Self.bytes(ColorSpaceMath.linearSRGB(fromOklab: mixed)), bytes, 1), "\(t)")
        }
        // Mixing the cube roots gives the same, since Oklab is linear in them.
        let a = ColorSpaceMath.lmsCubeRoots(fromLinearSRGB: SIMD3(1, 0, 0))
        let b = ColorSpaceMath.lmsCubeRoots(fromLinearSRGB: SIMD3(0, 0, 1))
        #expect(Self.bytes(ColorSpaceMath.linearSRGB(fromLMSCubeRoots: (a + b) * 0.5)) == SIMD3(140, 83, 162))
        #expect(Self.close(b * 128, SIMD3(47.606, 60.843, 109.728), 1e-3))
    }

    @Test func oklabRoundTrip() {
        var numbers = TestNumbers(seed: 9)
        for _ in 0..<500 {
            let color = SIMD3(numbers.number(-0.5...1.5), numbers.number(-0.5...1.5), numbers.number(-0.5...1.5))
            let back = ColorSpaceMath.linearSRGB(fromOklab: ColorSpaceMath.oklab(fromLinearSRGB: color))
            #expect(Self.close(back, color, 1e-9))
        }
        let white = ColorSpaceMath.oklab(fromLinearSRGB: SIMD3(1, 1, 1))
        #expect(Self.close(white, SIMD3(1, 0, 0), 1e-6))
    }

    @Test func displayP3() {
        let red = ColorSpaceMath.gamma(fromLinear: ColorSpaceMath.linearSRGB(fromLinearDisplayP3: SIMD3(1, 0, 0)))
        #expect(Self.close(red, SIMD3(1.0931, -0.2266, -0.1504), 5e-4))
        #expect(Self.close(ColorSpaceMath.linearSRGB(fromLinearDisplayP3: SIMD3(1, 1, 1)), SIMD3(1, 1, 1), 1e-12))
        var numbers = TestNumbers(seed: 10)
        for _ in 0..<200 {
            let color = SIMD3(numbers.fraction(), numbers.fraction(), numbers.fraction())
            let there = ColorSpaceMath.linearDisplayP3(fromLinearSRGB: color)
            #expect(Self.close(ColorSpaceMath.linearSRGB(fromLinearDisplayP3: there), color, 1e-12))
        }
    }

    @Test func hueSaturationBrightness() {
        func rgb(_ h: Double, _ s: Double, _ b: Double) -> SIMD3<Double> {
            ColorSpaceMath.rgb(hue: h, saturation: s, brightness: b)
        }
        #expect(rgb(0, 1, 1) == SIMD3(1, 0, 0))
        #expect(Self.close(rgb(1.0 / 3, 1, 1), SIMD3(0, 1, 0), 1e-12))
        #expect(Self.close(rgb(2.0 / 3, 1, 1), SIMD3(0, 0, 1), 1e-12))
        #expect(rgb(1, 1, 1) == SIMD3(1, 0, 0))
        #expect(rgb(0.5, 0, 0.4) == SIMD3(0.4, 0.4, 0.4))
        #expect(rgb(0.5, 1, 0.5) == SIMD3(0, 0.5, 0.5))
        #expect(rgb(.nan, .nan, .nan) == SIMD3(0, 0, 0))
        #expect(Self.close(rgb(-0.25, 0.5, 0.8), rgb(0.75, 0.5, 0.8), 1e-12))
        #expect(ColorSpaceMath.hsb(fromRGB: SIMD3(0, 0, 0)) == SIMD3(0, 0, 0))
        #expect(ColorSpaceMath.hsb(fromRGB: SIMD3(0.5, 0.5, 0.5)) == SIMD3(0, 0, 0.5))
        var numbers = TestNumbers(seed: 6)
        for _ in 0..<500 {
            let color = SIMD3(numbers.fraction(), numbers.fraction(), numbers.fraction())
            let hsb = ColorSpaceMath.hsb(fromRGB: color)
            #expect(Self.close(rgb(hsb.x, hsb.y, hsb.z), color, 1e-12))
        }
    }
}
