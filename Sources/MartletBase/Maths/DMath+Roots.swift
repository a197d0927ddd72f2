extension DMath {
    /// The cube root, also of negative numbers. Zeros, infinities and NaN come back unchanged.
    package static func cbrt(_ x: Double) -> Double {
        if !x.isFinite || x == 0 { return x }
        // 1. Bring the magnitude into [1, 8) by a power of eight.
        var bits = abs(x).bitPattern
        var shift = 0
        if bits < 0x0010_0000_0000_0000 {
            bits = (abs(x) * 0x1p54).bitPattern
            shift = -18
        }
        let exponent = Int(bits >> 52) - 1023
        let third = exponent >= 0 ? exponent / 3 : -((2 - exponent) / 3)
        let m = Double(bitPattern: (bits & 0x000f_ffff_ffff_ffff) | UInt64(1023 + exponent - 3 * third) << 52)
        // 2. A straight line within 5 %, three Halley steps (each triples the correct digits), one Newton step.
        var t = 0.9 + m * 0.1428
        for _ in 0..<3 {
            let cube = t * t * t
            t *= (cube + 2 * m) / (2 * cube + m)
        }
        let square = exactProduct(t, t)
        let cube = exactProduct(square.high, t)
        let error = (m - cube.high) - (cube.low + square.low * t)
        t += error / (3 * t * t)
        return withSign(scaled(t, third + shift), of: x)
    }

    /// The length of the vector `(x, y)` without overflow or underflow on the way. Infinite when either is infinite, even
    /// beside NaN.
    @inline(__always)
    package static func hypot(_ x: Double, _ y: Double) -> Double {
        let square = x * x + y * y
        if square > 0x1p-900 && square < 0x1p1000 { return square.squareRoot() }
        return hypotScaled(abs(x), abs(y))
    }

    @inline(never)
    private static func hypotScaled(_ x: Double, _ y: Double) -> Double {
        if x == .infinity || y == .infinity { return .infinity }
        if x.isNaN || y.isNaN { return .nan }
        let larger = max(x, y)
        if larger == 0 { return 0 }
        let up = larger < 1 ? 0x1p600 : 0x1p-600
        let a = x * up
        let b = y * up
        return (a * a + b * b).squareRoot() / up
    }
}
