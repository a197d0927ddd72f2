import Foundation

extension Path {
    /// The part of the path between two fractions of its length.
    ///
    /// All subpaths are measured as one length, closing lines included. Fractions are limited to 0...1, NaN counts as 0; the
    /// result is empty when `to` isn't beyond `from`. A subpath that is included whole keeps its elements; of another
    /// one the included part begins with a move, and its closing line becomes a plain line. (Measured.)
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = from > 0 ? min(Double(from), 1) : 0
        let to = to > 0 ? min(Double(to), 1) : 0
        if to <= from { return Path() }
        if from == 0 && to == 1 { return self }

        // 1. Measure every segment.
        var walker = SegmentWalker()
        var pieces: [(step: SegmentWalker.Step, length: Double)] = []
        var total = 0.0
        visit { element in
            guard let step = walker.step(element) else { return }
            let length = Self.length(of: step)
            pieces.append((step, length))
            total += length
        }
        guard total > 0 else { return Path() }
        let tolerance = 1e-9 * total
        let first = from * total
        let last = to * total

        // 2. Go through the subpaths; lengths within the tolerance of a cut count as cut there.
        var result: [Element] = []
        var position = 0.0
        var index = 0
        while index < pieces.count {
            var end = index + 1
            var subpathLength = pieces[index].length
            while end < pieces.count {
                if case .move = pieces[end].step { break }
                subpathLength += pieces[end].length
                end += 1
            }
            let isWhole = position >= first - tolerance && position + subpathLength <= last + tolerance
            var hasMoved = false
            for piece in pieces[index..<end] where subpathLength > 0 {
                let low = max(first - position, 0)
                let high = min(last - position, piece.length)
                position += piece.length
                guard case .segment(let segment) = piece.step else {
                    if isWhole { result.append(piece.step.element) }
                    continue
                }
                if isWhole {
                    result.append(piece.step.element)
                } else if high - low > tolerance {
                    Self.appendPart(
                        of: segment, length: piece.length, from: low > tolerance ? low : 0,
                        to: piece.length - high > tolerance ? high : piece.length, hasMoved: &hasMoved, to: &result)
                }
            }
            index = end
        }
        return Path(elements: result)
    }

    private static func length(of step: SegmentWalker.Step) -> Double {
        switch step {
        case .move: 0
        case .segment(.line(let a, let b)), .segment(.close(let a, let b)): (b - a).length
        case .segment(.quad(let a, let c, let b)): Cubic(quad: a, c, b).length()
        case .segment(.cubic(let curve)): curve.length()
        }
    }

    private static func appendPart(
        of segment: PathSegment, length: Double, from: Double, to: Double, hasMoved: inout Bool,
        to result: inout [Element]
    ) {
        func move(_ p: SIMD2<Double>) {
            if !hasMoved { result.append(.move(to: CGPoint(p))) }
            hasMoved = true
        }
        switch segment {
        case .line(let a, let b), .close(let a, let b):
            move(from > 0 ? a + (b - a) * (from / length) : a)
            result.append(.line(to: CGPoint(to < length ? a + (b - a) * (to / length) : b)))
        case .cubic(let curve):
            let t0 = curve.parameter(atLength: from, total: length)
            let t1 = curve.parameter(atLength: to, total: length)
            let part = curve.part(t0, t1)
            move(part.p0)
            result.append(
                .curve(to: CGPoint(part.p3), control1: CGPoint(part.p1), control2: CGPoint(part.p2)))
        case .quad(let a, let c, let b):
            let curve = Cubic(quad: a, c, b)
            let t0 = curve.parameter(atLength: from, total: length)
            let t1 = curve.parameter(atLength: to, total: length)
            // The control point of a part lies where the tangents at its ends meet.
            let start = t0 > 0 ? curve.point(t0) : a
            let end = t1 < 1 ? curve.point(t1) : b
            let control = start + ((c - a) * (1 - t0) + (b - c) * t0) * (t1 - t0)
            move(start)
            result.append(.quadCurve(to: CGPoint(end), control: CGPoint(control)))
        }
    }
}

extension SegmentWalker.Step {
    /// The element that draws this step when the current point is where the step begins.
    fileprivate var element: Path.Element {
        switch self {
        case .move(let p): .move(to: CGPoint(p))
        case .segment(.line(_, let p)): .line(to: CGPoint(p))
        case .segment(.quad(_, let c, let p)): .quadCurve(to: CGPoint(p), control: CGPoint(c))
        case .segment(.cubic(let c)):
            .curve(to: CGPoint(c.p3), control1: CGPoint(c.p1), control2: CGPoint(c.p2))
        case .segment(.close): .closeSubpath
        }
    }
}
