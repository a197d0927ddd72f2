import Foundation

extension Path {
    /// True when a point lies inside the path; open subpaths count as closed.
    ///
    /// With `eoFill` a point is inside when a ray from it crosses the outline an odd number of times, without it when the
    /// crossings to both sides don't cancel out. Points on a left or upper edge are inside, on a right or lower edge outside.
    /// False for non-finite points. (Documented; the edges are chosen, as `CGRect.contains`.)
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        let point = SIMD2(p)
        guard point.isFinite else { return false }
        switch storage {
        case .empty: return false
        case .rect(let rect) where rect.isFinite: return rect.contains(p)
        case .rounded(let rounded) where rounded.rect.isFinite:
            if !rounded.rect.contains(p) { return false }
        case .ellipse(let rect) where rect.isFinite:
            if !rect.contains(p) { return false }
        default: break
        }
        var winding = 0
        var start = SIMD2<Double>(repeating: 0)
        var current = start
        var walker = SegmentWalker()
        visit { element in
            switch walker.step(element) {
            case nil: break
            case .move(let p):
                winding += Self.winding(current, start, around: point)
                start = p
                current = p
            case .segment(.line(let p0, let p1)), .segment(.close(let p0, let p1)):
                winding += Self.winding(p0, p1, around: point)
                current = p1
            case .segment(.quad(let p0, let c, let p1)):
                winding += Self.winding(Cubic(quad: p0, c, p1), around: point, depth: 0)
                current = p1
            case .segment(.cubic(let curve)):
                winding += Self.winding(curve, around: point, depth: 0)
                current = curve.p3
            }
        }
        winding += Self.winding(current, start, around: point)
        return eoFill ? winding & 1 != 0 : winding != 0
    }

    /// How often a line crosses the ray from `p` to the right, downwards counted positive.
    private static func winding(_ a: SIMD2<Double>, _ b: SIMD2<Double>, around p: SIMD2<Double>) -> Int {
        if (a.y <= p.y) == (b.y <= p.y) { return 0 }
        let x = a.x + (b.x - a.x) * ((p.y - a.y) / (b.y - a.y))
        if x <= p.x { return 0 }
        return a.y <= p.y ? 1 : -1
    }

    /// The same for a curve: halves that the ray misses or passes wholly are decided by their box.
    private static func winding(_ c: Cubic, around p: SIMD2<Double>, depth: Int) -> Int {
        let lower = pointwiseMin(pointwiseMin(c.p0, c.p1), pointwiseMin(c.p2, c.p3))
        let upper = pointwiseMax(pointwiseMax(c.p0, c.p1), pointwiseMax(c.p2, c.p3))
        if lower.y > p.y || upper.y <= p.y || upper.x <= p.x { return 0 }
        if lower.x > p.x {
            if (c.p0.y <= p.y) == (c.p3.y <= p.y) { return 0 }
            return c.p0.y <= p.y ? 1 : -1
        }
        if depth == 40 { return winding(c.p0, c.p3, around: p) }
        let (left, right) = c.split(0.5)
        return winding(left, around: p, depth: depth + 1) + winding(right, around: p, depth: depth + 1)
    }
}
