extension DMath {
    /// e raised to `x`. Zero below about -745.1, infinite above about 709.8.
    package static func exp(_ x: Double) -> Double {
        exp(x, plus: 0)
    }

    /// 2 raised to `x`; exact for integers.
    package static func exp2(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x >= 1024 { return .infinity }
        if x < -1075 { return 0 }
        let k = nearest(x)
        return scaled(expNearZero((x - k) * 0x1.62e42fefa39efp-1, 0), Int(k))
    }

    /// e raised to the unevaluated sum `x + low`, where `low` is tiny beside `x`.
    static func exp(_ x: Double, plus low: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.79 { return .infinity }
        if x < -745.14 { return 0 }
        // x = k ln 2 + r. The upper part of ln 2 has 32 bits, so its product with k is exact.
        let k = nearest(x * 0x1.71547652b82fep+0)
        let r = x - k * 0x1.62e42fee00000p-1
        let tail = low - k * 0x1.a39ef35793c76p-33
        return scaled(expNearZero(r, tail), Int(k))
    }

    /// The Taylor series of e^(r + low) for |r| up to about 0.35; the first left-out term is below 1e-17.
    @inline(__always)
    private static func expNearZero(_ high: Double, _ low: Double) -> Double {
        let r = high + low
        let rest = (high - r) + low
        var q = 1.0 / 6_227_020_800
        q = q * r + 1.0 / 479_001_600
        q = q * r + 1.0 / 39_916_800
        q = q * r + 1.0 / 3_628_800
        q = q * r + 1.0 / 362_880
        q = q * r + 1.0 / 40_320
        q = q * r + 1.0 / 5_040
        q = q * r + 1.0 / 720
        q = q * r + 1.0 / 120
        q = q * r + 1.0 / 24
        q = q * r + 1.0 / 6
        q = q * r + 0.5
        return 1 + (r + (r * r * q + rest))
    }

