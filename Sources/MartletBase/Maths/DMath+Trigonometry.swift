extension DMath {
    /// The sine of an angle in radians. NaN for infinite angles.
    package static func sin(_ x: Double) -> Double {
        if abs(x) < 0x1p-27 { return x }
        let a = reduced(x)
        let value = a.quadrant & 1 == 0 ? sinNearZero(a.high, a.low) : cosNearZero(a.high, a.low)
        return a.quadrant & 2 == 0 ? value : -value
    }

    /// The cosine of an angle in radians. NaN for infinite angles.
    package static func cos(_ x: Double) -> Double {
        let a = reduced(x)
        let value = a.quadrant & 1 == 0 ? cosNearZero(a.high, a.low) : sinNearZero(a.high, a.low)
        return (a.quadrant + 1) & 2 == 0 ? value : -value
    }

    /// Sine and cosine of one angle with one argument reduction.
    package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        let a = reduced(x)
        let s = sinNearZero(a.high, a.low)
        let c = cosNearZero(a.high, a.low)
        switch a.quadrant & 3 {
        case 0: return (abs(x) < 0x1p-27 ? x : s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// The tangent of an angle in radians. NaN for infinite angles.
    package static func tan(_ x: Double) -> Double {
        if abs(x) < 0x1p-27 { return x }
        let (s, c) = sincos(x)
        return s / c
    }

    /// sin(x + low) for |x| up to a little above π/4.
    @inline(__always)
    private static func sinNearZero(_ x: Double, _ low: Double) -> Double {
        let z = x * x
        var q = 1.0 / 355_687_428_096_000
        q = q * z - 1.0 / 1_307_674_368_000
        q = q * z + 1.0 / 6_227_020_800
        q = q * z - 1.0 / 39_916_800
        q = q * z + 1.0 / 362_880
        q = q * z - 1.0 / 5_040
        q = q * z + 1.0 / 120
        q = q * z - 1.0 / 6
        return x + (x * z * q + low * (1 - 0.5 * z))
    }

    /// cos(x + low) for |x| up to a little above π/4.
    @inline(__always)
    private static func cosNearZero(_ x: Double, _ low: Double) -> Double {
        let z = x * x
        var q = 1.0 / 6_402_373_705_728_000
        q = 1.0 / 20_922_789_888_000 - q * z
        q = q * z - 1.0 / 87_178_291_200
        q = q * z + 1.0 / 479_001_600
        q = q * z - 1.0 / 3_628_800
        q = q * z + 1.0 / 40_320
        q = q * z - 1.0 / 720
        q = q * z + 1.0 / 24
        let half = 0.5 * z
        let w = 1 - half
        return w + (((1 - w) - half) + (z * z * q - x * low))
    }

    /// The angle less the nearest multiple of π/2, as high + low, and that multiple modulo 4.
    @inline(__always)
    private static func reduced(_ x: Double) -> (quadrant: Int, high: Double, low: Double) {
        let magnitude = abs(x)
        if magnitude <= 0x1.921fb54442d18p-1 { return (0, x, 0) }
        if magnitude < 0x1p20 { return reducedByParts(x) }
        return reducedByBits(x)
    }

    /// Three parts of π/2 with 33 bits each: their products with a multiple below 2^20 are exact.
    @inline(__always)
    private static func reducedByParts(_ x: Double) -> (quadrant: Int, high: Double, low: Double) {
        let n = nearest(x * 0x1.45f306dc9c883p-1)
        let first = x - n * 0x1.921fb54400000p+0
        let second = n * 0x1.0b4611a600000p-34
        let rest = first - second
        let restError = (first - rest) - second
        let third = n * 0x1.3198a2e000000p-69 + (n * 0x1.b839a252049c1p-104 - restError)
        let high = rest - third
        return (Int(n) & 3, high, (rest - high) - third)
    }

    /// For any larger angle: multiplies the mantissa with the 192 bits of 2/π that decide about the result modulo 4
    /// (Payne and Hanek). The fraction keeps more than 110 bits.
    @inline(never)
    private static func reducedByBits(_ x: Double) -> (quadrant: Int, high: Double, low: Double) {
        guard x.isFinite else { return (0, .nan, .nan) }
        let bits = x.bitPattern
        let mantissa = (bits & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000
        let exponent = Int((bits >> 52) & 0x7ff) - 1075
        // 1. The window begins at the bit whose product with the mantissa has weight 2; one zero word goes before.
        let start = exponent - 2 + 64
        let word = start >> 6
        let shift = UInt64(start & 63)
        func window(_ index: Int) -> UInt64 {
            let upper = twoOverPi(word + index)
            return shift == 0 ? upper : upper << shift | twoOverPi(word + index + 1) >> (64 - shift)
        }
        // 2. The low 192 bits of mantissa × window: two integer bits, 190 fraction bits.
        let p2 = mantissa.multipliedFullWidth(by: window(2))
        let p1 = mantissa.multipliedFullWidth(by: window(1))
        let (middle, carry) = p1.low.addingReportingOverflow(p2.high)
        let upper = (mantissa &* window(0)) &+ p1.high &+ (carry ? 1 : 0)
        // 3. Round to the nearest quadrant, take the rest's magnitude.
        var quadrant = Int(upper >> 62)
        var high = upper << 2 | middle >> 62
        var low = middle << 2 | p2.low >> 62
        let isNegative = high >> 63 == 1
        if isNegative {
            quadrant += 1
            low = ~low &+ 1
            high = ~high &+ (low == 0 ? 1 : 0)
        }
        let a = Double(high >> 32) * 0x1p-32
        let b = Double(high & 0xffff_ffff) * 0x1p-64 + Double(low >> 11) * 0x1p-117
        let fraction = a + b
        let fractionRest = (a - fraction) + b
        // 4. Times π/2.
        let product = exactProduct(fraction, halfPi)
        let rest = product.low + (fraction * halfPiLow + fractionRest * halfPi)
        var resultHigh = product.high + rest
        var resultLow = (product.high - resultHigh) + rest
        if isNegative != (x < 0) {
            resultHigh = -resultHigh
            resultLow = -resultLow
        }
        return (x < 0 ? -quadrant & 3 : quadrant & 3, resultHigh, resultLow)
    }

    /// 64-bit words of 2/π after one word of zeros.
    private static func twoOverPi(_ index: Int) -> UInt64 {
        guard index >= 1 && index <= twoOverPiWords.count else { return 0 }
        return twoOverPiWords[index - 1]
    }

    private static let twoOverPiWords: [UInt64] = [
        0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
        0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484,
        0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
        0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b,
        0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
    ]
}
