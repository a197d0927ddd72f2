import Foundation
import MartletBase
import Testing

@Suite struct PathStrokeTests {
    /// The distance from a point to the chords of a path; closed subpaths count their closing line.
    struct Centerline {
        var lines: [(SIMD2<Double>, SIMD2<Double>)] = []

        init(_ path: Path) {
            var start = SIMD2<Double>(0, 0)
            var current = start
            func vector(_ p: CGPoint) -> SIMD2<Double> { SIMD2(Double(p.x), Double(p.y)) }
            func add(_ p: SIMD2<Double>) {
                lines.append((current, p))
                current = p
            }
            for element in path.elements {
                let p0 = current
                switch element {
                case .move(let p):
                    start = vector(p)
                    current = start
                case .line(let p): add(vector(p))
                case .quadCurve(let p, let c):
                    for index in 1...100 {
                        let t = Double(index) / 100
                        let u = 1 - t
                        add(p0 * (u * u) + vector(c) * (2 * u * t) + vector(p) * (t * t))
                    }
                case .curve(let p, let c1, let c2):
                    for index in 1...100 {
                        let t = Double(index) / 100
                        let u = 1 - t
                        add(
                            p0 * (u * u * u) + vector(c1) * (3 * u * u * t) + vector(c2) * (3 * u * t * t)
                                + vector(p) * (t * t * t))
                    }
                case .closeSubpath: add(start)
                }
            }
        }

        func distance(_ p: SIMD2<Double>) -> Double {
            var best = Double.infinity
            for (a, b) in lines {
                let d = b - a
                let square = (d * d).sum()
                let t = square > 0 ? max(0, min(1, ((p - a) * d).sum() / square)) : 0
                let e = p - (a + d * t)
                best = min(best, (e * e).sum())
            }
            return best.squareRoot()
        }
    }

    /// A round stroke covers exactly the points within half its width of the line.
    func checkRound(_ path: Path, width: Double, seed: UInt64, count: Int = 100, margin: Double = 0.05) {
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        let outline = path.strokedPath(style)
        let centerline = Centerline(path)
        let box = path.boundingRect.insetBy(dx: -width, dy: -width)
        var numbers = TestNumbers(seed: seed)
        for _ in 0..<count {
            let p = SIMD2(
                numbers.number(Double(box.minX)...Double(box.maxX)), numbers.number(Double(box.minY)...Double(box.maxY))
            )
            let distance = centerline.distance(p)
            let isInside = outline.contains(CGPoint(x: p.x, y: p.y))
            if distance < width / 2 - margin {
                #expect(isInside, "\(p) at \(distance) of \(path) width \(width)")
            } else if distance > width / 2 + margin {
                #expect(!isInside, "\(p) at \(distance) of \(path) width \(width)")
            }
        }
    }

    @Test func roundStrokesOfLines() {
        var numbers = TestNumbers(seed: 11)
        for round in 0..<60 {
            let path = Path { p in
                p.move(to: CGPoint(x: numbers.number(0...100), y: numbers.number(0...100)))
                for _ in 0..<5 { p.addLine(to: CGPoint(x: numbers.number(0...100), y: numbers.number(0...100))) }
                if round % 2 == 0 { p.closeSubpath() }
            }
            checkRound(path, width: [1, 6, 30, 80][round % 4], seed: UInt64(round))
        }
    }

    @Test func roundStrokesOfCurves() {
        var numbers = TestNumbers(seed: 12)
        func point() -> CGPoint { CGPoint(x: numbers.number(0...100), y: numbers.number(0...100)) }
        for round in 0..<80 {
            let path = Path { p in
                p.move(to: point())
                p.addCurve(to: point(), control1: point(), control2: point())
                p.addQuadCurve(to: point(), control: point())
                if round % 2 == 0 { p.closeSubpath() }
            }
            checkRound(path, width: [1, 6, 30, 80][round % 4], seed: UInt64(round), margin: 0.1)
        }
    }

