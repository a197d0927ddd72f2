import Foundation

extension Path {
    /// The smallest rectangle that contains the whole path without its control points; the null rectangle for a path
    /// without points. Segments with non-finite points don't count. (Documented; the last rule is chosen.)
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect) where rect.isFinite: return rect
        case .ellipse(let rect) where rect.isFinite: return rect
        case .rounded(let rounded) where rounded.rect.isFinite: return rounded.rect
        default: break
        }
        var lower = SIMD2<Double>(repeating: .infinity)
        var upper = SIMD2<Double>(repeating: -.infinity)
        func include(_ p: SIMD2<Double>) {
            lower = pointwiseMin(lower, p)
            upper = pointwiseMax(upper, p)
        }
        func include(_ curve: Cubic) {
            include(curve.p3)
            let inside = pointwiseMin(curve.p1, curve.p2)
            let outside = pointwiseMax(curve.p1, curve.p2)
            // Control points inside the box so far can't push the curve out of it.
            if all(inside .>= lower) && all(outside .<= upper) { return }
            Cubic.extremes(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x) { include(curve.point($0)) }
            Cubic.extremes(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y) { include(curve.point($0)) }
        }
        var walker = SegmentWalker()
        visit { element in
            switch walker.step(element) {
            case nil: break
            case .move(let p): include(p)
            case .segment(.line(_, let p)): include(p)
            case .segment(.close(_, let p)): include(p)
            case .segment(.quad(let p0, let c, let p)): include(Cubic(quad: p0, c, p))
            case .segment(.cubic(let curve)): include(curve)
            }
        }
        if lower.x > upper.x { return .null }
        return CGRect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
    }
}
