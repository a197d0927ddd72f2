import Foundation

/// Makes the outline of a stroke.
///
/// 1. A contour (a subpath, or one dash of it) is a list of segments with directions at their ends.
/// 2. Going forwards, the left side of every segment is drawn at half the width's distance, with joins between; then a cap,
///    then the same backwards, which draws the right side. Closed contours give two closed outlines instead of caps.
/// 3. Every part of the outline together with the centre line encloses its area in the same sense: inner joins run through
///    the corner point, and where a curve bends more tightly than the width allows, its inner side is drawn as a comb
///    of rectangles. So the non-zero rule fills the union and no overlap cancels.
struct Stroker {
    var output: StrokeOutput
    private let radius: Double
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: Double
    private let tolerance: Double
    private let dashes: DashPattern?

    /// The stroker after it has drawn the whole path; nil when the width draws nothing.
    static func outline(
        of path: Path, _ style: StrokeStyle, tolerance: Double?, flattener: Flattener?
    ) -> Stroker? {
        let width = Double(style.lineWidth)
        guard width > 0 && width.isFinite else { return nil }
        var stroker = Stroker(style, width: min(width, FlatPath.limit), tolerance: tolerance, flattener: flattener)
        stroker.stroke(path)
        return stroker
    }

    private init(_ style: StrokeStyle, width: Double, tolerance: Double?, flattener: Flattener?) {
        output = StrokeOutput(flattener: flattener)
        radius = width / 2
        cap = style.lineCap
        join = style.lineJoin
        miterLimit = Double(style.miterLimit)
        self.tolerance = max(tolerance ?? min(0.01, width * 0.002), 1e-9)
        dashes = DashPattern(style)
    }

    private mutating func stroke(_ path: Path) {
        var segments: [StrokeSegment] = []
        /// Where the contour began; nil before its first segment.
        var origin: SIMD2<Double>?
        var walker = SegmentWalker()
        path.visit { element in
            switch walker.step(element) {
            case nil: break
            case .move:
                contour(&segments, origin, isClosed: false)
                origin = nil
            case .segment(.line(let a, let b)):
                origin = origin ?? a
                if let segment = StrokeSegment(line: a, b) { segments.append(segment) }
            case .segment(.quad(let a, let c, let b)):
                origin = origin ?? a
                if let segment = StrokeSegment(Cubic(quad: a, c, b)) { segments.append(segment) }
            case .segment(.cubic(let curve)):
                origin = origin ?? curve.p0
                if let segment = StrokeSegment(curve) { segments.append(segment) }
            case .segment(.close(let a, let b)):
                if let segment = StrokeSegment(line: a, b) { segments.append(segment) }
                contour(&segments, origin ?? a, isClosed: true)
                origin = nil
            }
        }
        contour(&segments, origin, isClosed: false)
    }

    /// Strokes what was collected of one subpath and empties the list.
    private mutating func contour(_ segments: inout [StrokeSegment], _ origin: SIMD2<Double>?, isClosed: Bool) {
        guard let origin else { return }
        defer { segments.removeAll(keepingCapacity: true) }
        if segments.isEmpty {
            dot(at: origin, SIMD2(1, 0))
        } else if let dashes {
            dashes.forEachDash(of: segments, isClosed: isClosed) { dash in
                switch dash {
                case .contour(let pieces, let isClosed): outline(pieces, isClosed: isClosed)
                case .dot(let point, let direction): dot(at: point, direction)
                }
            }
        } else {
            outline(segments, isClosed: isClosed)
        }
    }

    // MARK: Contours

    private mutating func outline(_ segments: [StrokeSegment], isClosed: Bool) {
        let count = segments.count
        guard count > 0 else { return }
        output.move(segments[0].start + offset(segments[0].startTangent))
        for index in 0..<count {
            side(segments[index])
            if index + 1 < count {
                corner(segments[index], segments[index + 1])
            } else if isClosed {
                corner(segments[index], segments[0])
            }
        }
        let last = segments[count - 1].reversed
        if isClosed {
            output.close()
            output.move(last.start + offset(last.startTangent))
        } else {
            end(segments[count - 1].end, segments[count - 1].endTangent)
        }
        var segment = last
        for index in stride(from: count - 1, through: 0, by: -1) {
            side(segment)
            if index > 0 {
                let next = segments[index - 1].reversed
                corner(segment, next)
                segment = next
            } else if isClosed {
                corner(segment, last)
            } else {
                end(segment.end, segment.endTangent)
            }
        }
        output.close()
    }