    @Test func roundStrokesOfShapes() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 60)
        for (index, width) in [0.5, 3, 20, 59, 61, 150].enumerated() {
            let seed = UInt64(index)
            checkRound(Path(ellipseIn: box), width: width, seed: seed)
            checkRound(Path(roundedRect: box, cornerRadius: 12), width: width, seed: seed)
            checkRound(Path(roundedRect: box, cornerRadius: 12, style: .circular), width: width, seed: seed)
            checkRound(Path(box), width: width, seed: seed)
            let cusp = Path { p in
                p.move(to: .zero)
                p.addCurve(to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 60, y: 60), control2: CGPoint(x: 0, y: 60))
                p.addCurve(to: CGPoint(x: 80, y: 0), control1: CGPoint(x: 60, y: 0), control2: CGPoint(x: 80, y: 0))
                p.addCurve(to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 120, y: 0), control2: CGPoint(x: 60, y: 0))
            }
            checkRound(cusp, width: width, seed: seed, margin: 0.1)
        }
    }

    @Test func joins() {
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 0)]) }
        func bounds(_ join: CGLineJoin, _ limit: CGFloat = 10) -> CGRect {
            corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit)).boundingRect
        }
        #expect(bounds(.miter) == CGRect(x: 0, y: 0, width: 55, height: 55))
        func covers(_ join: CGLineJoin, limit: CGFloat = 10, _ x: CGFloat) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit))
                .contains(CGPoint(x: x, y: x))
        }
        #expect(covers(.miter, 54.9))
        #expect(!covers(.miter, 55.1))
        // A right angle needs a limit of √2.
        #expect(!covers(.miter, limit: 1.41, 53))
        #expect(covers(.miter, limit: 1.42, 54.9))
        #expect(covers(.bevel, 52.4))
        #expect(!covers(.bevel, 52.6))
        #expect(covers(.round, 53.5))
        #expect(!covers(.round, 53.6))
        #expect(!covers(.miter, limit: .nan, 53))
        #expect(covers(.miter, limit: .infinity, 54.9))
    }

    @Test func caps() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
        func bounds(_ cap: CGLineCap) -> CGRect {
            line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).boundingRect
        }
        #expect(bounds(.butt) == CGRect(x: 0, y: -5, width: 50, height: 10))
        #expect(bounds(.square) == CGRect(x: -5, y: -5, width: 60, height: 10))
        #expect(bounds(.round) == CGRect(x: -5, y: -5, width: 60, height: 10))
    }

    @Test func subpathsWithoutLength() {
        let point = Path { p in
            p.move(to: CGPoint(x: 5, y: 5))
            p.addLine(to: CGPoint(x: 5, y: 5))
        }
        let closed = Path { p in
            p.move(to: CGPoint(x: 5, y: 5))
            p.closeSubpath()
        }
        for path in [point, closed] {
            #expect(path.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
            let square = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
            #expect(square.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
            #expect(square.contains(CGPoint(x: 3.1, y: 3.1)))
            let round = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
            #expect(round.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
            #expect(!round.contains(CGPoint(x: 3.1, y: 3.1)))
        }
        let lone = Path { $0.move(to: .zero) }
        #expect(lone.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
    }

    @Test func widthsThatDrawNothing() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        for width: CGFloat in [0, -1, .nan, .infinity, -.infinity] {
            #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
        }
    }

    /// Which whole numbers x + 0.5 a stroke of a line along x covers.
    func covered(_ length: CGFloat, _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt) -> [Int] {
        let line = Path { $0.addLines([.zero, CGPoint(x: length, y: 0)]) }
        let outline = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase))
        return (-5..<Int(length) + 5).filter { outline.contains(CGPoint(x: Double($0) + 0.5, y: 0)) }
    }

    @Test func dashes() {
        #expect(covered(40, [10, 10]) == Array(0..<10) + Array(20..<30))
        #expect(covered(40, [10, 10], phase: 5) == Array(0..<5) + Array(15..<25) + Array(35..<40))
        #expect(covered(40, [10, 10], phase: -5) == Array(5..<15) + Array(25..<35))
        #expect(covered(40, [10, 10], phase: 1005) == covered(40, [10, 10], phase: 5))
        #expect(covered(40, [8]) == Array(0..<8) + Array(16..<24) + Array(32..<40))
        #expect(covered(30, [5, 3, 1]) == Array(0..<5) + [8] + Array(14..<17) + Array(18..<23) + [26])
        #expect(covered(20, [4, 4], cap: .square) == Array(-1..<5) + Array(7..<13) + Array(15..<21))
        #expect(covered(20, [0, 5], cap: .square) == [-1, 0, 4, 5, 9, 10, 14, 15, 19, 20])
        #expect(covered(20, [0, 5]) == [])
    }

    @Test func listsThatDrawSolidLines() {
        let solid = Array(0..<20)
        for dash: [CGFloat] in [
            [], [0], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-300], [1e300, 1e300, 1e300],
        ] {
            #expect(covered(20, dash) == solid, "\(dash)")
        }
        #expect(covered(20, [10, 10], phase: .nan) == Array(0..<10))
        #expect(covered(20, [10, 10], phase: .infinity) == Array(0..<10))
    }

    @Test func dashesRunRoundCorners() {
        let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        let outline = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: 5))
        // The dash that begins the square and the one that ends it meet at the first corner, which gets its join.
        #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(outline.contains(CGPoint(x: 4.5, y: 0)))
        #expect(!outline.contains(CGPoint(x: 5.5, y: 0)))
        #expect(outline.contains(CGPoint(x: 0, y: 4.5)))
        #expect(outline.contains(CGPoint(x: 20.9, y: -0.9)))
        // One dash as long as the whole closes it.
        let whole = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [100, 10]))
        #expect(whole == square.strokedPath(StrokeStyle(lineWidth: 2)))
    }

    @Test func dashesOnCurvesHaveTheirLength() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        let dash = CGFloat.pi * 100 / 8
        let outline = circle.strokedPath(StrokeStyle(lineWidth: 4, dash: [dash], dashPhase: 0))
        for index in 0..<8 {
            for offset in [0.02, 0.5, 0.98] {
                let angle = (Double(index) + offset) * .pi / 4
                let point = CGPoint(x: 50 * DMath.cos(angle), y: 50 * DMath.sin(angle))
                #expect(outline.contains(point) == (index % 2 == 0), "\(index) \(offset)")
            }
        }
    }

    @Test func flattenedStrokeMatchesOutline() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 30), cornerRadius: 8)
        let style = StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [7, 4])
        let flat = FlatPath()
        path.flattenStroke(
            into: flat, style: style, tolerance: 0.1, transform: CGAffineTransform(scaleX: 4, y: 4))
        #expect(!flat.isEmpty)
        let bounds = path.strokedPath(style).boundingRect
        #expect(abs(flat.lower.x - Double(bounds.minX) * 4) < 0.1)
        #expect(abs(flat.upper.y - Double(bounds.maxY) * 4) < 0.1)
    }
}
