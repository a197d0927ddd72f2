import Foundation
import MartletBase

/// An area bounded by straight-edged closed contours, with union, difference and intersection.
///
/// Made for icons of some hundred edges: every step compares all edges with each other. The result's contours don't
/// cross, so that it looks the same filled by either rule.
struct PolygonRegion {
    typealias Point = SIMD2<Double>

    /// Closed contours, without the first point repeated at the end. Inside by the nonzero rule.
    var contours: [[Point]] = []

    var isEmpty: Bool { contours.isEmpty }

    /// The area inside any of the regions and not inside `holes`.
    static func combining(_ parts: [PolygonRegion], minus holes: [PolygonRegion] = []) -> PolygonRegion {
        let hole = parts.count
        return resolve(parts + holes) { windings in
            windings[..<hole].contains { $0 != 0 } && !windings[hole...].contains { $0 != 0 }
        }
    }

    func intersection(_ other: PolygonRegion) -> PolygonRegion {
        Self.resolve([self, other]) { $0[0] != 0 && $0[1] != 0 }
    }

    var path: Path {
        var path = Path()
        for contour in contours {
            path.addLines(contour.map { CGPoint(x: $0.x, y: $0.y) })
            path.closeSubpath()
        }
        return path
    }

    // MARK: - Resolving crossings

    private struct Edge {
        var a: Point
        var b: Point
        var region: Int
    }

    /// 1. Cut all edges where they cross. 2. Keep a piece when the area lies on exactly one side of it, turned so that it
    /// lies on the left. 3. Chain the pieces into contours.
    private static func resolve(_ regions: [PolygonRegion], inside: ([Int]) -> Bool) -> PolygonRegion {
        var edges: [Edge] = []
        for (index, region) in regions.enumerated() {
            for contour in region.contours where contour.count > 2 {
                var last = snapped(contour[contour.count - 1])
                for point in contour {
                    let next = snapped(point)
                    if next != last { edges.append(Edge(a: last, b: next, region: index)) }
                    last = next
                }
            }
        }
        let pieces = cut(edges)

        var kept: [Point: [Point]] = [:]
        var seen: Set<SIMD4<Double>> = []
        var windings = [Int](repeating: 0, count: regions.count)
        for (a, b) in pieces {
            guard seen.insert(SIMD4(a.x, a.y, b.x, b.y)).inserted,
                seen.insert(SIMD4(b.x, b.y, a.x, a.y)).inserted
            else { continue }
            let along = b - a
            let length = (along.x * along.x + along.y * along.y).squareRoot()
            let normal = Point(along.y, -along.x) / length * 0.000_008
            let middle = (a + b) / 2
            count(&windings, at: middle + normal, edges)
            let left = inside(windings)
            count(&windings, at: middle - normal, edges)
            let right = inside(windings)
            if left != right {
                if left { kept[a, default: []].append(b) } else { kept[b, default: []].append(a) }
            }
        }
        return chain(&kept)
    }

    /// Coordinates on a grid of a millionth, so that shared points are equal.
    private static func snapped(_ p: Point) -> Point { (p * 1_048_576).rounded(.toNearestOrAwayFromZero) / 1_048_576 }

