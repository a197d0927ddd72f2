import Foundation
import MartletBase

/// Reads the `d` attribute of an SVG path: all commands, absolute and relative. What follows a mistake is dropped, as
/// the format asks.
struct SVGPathReader {
    private let bytes: [UInt8]
    private var offset = 0
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// Where a smooth curve's first control point mirrors from.
    private var lastCubic: CGPoint?
    private var lastQuad: CGPoint?

    /// More commands than any icon has; a longer path is cut there.
    private static let limit = 20_000

    static func path(_ data: String) -> Path {
        var reader = SVGPathReader(bytes: Array(data.utf8))
        reader.run()
        return reader.path
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() {
        var count = 0
        guard let first = command(), first | 0x20 == UInt8(ascii: "m") else { return }
        var active = first
        while count < Self.limit {
            count += 1
            guard step(active) else { return }
            if let next = command() {
                active = next
            } else if !atNumber {
                return
            } else if active | 0x20 == UInt8(ascii: "m") {
                active = active == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
            } else if active | 0x20 == UInt8(ascii: "z") {
                return
            }
        }
    }

    private mutating func step(_ letter: UInt8) -> Bool {
        let isRelative = letter & 0x20 != 0
        let base = isRelative ? current : .zero
        var cubic: CGPoint?
        var quad: CGPoint?
        switch Character(UnicodeScalar(letter | 0x20)) {
        case "m":
            guard let p = point(base) else { return false }
            path.move(to: p)
            current = p
            start = p
        case "l":
            guard let p = point(base) else { return false }
            line(p)
        case "h":
            guard let x = number() else { return false }
            line(CGPoint(x: base.x + x, y: current.y))
        case "v":
            guard let y = number() else { return false }
            line(CGPoint(x: current.x, y: base.y + y))
        case "c":
            guard let a = point(base), let b = point(base), let p = point(base) else { return false }
            path.addCurve(to: p, control1: a, control2: b)
            cubic = b
            current = p
        case "s":
            guard let b = point(base), let p = point(base) else { return false }
            path.addCurve(to: p, control1: mirrored(lastCubic), control2: b)
            cubic = b
            current = p
        case "q":
            guard let a = point(base), let p = point(base) else { return false }
            path.addQuadCurve(to: p, control: a)
            quad = a
            current = p
        case "t":
            guard let p = point(base) else { return false }
            let a = mirrored(lastQuad)
            path.addQuadCurve(to: p, control: a)
            quad = a
            current = p
        case "a":
            guard let rx = number(), let ry = number(), let turn = number(), let large = flag(), let sweep = flag(),
                let p = point(base)
            else { return false }
            arc(rx, ry, turn, large, sweep, p)
            current = p
        case "z":
            path.closeSubpath()
            current = start
        default:
            return false
        }
        lastCubic = cubic
        lastQuad = quad
        return true
    }

    private mutating func line(_ p: CGPoint) {
        path.addLine(to: p)
        current = p
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        guard let control else { return current }
        return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    // MARK: - Scanning

    private mutating func skip() {
        while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ",") { offset += 1 }
    }

    private mutating func command() -> UInt8? {
        skip()
        guard offset < bytes.count, (bytes[offset] | 0x20) >= 0x61, (bytes[offset] | 0x20) <= 0x7A else { return nil }
        offset += 1
        return bytes[offset - 1]
    }

    private var atNumber: Bool {
        guard offset < bytes.count else { return false }
        switch bytes[offset] {
        case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): return true
        default: return false
        }
    }

    private mutating func point(_ base: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: base.x + x, y: base.y + y)
    }

    /// A flag is one digit and needs nothing behind it.
    private mutating func flag() -> Bool? {
        skip()
        guard offset < bytes.count, bytes[offset] == 0x30 || bytes[offset] == 0x31 else { return nil }
        offset += 1
        return bytes[offset - 1] == 0x31
    }

    private mutating func number() -> Double? {
        skip()
        let begin = offset
        var end = offset
        func digit(_ at: Int) -> Bool { at < bytes.count && bytes[at] >= 0x30 && bytes[at] <= 0x39 }
        func sign(_ at: Int) -> Bool { at < bytes.count && (bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+")) }
        if sign(end) { end += 1 }
        var digits = 0
        while digit(end) {
            end += 1
            digits += 1
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            end += 1
            while digit(end) {
                end += 1
                digits += 1
            }
        }
        guard digits > 0 else { return nil }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            var exponent = end + 1
            if sign(exponent) { exponent += 1 }
            if digit(exponent) {
                while digit(exponent) { exponent += 1 }
                end = exponent
            }
        }
        offset = end
        guard let value = Double(String(decoding: bytes[begin..<end], as: UTF8.self)), abs(value) < 1e7 else { return nil }
        return value
    }

    // MARK: - Arcs

    /// An elliptical arc from the current point: its centre from the two ends, then cubics of at most a quarter turn.
    private mutating func arc(_ rx: Double, _ ry: Double, _ degrees: Double, _ large: Bool, _ sweep: Bool, _ end: CGPoint) {
        var rx = abs(rx)
        var ry = abs(ry)
        guard rx > 1e-9, ry > 1e-9, end != current else {
            path.addLine(to: end)
            return
        }
        let (sin, cos) = DMath.sincos(degrees * .pi / 180)
        let dx = (current.x - end.x) / 2
        let dy = (current.y - end.y) / 2
        let x = cos * dx + sin * dy
        let y = cos * dy - sin * dx
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let across = rx * rx * y * y + ry * ry * x * x
        var factor = (max(0, rx * rx * ry * ry - across) / across).squareRoot()
        if large == sweep { factor = -factor }
        let cx = factor * rx * y / ry
        let cy = -factor * ry * x / rx
        let from = DMath.atan2((y - cy) / ry, (x - cx) / rx)
        var turn = DMath.atan2((-y - cy) / ry, (-x - cx) / rx) - from
        if sweep && turn < 0 { turn += 2 * .pi }
        if !sweep && turn > 0 { turn -= 2 * .pi }

        let middle = CGPoint(x: cos * cx - sin * cy + (current.x + end.x) / 2, y: sin * cx + cos * cy + (current.y + end.y) / 2)
        func place(_ u: Double, _ v: Double) -> CGPoint {
            CGPoint(x: middle.x + cos * u * rx - sin * v * ry, y: middle.y + sin * u * rx + cos * v * ry)
        }
        let pieces = max(1, Int((abs(turn) / (Double.pi / 2) - 1e-9).rounded(.up)))
        let step = turn / Double(pieces)
        let handle = 4.0 / 3 * DMath.tan(step / 4)
        for piece in 0..<pieces {
            let (s0, c0) = DMath.sincos(from + step * Double(piece))
            let (s1, c1) = DMath.sincos(from + step * Double(piece + 1))
            path.addCurve(
                to: piece == pieces - 1 ? end : place(c1, s1), control1: place(c0 - handle * s0, s0 + handle * c0),
                control2: place(c1 + handle * s1, s1 - handle * c1))
        }
    }
}
