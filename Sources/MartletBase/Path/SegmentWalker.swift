import Foundation

/// One drawn piece of a path.
enum PathSegment {
    case line(SIMD2<Double>, SIMD2<Double>)
    case quad(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    case cubic(Cubic)
    /// The line that closes a subpath; it may have no length.
    case close(SIMD2<Double>, SIMD2<Double>)
}

/// Follows a path's elements and knows where each segment begins. Segments with non-finite points are left out, larger
/// coordinates than `FlatPath.limit` are limited, so that products of them stay finite.
struct SegmentWalker {
    private var start: SIMD2<Double>?
    private var current = SIMD2<Double>(repeating: 0)

    /// What an element does at its place in the path.
    enum Step {
        case move(SIMD2<Double>)
        case segment(PathSegment)
    }

    mutating func step(_ element: Path.Element) -> Step? {
        switch element {
        case .move(let p):
            guard let p = Self.usable(p) else {
                start = nil
                return nil
            }
            start = p
            current = p
            return .move(p)
        case .line(let p):
            guard start != nil, let p = Self.usable(p) else { return nil }
            defer { current = p }
            return .segment(.line(current, p))
        case .quadCurve(let p, let c):
            guard start != nil, let p = Self.usable(p), let c = Self.usable(c) else { return nil }
            defer { current = p }
            return .segment(.quad(current, c, p))
        case .curve(let p, let c1, let c2):
            guard start != nil, let p = Self.usable(p), let c1 = Self.usable(c1), let c2 = Self.usable(c2) else {
                return nil
            }
            defer { current = p }
            return .segment(.cubic(Cubic(current, c1, c2, p)))
        case .closeSubpath:
            guard let start else { return nil }
            defer { current = start }
            return .segment(.close(current, start))
        }
    }

    private static func usable(_ p: CGPoint) -> SIMD2<Double>? {
        let p = SIMD2(p)
        guard p.isFinite else { return nil }
        return p.clamped(
            lowerBound: SIMD2(repeating: -FlatPath.limit), upperBound: SIMD2(repeating: FlatPath.limit))
    }
}
