import MartletBase

extension SymbolTable {
    static func addHome(to t: inout [String: Draw]) {
        t["house"] = { p in
            p.line((-60, 0), (0, -52), (60, 0))
            p.line(.track(.m(-42, -10), .l(-42, 40), .c(-42, 47, -38, 50, -32, 50), .l(32, 50), .c(38, 50, 42, 47, 42, 40), .l(42, -10)))
            p.line(.track(.m(-14, 48), .l(-14, 18), .c(-14, 14, -12, 12, -8, 12), .l(8, 12), .c(12, 12, 14, 14, 14, 18), .l(14, 48)))
        }
        t["house.fill"] = { p in
            p.line((-60, 0), (0, -52), (60, 0))
            p.solid(
                [.body(.track(
                    .m(-42, 2), .l(0, -33), .l(42, 2), .l(42, 40), .c(42, 47, 38, 50, 32, 50), .l(-32, 50), .c(-38, 50, -42, 47, -42, 40), .z))],
                minus: [
                    .area(.box(-13, 14, 13, 70, 3)), .line(.lines([(-60, 0), (0, -52), (60, 0)]), width: p.stroke * 2.2),
                ])
        }
        t["building.2"] = { p in
            p.line(.track(.m(-50, 54), .l(-50, -46), .c(-50, -52, -47, -55, -41, -55), .l(1, -55), .c(7, -55, 10, -52, 10, -46), .l(10, 54)))
            p.line(.track(.m(10, -20), .l(41, -20), .c(47, -20, 50, -17, 50, -11), .l(50, 54)))
            p.line((-60, 54), (60, 54))
            for y in [-32.0, -8, 16] {
                p.line((-34, y), (-28, y))
                p.line((-12, y), (-6, y))
            }
            for y in [2.0, 26] { p.line((27, y), (33, y)) }
        }
        t["building.2.fill"] = { p in
            let windows: [SymbolPen.Ink] = [-32.0, -8, 16].flatMap { y in
                [.line(.lines([(-34, y), (-28, y)])), .line(.lines([(-12, y), (-6, y)]))]
            }
            p.solid([.body(.box(-50, -55, 10, 54, 7))], minus: windows)
            p.solid(
                [.body(.box(28, -20, 52, 54, 6))],
                minus: [2.0, 26].map { .line(.lines([(37, $0), (43, $0)])) })
        }
        t["building.columns"] = { p in
            p.line(.rounded([(0, -54), (54, -26), (54, -18), (-54, -18), (-54, -26)], 3))
            for x in [-38.0, -13, 13, 38] { p.line((x, -14), (x, 32)) }
            p.line((-54, 36), (54, 36))
            p.line((-60, 54), (60, 54))
        }
        t["bed.double"] = { p in
            p.line(.track(.m(-48, -2), .l(-48, -30), .c(-48, -38, -43, -42, -36, -42), .l(36, -42), .c(43, -42, 48, -38, 48, -30), .l(48, -2)))
            p.box(-60, 0, 60, 32, 8)
            p.line((-54, 34), (-54, 46))
            p.line((54, 34), (54, 46))
            p.box(-34, -20, -5, 0, 6)
            p.box(5, -20, 34, 0, 6)
        }
        t["bed.double.fill"] = { p in
            p.solid(.body(.box(-60, 2, 60, 32, 8)))
            p.line((-54, 34), (-54, 46))
            p.line((54, 34), (54, 46))
            p.solid(
                [.body(.box(-46, -42, 46, -10, 9))],
                minus: [.area(.box(-34, -22, -5, 0, 5)), .area(.box(5, -22, 34, 0, 5))])
        }
        t["lamp.desk"] = { p in
            p.line((-40, 54), (20, 54))
            p.line((-10, 52), (-28, 4), (6, -32))
            p.line(.rounded([(-4, -44), (18, -54), (52, -8), (30, 6)], 4))
        }
        t["fork.knife"] = { p in
            for x in [-46.0, -30, -14] { p.line((x, -54), (x, -22)) }
            p.line(.track(.m(-46, -24), .c(-46, -2, -14, -2, -14, -24)))
            p.line((-30, -8), (-30, 54))
            p.line(.track(.m(30, 54), .l(30, -54), .c(48, -46, 52, -20, 50, 8), .l(32, 8)))
        }
        t["cup.and.saucer"] = { p in
            p.line(.cup)
            p.line(.track(.m(36, -24), .l(44, -24), .c(60, -24, 60, 6, 44, 6), .l(33, 6)))
            p.line((-52, 46), (48, 46))
        }
        t["cup.and.saucer.fill"] = { p in
            p.solid(.body(.cup))
            p.line(.track(.m(36, -24), .l(44, -24), .c(60, -24, 60, 6, 44, 6), .l(33, 6)))
            p.line((-52, 46), (48, 46))
        }
        t["wineglass"] = { p in
            p.line(.track(.m(-24, -56), .l(24, -56), .c(34, -20, 24, 6, 0, 6), .c(-24, 6, -34, -20, -24, -56), .z))
            p.line((0, 6), (0, 54))
            p.line((-22, 55), (22, 55))
            p.line((-29, -26), (29, -26))
        }
        t["birthday.cake"] = { p in
            p.box(-50, 2, 50, 54, 9)
            p.line(.track(.m(-50, 26), .c(-36, 40, -28, 12, -14, 26), .c(-4, 36, 4, 36, 14, 26), .c(28, 12, 36, 40, 50, 26)))
            for x in [-26.0, 0, 26] {
                p.line((x, 0), (x, -22))
                p.dot(x, -42, 6)
            }
        }
        t["gift"] = { p in p.gift(isFilled: false) }
        t["gift.fill"] = { p in p.gift(isFilled: true) }
        t["balloon"] = { p in
            p.line(.oval(0, -16, 34, 42))
            p.line(.track(.m(0, 28), .c(-8, 38, 8, 46, 0, 58)))
        }
        t["balloon.fill"] = { p in
            p.solid(.body(.oval(0, -16, 34, 42)))
            p.line(.track(.m(0, 28), .c(-8, 38, 8, 46, 0, 58)))
        }
        t["party.popper"] = { p in
            p.line(.rounded([(-20, -12), (-52, 52), (12, 20)], 4))
            p.line(.track(.m(4, -16), .c(14, -26, 14, -40, 6, -50)))
            p.line(.track(.m(18, 2), .c(30, -8, 42, -6, 54, 2)))
            p.line((22, -22), (38, -38))
            p.dot(-14, -44, 5)
            p.dot(46, -22, 5)
            p.dot(40, 30, 5)
        }
        t["crown"] = { p in p.line(.crown) }
        t["crown.fill"] = { p in p.solid(.body(.crown)) }
        t["trophy"] = { p in p.trophy(isFilled: false) }
        t["trophy.fill"] = { p in p.trophy(isFilled: true) }
        t["rosette"] = { p in
            p.circle(0, -18, 34)
            p.circle(0, -18, 14)
            p.line((-18, 12), (-26, 56), (0, 42), (26, 56), (18, 12))
        }
        t["medal"] = t["rosette"]
        t["tshirt"] = { p in p.line(.shirt) }
        t["tshirt.fill"] = { p in p.solid(.body(.shirt)) }
        t["dice"] = { p in
            p.box(-46, -46, 46, 46, 14)
            for (x, y) in [(-20.0, -20.0), (20, -20), (0, 0), (-20, 20), (20, 20)] { p.dot(x, y, 6.5) }
        }
        t["dice.fill"] = { p in
            p.solid(
                [.body(.box(-46, -46, 46, 46, 14))],
                minus: [(-20.0, -20.0), (20, -20), (0, 0), (-20, 20), (20, 20)].map { .area(.disc($0.0, $0.1, 8)) })
        }
        t["puzzlepiece"] = { p in p.outline(of: Self.piece) }
        t["puzzlepiece.fill"] = { p in p.solid(.body(PolygonRegion.combining(Self.piece.map(p.region)).path)) }
        t["puzzlepiece.extension"] = t["puzzlepiece"]
        t["puzzlepiece.extension.fill"] = t["puzzlepiece.fill"]
        t["gamecontroller"] = { p in p.pad(isFilled: false) }
        t["gamecontroller.fill"] = { p in p.pad(isFilled: true) }
        t["umbrella"] = { p in p.umbrella(isFilled: false) }
        t["umbrella.fill"] = { p in p.umbrella(isFilled: true) }
        t["binoculars"] = { p in
            for x in [-30.0, 30] {
                p.circle(x, 26, 22)
                p.line((x * 1.6, 14), (x * 1.05, -46), (x * 0.45, -46), (x * 0.3, 20))
            }
            p.line((-10, -14), (10, -14))
        }
        t["theatermasks"] = { p in
            p.line(.track(.m(-54, -46), .c(-36, -40, -10, -40, 8, -46), .l(8, -4), .c(8, 24, -6, 36, -23, 42), .c(-40, 36, -54, 24, -54, -4), .z))
            p.dot(-36, -14, 5)
            p.dot(-10, -14, 5)
            p.line(.track(.m(-38, 10), .c(-32, 20, -14, 20, -8, 10)))
            p.line(.track(.m(24, -34), .c(36, -33, 48, -35, 58, -38), .l(58, 2), .c(58, 28, 46, 42, 30, 48), .c(22, 45, 15, 42, 10, 38)))
        }
    }

