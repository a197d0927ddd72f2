import MartletBase

extension Path {
    static let bell = track(
        .m(-36, 32), .c(-46, 32, -48, 26, -42, 19), .c(-34, 9, -35, -2, -34, -14), .c(-32, -38, -18, -52, 0, -52),
        .c(18, -52, 32, -38, 34, -14), .c(35, -2, 34, 9, 42, 19), .c(48, 26, 46, 32, 36, 32), .z)
    static let clapper = track(.m(-16, 42), .c(-13, 60, 13, 60, 16, 42))

    /// A speech bubble, its tail at the bottom left.
    static let bubble = track(
        .m(-30, 34), .l(-30, 56), .l(-4, 34), .l(38, 34), .c(52, 34, 60, 27, 60, 12), .l(60, -24), .c(60, -39, 52, -46, 38, -46), .l(-38, -46),
        .c(-52, -46, -60, -39, -60, -24), .l(-60, 12), .c(-60, 27, -52, 34, -38, 34), .z)
    /// A round bubble, its tail at the bottom left.
    static let message = track(
        .m(0, -48), .c(34, -48, 58, -28, 58, -2), .c(58, 24, 34, 43, 0, 43), .c(-7, 43, -14, 42, -20, 41), .c(-28, 48, -40, 52, -48, 51),
        .c(-42, 46, -38, 40, -38, 31), .c(-51, 23, -58, 11, -58, -2), .c(-58, -28, -34, -48, 0, -48), .z)
}

