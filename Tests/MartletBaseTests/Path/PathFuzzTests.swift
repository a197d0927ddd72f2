import Foundation
import MartletBase
import Testing

/// Random paths with NaN, infinite, huge and tiny numbers: nothing traps, hangs or gives points that are not finite.
@Suite struct PathFuzzTests {
    static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e150, 1e15, -1e9, 1e-300, .leastNonzeroMagnitude, 0, -0.0, 1e-12,
    ]

    static func number(_ numbers: inout TestNumbers, oddShare: Double) -> CGFloat {
        if numbers.fraction() < oddShare { return CGFloat(odd[Int(numbers.fraction() * Double(odd.count))]) }
        return CGFloat(numbers.number(-100...100).rounded())
    }

    static func path(_ numbers: inout TestNumbers, oddShare: Double) -> Path {
        func value() -> CGFloat { number(&numbers, oddShare: oddShare) }
        func point() -> CGPoint { CGPoint(x: value(), y: value()) }
        func rect() -> CGRect { CGRect(x: value(), y: value(), width: value(), height: value()) }
        func transform() -> CGAffineTransform {
            numbers.fraction() < 0.7
                ? .identity
                : CGAffineTransform(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
        }
        var path = Path()
        for _ in 0..<Int(numbers.number(1...8)) {
            switch Int(numbers.number(0...13)) {
            case 0: path.move(to: point())
            case 1: path.addLine(to: point())
            case 2: path.addQuadCurve(to: point(), control: point())
            case 3: path.addCurve(to: point(), control1: point(), control2: point())
            case 4: path.closeSubpath()
            case 5: path.addRect(rect(), transform: transform())
            case 6: path.addEllipse(in: rect(), transform: transform())
            case 7: path.addRoundedRect(in: rect(), cornerSize: CGSize(width: value(), height: value()))
            case 8:
                let radii = RectangleCornerRadii(
                    topLeading: value(), bottomLeading: value(), bottomTrailing: value(), topTrailing: value())
                path.addRoundedRect(in: rect(), cornerRadii: radii, style: .circular, transform: transform())
            case 9:
                path.addArc(
                    center: point(), radius: value(), startAngle: .degrees(Double(value())),
                    endAngle: .degrees(Double(value())), clockwise: numbers.fraction() < 0.5, transform: transform())
            case 10: path.addArc(tangent1End: point(), tangent2End: point(), radius: value(), transform: transform())
            case 11:
                path.addRelativeArc(
                    center: point(), radius: value(), startAngle: .degrees(Double(value())),
                    delta: .degrees(Double(value())))
            default: path.addLines([point(), point(), point()])
            }
        }
        return path
    }

    func check(_ flat: FlatPath, _ path: Path) {
        #expect(flat.starts[flat.subpathCount] == flat.pointCount)
        var isFine = true
        for index in 0..<flat.pointCount {
            let p = flat.points[index]
            if !(abs(p.x) <= FlatPath.limit && abs(p.y) <= FlatPath.limit) { isFine = false }
        }
        for index in 0..<flat.subpathCount where flat.starts[index + 1] - flat.starts[index] < 2 { isFine = false }
        #expect(isFine, "\(path)")
    }

    @Test(arguments: [0.0, 0.05, 0.3]) func everything(oddShare: Double) {
        var numbers = TestNumbers(seed: UInt64(oddShare * 100) + 77)
        let flat = FlatPath()
        for _ in 0..<200 {
            let path = Self.path(&numbers, oddShare: oddShare)
            func value() -> CGFloat { Self.number(&numbers, oddShare: oddShare) }
            flat.removeAll()
            path.flatten(into: flat, tolerance: 0.1)
            check(flat, path)
            flat.removeAll()
            path.flatten(
                into: flat, tolerance: Double(value()),
                transform: CGAffineTransform(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value()))
            check(flat, path)
            let box = path.boundingRect
            #expect(box.isNull || (box.minX.isFinite && box.maxY.isFinite))
            _ = path.contains(CGPoint(x: value(), y: value()), eoFill: numbers.fraction() < 0.5)
            _ = path.trimmedPath(from: value() / 100, to: value() / 100)
            let style = StrokeStyle(
                lineWidth: value(), lineCap: CGLineCap(rawValue: Int32(numbers.number(0...2.9)))!,
                lineJoin: CGLineJoin(rawValue: Int32(numbers.number(0...2.9)))!, miterLimit: value(),
                dash: numbers.fraction() < 0.5 ? [] : [abs(value()), abs(value())], dashPhase: value())
            let stroked = path.strokedPath(style)
            var isFinite = true
            for element in stroked.elements {
                switch element {
                case .move(let p), .line(let p): if !p.isFinite { isFinite = false }
                case .curve(let p, let a, let b): if !(p.isFinite && a.isFinite && b.isFinite) { isFinite = false }
                default: break
                }
            }
            #expect(isFinite, "\(path) \(style)")
            flat.removeAll()
            path.flattenStroke(into: flat, style: style, tolerance: 0.1)
            check(flat, path)
            if let again = Path(path.description) { #expect(again.description == path.description) }
        }
    }
}
