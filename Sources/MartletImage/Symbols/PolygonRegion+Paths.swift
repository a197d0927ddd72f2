import Foundation
import MartletBase

extension PolygonRegion {
    /// The inside of a path by the nonzero rule, curves as chords within 0.03 units.
    init(filling path: Path) {
        contours = Self.polylines(of: path).map(\.points).filter { $0.count > 2 }
    }

    /// What a round-capped, round-joined stroke covers.
    init(stroking path: Path, width: Double) {
        let radius = width / 2
        var parts: [PolygonRegion] = []
        for line in Self.polylines(of: path) {
            parts.append(PolygonRegion(contours: Self.outline(line.points, isClosed: line.isClosed, radius: radius)))
        }
        self = Self.combining(parts)
    }

    private static func polylines(of path: Path) -> [(points: [Point], isClosed: Bool)] {
        var lines: [(points: [Point], isClosed: Bool)] = []
        var current: [Point] = []
        func finish(_ isClosed: Bool) {
            var points = current
            if isClosed, points.count > 1, let last = points.last, Self.distance(last, points[0]) < 1e-6 {
                points.removeLast()
            }
            if !points.isEmpty { lines.append((points, isClosed)) }
        }
        func add(_ p: Point) {
            if let last = current.last, Self.distance(last, p) < 1e-6 { return }
            current.append(p)
        }
        path.forEach { element in
            switch element {
            case .move(let to):
                finish(false)
                current = [Point(to.x, to.y)]
            case .line(let to):
                add(Point(to.x, to.y))
            case .quadCurve(let to, let control):
                guard let start = current.last else { return }
                let c = Point(control.x, control.y)
                let end = Point(to.x, to.y)
                curve(start, start + (c - start) * (2.0 / 3), end + (c - end) * (2.0 / 3), end, add)
            case .curve(let to, let control1, let control2):
                guard let start = current.last else { return }
                curve(start, Point(control1.x, control1.y), Point(control2.x, control2.y), Point(to.x, to.y), add)
            case .closeSubpath:
                finish(true)
                current = []
            }
        }
        finish(false)
        return lines
    }

    private static func curve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ add: (Point) -> Void) {
        let bend = max(length(p0 - 2 * p1 + p2), length(p1 - 2 * p2 + p3))
        let steps = min(64, max(1, Int((6 * bend / (8 * 0.03)).squareRoot().rounded(.up))))
        for step in 1...steps {
            let t = Double(step) / Double(steps)
            let u = 1 - t
            add(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3)
        }
    }

    /// One contour for an open line, two for a closed one.
    private static func outline(_ points: [Point], isClosed: Bool, radius: Double) -> [[Point]] {
        guard points.count > 1 else { return [arc(points[0], Point(radius, 0), 2 * Double.pi)] }
        let there = side(points, isClosed: isClosed && points.count > 2, radius: radius)
        let back = side(points.reversed(), isClosed: isClosed && points.count > 2, radius: radius)
        return isClosed && points.count > 2 ? [there, back] : [there + back]
    }

    /// The left side of a line, and the round cap at the end of an open one.
    private static func side(_ points: [Point], isClosed: Bool, radius: Double) -> [Point] {
        let count = points.count
        var side: [Point] = []
        for index in 0..<(isClosed ? count : count - 1) {
            let a = points[index]
            let b = points[(index + 1) % count]
            let n = normal(a, b) * radius
            // A closed line's first point comes from its last corner.
            if index == 0 && !isClosed { side.append(a + n) }
            guard isClosed || index + 2 < count else {
                side.append(b + n)
                side += arc(b, n, .pi).dropFirst()
                break
            }
            let c = points[(index + 2) % count]
            let m = normal(b, c) * radius
            let turn = DMath.atan2(n.x * m.y - n.y * m.x, n.x * m.x + n.y * m.y)
            let reach = radius * abs(DMath.tan(turn / 2))
            if abs(turn) < 0.35 || turn < 0 && abs(turn) < 2.8,
                turn > 0 || reach < 0.9 * min(distance(a, b), distance(b, c))
            {
                // One corner for both: the offset lines meet there. Where the two would overlap by next to nothing, the
                // slivers between them could not be told from rounding.
                side.append(b + (n + m) / (1 + DMath.cos(turn)))
            } else if turn > 0 {
                side.append(b + n)
                side += arc(b, n, turn).dropFirst()
                side.append(b + m)
            } else {
                side.append(b + n)
                side.append(b)
                side.append(b + m)
            }
        }
        return side
    }

    /// Points on a circle from `p + n` on, `turn` radians further.
    private static func arc(_ p: Point, _ n: Point, _ turn: Double) -> [Point] {
        let steps = max(1, Int((abs(turn) / Double.pi * (8 + length(n) * 0.4)).rounded(.up)))
        return (0..<steps).map { step in
            let (sin, cos) = DMath.sincos(turn * Double(step) / Double(steps))
            return p + Point(n.x * cos - n.y * sin, n.x * sin + n.y * cos)
        }
    }

    /// The unit normal on the left of a line that looks along +x with y down.
    private static func normal(_ a: Point, _ b: Point) -> Point {
        let d = b - a
        return Point(d.y, -d.x) / max(1e-12, length(d))
    }

    private static func length(_ p: Point) -> Double { (p.x * p.x + p.y * p.y).squareRoot() }

    private static func distance(_ a: Point, _ b: Point) -> Double { length(a - b) }
}
