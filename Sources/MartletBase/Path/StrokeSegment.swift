/// One piece of a line to be stroked, with a length and a direction at both ends.
struct StrokeSegment {
    var curve: Cubic
    var isLine: Bool
    /// Unit vectors.
    var startTangent: SIMD2<Double>
    var endTangent: SIMD2<Double>

    var start: SIMD2<Double> { curve.p0 }
    var end: SIMD2<Double> { curve.p3 }

    /// A straight piece; nil when it has no length worth speaking of.
    init?(line a: SIMD2<Double>, _ b: SIMD2<Double>) {
        let d = b - a
        let length = d.length
        guard length > Self.negligible(a, b) else { return nil }
        curve = Cubic(a, a + d * (1.0 / 3), b - d * (1.0 / 3), b)
        isLine = true
        startTangent = d / length
        endTangent = startTangent
    }

    /// A curved piece; nil when all its points are one. A curve that runs straight ahead becomes a line.
    init?(_ curve: Cubic) {
        let negligible = max(Self.negligible(curve.p0, curve.p1), Self.negligible(curve.p2, curve.p3))
        let first = Self.direction(curve.p1 - curve.p0, curve.p2 - curve.p0, curve.p3 - curve.p0, negligible)
        let last = Self.direction(curve.p3 - curve.p2, curve.p3 - curve.p1, curve.p3 - curve.p0, negligible)
        guard let first, let last else { return nil }
        self.curve = curve
        isLine = false
        startTangent = first
        endTangent = last
        let chord = curve.p3 - curve.p0
        let length = chord.length
        guard length > negligible else { return }
        let axis = chord / length
        let a = curve.p1 - curve.p0
        let b = curve.p2 - curve.p0
        let off = max(abs(SIMD2.cross(axis, a)), abs(SIMD2.cross(axis, b)))
        let s1 = SIMD2.dot(axis, a)
        let s2 = SIMD2.dot(axis, b)
        if off <= 1e-7 * length && s1 >= 0 && s2 >= s1 && s2 <= length {
            isLine = true
            startTangent = axis
            endTangent = axis
        }
    }

    private init(curve: Cubic, isLine: Bool, startTangent: SIMD2<Double>, endTangent: SIMD2<Double>) {
        self.curve = curve
        self.isLine = isLine
        self.startTangent = startTangent
        self.endTangent = endTangent
    }

    var reversed: StrokeSegment {
        StrokeSegment(
            curve: curve.reversed, isLine: isLine, startTangent: SIMD2(repeating: 0) - endTangent,
            endTangent: SIMD2(repeating: 0) - startTangent)
    }

    var length: Double { isLine ? (end - start).length : curve.length() }

    /// The part between two parameters; nil when nothing is left.
    func part(_ t0: Double, _ t1: Double) -> StrokeSegment? {
        if t0 <= 0 && t1 >= 1 { return self }
        guard t1 > t0 else { return nil }
        if isLine { return StrokeSegment(line: point(t0), point(t1)) }
        return StrokeSegment(curve.part(t0, t1))
    }

    func point(_ t: Double) -> SIMD2<Double> {
        if t <= 0 { return start }
        if t >= 1 { return end }
        return isLine ? start + (end - start) * t : curve.point(t)
    }

    /// The parameter that lies a length further along than `t`, when `left` is the length from `t` to the end.
    func parameter(from t: Double, advancingBy length: Double, left: Double) -> Double {
        if isLine { return t + (1 - t) * (length / left) }
        return curve.parameter(from: t, advancingBy: length, left: left)
    }

    /// The unit direction at a parameter.
    func tangent(_ t: Double) -> SIMD2<Double> {
        if t <= 0 { return startTangent }
        if t >= 1 { return endTangent }
        let d = curve.derivative(t)
        let speed = d.length
        if speed > 0 { return d / speed }
        // At a cusp the direction is the one behind it.
        let behind = curve.secondDerivative(t)
        let length = behind.length
        return length > 0 ? behind / length : startTangent
    }

    /// The unit vector of the first of three that has a length.
    private static func direction(
        _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ negligible: Double
    ) -> SIMD2<Double>? {
        let first = a.length
        if first > negligible { return a / first }
        let second = b.length
        if second > negligible { return b / second }
        let third = c.length
        return third > negligible ? c / third : nil
    }

    /// Rounding errors of coordinates this large.
    private static func negligible(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
        1e-12 * max(1, max(max(abs(a.x), abs(a.y)), max(abs(b.x), abs(b.y))))
    }
}
