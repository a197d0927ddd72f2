import Foundation
import MartletBase
import Testing

@Suite struct PathMeasureTests {
    @Test func boundsAreTight() {
        let quad = Path { p in
            p.move(to: .zero)
            p.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
        }
        #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 30))
        let cubic = Path { p in
            p.move(to: .zero)
            p.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 100, y: 40))
        }
        #expect(abs(cubic.boundingRect.maxY - 30) < 1e-9)
        let lone = Path { $0.move(to: CGPoint(x: 3, y: 4)) }
        #expect(lone.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
    }

    @Test func boundsAgainstSamples() {
        var numbers = TestNumbers(seed: 21)
        for _ in 0..<300 {
            let points = (0..<4).map { _ in SIMD2(numbers.number(-50...50), numbers.number(-50...50)) }
            let path = Path { p in
                p.move(to: CGPoint(x: points[0].x, y: points[0].y))
                p.addCurve(
                    to: CGPoint(x: points[3].x, y: points[3].y), control1: CGPoint(x: points[1].x, y: points[1].y),
                    control2: CGPoint(x: points[2].x, y: points[2].y))
            }
            var lower = points[0]
            var upper = points[0]
            for index in 0...500 {
                let t = Double(index) / 500
                let u = 1 - t
                let p =
                    points[0] * (u * u * u) + points[1] * (3 * u * u * t) + points[2] * (3 * u * t * t)
                    + points[3] * (t * t * t)
                lower = pointwiseMin(lower, p)
                upper = pointwiseMax(upper, p)
            }
            let box = path.boundingRect
            #expect(box.minX <= lower.x + 1e-9 && box.minX > lower.x - 0.01)
            #expect(box.minY <= lower.y + 1e-9 && box.minY > lower.y - 0.01)
            #expect(box.maxX >= upper.x - 1e-9 && box.maxX < upper.x + 0.01)
            #expect(box.maxY >= upper.y - 1e-9 && box.maxY < upper.y + 0.01)
        }
    }

    @Test func containsByBothRules() {
        // A pentagram: the middle has winding number two.
        let star = Path { p in
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 50 + 50 * DMath.cos(angle), y: 50 + 50 * DMath.sin(angle))
                if index == 0 { p.move(to: point) } else { p.addLine(to: point) }
            }
            p.closeSubpath()
        }
        #expect(star.contains(CGPoint(x: 50, y: 50)))
        #expect(!star.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(star.contains(CGPoint(x: 50, y: 10), eoFill: true))
        #expect(!star.contains(CGPoint(x: 5, y: 5)))
        #expect(!star.contains(CGPoint(x: CGFloat.nan, y: 5)))
        #expect(!star.contains(CGPoint(x: CGFloat.infinity, y: 50)))
    }

    @Test func containsAtEdges() {
        let box = Path(elements: Path(CGRect(x: 0, y: 0, width: 10, height: 10)).elements)
        #expect(box.contains(CGPoint(x: 0, y: 0)))
        #expect(box.contains(CGPoint(x: 0, y: 5)))
        #expect(!box.contains(CGPoint(x: 10, y: 5)))
        #expect(!box.contains(CGPoint(x: 5, y: 10)))
        let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        #expect(open.contains(CGPoint(x: 9, y: 5)))
        #expect(!open.contains(CGPoint(x: 1, y: 5)))
    }

    @Test func circleContainsItsPoints() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        var numbers = TestNumbers(seed: 5)
        for _ in 0..<2000 {
            let p = SIMD2(numbers.number(-60...60), numbers.number(-60...60))
            let distance = (p * p).sum().squareRoot()
            if abs(distance - 50) < 0.02 { continue }
            #expect(circle.contains(CGPoint(x: p.x, y: p.y)) == (distance < 50))
        }
    }

    @Test func trimmedCircleEndsAtTheAngle() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        for index in 1..<40 {
            let fraction = Double(index) / 40
            let end = circle.trimmedPath(from: 0, to: fraction).currentPoint!
            let angle = fraction * 2 * .pi
            #expect(abs(end.x - 50 * DMath.cos(angle)) < 0.02)
            #expect(abs(end.y - 50 * DMath.sin(angle)) < 0.02)
        }
    }

    @Test func trimsAddUp() {
        // The chords of the parts together are as long as those of the whole.
        func length(_ path: Path) -> Double {
            let flat = FlatPath()
            path.flatten(into: flat, tolerance: 1e-4)
            var sum = 0.0
            for index in 0..<flat.subpathCount {
                for i in flat.starts[index] + 1..<flat.starts[index + 1] {
                    let d = flat.points[i] - flat.points[i - 1]
                    sum += (d * d).sum().squareRoot()
                }
            }
            return sum
        }
        let path = Path { p in
            p.move(to: .zero)
            p.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 20, y: 90))
            p.addCurve(to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
            p.addLine(to: CGPoint(x: 30, y: 80))
        }
        let whole = length(path)
        for (from, to) in [(0.0, 0.1), (0.1, 0.35), (0.35, 0.36), (0.36, 0.9), (0.9, 1)] {
            #expect(abs(length(path.trimmedPath(from: from, to: to)) - whole * (to - from)) < 0.01)
        }
    }

    @Test func trimEdges() {
        let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(box.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(box.trimmedPath(from: 0.6, to: 0.5).isEmpty)
        #expect(box.trimmedPath(from: .nan, to: .nan).isEmpty)
        #expect(box.trimmedPath(from: .nan, to: 1) == box)
        #expect(box.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
        #expect(box.trimmedPath(from: 1, to: 2).isEmpty)
        let point = Path { $0.move(to: .zero) }
        #expect(point.trimmedPath(from: 0.1, to: 0.9).isEmpty)
        #expect(Path().trimmedPath(from: 0.1, to: 0.9).isEmpty)
        let quad = Path { p in
            p.move(to: .zero)
            p.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
        }
        #expect(quad.trimmedPath(from: 0, to: 0.5).description == "0 0 m 25 30 50 30 q")
    }

    @Test func flatteningStaysWithinTolerance() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 120), cornerRadius: 40)
        let flat = FlatPath()
        for tolerance in [1.0, 0.1, 0.01] {
            flat.removeAll()
            path.flatten(into: flat, tolerance: tolerance)
            #expect(flat.subpathCount == 1)
            // Middles of chords against the curve: inside, but not deep.
            let shrunk = Path(
                roundedRect: CGRect(x: 0, y: 0, width: 200, height: 120).insetBy(dx: tolerance * 2, dy: tolerance * 2),
                cornerRadius: 40 - tolerance * 2)
            for index in 1..<flat.pointCount {
                let p = (flat.points[index] + flat.points[index - 1]) * 0.5
                #expect(!shrunk.contains(CGPoint(x: p.x, y: p.y)))
            }
            #expect(flat.lower == SIMD2(0, 0))
            #expect(flat.upper == SIMD2(200, 120))
        }
    }

    @Test func flatteningCutsAtSubpaths() {
        let path = Path { p in
            p.move(to: CGPoint(x: 100, y: 100))
            p.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            p.addLine(to: CGPoint(x: 5, y: -5))
            p.move(to: CGPoint(x: 200, y: 200))
        }
        let flat = FlatPath()
        path.flatten(into: flat, tolerance: 0.1, transform: CGAffineTransform(translationX: 1, y: 2))
        #expect(flat.subpathCount == 2)
        #expect(flat.starts[1] == 4)
        #expect(flat.starts[2] == 6)
        #expect(flat.points[4] == SIMD2(1, 2))
        #expect(flat.points[5] == SIMD2(6, -3))
        #expect(flat.upper == SIMD2(11, 12))
    }
}
