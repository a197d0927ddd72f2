import MartletBase

extension SymbolTable {
    static func addSigns(to t: inout [String: Draw]) {
        t["plus"] = { p in
            p.line((-46, 0), (46, 0))
            p.line((0, -46), (0, 46))
        }
        t["minus"] = { p in p.line((-46, 0), (46, 0)) }
        t["xmark"] = { p in
            p.line((-37, -37), (37, 37))
            p.line((37, -37), (-37, 37))
        }
        t["multiply"] = { p in
            p.line((-31, -31), (31, 31))
            p.line((31, -31), (-31, 31))
        }
        t["divide"] = { p in
            p.line((-46, 0), (46, 0))
            p.dot(0, -32, p.stroke * 0.9)
            p.dot(0, 32, p.stroke * 0.9)
        }
        t["equal"] = { p in
            p.line((-44, -16), (44, -16))
            p.line((-44, 16), (44, 16))
        }
        t["plus.forwardslash.minus"] = { p in
            p.line((-46, -28), (-10, -28))
            p.line((-28, -46), (-28, -10))
            p.line((10, 30), (46, 30))
            p.line((34, -46), (-34, 46))
        }
        t["lessthan"] = { p in p.line((40, -36), (-40, 0), (40, 36)) }
        t["greaterthan"] = { p in p.line((-40, -36), (40, 0), (-40, 36)) }
        t["percent"] = { p in
            p.circle(-28, -26, 18)
            p.circle(28, 26, 18)
            p.line((32, -44), (-32, 44))
        }
        t["number"] = { p in
            p.line((-10, -46), (-22, 46))
            p.line((24, -46), (12, 46))
            p.line((-40, -18), (44, -18))
            p.line((-44, 18), (40, 18))
        }
        t["checkmark"] = { p in p.line((-40, 5), (-13, 40), (40, -40)) }
        t["exclamationmark"] = { p in
            p.line((0, -46), (0, 16))
            p.dot(0, 42, p.stroke * 0.85)
        }
        t["exclamationmark.2"] = { p in
            for x in [-16.0, 16] {
                p.line((x, -46), (x, 16))
                p.dot(x, 42, p.stroke * 0.85)
            }
        }
        t["questionmark"] = { p in
            p.line(.question(scale: 1))
            p.dot(0, 44, p.stroke * 0.85)
        }
        t["info"] = { p in
            p.dot(0, -40, p.stroke)
            p.line((-14, -12), (2, -12), (2, 42))
            p.line((-18, 42), (20, 42))
        }
        t["ellipsis"] = { p in
            for x in [-36.0, 0, 36] { p.dot(x, 0, 7.2 + p.stroke * 0.3) }
            p.frame = (108, 34.6)
        }
        t["asterisk"] = { p in
            for degrees in [90.0, 30, 150] {
                let (x, y) = Path.polar(degrees, 44)
                p.line((-x, -y), (x, y))
            }
        }
        t["at"] = { p in
            p.circle(0, 0, 19)
            p.line(.track(.m(19, -19), .l(19, 6), .c(19, 26, 52, 26, 52, 0)) + .arc(0, 0, 52, 0, -300))
        }
        t["dollarsign"] = { p in p.dollar(1) }
        t["eurosign"] = { p in p.euro(1) }
        t["sterlingsign"] = { p in
            p.line(
                .track(
                    .m(28, -34), .c(22, -48, -18, -54, -18, -20), .c(-18, 4, -2, 18, -22, 42), .c(-26, 46, -28, 46, -30, 46),
                    .l(32, 46)))
            p.line((-32, 2), (14, 2))
        }
        t["yensign"] = { p in
            p.line((-34, -48), (0, -2), (34, -48))
            p.line((0, -2), (0, 48))
            p.line((-26, 4), (26, 4))
            p.line((-26, 24), (26, 24))
        }
        t["quote.opening"] = { p in
            for x in [-24.0, 24] {
                p.solid(.area(.disc(x, 12, 16)), .line(.track(.m(x - 12, 10), .c(x - 12, -12, x, -22, x + 8, -26))))
            }
        }
        t["quote.closing"] = { p in
            for x in [-24.0, 24] {
                p.solid(.area(.disc(x, -12, 16)), .line(.track(.m(x + 12, -10), .c(x + 12, 12, x, 22, x - 8, 26))))
            }
        }
        t["command"] = { p in
            let corner = Path.track(
                .m(-20, -20), .l(-20, -36), .c(-20, -45, -27, -52, -36, -52), .c(-45, -52, -52, -45, -52, -36),
                .c(-52, -27, -45, -20, -36, -20), .l(20, -20))
            for turn in [0.0, 90, 180, 270] { p.line(corner.turned(turn)) }
        }
        t["option"] = { p in
            p.line((-52, -40), (-22, -40), (22, 40), (52, 40))
            p.line((16, -40), (52, -40))
        }
        t["control"] = { p in p.line((-34, 14), (0, -22), (34, 14)) }
        t["shift"] = { p in
            p.line((0, -50), (50, 4), (24, 4), (24, 46), (-24, 46), (-24, 4), (-50, 4), closed: true)
        }
        t["power"] = { p in
            p.line(.arc(0, 4, 48, -52, 232))
            p.line((0, -54), (0, -2))
        }
        t["nosign"] = { p in
            p.circle(0, 0, 52)
            p.line((-36, -36), (36, 36))
        }
        t["infinity"] = { p in
            p.line(
                .track(
                    .m(0, 0), .c(-14, -20, -26, -28, -38, -28), .c(-52, -28, -60, -14, -60, 0), .c(-60, 14, -52, 28, -38, 28),
                    .c(-26, 28, -14, 20, 0, 0), .c(14, -20, 26, -28, 38, -28), .c(52, -28, 60, -14, 60, 0),
                    .c(60, 14, 52, 28, 38, 28), .c(26, 28, 14, 20, 0, 0), .z))
        }
    }

