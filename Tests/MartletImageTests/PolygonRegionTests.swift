import MartletBase
import Testing

@testable import MartletImage

@Suite struct PolygonRegionTests {
    private typealias Point = SIMD2<Double>

    private func isInside(_ region: PolygonRegion, _ p: Point) -> Bool {
        var winding = 0
        for contour in region.contours {
            var last = contour[contour.count - 1]
            for next in contour {
                if (last.y <= p.y) != (next.y <= p.y) {
                    let x = last.x + (p.y - last.y) / (next.y - last.y) * (next.x - last.x)
                    if x > p.x { winding += last.y <= p.y ? 1 : -1 }
                }
                last = next
            }
        }
        return winding != 0
    }

    private func isNearEdge(_ region: PolygonRegion, _ p: Point) -> Bool {
        for contour in region.contours {
            var last = contour[contour.count - 1]
            for next in contour {
                let d = next - last
                let o = p - last
                let t = min(1, max(0, (o.x * d.x + o.y * d.y) / max(1e-12, d.x * d.x + d.y * d.y)))
                let q = o - d * t
                if q.x * q.x + q.y * q.y < 0.01 { return true }
                last = next
            }
        }
        return false
    }

    /// Counts the points of a grid that the result gets wrong.
    private func mistakes(_ parts: [PolygonRegion], _ holes: [PolygonRegion], _ result: PolygonRegion) -> Int {
        var wrong = 0
        for column in 0..<26 {
            for row in 0..<26 {
                let p = Point(Double(column) * 4.6 - 59.3, Double(row) * 4.6 - 58.7)
                if (parts + holes).contains(where: { isNearEdge($0, p) }) { continue }
                let expected = parts.contains { isInside($0, p) } && !holes.contains { isInside($0, p) }
                if isInside(result, p) != expected { wrong += 1 }
            }
        }
        return wrong
    }

    @Test func randomShapesCombineRightly() {
        var random = TestRandom(21)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func shape() -> Path {
            let (a, b) = (number(-50...50), number(-50...50))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: return .disc(a / 2, b / 2, number(5...35))
            case 1: return .box(a, b, a + number(10...50), b + number(10...50), number(0...8))
            case 2:
                return .track(
                    .m(a, b), .c(number(-50...50), number(-50...50), number(-50...50), number(-50...50), -b, a))
            default: return .lines((0..<4).map { _ in (number(-50...50), number(-50...50)) })
            }
        }
        for _ in 0..<50 {
            let width = number(2...17)
            let parts = [PolygonRegion(filling: shape()), PolygonRegion(stroking: shape(), width: width)]
            let holes = [PolygonRegion(filling: shape()), PolygonRegion(stroking: shape(), width: width)]
            #expect(mistakes(parts, holes, PolygonRegion.combining(parts, minus: holes)) == 0)
        }
    }

    @Test func thinCutsNearCorners() {
        for step in 0..<60 {
            let box = [PolygonRegion(filling: .box(-30, -21, 30, 21, 5))]
            let cut = [PolygonRegion(stroking: .lines([(-31, -18), (0, 6), (31, -18)]), width: 1.5 + Double(step) * 0.125)]
            #expect(mistakes(box, cut, PolygonRegion.combining(box, minus: cut)) == 0)
        }
    }

    @Test func degenerateInputIsEmpty() {
        #expect(PolygonRegion.combining([]).isEmpty)
        #expect(PolygonRegion(filling: Path()).isEmpty)
        #expect(PolygonRegion(stroking: Path(), width: 3).isEmpty)
        #expect(PolygonRegion(filling: .lines([(0, 0), (5, 5)])).isEmpty)
        let disc = PolygonRegion(filling: .disc(0, 0, 20))
        #expect(PolygonRegion.combining([disc], minus: [disc]).isEmpty)
        #expect(PolygonRegion.combining([disc, disc]).contours.count == 1)
        // A point stroked is a dot.
        #expect(PolygonRegion(stroking: .lines([(3, 3)]), width: 4).contours.count == 1)
    }
}