extension SymbolTable {
    static func addCommunication(to t: inout [String: Draw]) {
        t["bell"] = { p in
            p.line(.bell)
            p.line(.clapper)
        }
        t["bell.fill"] = { p in
            p.solid(.body(.bell))
            p.area(.track(.m(-19, 44), .c(-15, 63, 15, 63, 19, 44), .z))
        }
        t["bell.badge"] = { p in
            var base = SymbolPen(stroke: p.stroke)
            base.line(.bell)
            base.line(.clapper)
            p.add(base.cutting([.area(.disc(32, -38, 18 + p.stroke))]))
            p.dot(32, -38, 18)
        }
        t["bell.badge.fill"] = { p in
            var base = SymbolPen(stroke: p.stroke)
            base.solid(.body(.bell))
            base.area(.track(.m(-19, 44), .c(-15, 63, 15, 63, 19, 44), .z))
            p.add(base.cutting([.area(.disc(32, -38, 18 + p.stroke))]))
            p.dot(32, -38, 18)
        }
        let flap = Path.track(.m(-54, -32), .l(-10, 8), .c(-4, 13, 4, 13, 10, 8), .l(54, -32))
        t["envelope"] = { p in
            p.box(-60, -42, 60, 42, 12)
            p.line(flap)
        }
        t["envelope.fill"] = { p in p.solid([.body(.box(-60, -42, 60, 42, 12))], minus: [.line(flap, width: p.stroke * 0.75)]) }
        t["envelope.open"] = { p in
            p.line(.track(
                .m(0, -56), .l(52, -24), .c(56, -21, 58, -18, 58, -12), .l(58, 40), .c(58, 48, 54, 52, 46, 52), .l(-46, 52), .c(-54, 52, -58, 48, -58, 40),
                .l(-58, -12), .c(-58, -18, -56, -21, -52, -24), .z))
            p.line(.track(.m(-52, -14), .l(-8, 14), .c(-3, 17, 3, 17, 8, 14), .l(52, -14)))
        }
        t["envelope.badge"] = { p in
            var base = SymbolPen(stroke: p.stroke)
            base.box(-60, -42, 60, 42, 12)
            base.line(flap)
            p.add(base.cutting([.area(.disc(56, -40, 17 + p.stroke))]))
            p.dot(56, -40, 17)
        }
        t["phone"] = { p in p.outline(of: p.handset) }
        t["phone.fill"] = { p in p.solid(.body(PolygonRegion.combining(p.handset.map(p.region)).path)) }
        t["phone.down"] = { p in
            p.outline(of: p.handset)
            p = p.turned(135)
        }
        t["phone.down.fill"] = { p in
            p.solid(.body(PolygonRegion.combining(p.handset.map(p.region)).path))
            p = p.turned(135)
        }
        t["phone.arrow.up.right"] = { p in
            p.outline(of: p.handset)
            p.line((16, -16), (50, -50))
            p.line((24, -50), (50, -50), (50, -24))
        }
        addPair("message", .message, to: &t)
        addPair("bubble.left", .bubble, to: &t)
        addPair("bubble.right", Path.bubble.mirrored, to: &t)
        t["bubble.left.and.bubble.right"] = { p in
            let front = Path.bubble.scaled(0.62).moved(-26, -16)
            var back = SymbolPen(stroke: p.stroke)
            back.line(Path.bubble.mirrored.scaled(0.62).moved(30, 18))
            p.add(back.cutting([.area(front), .line(front, width: p.stroke * 2.6)]))
            p.line(front)
        }
        t["bubble.left.and.bubble.right.fill"] = { p in
            let front = Path.bubble.scaled(0.62).moved(-26, -16)
            var back = SymbolPen(stroke: p.stroke)
            back.solid(.body(Path.bubble.mirrored.scaled(0.62).moved(30, 18)))
            p.add(back.cutting([.area(front), .line(front, width: p.stroke * 2.6)]))
            p.solid(.body(front))
        }
        t["text.bubble"] = { p in
            p.line(.bubble)
            for (y, x) in [(-22.0, 34.0), (-4, 34), (14, 8)] { p.line((-34, y), (x, y), width: p.stroke * 0.8) }
        }
        t["text.bubble.fill"] = { p in
            p.solid(
                [.body(.bubble)],
                minus: [(-22.0, 34.0), (-4, 34), (14, 8)].map { .line(.lines([(-34, $0.0), ($0.1, $0.0)]), width: p.stroke * 0.8) })
        }
        t["ellipsis.bubble"] = { p in
            p.line(.bubble)
            for x in [-26.0, 0, 26] { p.dot(x, -6, 6.5) }
        }
        t["ellipsis.bubble.fill"] = { p in p.solid([.body(.bubble)], minus: [-26.0, 0, 26].map { .area(.disc($0, -6, 7)) }) }
        t["ellipsis.message"] = { p in
            p.line(.message)
            for x in [-26.0, 0, 26] { p.dot(x, -3, 6.5) }
        }
        t["plus.bubble"] = { p in
            p.line(.bubble)
            p.line((-20, -6), (20, -6))
            p.line((0, -26), (0, 14))
        }
        t["quote.bubble"] = { p in
            p.line(.bubble)
            for x in [-16.0, 16] {
                p.solid(.area(.disc(x, -10, 8.5)), .line(.track(.m(x + 7, -10), .c(x + 7, 2, x, 7, x - 5, 8)), width: p.stroke * 0.6))
            }
        }
        t["exclamationmark.bubble"] = { p in
            p.line(.bubble)
            p.line((0, -28), (0, -2))
            p.dot(0, 14, p.stroke * 0.66)
        }
        t["paperplane"] = { p in p.plane(isFilled: false) }
        t["paperplane.fill"] = { p in p.plane(isFilled: true) }
        t["megaphone"] = { p in
            p.line(.track(.m(-52, -10), .l(38, -44), .l(38, 34), .l(-52, 14), .z))
            p.line(.track(.m(-32, 20), .c(-30, 46, 2, 48, 6, 28)))
            p.line(.arc(40, -5, 16, -50, 50))
        }
        t["megaphone.fill"] = { p in
            p.solid(.body(.track(.m(-52, -10), .l(38, -44), .l(38, 34), .l(-52, 14), .z)))
            p.line(.track(.m(-32, 20), .c(-30, 46, 2, 48, 6, 28)))
            p.line(.arc(40, -5, 18, -50, 50))
        }
        t["video"] = { p in
            p.box(-64, -36, 24, 36, 13)
            p.line(.rounded([(38, -10), (64, -30), (64, 30), (38, 10)], 4))
        }
        t["video.fill"] = { p in
            p.solid(.body(.box(-64, -36, 24, 36, 13)))
            p.solid(.body(.rounded([(40, -10), (64, -30), (64, 30), (40, 10)], 4)))
        }
        t["wifi"] = { p in
            p.dot(0, 34, 8 + p.stroke * 0.2)
            for radius in [28.0, 52, 76] { p.line(.arc(0, 36, radius, -134, -46)) }
        }
        t["antenna.radiowaves.left.and.right"] = { p in
            p.dot(0, 0, 9)
            for radius in [26.0, 48] {
                p.line(.arc(0, 0, radius, -48, 48))
                p.line(.arc(0, 0, radius, 132, 228))
            }
        }
        t["dot.radiowaves.left.and.right"] = t["antenna.radiowaves.left.and.right"]
        t["dot.radiowaves.right"] = { p in
            p.dot(-36, 0, 9)
            for radius in [26.0, 48, 70] { p.line(.arc(-38, 0, radius, -48, 48)) }
        }
        t["cellularbars"] = { p in
            for (index, height) in [22.0, 42, 64, 86].enumerated() {
                let x = -48 + Double(index) * 27
                p.area(.box(x, 43 - height, x + 17, 43, 4))
            }
        }
        t["airplayaudio"] = { p in
            for radius in [18.0, 36, 54] { p.line(.arc(0, 6, radius, -220, 40)) }
            p.area(.rounded([(0, 18), (26, 52), (-26, 52)], 4))
        }
        t["airplayvideo"] = { p in
            p.line(.track(.m(-34, 30), .l(-46, 30), .c(-54, 30, -58, 26, -58, 18), .l(-58, -34), .c(-58, -42, -54, -46, -46, -46), .l(46, -46), .c(54, -46, 58, -42, 58, -34), .l(58, 18), .c(58, 26, 54, 30, 46, 30), .l(34, 30)))
            p.area(.rounded([(0, 10), (32, 50), (-32, 50)], 4))
        }
    }
}

extension SymbolPen {
    /// A telephone's handset, its hollow towards the top right.
    var handset: [Ink] {
        let (ax, ay) = Path.polar(188, 74)
        let (bx, by) = Path.polar(82, 74)
        let center = (x: 36.0, y: -36.0)
        func end(_ x: Double, _ y: Double, _ degrees: Double) -> Ink {
            .area(Path.box(-20, -13, 16, 13, 7).turned(degrees).moved(center.x + x, center.y + y))
        }
        return [
            .line(.arc(center.x, center.y, 76, 92, 178), width: 17), end(ax * 0.9, ay * 0.9, 190), end(bx * 0.9, by * 0.9, 80),
        ]
    }

    mutating func plane(isFilled: Bool) {
        let outline = Path.rounded([(54, -52), (14, 54), (-6, 6), (-54, -14)], 5)
        if isFilled {
            solid([.body(outline)], minus: [.line(.lines([(-8, 8), (60, -58)]), width: stroke * 0.6)])
        } else {
            line(outline)
            line((-5, 5), (50, -48))
        }
    }
}