    private static func cut(_ edges: [Edge]) -> [(Point, Point)] {
        var cuts = [[(Double, Point)]](repeating: [], count: edges.count)
        for i in edges.indices {
            let first = edges[i]
            let lower = pointwiseMin(first.a, first.b)
            let upper = pointwiseMax(first.a, first.b)
            let d = first.b - first.a
            for j in edges.indices where j > i {
                let second = edges[j]
                if max(second.a.x, second.b.x) < lower.x || min(second.a.x, second.b.x) > upper.x
                    || max(second.a.y, second.b.y) < lower.y || min(second.a.y, second.b.y) > upper.y
                {
                    continue
                }
                let e = second.b - second.a
                let across = d.x * e.y - d.y * e.x
                let offset = second.a - first.a
                if abs(across) < 1e-9 {
                    // Parallel: on one line, each may begin or end inside the other.
                    guard abs(offset.x * d.y - offset.y * d.x) < 1e-6 else { continue }
                    for (edge, point) in [(i, second.a), (i, second.b), (j, first.a), (j, first.b)] {
                        let t = parameter(point, edges[edge])
                        if t > 0 && t < 1 { cuts[edge].append((t, point)) }
                    }
                    continue
                }
                let t = (offset.x * e.y - offset.y * e.x) / across
                let u = (offset.x * d.y - offset.y * d.x) / across
                guard t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 else { continue }
                let point = snapped(first.a + d * t)
                if point != first.a && point != first.b { cuts[i].append((t, point)) }
                if point != second.a && point != second.b { cuts[j].append((u, point)) }
            }
        }
        var pieces: [(Point, Point)] = []
        for (edge, marks) in zip(edges, cuts) {
            var last = edge.a
            for (_, point) in marks.sorted(by: { $0.0 < $1.0 }) where point != last {
                pieces.append((last, point))
                last = point
            }
            if last != edge.b { pieces.append((last, edge.b)) }
        }
        return pieces
    }

    private static func parameter(_ p: Point, _ edge: Edge) -> Double {
        let d = edge.b - edge.a
        let o = p - edge.a
        return (o.x * d.x + o.y * d.y) / (d.x * d.x + d.y * d.y)
    }

    private static func count(_ result: inout [Int], at p: Point, _ edges: [Edge]) {
        for index in result.indices { result[index] = 0 }
        for edge in edges {
            let isDown = edge.a.y <= p.y && edge.b.y > p.y
            let isUp = edge.b.y <= p.y && edge.a.y > p.y
            guard isDown || isUp else { continue }
            let x = edge.a.x + (p.y - edge.a.y) / (edge.b.y - edge.a.y) * (edge.b.x - edge.a.x)
            if x > p.x { result[edge.region] += isDown ? 1 : -1 }
        }
    }

    /// Follows the pieces; at a point where several leave, the sharpest left turn keeps contours apart.
    private static func chain(_ kept: inout [Point: [Point]]) -> PolygonRegion {
        var result = PolygonRegion()
        for start in kept.keys.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
            while let first = kept[start]?.popLast() {
                var contour = [start]
                var last = start
                var current = first
                while current != start {
                    contour.append(current)
                    guard let next = leave(current, from: last, &kept) else {
                        // A gap from rounding: the contour is closed by a straight line.
                        break
                    }
                    last = current
                    current = next
                }
                let clean = withoutFlatPoints(contour)
                if clean.count > 2, area(clean) > 0.01 { result.contours.append(clean) }
            }
        }
        return result
    }

    private static func leave(_ point: Point, from last: Point, _ kept: inout [Point: [Point]]) -> Point? {
        guard let choices = kept[point], !choices.isEmpty else { return nil }
        var best = 0
        if choices.count > 1 {
            let arriving = point - last
            var bestTurn = Double.infinity
            for (index, choice) in choices.enumerated() {
                let leaving = choice - point
                let turn = DMath.atan2(
                    arriving.x * leaving.y - arriving.y * leaving.x, arriving.x * leaving.x + arriving.y * leaving.y)
                if turn < bestTurn {
                    bestTurn = turn
                    best = index
                }
            }
        }
        return kept[point]?.remove(at: best)
    }

    private static func withoutFlatPoints(_ contour: [Point]) -> [Point] {
        // The first point stays, so that no point is judged by a neighbour that is gone.
        var clean = [contour[0]]
        for (index, point) in contour.enumerated().dropFirst() {
            let before = clean[clean.count - 1]
            let after = contour[(index + 1) % contour.count]
            let d = after - before
            let o = point - before
            let across = abs(d.x * o.y - d.y * o.x)
            if across > 0.002 * max(1e-9, (d.x * d.x + d.y * d.y).squareRoot()) { clean.append(point) }
        }
        return clean
    }

    private static func area(_ contour: [Point]) -> Double {
        var sum = 0.0
        var last = contour[contour.count - 1]
        for point in contour {
            sum += last.x * point.y - last.y * point.x
            last = point
        }
        return abs(sum / 2)
    }
}
