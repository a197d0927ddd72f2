import Foundation

/// A cubic Bézier curve, the form in which segments are measured, cut and offset.
struct Cubic {
    var p0: SIMD2<Double>
    var p1: SIMD2<Double>
    var p2: SIMD2<Double>
    var p3: SIMD2<Double>

    @inline(__always)
    init(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The cubic that runs along a quadratic curve with the same parameter.
    init(quad p0: SIMD2<Double>, _ c: SIMD2<Double>, _ p: SIMD2<Double>) {
        self.init(p0, p0 + (c - p0) * (2.0 / 3), p + (c - p) * (2.0 / 3), p)
    }

    func point(_ t: Double) -> SIMD2<Double> {
        let u = 1 - t
        return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }

    func derivative(_ t: Double) -> SIMD2<Double> {
        let u = 1 - t
        return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
    }

    func secondDerivative(_ t: Double) -> SIMD2<Double> {
        (p2 - p1 - p1 + p0) * (6 * (1 - t)) + (p3 - p2 - p2 + p1) * (6 * t)
    }

    /// The parts before and after a parameter.
    func split(_ t: Double) -> (Cubic, Cubic) {
        let a = p0 + (p1 - p0) * t
        let m = p1 + (p2 - p1) * t
        let d = p2 + (p3 - p2) * t
        let b = a + (m - a) * t
        let c = m + (d - m) * t
        let p = b + (c - b) * t
        return (Cubic(p0, a, b, p), Cubic(p, c, d, p3))
    }

    /// The part between two parameters, 0 ≤ t0 < t1 ≤ 1. The ends stay exact at 0 and 1.
    func part(_ t0: Double, _ t1: Double) -> Cubic {
        var curve = self
        if t1 < 1 { curve = curve.split(t1).0 }
        if t0 > 0 { curve = curve.split(t0 / t1).1 }
        return curve
    }

    var reversed: Cubic { Cubic(p3, p2, p1, p0) }

    /// The arc length between two parameters.
    func length(_ t0: Double = 0, _ t1: Double = 1) -> Double {
        let whole = gauss(t0, t1)
        return length(t0, t1, whole, depth: 0)
    }

    private func length(_ t0: Double, _ t1: Double, _ whole: Double, depth: Int) -> Double {
        let middle = (t0 + t1) / 2
        let left = gauss(t0, middle)
        let right = gauss(middle, t1)
        // Halving gains some three digits; nested sums agree long before the depth runs out, except at cusps.
        if depth >= 10 || abs(left + right - whole) <= 1e-9 * whole { return left + right }
        return length(t0, middle, left, depth: depth + 1) + length(middle, t1, right, depth: depth + 1)
    }

    /// Gauss-Legendre quadrature of the speed with five points.
    private func gauss(_ t0: Double, _ t1: Double) -> Double {
        let half = (t1 - t0) / 2
        let middle = (t0 + t1) / 2
        @inline(__always)
        func speed(_ offset: Double) -> Double {
            let d = derivative(middle + half * offset)
            return (d * d).sum().squareRoot()
        }
        let inner = speed(-0.5384693101056831) + speed(0.5384693101056831)
        let outer = speed(-0.9061798459386640) + speed(0.9061798459386640)
        return half
            * (0.5688888888888889 * speed(0) + 0.4786286704993665 * inner + 0.2369268850561891 * outer)
    }

    /// The parameter at which the arc length from the start reaches `target`, when the whole length is `total`.
    func parameter(atLength target: Double, total: Double) -> Double {
        parameter(from: 0, advancingBy: target, left: total)
    }

    /// The parameter that lies the arc length `target` further along than `t0`, when `left` is the length from `t0` to the
    /// end: Newton's steps inside a bracket that shrinks with every one, each measured from the last.
    func parameter(from t0: Double, advancingBy target: Double, left: Double) -> Double {
        if target <= 0 { return t0 }
        if target >= left { return 1 }
        var low = t0
        var high = 1.0
        var t = t0
        var reached = 0.0
        var next = Self.firstGuess(t0, target, left, derivative(t0).length)
        for _ in 0..<40 {
            reached += next >= t ? length(t, next) : -length(next, t)
            t = next
            let error = reached - target
            if abs(error) <= 1e-9 * left { break }
            if error > 0 { high = t } else { low = t }
            next = t - error / derivative(t).length
            if !(next > low && next < high) { next = (low + high) / 2 }
            if next == t { break }
        }
        return t
    }

    private static func firstGuess(_ t0: Double, _ target: Double, _ left: Double, _ speed: Double) -> Double {
        let even = t0 + (1 - t0) * (target / left)
        let straight = t0 + target / speed
        return straight < 1 && target < 0.1 * left ? straight : even
    }

    /// Calls `body` with the parameters inside (0, 1) where one coordinate stops growing or falling.
    static func extremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ body: (Double) -> Void) {
        // B'(t)/3 = (b − a) (1 − t)² + 2 (c − b) (1 − t) t + (d − c) t²
        let k0 = b - a
        let k1 = 2 * (c - b - k0)
        let k2 = (d - c) - 2 * (c - b) + k0
        func check(_ t: Double) { if t > 0 && t < 1 { body(t) } }
        let discriminant = k1 * k1 - 4 * k2 * k0
        guard discriminant >= 0 else { return }
        // The form without cancellation; a zero denominator gives infinity or NaN, which `check` drops.
        let q = -0.5 * (k1 + (k1 < 0 ? -1 : 1) * discriminant.squareRoot())
        check(q / k2)
        check(k0 / q)
    }
}

extension SIMD2<Double> {
    @inline(__always)
    init(_ p: CGPoint) { self.init(Double(p.x), Double(p.y)) }

    @inline(__always)
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The vector's length; the components are far from overflow.
    @inline(__always)
    var length: Double { (self * self).sum().squareRoot() }

    @inline(__always)
    static func cross(_ a: Self, _ b: Self) -> Double { a.x * b.y - a.y * b.x }

    @inline(__always)
    static func dot(_ a: Self, _ b: Self) -> Double { a.x * b.x + a.y * b.y }
}

extension CGPoint {
    @inline(__always)
    init(_ p: SIMD2<Double>) { self.init(x: p.x, y: p.y) }
}
