import MartletBase

extension SymbolTable {
    static func addPlaces(to t: inout [String: Draw]) {
        for (suffix, isFilled) in [("", false), (".fill", true)] {
            t["map" + suffix] = { p in
                let sheet = Path.rounded(
                    [(-58, -34), (-20, -50), (20, -34), (58, -50), (58, 34), (20, 50), (-20, 34), (-58, 50)], 4)
                if isFilled {
                    p.solid([.body(sheet)], minus: [
                        .line(.lines([(-20, -70), (-20, 70)]), width: p.stroke * 0.6), .line(.lines([(20, -70), (20, 70)]), width: p.stroke * 0.6),
                    ])
                } else {
                    p.line(sheet)
                    p.line((-20, -48), (-20, 34))
                    p.line((20, -34), (20, 48))
                }
            }
            t["location" + suffix] = { p in
                let needle = Path.rounded([(52, -52), (6, 54), (-6, 6), (-54, -6)], 5)
                if isFilled { p.solid(.body(needle)) } else { p.line(needle) }
            }
            t["location.north" + suffix] = { p in
                let needle = Path.rounded([(0, -56), (42, 50), (0, 30), (-42, 50)], 5)
                if isFilled { p.solid(.body(needle)) } else { p.line(needle) }
            }
            t["flag" + suffix] = { p in
                p.line((-40, -54), (-40, 58))
                let cloth = Path.track(
                    .m(-40, -46), .c(-22, -58, -4, -54, 10, -46), .c(22, -40, 34, -40, 46, -46), .l(46, 8), .c(34, 14, 22, 14, 10, 8),
                    .c(-4, 0, -22, -4, -40, 8), .z)
                if isFilled { p.solid(.body(cloth)) } else { p.line(cloth) }
            }
            t["pin" + suffix] = { p in
                let head = Path.track(
                    .m(-24, -56), .l(24, -56), .l(18, -44), .l(20, -16), .c(32, -10, 36, 2, 36, 12), .l(-36, 12), .c(-36, 2, -32, -10, -20, -16), .l(-18, -44), .z)
                if isFilled { p.solid(.body(head)) } else { p.line(head) }
                p.line((0, 14), (0, 58))
            }
            t["car" + suffix] = { p in
                let body = Path.track(
                    .m(-46, -6), .l(-36, -32), .c(-33, -39, -29, -42, -22, -42), .l(22, -42), .c(29, -42, 33, -39, 36, -32), .l(46, -6),
                    .c(54, -2, 58, 4, 58, 12), .l(58, 34), .l(-58, 34), .l(-58, 12), .c(-58, 4, -54, -2, -46, -6), .z)
                if isFilled {
                    p.solid([.body(body)], minus: [
                        .area(.rounded([(-34, -10), (-26, -30), (26, -30), (34, -10)], 4)), .area(.disc(-36, 14, 8)), .area(.disc(36, 14, 8)),
                    ])
                } else {
                    p.line(body)
                    p.line((-46, -6), (46, -6))
                    p.dot(-36, 14, 7)
                    p.dot(36, 14, 7)
                }
                p.line(.lines([(-44, 38), (-44, 46)]), width: p.stroke * 1.4)
                p.line(.lines([(44, 38), (44, 46)]), width: p.stroke * 1.4)
            }
            t["bus" + suffix] = { p in
                let body = Path.box(-44, -54, 44, 40, 14)
                if isFilled {
                    p.solid([.body(body)], minus: [.area(.box(-32, -36, 32, 0, 5)), .area(.disc(-26, 20, 7)), .area(.disc(26, 20, 7))])
                } else {
                    p.line(body)
                    p.line((-44, 0), (44, 0))
                    p.line((-44, -34), (44, -34))
                    p.dot(-26, 20, 6.5)
                    p.dot(26, 20, 6.5)
                }
                p.line((-30, 44), (-30, 54))
                p.line((30, 44), (30, 54))
            }
            t["tram" + suffix] = { p in
                let body = Path.box(-40, -42, 40, 36, 14)
                if isFilled { p.solid([.body(body)], minus: [.area(.box(-28, -28, 28, 2, 5)), .area(.disc(-22, 20, 6.5)), .area(.disc(22, 20, 6.5))]) } else {
                    p.line(body)
                    p.line((-40, 4), (40, 4))
                    p.dot(-22, 20, 6)
                    p.dot(22, 20, 6)
                }
                p.line((-24, -56), (24, -56))
                p.line((-22, 40), (-34, 56))
                p.line((22, 40), (34, 56))
            }
        }
        t["mappin"] = { p in
            p.solid(.area(.disc(0, -34, 22)), .line(.lines([(0, -20), (0, 56)])))
        }
        t["mappin.and.ellipse"] = { p in
            p.dot(0, -36, 20)
            p.line((0, -18), (0, 32))
            p.line(.track(.m(-20, 20), .c(-64, 28, -50, 54, 0, 54), .c(50, 54, 64, 28, 20, 20)))
        }
        t["safari"] = { p in
            p.circle(0, 0, 52)
            p.line(.rounded([(30, -30), (9, 9), (-30, 30), (-9, -9)], 2))
        }
        t["safari.fill"] = { p in
            p.solid([.area(.disc(0, 0, 52 + p.stroke / 2))], minus: [.area(.rounded([(34, -34), (9, 9), (-34, 34), (-9, -9)], 2))])
            p.dot(0, 0, 5)
        }
        t["airplane"] = { p in
            p.area(
                .track(
                    .m(0, -58), .c(7, -58, 10, -48, 10, -38), .l(10, -16), .l(56, 14), .l(56, 26), .l(10, 12), .l(8, 38), .l(22, 48), .l(22, 57),
                    .l(0, 51), .l(-22, 57), .l(-22, 48), .l(-8, 38), .l(-10, 12), .l(-56, 26), .l(-56, 14), .l(-10, -16), .l(-10, -38),
                    .c(-10, -48, -7, -58, 0, -58), .z))
            p = p.turned(90)
        }
        t["bicycle"] = { p in
            p.circle(-40, 16, 25)
            p.circle(40, 16, 25)
            p.line((-40, 16), (-16, -26), (22, -26), (2, 16), (-40, 16))
            p.line((2, 16), (-16, -26), (-22, -38))
            p.line((-32, -38), (-14, -38))
            p.line((40, 16), (20, -42), (34, -42))
        }
        t["fuelpump"] = { p in
            p.line(.track(.m(-46, 54), .l(-46, -42), .c(-46, -51, -42, -54, -34, -54), .l(4, -54), .c(12, -54, 16, -51, 16, -42), .l(16, 54)))
            p.line((-54, 54), (24, 54))
            p.box(-30, -38, 0, -10, 4)
            p.line(.track(.m(16, 4), .l(24, 4), .c(32, 4, 32, 12, 32, 18), .l(32, 34), .c(32, 46, 50, 46, 50, 34), .l(50, -16), .l(34, -38)))
        }
        t["road.lanes"] = { p in
            p.line((-26, -48), (-52, 48))
            p.line((26, -48), (52, 48))
            for y in [-40.0, -6, 28] { p.line((0, y), (0, y + 14)) }
        }
        t["signpost.right"] = { p in
            p.line(.rounded([(-46, -44), (30, -44), (54, -22), (30, 0), (-46, 0)], 5))
            p.line((0, 2), (0, 56))
            p.line((0, -56), (0, -46))
        }
    }
}