    /// Areas of a jigsaw piece.
    private static let piece: [SymbolPen.Ink] = [
        .area(.box(-44, -26, 34, 52, 8)), .area(.disc(-5, -38, 17)), .area(.disc(46, 13, 17)),
    ]
}

extension SymbolPen {
    mutating func gift(isFilled: Bool) {
        line(.track(.m(0, -26), .c(-10, -58, -44, -58, -38, -36), .c(-36, -28, -24, -26, 0, -26)))
        line(.track(.m(0, -26), .c(10, -58, 44, -58, 38, -36), .c(36, -28, 24, -26, 0, -26)))
        let lid = Path.box(-54, -26, 54, -2, 6)
        let box = Path.track(.m(-46, 0), .l(-46, 46), .c(-46, 52, -42, 55, -36, 55), .l(36, 55), .c(42, 55, 46, 52, 46, 46), .l(46, 0), .z)
        if isFilled {
            let ribbon = Ink.line(.lines([(0, -40), (0, 70)]), width: stroke * 0.75)
            solid([.body(lid)], minus: [ribbon])
            solid([.body(box)], minus: [ribbon, .line(.box(-54, -26, 54, -2, 6), width: stroke * 2.2)])
        } else {
            line(lid)
            line(.track(.m(-46, 0), .l(-46, 46), .c(-46, 52, -42, 55, -36, 55), .l(36, 55), .c(42, 55, 46, 52, 46, 46), .l(46, 0)))
            line((0, -26), (0, 55))
        }
    }

