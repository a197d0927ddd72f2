import MartletBase

extension SymbolTable {
    static func addDevices(to t: inout [String: Draw]) {
        t["iphone"] = { p in
            p.box(-32, -58, 32, 58, 13)
            p.line((-8, -44), (8, -44))
            p.line((-10, 46), (10, 46), width: p.stroke * 0.7)
        }
        t["ipad"] = { p in
            p.box(-46, -58, 46, 58, 12)
            p.line((-14, 44), (14, 44), width: p.stroke * 0.8)
        }
        t["applewatch"] = { p in
            p.box(-32, -32, 32, 32, 14)
            p.line((-20, -34), (-15, -56), (15, -56), (20, -34))
            p.line((-20, 34), (-15, 56), (15, 56), (20, 34))
            p.line((39, -8), (39, 4))
        }
        t["display"] = { p in p.screen() }
        t["desktopcomputer"] = { p in
            p.screen()
            p.line((-58, 14), (58, 14))
        }
        t["laptopcomputer"] = { p in
            p.box(-46, -40, 46, 24, 10)
            p.line((-64, 40), (64, 40))
        }
        t["macbook"] = t["laptopcomputer"]
        t["keyboard"] = { p in
            p.box(-64, -36, 64, 36, 12)
            for x in [-44.0, -22, 0, 22, 44] {
                p.dot(x, -16, 4.5)
                p.dot(x, 2, 4.5)
            }
            p.line((-28, 20), (28, 20))
        }
        t["computermouse"] = { p in
            p.box(-32, -56, 32, 56, 32)
            p.line((0, -36), (0, -18))
        }
        t["server.rack"] = { p in
            for y in [-36.0, 0, 36] {
                p.box(-56, y - 15, 56, y + 15, 7)
                p.dot(-38, y, 4.5)
                p.line((10, y), (38, y))
            }
        }
        t["externaldrive"] = { p in
            p.line(.track(.m(-36, -38), .l(36, -38), .c(42, -38, 44, -36, 46, -30), .l(58, 8), .l(58, 30), .c(58, 38, 54, 42, 46, 42), .l(-46, 42), .c(-54, 42, -58, 38, -58, 30), .l(-58, 8), .l(-46, -30), .c(-44, -36, -42, -38, -36, -38), .z))
            p.line((-58, 8), (58, 8))
            p.dot(36, 25, 5)
        }
        t["internaldrive"] = t["externaldrive"]
        t["opticaldisc"] = { p in
            p.circle(0, 0, 52)
            p.circle(0, 0, 14)
        }
        t["cpu"] = { p in
            p.box(-36, -36, 36, 36, 9)
            p.box(-16, -16, 16, 16, 4)
            for turn in [0.0, 90, 180, 270] {
                for x in [-18.0, 0, 18] { p.line(Path.lines([(x, -40), (x, -54)]).turned(turn)) }
            }
        }
        t["memorychip"] = { p in
            p.box(-60, -28, 60, 28, 8)
            for x in [-36.0, -12, 12, 36] {
                p.line((x, -8), (x, 8))
                p.line((x, 32), (x, 42))
                p.line((x, -32), (x, -42))
            }
        }
        for (percent, share) in [(0, 0.0), (25, 0.25), (50, 0.5), (75, 0.75), (100, 1.0)] {
            let draw: Draw = { p in
                p.box(-62, -28, 50, 28, 12)
                p.area(.track(.m(60, -11), .c(70, -7, 70, 7, 60, 11), .z))
                if share > 0 { p.area(.box(-52, -18, -52 + 92 * share, 18, 5)) }
            }
            t["battery.\(percent)"] = draw
            t["battery.\(percent)percent"] = draw
        }
        t["battery.100.bolt"] = { p in
            p.box(-62, -28, 50, 28, 12)
            p.area(.track(.m(60, -11), .c(70, -7, 70, 7, 60, 11), .z))
            p.area(Path.bolt.scaled(0.42).moved(-6, 0))
        }
        t["powerplug"] = { p in
            p.line((-18, -34), (-18, -56))
            p.line((18, -34), (18, -56))
            p.line(.track(.m(-38, -32), .l(38, -32), .l(38, -8), .c(38, 36, -38, 36, -38, -8), .z))
            p.line((0, 26), (0, 58))
        }
        t["simcard"] = { p in
            p.line(.rounded([(-38, -56), (14, -56), (38, -32), (38, 56), (-38, 56)], 8))
            p.box(-20, -6, 20, 36, 5)
        }
        t["terminal"] = { p in
            p.box(-60, -48, 60, 48, 14)
            p.line((-38, -20), (-16, 0), (-38, 20))
            p.line((-4, 22), (28, 22))
        }
        t["terminal.fill"] = { p in
            p.solid([.body(.box(-60, -48, 60, 48, 14))], minus: [.line(.lines([(-38, -20), (-16, 0), (-38, 20)])), .line(.lines([(-4, 22), (28, 22)]))])
        }
        t["apple.terminal"] = t["terminal"]
        t["curlybraces"] = { p in
            let brace = Path.track(
                .m(-26, -50), .c(-44, -50, -42, -36, -42, -22), .c(-42, -8, -46, 0, -58, 0), .c(-46, 0, -42, 8, -42, 22), .c(-42, 36, -44, 50, -26, 50))
            p.line(brace)
            p.line(brace.mirrored)
        }
        t["function"] = { p in
            p.line(.track(.m(-20, 52), .c(-4, 60, 0, 40, 4, 10), .c(10, -30, 12, -62, 34, -52)))
            p.line((-22, -8), (30, -8))
        }
        t["scanner"] = { p in
            p.line((-58, -30), (40, -44))
            p.box(-60, -10, 60, 38, 10)
            p.line((-40, 14), (40, 14))
        }
        t["face.dashed"] = { p in
            for index in 0..<8 { p.line(.arc(0, 0, 52, Double(index) * 45 + 9, Double(index) * 45 + 36)) }
            p.dot(-16, -12, 6)
            p.dot(16, -12, 6)
            p.line(.track(.m(-20, 16), .c(-12, 28, 12, 28, 20, 16)))
        }
    }
}

extension SymbolPen {
    mutating func screen() {
        box(-60, -48, 60, 30, 12)
        line((0, 32), (0, 50))
        line((-28, 52), (28, 52))
    }
}
