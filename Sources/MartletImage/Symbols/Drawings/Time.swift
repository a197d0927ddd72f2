import MartletBase

extension SymbolTable {
    static func addTime(to t: inout [String: Draw]) {
        let hands = Path.lines([(0, -32), (0, 2), (-24, 2)])
        t["clock"] = { p in
            p.circle(0, 0, 52)
            p.line(hands)
        }
        t["clock.fill"] = { p in p.solid([.area(.disc(0, 0, 52 + p.stroke / 2))], minus: [.line(hands)]) }
        t["clock.arrow.circlepath"] = { p in
            p.line(.arc(0, 2, 46, -168, 150))
            p.line((-58, -24), (-46, -6), (-28, -18))
            p.line((0, -26), (0, 4), (20, 16))
        }
        t["clock.badge.checkmark"] = { p in
            p.badge(x: 38, y: 38, [.lines([(-16, 1), (-5, 13), (16, -13)])]) { q in
                q.circle(0, 0, 52)
                q.line(hands)
            }
        }
        t["alarm"] = { p in
            p.circle(0, 4, 42)
            p.line((0, -20), (0, 5), (-18, 5))
            p.line((-24, 40), (-34, 54))
            p.line((24, 40), (34, 54))
            p.line(.track(.m(-54, -26), .c(-52, -42, -40, -52, -26, -50)))
            p.line(.track(.m(54, -26), .c(52, -42, 40, -52, 26, -50)))
        }
        t["alarm.fill"] = { p in
            p.solid([.area(.disc(0, 4, 42 + p.stroke / 2))], minus: [.line(.lines([(0, -20), (0, 5), (-18, 5)]))])
            p.line((-30, 46), (-36, 54))
            p.line((30, 46), (36, 54))
            p.line(.track(.m(-54, -26), .c(-52, -42, -40, -52, -26, -50)))
            p.line(.track(.m(54, -26), .c(52, -42, 40, -52, 26, -50)))
        }
        t["timer"] = { p in
            p.line(.arc(0, 0, 52, -90, 215))
            p.line((0, -52), (0, -36))
            p.solid(.line(.lines([(0, 2), (-24, -24)])), .area(.disc(0, 2, p.stroke)))
        }
        t["stopwatch"] = { p in
            p.circle(0, 10, 44)
            p.line((-12, -56), (12, -56))
            p.line((0, -54), (0, -36))
            p.line((0, 10), (0, -16))
            p.line((36, -34), (44, -26))
        }
        t["stopwatch.fill"] = { p in
            p.solid([.area(.disc(0, 10, 44 + p.stroke / 2))], minus: [.line(.lines([(0, 10), (0, -16)]))])
            p.line((-12, -56), (12, -56))
            p.line((0, -54), (0, -44))
            p.line((40, -36), (48, -28))
        }
        t["hourglass"] = { p in
            p.line((-32, -56), (32, -56))
            p.line((-32, 56), (32, 56))
            p.line(.track(.m(-24, -54), .l(-24, -36), .c(-24, -16, -6, -10, -6, 0), .c(-6, 10, -24, 16, -24, 36), .l(-24, 54)))
            p.line(.track(.m(24, -54), .l(24, -36), .c(24, -16, 6, -10, 6, 0), .c(6, 10, 24, 16, 24, 36), .l(24, 54)))
            p.area(.track(.m(-16, 48), .l(16, 48), .c(16, 34, 6, 32, 0, 24), .c(-6, 32, -16, 34, -16, 48), .z))
        }
        t["calendar"] = { p in p.calendar() }
        t["calendar.badge.plus"] = { p in
            p.badge(x: 44, y: 40, [.lines([(-16, 0), (16, 0)]), .lines([(0, -16), (0, 16)])]) { q in q.calendar() }
        }
        t["calendar.badge.clock"] = { p in
            p.badge(x: 42, y: 38, [.disc(0, 0, 19), .lines([(0, -9), (0, 1), (7, 1)])]) { q in q.calendar() }
        }
        t["gauge"] = { p in
            p.line(.arc(0, 8, 52, 150, 390))
            p.line((0, 8), (22, -22))
            p.dot(0, 8, 8)
        }
        t["speedometer"] = { p in
            p.circle(0, 0, 52)
            for degrees in [-210.0, -150, -90, -30, 30] {
                let (x, y) = Path.polar(degrees, 36)
                p.dot(x, y, 4.5)
            }
            p.line((0, 6), (16, -20))
            p.dot(0, 8, 8)
        }
        t["gauge.with.dots.needle.67percent"] = t["speedometer"]
        t["metronome"] = { p in
            p.line(.rounded([(-18, -54), (18, -54), (40, 52), (-40, 52)], 8))
            p.line((0, 18), (42, -46))
            p.line((-32, 20), (32, 20))
        }
    }
}

extension SymbolPen {
    mutating func calendar() {
        box(-52, -44, 52, 50, 14)
        line((-52, -14), (52, -14))
        for (x, y) in [(-4.0, 4.0), (14, 4), (32, 4), (-32, 18), (-14, 18), (4, 18), (22, 18), (-32, 33), (-14, 33), (4, 33)] {
            area(.box(x - 5, y - 4.5, x + 5, y + 4.5, 2))
        }
        line((-26, -54), (-26, -36))
        line((26, -54), (26, -36))
    }
}