    /// From a direction to the left side's distance from the centre line.
    @inline(__always)
    private func offset(_ tangent: SIMD2<Double>) -> SIMD2<Double> { SIMD2(tangent.y, -tangent.x) * radius }

    /// A point that draws only because its caps do.
    private mutating func dot(at p: SIMD2<Double>, _ tangent: SIMD2<Double>) {
        guard cap != .butt else { return }
        output.move(p + offset(tangent))
        end(p, tangent)
        end(p, SIMD2(repeating: 0) - tangent)
        output.close()
    }

    /// The cap at a point reached in a direction: from the left side to the right side.
    private mutating func end(_ p: SIMD2<Double>, _ tangent: SIMD2<Double>) {
        let n = offset(tangent)
        let ahead = tangent * radius
        switch cap {
        case .butt: break
        case .square:
            output.line(p + n + ahead)
            output.line(p - n + ahead)
        case .round:
            quarter(p, n, ahead)
            quarter(p, ahead, SIMD2(repeating: 0) - n)
        }
        output.line(p - n)
    }

    private mutating func quarter(_ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>) {
        let k = Double(Path.quarterArcControl)
        output.cubic(p + from + to * k, p + to + from * k, p + to)
    }

    // MARK: Joins

    private mutating func corner(_ a: StrokeSegment, _ b: StrokeSegment) {
        let pivot = b.start
        let cross = SIMD2.cross(a.endTangent, b.startTangent)
        let dot = SIMD2.dot(a.endTangent, b.startTangent)
        let target = pivot + offset(b.startTangent)
        // Tangents that agree but for rounding.
        if dot > 0 && abs(cross) < 1e-6 {
            output.line(target)
            return
        }
        if cross < 0 && !(dot < 0 && cross > -1e-9) {
            // The inner side. Where both lines are long enough the direct way stays inside the stroke.
            let reach = -cross / (1 + dot) * radius
            let isLong = a.isLine && b.isLine && (a.end - a.start).length > reach && (b.end - b.start).length > reach
            if !isLong { output.line(pivot) }
            output.line(target)
            return
        }
        switch join {
        case .bevel: break
        case .round: arc(pivot, offset(a.endTangent), offset(b.startTangent), dot, a.endTangent * radius)
        case .miter:
            // The tip is 1 / cos(θ/2) half widths away when the direction turns by θ.
            if miterLimit * miterLimit * (1 + dot) >= 2 && miterLimit >= 1 && dot > -0.9999999 {
                output.line(pivot + (offset(a.endTangent) + offset(b.startTangent)) / (1 + dot))
            }
        }
        output.line(target)
    }

    /// An arc around `p` from one offset to another, clockwise on screen, at most half a turn. `dot` is the cosine of the
    /// turn, `ahead` the direction in which the arc sets out.
    private mutating func arc(
        _ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ dot: Double, _ ahead: SIMD2<Double>
    ) {
        if dot < 0 {
            // More than a quarter: by way of the bisector, which for half a turn is straight ahead.
            let sum = from + to
            let length = sum.length
            let middle = length > 1e-6 * radius ? sum * (radius / length) : ahead
            let halfDot = (max(0, 1 + dot) / 2).squareRoot()
            smallArc(p, from, middle, halfDot)
            smallArc(p, middle, to, halfDot)
        } else {
            smallArc(p, from, to, dot)
        }
    }

    private mutating func smallArc(_ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ dot: Double) {
        // tan(θ/4) from cos θ by two half angles.
        let cosHalf = ((1 + min(dot, 1)) / 2).squareRoot()
        let sinHalf = ((1 - min(dot, 1)) / 2).squareRoot()
        let k = 4.0 / 3 * sinHalf / (1 + cosHalf)
        // The arc turns clockwise on screen: its direction at an offset (x, y) is (−y, x).
        output.cubic(
            p + from + SIMD2(-from.y, from.x) * k, p + to - SIMD2(-to.y, to.x) * k, p + to)
    }

    // MARK: Offset curves

