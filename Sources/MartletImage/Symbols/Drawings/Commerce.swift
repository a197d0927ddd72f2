import MartletBase

extension SymbolTable {
    static func addCommerce(to t: inout [String: Draw]) {
        for (suffix, isFilled) in [("", false), (".fill", true)] {
            t["cart" + suffix] = { p in p.cart(isFilled: isFilled) }
            t["cart\(suffix).badge.plus"] = { p in
                p.badge(x: 50, y: -44, [.lines([(-16, 0), (16, 0)]), .lines([(0, -16), (0, 16)])]) { $0.cart(isFilled: isFilled) }
            }
            t["bag" + suffix] = { p in
                let body = Path.track(
                    .m(-36, -26), .l(36, -26), .c(42, -26, 44, -23, 45, -18), .l(50, 42), .c(51, 51, 46, 56, 38, 56), .l(-38, 56),
                    .c(-46, 56, -51, 51, -50, 42), .l(-45, -18), .c(-44, -23, -42, -26, -36, -26), .z)
                let handle = Path.track(.m(-20, -12), .l(-20, -34), .c(-20, -64, 20, -64, 20, -34), .l(20, -12))
                if isFilled {
                    p.solid([.body(body)], minus: [.line(.lines([(-20, -12), (-20, -20)]), width: p.stroke * 0.8), .line(.lines([(20, -12), (20, -20)]), width: p.stroke * 0.8)])
                    p.line(.track(.m(-20, -28), .l(-20, -34), .c(-20, -64, 20, -64, 20, -34), .l(20, -28)))
                } else {
                    p.line(body)
                    p.line(handle)
                }
            }
            t["creditcard" + suffix] = { p in
                let card = Path.box(-62, -44, 62, 44, 13)
                if isFilled {
                    p.solid(
                        [.body(card)],
                        minus: [.area(.box(-80, -24, 80, -6, 0)), .line(.lines([(-42, 22), (-18, 22)]))])
                } else {
                    p.line(card)
                    p.area(.box(-62, -24, 62, -6, 0))
                    p.line((-42, 20), (-18, 20))
                }
            }
            t["tag" + suffix] = { p in
                let label = Path.track(
                    .m(-50, -4), .l(-50, -40), .c(-50, -47, -47, -50, -40, -50), .l(-4, -50), .c(1, -50, 4, -49, 8, -45), .l(48, -5),
                    .c(54, 1, 54, 9, 48, 15), .l(15, 48), .c(9, 54, 1, 54, -5, 48), .l(-45, 8), .c(-49, 4, -50, 1, -50, -4), .z)
                if isFilled { p.solid([.body(label)], minus: [.area(.disc(-26, -26, 9))]) } else {
                    p.line(label)
                    p.dot(-26, -26, 8)
                }
            }
            t["briefcase" + suffix] = { p in
                let box = Path.box(-60, -32, 60, 48, 13)
                let handle = Path.track(.m(-22, -34), .l(-22, -42), .c(-22, -50, -19, -53, -11, -53), .l(11, -53), .c(19, -53, 22, -50, 22, -42), .l(22, -34))
                p.line(handle)
                if isFilled { p.solid([.body(box)], minus: [.line(.track(.m(-80, 6), .c(-30, 20, 30, 20, 80, 6)), width: p.stroke * 0.6)]) } else {
                    p.line(box)
                    p.line(.track(.m(-58, 0), .c(-30, 18, 30, 18, 58, 0)))
                }
            }
            t["shippingbox" + suffix] = { p in
                let edge = Path.rounded([(0, -56), (52, -30), (52, 30), (0, 56), (-52, 30), (-52, -30)], 5)
                if isFilled {
                    p.solid([.body(edge)], minus: [
                        .line(.lines([(-60, -34), (0, -4), (60, -34)]), width: p.stroke * 0.6), .line(.lines([(0, -4), (0, 70)]), width: p.stroke * 0.6),
                    ])
                } else {
                    p.line(edge)
                    p.line((-50, -28), (0, -4), (50, -28))
                    p.line((0, -4), (0, 54))
                    p.line((-26, -43), (26, -16))
                }
            }
            t["cube" + suffix] = { p in
                let edge = Path.rounded([(0, -56), (48, -30), (48, 30), (0, 56), (-48, 30), (-48, -30)], 5)
                if isFilled {
                    p.solid([.body(edge)], minus: [
                        .line(.lines([(-60, -34), (0, -2), (60, -34)]), width: p.stroke * 0.6), .line(.lines([(0, -2), (0, 70)]), width: p.stroke * 0.6),
                    ])
                } else {
                    p.line(edge)
                    p.line((-46, -28), (0, -2), (46, -28))
                    p.line((0, -2), (0, 54))
                }
            }
            t["wallet.pass" + suffix] = { p in
                let edge = Path.box(-44, -56, 44, 56, 13)
                if isFilled { p.solid([.body(edge)], minus: [.line(.lines([(-60, -30), (60, -30)]), width: p.stroke * 0.6), .line(.lines([(-60, -10), (60, -10)]), width: p.stroke * 0.6)]) } else {
                    p.line(edge)
                    p.line((-44, -30), (44, -30))
                    p.line((-44, -8), (44, -8))
                }
            }
            t["chart.bar" + suffix] = { p in
                for (x, top) in [(-38.0, 6.0), (0, -44), (38, -18)] {
                    if isFilled { p.solid(.body(.box(x - 10, top, x + 10, 44, 4))) } else { p.box(x - 10, top, x + 10, 44, 4) }
                }
            }
            t["chart.pie" + suffix] = { p in
                let slice = Path.track(.m(8, -8), .l(8, -54), .c(36, -52, 52, -36, 54, -8), .z)
                var rest = Path.arc(-4, 4, 48, 0, 270)
                rest.addLine(to: .init(x: -4, y: 4))
                rest.closeSubpath()
                for shape in [slice, rest] {
                    if isFilled { p.solid(.body(shape.scaled(0.96))) } else { p.line(shape) }
                }
            }
        }
        t["chart.line.uptrend.xyaxis"] = { p in
            p.line((-54, -50), (-54, 48), (56, 48))
            p.line((-34, 22), (-8, -8), (10, 8), (46, -34))
            p.line((22, -36), (48, -36), (48, -12))
        }
        t["chart.xyaxis.line"] = { p in
            p.line((-54, -50), (-54, 48), (56, 48))
            p.line((-36, 24), (-10, -6), (12, 10), (48, -34))
        }
        t["banknote"] = { p in
            p.box(-64, -38, 64, 38, 10)
            p.circle(0, 0, 17)
            p.dot(-44, 0, 5)
            p.dot(44, 0, 5)
        }
        t["giftcard"] = { p in
            p.box(-62, -44, 62, 44, 13)
            p.line((-24, -44), (-24, 44))
            p.line((-62, -4), (62, -4))
        }
        t["bitcoinsign"] = { p in
            p.line(.track(.m(-24, -40), .l(6, -40), .c(36, -40, 36, -2, 6, -2), .l(-20, -2), .l(10, -2), .c(42, -2, 42, 40, 10, 40), .l(-24, 40)))
            p.line((-14, -40), (-14, 40))
            for (x, y) in [(-6.0, -54.0), (12, -54), (-6, 42), (12, 42)] { p.line((x, y), (x, y + 12)) }
        }
    }
}

extension SymbolPen {
    mutating func cart(isFilled: Bool) {
        let basket = Path.track(.m(-38, -32), .l(50, -32), .c(56, -32, 59, -28, 58, -22), .l(50, 8), .c(49, 14, 45, 17, 39, 17), .l(-28, 17), .z)
        line(.track(.m(-60, -50), .l(-48, -50), .c(-43, -50, -41, -48, -40, -43), .l(-26, 26), .c(-25, 32, -21, 35, -15, 35), .l(44, 35)))
        if isFilled { solid(.body(basket)) } else { line(.track(.m(-38, -32), .l(50, -32), .c(56, -32, 59, -28, 58, -22), .l(50, 8), .c(49, 14, 45, 17, 39, 17), .l(-28, 17))) }
        dot(-14, 51, 8)
        dot(36, 51, 8)
    }
}