    mutating func trophy(isFilled: Bool) {
        let bowl = Path.track(.m(-32, -54), .l(32, -54), .l(30, -18), .c(28, 4, 16, 14, 0, 14), .c(-16, 14, -28, 4, -30, -18), .z)
        if isFilled { solid(.body(bowl)) } else { line(bowl) }
        for side in [1.0, -1] {
            line(Path.track(.m(33, -42), .l(52, -42), .c(54, -18, 44, -4, 26, -2)).applying(.init(a: side, b: 0, c: 0, d: 1, tx: 0, ty: 0)))
        }
        line((0, 14), (0, 44))
        line((-24, 54), (24, 54))
        line(.track(.m(-16, 52), .c(-14, 44, 14, 44, 16, 52)))
    }

    mutating func pad(isFilled: Bool) {
        let body = Path.track(
            .m(-28, -36), .c(-10, -30, 10, -30, 28, -36), .c(52, -38, 66, 4, 66, 28), .c(66, 46, 48, 48, 38, 32), .c(30, 20, 26, 18, 18, 18),
            .l(-18, 18), .c(-26, 18, -30, 20, -38, 32), .c(-48, 48, -66, 46, -66, 28), .c(-66, 4, -52, -38, -28, -36), .z)
        let marks: [Ink] = [
            .line(.lines([(-40, -8), (-16, -8)]), width: stroke * 0.8), .line(.lines([(-28, -20), (-28, 4)]), width: stroke * 0.8),
            .area(.disc(20, 0, 5.5)), .area(.disc(36, -14, 5.5)),
        ]
        if isFilled {
            solid([.body(body)], minus: marks)
        } else {
            line(body)
            solid(marks)
        }
    }

    mutating func umbrella(isFilled: Bool) {
        let top = Path.track(
            .m(-58, 4), .c(-56, -30, -32, -52, 0, -52), .c(32, -52, 56, -30, 58, 4), .c(48, -8, 30, -8, 20, 4), .c(12, -6, -12, -6, -20, 4),
            .c(-30, -8, -48, -8, -58, 4), .z)
        if isFilled { solid(.body(top)) } else { line(top) }
        line(.track(.m(0, -4), .l(0, 42), .c(0, 62, 26, 62, 26, 44)))
    }
}

extension Path {
    static let cup = track(.m(-46, -40), .l(36, -40), .l(36, -4), .c(36, 20, 22, 30, 8, 30), .l(-18, 30), .c(-32, 30, -46, 20, -46, -4), .z)

    static let crown = rounded(
        [(-58, -32), (-30, -4), (0, -46), (30, -4), (58, -32), (46, 42), (-46, 42)], 6)

    static let shirt = track(
        .m(-22, -48), .c(-14, -36, 14, -36, 22, -48), .l(44, -40), .l(62, -8), .l(42, 4), .l(36, -4), .l(36, 50), .l(-36, 50), .l(-36, -4),
        .l(-42, 4), .l(-62, -8), .l(-44, -40), .z)
}