    /// The signs inside circles and squares.
    static func addInnerGlyphs(to t: inout [String: Draw]) {
        t["plus"] = { p in
            p.line((-25, 0), (25, 0))
            p.line((0, -25), (0, 25))
        }
        t["minus"] = { p in p.line((-25, 0), (25, 0)) }
        t["xmark"] = { p in
            p.line((-18, -18), (18, 18))
            p.line((18, -18), (-18, 18))
        }
        t["multiply"] = t["xmark"]
        t["divide"] = { p in
            p.line((-25, 0), (25, 0))
            p.dot(0, -17, 5.5)
            p.dot(0, 17, 5.5)
        }
        t["equal"] = { p in
            p.line((-22, -9), (22, -9))
            p.line((-22, 9), (22, 9))
        }
        t["checkmark"] = { p in p.line((-20, 3), (-6, 20), (21, -20)) }
        t["exclamationmark"] = { p in
            p.line((0, -26), (0, 6))
            p.dot(0, 24, p.stroke * 0.72)
        }
        t["questionmark"] = { p in
            p.line(.question(scale: 0.62).moved(0, -3))
            p.dot(0, 26, p.stroke * 0.72)
        }
        t["info"] = { p in
            p.dot(-1, -24, p.stroke * 0.76)
            p.line((-9, -6), (1, -6), (1, 24))
            p.line((-11, 24), (13, 24))
        }
        t["ellipsis"] = { p in
            for x in [-23.0, 0, 23] { p.dot(x, 0, 4.6 + p.stroke * 0.2) }
        }
        t["dollarsign"] = { p in p.dollar(0.6) }
        t["eurosign"] = { p in p.euro(0.56) }
        for (name, turn) in [("right", 0.0), ("down", 90), ("left", 180), ("up", 270)] {
            t["arrow." + name] = { p in
                p.line(Path.lines([(-26, 0), (26, 0)]).turned(turn))
                p.line(Path.lines([(5, -21), (26, 0), (5, 21)]).turned(turn))
            }
            t["chevron." + name] = { p in
                p.line(Path.lines([(-9, -22), (13, 0), (-9, 22)]).moved(-1, 0).turned(turn))
            }
        }
        for (name, turn) in [("up.right", -45.0), ("up.left", -135), ("down.right", 45), ("down.left", 135)] {
            t["arrow." + name] = { p in
                p.line(Path.lines([(-26, 0), (25, 0)]).turned(turn))
                p.line(Path.lines([(-1, -25), (25, 0), (-1, 25)]).turned(turn))
            }
        }
        t["chevron.forward"] = t["chevron.right"]
        t["chevron.backward"] = t["chevron.left"]
        t["play"] = { p in p.solid(.body(.rounded([(-12, -19), (22, 0), (-12, 19)], 2))) }
        t["pause"] = { p in
            p.line((-10, -19), (-10, 19), width: 10)
            p.line((10, -19), (10, 19), width: 10)
        }
        t["stop"] = { p in p.area(.box(-19, -19, 19, 19, 4)) }
        t["heart"] = { p in p.area(Path.heart.scaled(0.5).moved(0, 3)) }
        t["star"] = { p in p.area(Path.star(5, 31, 13).moved(0, 1)) }
        t["bolt"] = { p in p.area(Path.bolt.scaled(0.58)) }
        t["moon"] = { p in p.add(p.part(scale: 0.5) { $0.solid([.area(.disc(0, 0, 54))], minus: [.area(.disc(24, -22, 44))]) }) }
        t["person"] = { p in
            p.dot(0, -14, 13)
            p.solid(.area(Path.shoulders.scaled(0.6).moved(0, 0)))
        }
        t["mappin"] = { p in
            p.dot(0, -14, 13)
            p.line((0, -4), (0, 30))
        }
        t["bell"] = { p in
            p.area(Path.bell.scaled(0.54).moved(0, -2))
            p.area(Path.track(.m(-9, 24), .c(-7, 33, 7, 33, 9, 24), .z))
        }
        t["lock"] = { p in
            p.area(.box(-20, -4, 20, 26, 5))
            p.line(.track(.m(-12, -6), .l(-12, -14), .c(-12, -32, 12, -32, 12, -14), .l(12, -6)), width: p.stroke * 0.8)
        }
        t["phone"] = { p in p.add(p.part(scale: 0.5) { $0.solid($0.handset) }) }
        t["envelope"] = { p in
            p.solid(
                [.area(.box(-30, -21, 30, 21, 5))],
                minus: [.line(.lines([(-31, -18), (0, 6), (31, -18)]), width: p.stroke * 0.6)])
        }
        t["house"] = { p in
            p.solid(
                [.area(.rounded([(-32, 2), (0, -27), (32, 2), (22, 2), (22, 25), (-22, 25), (-22, 2)], 4))],
                minus: [.area(.box(-7, 8, 7, 30, 2))])
        }
        t["line.3.horizontal"] = { p in
            for y in [-16.0, 0, 16] { p.line((-23, y), (23, y)) }
        }
        t["line.3.horizontal.decrease"] = { p in
            for (y, x) in [(-15.0, 25.0), (1, 16), (17, 7)] { p.line((-x, y), (x, y)) }
        }
        t["command"] = { p in
            p.add(p.part(scale: 0.5) { pen in
                let corner = Path.track(
                    .m(-20, -20), .l(-20, -36), .c(-20, -45, -27, -52, -36, -52), .c(-45, -52, -52, -45, -52, -36),
                    .c(-52, -27, -45, -20, -36, -20), .l(20, -20))
                for turn in [0.0, 90, 180, 270] { pen.line(corner.turned(turn), width: pen.stroke * 0.8) }
            })
        }
        for (name, letter) in [("a", "a"), ("b", "b"), ("p", "p")] {
            t[name] = { p in p.capital(letter) }
        }
    }
}

extension SymbolPen {
    mutating func dollar(_ k: Double) {
        line(
            Path.track(
                .m(26, -22), .c(22, -36, 12, -40, 0, -40), .c(-16, -40, -27, -32, -27, -20), .c(-27, -6, -14, -3, 0, 0),
                .c(16, 4, 28, 8, 28, 21), .c(28, 33, 16, 40, 0, 40), .c(-14, 40, -25, 34, -28, 22)
            ).scaled(k))
        line(Path.lines([(0, -54), (0, 54)]).scaled(k))
    }

    mutating func euro(_ k: Double) {
        line(Path.arc(8, 0, 44, -48, -312).scaled(k))
        line(Path.lines([(-50, -12), (16, -12)]).scaled(k))
        line(Path.lines([(-50, 12), (10, 12)]).scaled(k))
    }
}

extension Path {
    /// The hook of a question mark, 92 high with its dot.
    static func question(scale k: Double) -> Path {
        track(
            .m(-25, -26), .c(-24, -40, -13, -47, 0, -47), .c(15, -47, 26, -38, 26, -24), .c(26, -4, 0, -4, 0, 16)
        ).scaled(k)
    }
}
