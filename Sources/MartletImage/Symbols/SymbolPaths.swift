import Foundation
import MartletBase

/// Short spellings for drawing code.
extension Path {
    static func lines(_ points: [(Double, Double)], closed: Bool = false) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path { oval(x, y, radius, radius) }

    static func oval(_ x: Double, _ y: Double, _ across: Double, _ down: Double) -> Path {
        Path(ellipseIn: CGRect(x: x - across, y: y - down, width: 2 * across, height: 2 * down))
    }

    static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ radius: Double) -> Path {
        let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    }

    /// Part of a circle; degrees from +x, clockwise with y down.
    static func arc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) -> Path {
        var path = Path()
        path.addArc(x, y, radius, from, to)
        return path
    }

    mutating func addArc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) {
        // Pieces of at most a quarter turn.
        let pieces = max(1, Int((abs(to - from) / 90).rounded(.up)))
        let step = (to - from) / Double(pieces) * Double.pi / 180
        let handle = 4.0 / 3 * DMath.tan(step / 4) * radius
        var angle = from * Double.pi / 180
        for piece in 0..<pieces {
            let (s0, c0) = DMath.sincos(angle)
            let (s1, c1) = DMath.sincos(angle + step)
            let start = CGPoint(x: x + radius * c0, y: y + radius * s0)
            if piece == 0 { if isEmpty { move(to: start) } else { addLine(to: start) } }
            addCurve(
                to: CGPoint(x: x + radius * c1, y: y + radius * s1),
                control1: CGPoint(x: start.x - handle * s0, y: start.y + handle * c0),
                control2: CGPoint(x: x + radius * c1 + handle * s1, y: y + radius * s1 - handle * c1))
            angle += step
        }
    }

    /// A pen's track: `m` and `l` take two numbers, `c` six, `z` none.
    enum Step {
        case m(Double, Double)
        case l(Double, Double)
        case c(Double, Double, Double, Double, Double, Double)
        case z
    }

    static func track(_ steps: Step...) -> Path {
        var path = Path()
        for step in steps {
            switch step {
            case .m(let x, let y): path.move(to: CGPoint(x: x, y: y))
            case .l(let x, let y): path.addLine(to: CGPoint(x: x, y: y))
            case .c(let x1, let y1, let x2, let y2, let x, let y):
                path.addCurve(
                    to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
            case .z: path.closeSubpath()
            }
        }
        return path
    }

    /// A polygon with rounded corners.
    static func rounded(_ points: [(Double, Double)], _ radius: Double) -> Path {
        var path = Path()
        let count = points.count
        for index in 0..<count {
            let (x, y) = points[index]
            let before = points[(index + count - 1) % count]
            let after = points[(index + 1) % count]
            func near(_ p: (Double, Double)) -> (x: Double, y: Double) {
                let dx = p.0 - x
                let dy = p.1 - y
                let length = max(1e-9, (dx * dx + dy * dy).squareRoot())
                let reach = min(radius, length / 2)
                return (x + dx / length * reach, y + dy / length * reach)
            }
            let a = near(before)
            let b = near(after)
            let start = CGPoint(x: a.x, y: a.y)
            if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
            path.addQuadCurve(to: CGPoint(x: b.x, y: b.y), control: CGPoint(x: x, y: y))
        }
        path.closeSubpath()
        return path
    }

    /// A point at an angle (degrees from +x, clockwise) and distance from the origin.
    static func polar(_ degrees: Double, _ radius: Double) -> (Double, Double) {
        let (sin, cos) = DMath.sincos(degrees * .pi / 180)
        return (radius * cos, radius * sin)
    }

    func moved(_ x: Double, _ y: Double) -> Path { offsetBy(dx: x, dy: y) }
    func turned(_ degrees: Double) -> Path { applying(.turning(degrees)) }
    func scaled(_ factor: Double) -> Path {
        applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0))
    }
    var mirrored: Path { applying(.mirrored) }

    static func + (a: Path, b: Path) -> Path {
        var sum = a
        sum.addPath(b)
        return sum
    }
}
