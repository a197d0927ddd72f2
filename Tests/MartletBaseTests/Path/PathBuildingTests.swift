import Foundation
import MartletBase
import Testing

@Suite struct PathBuildingTests {
    static let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    /// The special forms and their elements, spelled out.
    static let specials: [Path] = [
        Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 12),
        Path(roundedRect: box, cornerSize: CGSize(width: 20, height: 8), style: .circular),
        Path(roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 9)),
    ]

    @Test func emptyPath() {
        let path = Path()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
        #expect(path.description == "")
        #expect(!path.contains(.zero))
        #expect(Path(CGRect.null).isEmpty)
        #expect(Path(ellipseIn: .null).isEmpty)
        #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
    }

    @Test func segmentsNeedAStart() {
        let path = Path { p in
            p.addLine(to: CGPoint(x: 1, y: 1))
            p.addQuadCurve(to: .zero, control: .zero)
            p.addCurve(to: .zero, control1: .zero, control2: .zero)
            p.closeSubpath()
            p.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 3)
            p.addLines([])
        }
        #expect(path.isEmpty)
    }

    @Test func currentPointFollowsTheElements() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        let closedOnce = path
        path.closeSubpath()
        #expect(path == closedOnce)
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    }

    @Test func specialFormsEqualTheirElements() {
        for path in Self.specials {
            let plain = Path(elements: path.elements)
            #expect(path == plain)
            #expect(plain == path)
            #expect(path.description == plain.description)
            #expect(path.currentPoint == plain.currentPoint)
            let a = path.boundingRect
            let b = plain.boundingRect
            #expect(abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY) < 1e-9)
            for transform in [
                CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: 0.5),
                CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(rotationAngle: 0.3),
            ] {
                #expect(path.applying(transform).description == plain.applying(transform).description)
            }
            var numbers = TestNumbers(seed: 3)
            for _ in 0..<300 {
                let point = CGPoint(x: numbers.number(0...120), y: numbers.number(10...90))
                #expect(path.contains(point) == plain.contains(point))
            }
        }
        #expect(Path(Self.box) != Path(ellipseIn: Self.box))
    }

    @Test func specialFormsGrow() {
        var path = Path(Self.box)
        path.addLine(to: .zero)
        #expect(path.description == "10 20 m 110 20 l 110 80 l 10 80 l h 0 0 l")
        var both = Path(ellipseIn: Self.box)
        both.addRect(Self.box)
        #expect(both.elements.count == 11)
    }

    @Test func negativeSizesAreStandardized() {
        let flipped = CGRect(x: 110, y: 80, width: -100, height: -60)
        #expect(Path(flipped) == Path(Self.box))
        #expect(Path(ellipseIn: flipped) == Path(ellipseIn: Self.box))
        #expect(Path(roundedRect: flipped, cornerRadius: 5) == Path(roundedRect: Self.box, cornerRadius: 5))
    }

    @Test func radiiThatMakeAPlainRectangle() {
        for radius: CGFloat in [0, -5, .nan, -.infinity] {
            #expect(Path(roundedRect: Self.box, cornerRadius: radius) == Path(Self.box))
        }
        let uneven = Path(roundedRect: Self.box, cornerRadii: RectangleCornerRadii(topLeading: .nan, topTrailing: -3))
        #expect(uneven.boundingRect == Self.box)
        #expect(uneven.elements.count == 18)
    }

    @Test func unevenLimits() {
        func radii(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ width: CGFloat, _ height: CGFloat)
            -> [CGFloat]
        {
            let rect = CGRect(x: 0, y: 0, width: width, height: height)
            let corners = RectangleCornerRadii(topLeading: a, bottomLeading: b, bottomTrailing: c, topTrailing: d)
            guard case .rounded(let fixed) = Path(roundedRect: rect, cornerRadii: corners).storage else { return [] }
            return [fixed.topLeading, fixed.bottomLeading, fixed.bottomTrailing, fixed.topTrailing].map(\.width)
        }
        #expect(radii(20, 0, 0, 90, 100, 300) == [20, 0, 0, 80])
        #expect(radii(50, 0, 0, 70, 100, 300) == [50, 0, 0, 50])
        #expect(radii(40, 0, 0, 0, 200, 60) == [40, 0, 0, 0])
        #expect(radii(40, 40, 40, 40, 200, 60) == [30, 30, 30, 30])
    }

    @Test func tangentArc() {
        // The corner of a rectangle, rounded off by a quarter circle.
        let path = Path { p in
            p.move(to: .zero)
            p.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
        }
        let expected = Path("0 0 m 30 0 l 41.0457 0 50 8.95431 50 20 c")!
        #expect(path.elements.count == 3)
        let difference = zip(path.description.split(separator: " "), expected.description.split(separator: " "))
            .map { abs((Double($0) ?? 0) - (Double($1) ?? 0)) }
        #expect(difference.max()! < 1e-4)
        let left = Path { p in
            p.move(to: .zero)
            p.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: -50), radius: 20)
        }
        #expect(abs(left.currentPoint!.x - 50) < 1e-9 && abs(left.currentPoint!.y + 20) < 1e-9)
        let straight = Path { p in
            p.move(to: .zero)
            p.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 20)
            p.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 9), radius: 20)
            p.addArc(tangent1End: CGPoint(x: 60, y: 60), tangent2End: CGPoint(x: 0, y: 0), radius: 0)
        }
        #expect(straight.description == "0 0 m 50 0 l 50 0 l 60 60 l")
        // Both legs touch the circle, whatever the angle.
        var numbers = TestNumbers(seed: 8)
        for _ in 0..<200 {
            let p0 = CGPoint(x: numbers.number(-50...50), y: numbers.number(-50...50))
            let p1 = CGPoint(x: numbers.number(-50...50), y: numbers.number(-50...50))
            let p2 = CGPoint(x: numbers.number(-50...50), y: numbers.number(-50...50))
            let path = Path { p in
                p.move(to: p0)
                p.addArc(tangent1End: p1, tangent2End: p2, radius: 5)
            }
            // The arc's end lies on the second leg's line.
            let end = path.currentPoint!
            let cross = (end.x - p1.x) * (p2.y - p1.y) - (end.y - p1.y) * (p2.x - p1.x)
            #expect(abs(cross) < 1e-6 * (1 + abs(end.x) + abs(end.y)) * 100)
        }
    }

    @Test func arcsWithBadNumbers() {
        var path = Path()
        for bad in [Double.nan, .infinity, -.infinity] {
            path.addArc(center: .zero, radius: bad, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
            path.addArc(
                center: CGPoint(x: bad, y: 0), radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
            path.addArc(center: .zero, radius: 1, startAngle: .radians(bad), endAngle: .zero, clockwise: false)
            path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(bad))
        }
        #expect(path.isEmpty)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(1e12))
        #expect(path.elements.count < 5000)
        let bounds = path.boundingRect
        #expect(abs(bounds.width - 2) < 1e-3 && abs(bounds.height - 2) < 1e-3)
    }

    @Test func descriptionRoundTrip() throws {
        for path in Self.specials {
            let text = path.description
            let parsed = try #require(Path(text))
            #expect(parsed.description == text)
        }
        #expect(Path("") == Path())
        #expect(Path("  \n ") == Path())
        #expect(Path("1 2 m 3 4 l 5 6")?.description == "1 2 m 3 4 l")
        #expect(Path("1e1 -2.5 m\n3 4 l h")?.description == "10 -2.5 m 3 4 l h")
        for bad in ["x", "1 m", "1 2 3 m", "1 2 m 3 l", "1 2 m 1 2 3 q", "1 2 m 1 h", "1 2 l", "h", "1,2 m", "1 2 M"] {
            #expect(Path(bad) == nil, "\(bad)")
        }
    }

    @Test func buildingIsLinear() {
        var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        for index in 0..<200_000 { path.addLine(to: CGPoint(x: index, y: index & 7)) }
        #expect(path.elements.count == 200_005)
    }
}