    private mutating func side(_ segment: StrokeSegment) {
        if segment.isLine {
            output.line(segment.end + offset(segment.endTangent))
        } else {
            let size =
                (segment.curve.p1 - segment.curve.p0).length + (segment.curve.p2 - segment.curve.p1).length
                + (segment.curve.p3 - segment.curve.p2).length
            side(segment, at(segment, 0, size), at(segment, 1, size), size, depth: 0)
        }
    }

    /// What the offset of a curve needs to know at a parameter.
    private struct Sample {
        var t: Double
        var center: SIMD2<Double>
        var tangent: SIMD2<Double>
        /// The point on the offset curve.
        var point: SIMD2<Double>
        /// The offset curve's derivative.
        var derivative: SIMD2<Double>
        /// How much faster than the curve the offset moves; negative where it runs backwards.
        var stretch: Double
    }

    private func at(_ segment: StrokeSegment, _ t: Double, _ size: Double) -> Sample {
        let center = segment.curve.point(t)
        let tangent = segment.tangent(t)
        var d = segment.curve.derivative(t)
        var dd = segment.curve.secondDerivative(t)
        var speed = d.length
        if speed < 1e-6 * size {
            // Where the curve stands still, look a little aside for the curvature.
            let aside = t < 0.5 ? t + 1e-4 : t - 1e-4
            d = segment.curve.derivative(aside)
            dd = segment.curve.secondDerivative(aside)
            speed = max(d.length, 1e-12 * size)
        }
        let stretch = 1 + radius * (SIMD2.cross(d, dd) / (speed * speed * speed))
        return Sample(
            t: t, center: center, tangent: tangent, point: center + offset(tangent), derivative: d * stretch,
            stretch: stretch)
    }

    /// Draws the offset between two samples; the output stands at the first one's point.
    private mutating func side(_ s: StrokeSegment, _ a: Sample, _ b: Sample, _ size: Double, depth: Int) {
        let span = b.t - a.t
        let turn = SIMD2.dot(a.tangent, b.tangent)
        let lowest = min(a.stretch, b.stretch)
        let highest = max(a.stretch, b.stretch)
        if lowest > 0 && turn > 0 {
            // A cubic with the offset's points and derivatives at its ends, tried at two places inside.
            let c1 = a.point + a.derivative * (span / 3)
            let c2 = b.point - b.derivative * (span / 3)
            let cubic = Cubic(a.point, c1, c2, b.point)
            let u = at(s, a.t + 0.3 * span, size)
            let v = at(s, a.t + 0.7 * span, size)
            if u.stretch > 0 && v.stretch > 0 && (cubic.point(0.3) - u.point).length <= tolerance
                && (cubic.point(0.7) - v.point).length <= tolerance
            {
                output.cubic(c1, c2, b.point)
                return
            }
        } else if highest <= 0 && turn > 0.95 {
            // The offset runs backwards all the way: one tooth of the comb.
            let middle = s.curve.point((a.t + b.t) / 2)
            let bulge = (middle - (a.center + b.center) * 0.5).length
            if bulge <= tolerance || depth >= 7 {
                tooth(a, b)
                return
            }
        }
        if depth >= 10 {
            if turn < 0.95 {
                turnAround(a, b, (a.center + b.center) * 0.5)
            } else if lowest <= 0 {
                tooth(a, b)
            } else {
                output.line(b.point)
            }
            return
        }
        let m = at(s, (a.t + b.t) / 2, size)
        side(s, a, m, size, depth: depth + 1)
        side(s, m, b, size, depth: depth + 1)
    }

    /// The rectangle on the left of a chord, reached and left through the centre line.
    private mutating func tooth(_ a: Sample, _ b: Sample) {
        output.line(a.center)
        let chord = b.center - a.center
        let length = chord.length
        if length > 0 {
            let n = offset(chord / length)
            output.line(a.center + n)
            output.line(b.center + n)
            output.line(b.center)
        }
        output.line(b.point)
    }

    /// A cusp: the direction turns at one point, as at a corner with a round join.
    private mutating func turnAround(_ a: Sample, _ b: Sample, _ pivot: SIMD2<Double>) {
        let dot = SIMD2.dot(a.tangent, b.tangent)
        if SIMD2.cross(a.tangent, b.tangent) < 0 && dot > -0.9999999 {
            output.line(pivot)
        } else {
            output.line(pivot + offset(a.tangent))
            arc(pivot, offset(a.tangent), offset(b.tangent), dot, a.tangent * radius)
        }
        output.line(b.point)
    }
}
