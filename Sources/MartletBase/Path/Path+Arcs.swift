import Foundation

extension Path {
    /// Adds an arc of a circle, joined by a line to the current point.
    ///
    /// Angles are measured from the positive x axis, positive clockwise on screen. With `clockwise` false the angle grows
    /// from start to end (which on screen, y down, is clockwise); an end not beyond the start goes the other way round the
    /// circle. Equal angles add the start point only; exactly one positive turn closes the subpath. Numbers that are not
    /// finite add nothing. (Measured.)
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let difference = endAngle.radians - startAngle.radians
        guard difference.isFinite else { return }
        var sweep = 0.0
        if abs(difference) > 1e-9 {
            if (difference > 0) != clockwise {
                sweep = difference
            } else {
                var rest = abs(difference).truncatingRemainder(dividingBy: turn)
                if turn - rest < 1e-9 { rest = 0 }
                sweep = clockwise ? rest - turn : turn - rest
            }
        }
        let isAdded = appendArc(
            center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
        if isAdded && abs(difference - turn) < 1e-9 { append(.closeSubpath) }
    }

    /// Adds an arc that sweeps exactly `delta` from `startAngle`, joined by a line to the current point. It never closes
    /// the subpath. Numbers that are not finite add nothing. (Measured.)
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        _ = appendArc(
            center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
    }

    /// Adds the arc that rounds off the corner at `p1` between the current point and `p2`, with a line to its start.
    ///
    /// When the three points lie on a line, two of them are equal or the radius is zero, only a line to `p1` is added.
    /// Without a current point nothing is added. (Documented.)
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let p0 = current.applying(transform.inverted())
        guard p0.isFinite && p1.isFinite && p2.isFinite && radius.isFinite else { return }
        let (ux, uy) = (Double(p0.x - p1.x), Double(p0.y - p1.y))
        let (vx, vy) = (Double(p2.x - p1.x), Double(p2.y - p1.y))
        let lengths = DMath.hypot(ux, uy) * DMath.hypot(vx, vy)
        let cross = ux * vy - uy * vx
        guard abs(cross) > 1e-12 * lengths && radius != 0 && lengths.isFinite else {
            append(.line(to: p1.applying(transform)))
            return
        }
        // The corner's half angle gives the distance of both touching points from p1.
        let dot = ux * vx + uy * vy
        let distance = abs(Double(radius)) * (lengths + dot) / abs(cross)
        let toStart = distance / DMath.hypot(ux, uy)
        let start = (x: Double(p1.x) + ux * toStart, y: Double(p1.y) + uy * toStart)
        // The centre lies across the first leg, on the second leg's side.
        let side = (cross > 0 ? 1.0 : -1.0) * abs(Double(radius)) / DMath.hypot(ux, uy)
        let center = (x: start.x - uy * side, y: start.y + ux * side)
        // The arc turns by what the corner lacks to a straight angle: against the corner's own sense.
        let corner = DMath.atan2(abs(cross), dot)
        let sweep = (cross > 0 ? -1.0 : 1.0) * (Double.pi - corner)
        _ = appendArc(
            center: CGPoint(x: center.x, y: center.y), radius: abs(radius),
            start: DMath.atan2(start.y - center.y, start.x - center.x), sweep: sweep, transform: transform)
    }

    /// Adds a line (or a move) to the arc's start and cubics of up to a quarter turn. False when the numbers are not finite.
    private mutating func appendArc(
        center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
    ) -> Bool {
        guard center.isFinite && radius.isFinite && start.isFinite && sweep.isFinite && transform.isFinite else {
            return false
        }
        let quarter = Double.pi / 2
        var sweep = sweep
        // Thousands of turns look like their last ones.
        if abs(sweep) > 4096 * quarter {
            let rest = sweep.truncatingRemainder(dividingBy: 4 * quarter)
            sweep = rest + (sweep > 0 ? 4092 : -4092) * quarter
        }
        let count = Int((abs(sweep) / quarter + 1e-7).rounded(.down))
        let remainder = abs(sweep) - Double(count) * quarter
        let x = Double(center.x)
        let y = Double(center.y)
        let r = Double(radius)
        var (sine, cosine) = DMath.sincos(start)
        let isFirst = isEmpty
        withElements { list in
            let first = CGPoint(x: x + r * cosine, y: y + r * sine).applying(transform)
            list.append(isFirst ? .move(to: first) : .line(to: first))
            func piece(_ angle: Double, to end: Double) {
                let k = r * 4 / 3 * DMath.tan(angle / 4)
                let (nextSine, nextCosine) = DMath.sincos(end)
                list.append(
                    .curve(
                        to: CGPoint(x: x + r * nextCosine, y: y + r * nextSine).applying(transform),
                        control1: CGPoint(x: x + r * cosine - k * sine, y: y + r * sine + k * cosine)
                            .applying(transform),
                        control2: CGPoint(x: x + r * nextCosine + k * nextSine, y: y + r * nextSine - k * nextCosine)
                            .applying(transform)))
                (sine, cosine) = (nextSine, nextCosine)
            }
            let direction = sweep < 0 ? -1.0 : 1.0
            for index in 0..<count {
                piece(direction * quarter, to: start + direction * quarter * Double(index + 1))
            }
            if remainder > 1e-7 { piece(direction * remainder, to: start + sweep) }
        }
        return true
    }
}
