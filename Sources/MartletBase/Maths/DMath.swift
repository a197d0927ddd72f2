/// Elementary functions whose results are the same bits on every machine.
///
/// The C library picks other code paths with the CPU's features, so its `sin` or `pow` may differ in the last bit between
/// two computers. Everything here is built from `+ - * /`, `squareRoot()` and operations on the bits of a `Double`, which
/// IEEE 754 defines exactly. The compiler does not contract them. Errors stay within a few units in the last place;
/// NaN, infinities and signed zeros behave as in C99's annex F.
package enum DMath {
    /// The upper 53 bits of π/2 and what they miss.
    static let halfPi = 0x1.921fb54442d18p+0
    static let halfPiLow = 0x1.1a62633145c07p-54

    /// Rounds to the nearest integer, ties to even; for magnitudes below 2^51 only.
    @inline(__always)
    static func nearest(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

    /// `x` times 2^k with at most one rounding for normal results; overflows to infinity, underflows to zero.
    @inline(__always)
    static func scaled(_ x: Double, _ k: Int) -> Double {
        if k >= -1022 && k <= 1023 { return x * Double(bitPattern: UInt64(1023 + k) << 52) }
        if k > 1023 {
            let rest = min(k - 1023, 1023)
            return x * 0x1p1023 * Double(bitPattern: UInt64(1023 + rest) << 52)
        }
        // Down in two steps: the first keeps 2^53 in reserve so that only the last one rounds.
        let rest = max(k + 969, -1022)
        return x * 0x1p-969 * Double(bitPattern: UInt64(1023 + rest) << 52)
    }

    /// The product of two numbers as a rounded value and its error, exact unless it overflows (Dekker's splitting).
    @inline(__always)
    static func exactProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
        let high = a * b
        let at = a * 134_217_729  // 2^27 + 1
        let ah = at - (at - a)
        let al = a - ah
        let bt = b * 134_217_729
        let bh = bt - (bt - b)
        let bl = b - bh
        return (high, ((ah * bh - high) + ah * bl + al * bh) + al * bl)
    }

    /// The magnitude of `x` with the sign of `y`.
    @inline(__always)
    static func withSign(_ x: Double, of y: Double) -> Double { Double(signOf: y, magnitudeOf: x) }
}