    /// Splits a positive finite number into `m` in [√½, √2) and `k` with x = m 2^k.
    @inline(__always)
    private static func split(_ x: Double) -> (m: Double, k: Int) {
        var bits = x.bitPattern
        var k = 0
        if bits < 0x0010_0000_0000_0000 {
            bits = (x * 0x1p54).bitPattern
            k = -54
        }
        k += Int(bits >> 52) - 1023
        var m = Double(bitPattern: (bits & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000)
        if m >= 0x1.6a09e667f3bcdp0 {
            m *= 0.5
            k += 1
        }
        return (m, k)
    }

    /// Zero, negative, infinite and NaN arguments of a logarithm.
    @inline(__always)
    private static func specialLogarithm(_ x: Double) -> Double? {
        if x > 0 && x < .infinity { return nil }
        if x == 0 { return -.infinity }
        return x == .infinity ? x : .nan
    }

    /// 2 (s³/3 + s⁵/5 + …): what log((1 + s) / (1 − s)) has beyond 2s, for |s| up to 0.1716.
    @inline(__always)
    private static func logTail(_ s: Double) -> Double {
        let z = s * s
        var q = 2.0 / 25
        q = q * z + 2.0 / 23
        q = q * z + 2.0 / 21
        q = q * z + 2.0 / 19
        q = q * z + 2.0 / 17
        q = q * z + 2.0 / 15
        q = q * z + 2.0 / 13
        q = q * z + 2.0 / 11
        q = q * z + 2.0 / 9
        q = q * z + 2.0 / 7
        q = q * z + 2.0 / 5
        q = q * z + 2.0 / 3
        return s * z * q
    }

    /// log m of a number in [√½, √2).
    @inline(__always)
    private static func logNearOne(_ m: Double) -> Double {
        let s = (m - 1) / (m + 1)
        return 2 * s + logTail(s)
    }

    /// The natural logarithm. Zero gives -infinity, a negative number NaN.
    package static func log(_ x: Double) -> Double {
        if let special = specialLogarithm(x) { return special }
        let (m, k) = split(x)
        let n = Double(k)
        return n * 0x1.62e42fee00000p-1 + (logNearOne(m) + n * 0x1.a39ef35793c76p-33)
    }

    /// The logarithm to base 2; exact for powers of two.
    package static func log2(_ x: Double) -> Double {
        if let special = specialLogarithm(x) { return special }
        let (m, k) = split(x)
        let l = logNearOne(m)
        return Double(k) + (l * 0x1.71547652b82fep+0 + l * 0x1.777d0ffda0d24p-56)
    }

    /// The logarithm to base 10; exact for powers of ten that a `Double` holds exactly.
    package static func log10(_ x: Double) -> Double {
        if let special = specialLogarithm(x) { return special }
        let (m, k) = split(x)
        let n = Double(k)
        let value =
            n * 0x1.3441350800000p-2 + (logNearOne(m) * 0x1.bcb7b1526e50ep-2 + n * 0x1.f79fef311f12bp-34)
        let whole = nearest(value)
        if whole >= 0 && whole <= 22 && value != whole && abs(value - whole) < 1e-12 {
            var power = 1.0
            for _ in 0..<Int(whole) { power *= 10 }
            if power == x { return whole }
        }
        return value
    }

    /// `x` raised to `y`. Special values as in C99: anything to the power of 0 is 1, 1 to any power is 1, a negative
    /// base with a fractional exponent gives NaN.
    package static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        if y == 1 { return x }
        if y == 2 { return x * x }
        let magnitude = abs(x)
        let exponent = abs(y)
        // Above 2^53 every Double is even.
        let isWhole = exponent >= 0x1p53 || exponent.rounded(.towardZero) == exponent
        let isOdd = isWhole && exponent < 0x1p53 && UInt64(exponent) & 1 == 1
        if x == 0 {
            let result = y > 0 ? 0 : Double.infinity
            return isOdd ? withSign(result, of: x) : result
        }
        if exponent == .infinity {
            if magnitude == 1 { return 1 }
            return (magnitude > 1) == (y > 0) ? .infinity : 0
        }
        if magnitude == .infinity {
            let result = y > 0 ? Double.infinity : 0
            return isOdd ? withSign(result, of: x) : result
        }
        if x < 0 && !isWhole { return .nan }
        if magnitude == 1 { return isOdd ? x : 1 }
        let result = positivePower(magnitude, y)
        return x < 0 && isOdd ? -result : result
    }

    /// x^y for positive finite `x` and finite `y`: the logarithm carries some 66 bits, so that the product with a large
    /// `y` keeps the result's last bits.
    private static func positivePower(_ x: Double, _ y: Double) -> Double {
        let (m, k) = split(x)
        let n = Double(k)
        // 1. s = (m − 1)/(m + 1) as high + low; m − 1 is exact, m + 1 leaves a rest.
        let f = m - 1
        let d = m + 1
        let dRest = m - (d - 1)
        let s = f / d
        let product = exactProduct(s, d)
        let sRest = (((f - product.high) - product.low) - s * dRest) / d
        // 2. log x = k ln 2 + 2s + tail(s), largest terms summed exactly.
        let low = 2 * sRest + n * 0x1.a39ef35793c76p-33
        let tail = logTail(s)
        let a = n * 0x1.62e42fee00000p-1
        let b = 2 * s
        let sum = a + b
        let sumRest = abs(a) > abs(b) ? (a - sum) + b : (b - sum) + a
        let high = sum + tail
        let highRest = (abs(sum) > abs(tail) ? (sum - high) + tail : (tail - high) + sum) + (sumRest + low)
        // 3. Times y.
        let rough = y * high
        if rough > 800 { return .infinity }
        if rough < -800 { return 0 }
        let scaled = exactProduct(y, high)
        return exp(scaled.high, plus: scaled.low + y * highRest)
    }
}
