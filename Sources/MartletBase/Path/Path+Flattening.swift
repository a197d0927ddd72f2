import Foundation

extension Path {
    /// Appends the path's polygons to `flat`: curves become chords that stay within `tolerance` of them, both measured
    /// after `transform`.
    ///
    /// Curves are cut into equal parameter steps whose number follows from the second derivative's bound, so the result
    /// depends on nothing but the numbers. Segments with non-finite points are left out; a curve gets at most 2048 chords.
    /// Allocates only when the buffer grows.
    package func flatten(into flat: FlatPath, tolerance: Double, transform: CGAffineTransform = .identity) {
        var flattener = Flattener(flat, tolerance: tolerance, transform: transform)
        if case .elements(let list) = storage {
            for element in list { flattener.add(element) }
        } else {
            visit { flattener.add($0) }
        }
        flattener.finish()
    }
}

/// Turns elements into the points of a `FlatPath`. It writes into the buffer's memory itself and tells the buffer where a
/// subpath ends.
struct Flattener {
    private let flat: FlatPath
    private let columnX: SIMD2<Double>
    private let columnY: SIMD2<Double>
    private let shift: SIMD2<Double>
    private let inverseTolerance: Double
    private var points: UnsafeMutablePointer<SIMD2<Double>>
    private var count: Int
    private var capacity: Int
    private var start = SIMD2<Double>(repeating: 0)
    private var current = SIMD2<Double>(repeating: 0)
    /// True when a move or the end of a closed subpath gave the current point.
    private var hasPoint = false
    /// True when the current subpath's first point is in the buffer.
    private var isOpen = false
    private var lower = SIMD2<Double>(repeating: .infinity)
    private var upper = SIMD2<Double>(repeating: -.infinity)

    init(_ flat: FlatPath, tolerance: Double, transform t: CGAffineTransform) {
        self.flat = flat
        columnX = SIMD2(Double(t.a), Double(t.b))
        columnY = SIMD2(Double(t.c), Double(t.d))
        shift = SIMD2(Double(t.tx), Double(t.ty))
        inverseTolerance = 1 / (tolerance > 1e-6 ? tolerance : 1e-6)
        points = flat.points
        count = flat.pointCount
        capacity = flat.pointCapacity
    }

    /// Makes room for so many more points.
    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        flat.grow(to: count + more, written: count)
        points = flat.points
        capacity = flat.pointCapacity
    }

    @inline(__always)
    private func map(_ p: CGPoint) -> SIMD2<Double> { map(SIMD2(Double(p.x), Double(p.y))) }

    @inline(__always)
    private func map(_ p: SIMD2<Double>) -> SIMD2<Double> { columnX * p.x + columnY * p.y + shift }

    @inline(__always)
    private func isFinite(_ p: SIMD2<Double>) -> Bool {
        // Zero times a finite number is zero, times anything else NaN.
        let zero = p * 0
        return zero.x + zero.y == 0
    }

    @inline(__always)
    private func limited(_ p: SIMD2<Double>) -> SIMD2<Double> {
        p.clamped(lowerBound: SIMD2(repeating: -FlatPath.limit), upperBound: SIMD2(repeating: FlatPath.limit))
    }

    @inline(__always)
    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let p): move(map(p))
        case .line(let p): line(map(p))
        case .quadCurve(let p, let c): quad(map(c), map(p))
        case .curve(let p, let c1, let c2): cubic(map(c1), map(c2), map(p))
        case .closeSubpath: close()
        }
    }

    // The same steps for points that the transform has still to move.

    mutating func moveUnmapped(_ p: SIMD2<Double>) { move(map(p)) }
    mutating func lineUnmapped(_ p: SIMD2<Double>) { line(map(p)) }
    mutating func cubicUnmapped(_ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ p: SIMD2<Double>) {
        cubic(map(c1), map(c2), map(p))
    }

    mutating func close() {
        endSubpath()
        current = start
    }

    mutating func finish() { endSubpath() }

    private mutating func endSubpath() {
        guard isOpen else { return }
        flat.endSubpath(at: count, lower: lower, upper: upper)
        count = flat.pointCount
        isOpen = false
    }

    @inline(__always)
    private mutating func move(_ p: SIMD2<Double>) {
        endSubpath()
        hasPoint = isFinite(p)
        if hasPoint {
            current = limited(p)
            start = current
        }
    }

    /// Puts the subpath's first point into the buffer when it isn't there. False when there is no current point.
    @inline(__always)
    private mutating func begin() -> Bool {
        if isOpen { return true }
        guard hasPoint else { return false }
        isOpen = true
        lower = current
        upper = current
        reserve(1)
        points[count] = current
        count += 1
        return true
    }

    @inline(__always)
    private mutating func line(_ q: SIMD2<Double>) {
        guard isFinite(q), begin() else { return }
        let p = limited(q)
        reserve(1)
        points[count] = p
        count += 1
        lower = pointwiseMin(lower, p)
        upper = pointwiseMax(upper, p)
        current = p
    }

    @inline(__always)
    private func stepCount(_ deviation: Double) -> Int {
        let steps = (deviation * inverseTolerance).squareRoot().rounded(.up)
        return steps < 2048 ? max(Int(steps), 1) : 2048
    }

    @inline(__always)
    private mutating func quad(_ c: SIMD2<Double>, _ q: SIMD2<Double>) {
        guard isFinite(c), isFinite(q), begin() else { return }
        let p0 = current
        let p1 = limited(c)
        let p2 = limited(q)
        // |B''| / 8 = |p0 - 2 p1 + p2| / 4 over the square of the number of steps bounds the distance.
        let a = p0 - p1 - p1 + p2
        let n = stepCount(0.25 * (a * a).sum().squareRoot())
        let b = (p1 - p0) * 2
        let step = 1 / Double(n)
        reserve(n)
        let out = points + count
        var low = pointwiseMin(lower, p2)
        var high = pointwiseMax(upper, p2)
        for index in 1..<max(n, 1) {
            let t = Double(index) * step
            let p = (a * t + b) * t + p0
            out[index - 1] = p
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
        }
        out[n - 1] = p2
        count += n
        lower = low
        upper = high
        current = p2
    }

    @inline(__always)
    private mutating func cubic(_ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ q: SIMD2<Double>) {
        guard isFinite(c1), isFinite(c2), isFinite(q), begin() else { return }
        let p0 = current
        let p1 = limited(c1)
        let p2 = limited(c2)
        let p3 = limited(q)
        // |B''| is at most 6 times the larger second difference; an eighth of it over n² bounds the distance.
        let d1 = p0 - p1 - p1 + p2
        let d2 = p1 - p2 - p2 + p3
        let n = stepCount(0.75 * max((d1 * d1).sum(), (d2 * d2).sum()).squareRoot())
        let a = d2 - d1
        let b = d1 * 3
        let c = (p1 - p0) * 3
        let step = 1 / Double(n)
        reserve(n)
        let out = points + count
        var low = pointwiseMin(lower, p3)
        var high = pointwiseMax(upper, p3)
        for index in 1..<max(n, 1) {
            let t = Double(index) * step
            let p = ((a * t + b) * t + c) * t + p0
            out[index - 1] = p
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
        }
        out[n - 1] = p3
        count += n
        lower = low
        upper = high
        current = p3
    }
}
