import MartletBase

extension SymbolTable {
    /// An outline and its filled form.
    static func addPair(_ name: String, _ path: Path, to t: inout [String: Draw]) {
        t[name] = { p in p.line(path) }
        t[name + ".fill"] = { p in p.solid(.body(path)) }
    }

    static func addShapes(to t: inout [String: Draw]) {
        t["circle"] = { p in p.circle(0, 0, 52) }
        t["circle.fill"] = { p in p.dot(0, 0, 52 + p.stroke / 2) }
        t["smallcircle.filled.circle"] = { p in
            p.circle(0, 0, 52)
            p.dot(0, 0, 18)
        }
        t["largecircle.fill.circle"] = { p in
            p.circle(0, 0, 52)
            p.dot(0, 0, 34)
        }
        t["circle.inset.filled"] = t["largecircle.fill.circle"]
        t["circle.lefthalf.filled"] = { p in
            p.circle(0, 0, 52)
            p.area(half(52))
        }
        t["circle.righthalf.filled"] = { p in
            p.circle(0, 0, 52)
            p.area(half(52).mirrored)
        }
        t["circle.dashed"] = { p in
            for index in 0..<8 { p.line(.arc(0, 0, 52, Double(index) * 45 + 9, Double(index) * 45 + 36)) }
        }
        t["circle.dotted"] = { p in
            for index in 0..<16 {
                let (x, y) = Path.polar(Double(index) * 22.5, 52)
                p.dot(x, y, p.stroke * 0.55)
            }
        }
        t["target"] = { p in
            p.circle(0, 0, 52)
            p.circle(0, 0, 28)
            p.dot(0, 0, 8)
        }
        t["scope"] = { p in
            p.circle(0, 0, 38)
            for turn in [0.0, 90, 180, 270] { p.line(Path.lines([(18, 0), (58, 0)]).turned(turn)) }
        }
        addPair("square", .box(-46, -46, 46, 46, 13), to: &t)
        addPair("app", .box(-48, -48, 48, 48, 26), to: &t)
        addPair("rectangle", .box(-60, -42, 60, 42, 12), to: &t)
        addPair("rectangle.portrait", .box(-42, -58, 42, 58, 12), to: &t)
        addPair("capsule", .box(-62, -34, 62, 34, 34), to: &t)
        addPair("capsule.portrait", .box(-34, -62, 34, 62, 34), to: &t)
        addPair("oval", .oval(0, 0, 62, 42), to: &t)
        addPair("oval.portrait", .oval(0, 0, 42, 62), to: &t)
        addPair("triangle", .rounded([(0, -50), (56, 46), (-56, 46)], 10), to: &t)
        addPair("diamond", .rounded([(0, -60), (60, 0), (0, 60), (-60, 0)], 10), to: &t)
        addPair("rhombus", .rounded([(0, -58), (42, 0), (0, 58), (-42, 0)], 8), to: &t)
        addPair("pentagon", .rounded((0..<5).map { Path.polar(Double($0) * 72 - 90, 56) }, 8), to: &t)
        addPair("hexagon", .rounded((0..<6).map { Path.polar(Double($0) * 60 - 90, 56) }, 8), to: &t)
        addPair("octagon", .rounded((0..<8).map { Path.polar(Double($0) * 45 - 67.5, 56) }, 8), to: &t)
        addPair("seal", .star(12, 57, 48), to: &t)
        addPair("shield", .shield, to: &t)
        t["square.dashed"] = { p in
            for turn in [0.0, 90, 180, 270] {
                p.line(Path.track(.m(-46, -28), .c(-46, -40, -40, -46, -28, -46)).turned(turn))
                p.line(Path.lines([(-9, -46), (9, -46)]).turned(turn))
            }
        }
        addSquares(to: &t)

        t["star"] = { p in
            p.line(.star(5, 55, 23.5))
            p.frame = (130, 123.08)
        }
        t["star.fill"] = { p in
            p.solid(.body(.star(5, 55, 23.5)))
            p.frame = (130, 123.08)
        }
        t["star.leadinghalf.filled"] = { p in
            p.line(.star(5, 55, 23.5))
            p.area(
                PolygonRegion(filling: .star(5, 55, 23.5))
                    .intersection(PolygonRegion(filling: .box(-80, -80, 0, 80, 0))).path)
            p.frame = (130, 123.08)
        }
        addPair("heart", .heart, to: &t)
        t["heart.circle"] = { p in
            p.circle(0, 0, 52)
            p.area(Path.heart.scaled(0.5).moved(0, 3))
        }
        addPair("suit.heart", .heart, to: &t)
        addPair("suit.diamond", .rounded([(0, -58), (44, 0), (0, 58), (-44, 0)], 3), to: &t)
        t["checkmark.seal"] = { p in
            p.line(.star(12, 57, 48))
            p.line((-19, 3), (-6, 19), (20, -18))
        }
        t["checkmark.seal.fill"] = { p in
            p.solid([.body(.star(12, 57, 48))], minus: [.line(.lines([(-19, 3), (-6, 19), (20, -18)]))])
        }
        t["xmark.seal"] = { p in
            p.line(.star(12, 57, 48))
            p.line((-16, -16), (16, 16))
            p.line((16, -16), (-16, 16))
        }
        t["xmark.octagon"] = { p in
            p.line(.rounded((0..<8).map { Path.polar(Double($0) * 45 - 67.5, 56) }, 8))
            p.line((-17, -17), (17, 17))
            p.line((17, -17), (-17, 17))
        }
        t["xmark.octagon.fill"] = { p in
            p.solid(
                [.body(.rounded((0..<8).map { Path.polar(Double($0) * 45 - 67.5, 56) }, 8))],
                minus: [.line(.lines([(-17, -17), (17, 17)])), .line(.lines([(17, -17), (-17, 17)]))])
        }
        t["exclamationmark.triangle"] = { p in
            p.level = 1
            p.line(.rounded([(0, -52), (60, 46), (-60, 46)], 14))
            p.level = 0
            p.line((0, -16), (0, 12))
            p.dot(0, 29, p.stroke * 0.66)
        }
        t["exclamationmark.triangle.fill"] = { p in
            p.solid(
                [.body(.rounded([(0, -52), (60, 46), (-60, 46)], 14))],
                minus: [.line(.lines([(0, -16), (0, 12)])), .area(.disc(0, 29, p.stroke * 0.66))])
        }
        t["exclamationmark.shield"] = { p in
            p.line(.shield)
            p.line((0, -28), (0, 4))
            p.dot(0, 22, p.stroke * 0.66)
        }
        t["checkmark.shield"] = { p in
            p.line(.shield)
            p.line((-19, 0), (-5, 16), (20, -20))
        }
        t["checkmark.shield.fill"] = { p in
            p.solid([.body(.shield)], minus: [.line(.lines([(-19, 0), (-5, 16), (20, -20)]))])
        }
    }

    private static func half(_ radius: Double) -> Path {
        var path = Path.arc(0, 0, radius, 90, 270)
        path.closeSubpath()
        return path
    }

    private static func addSquares(to t: inout [String: Draw]) {
        t["checkmark.square"] = { p in
            p.box(-46, -46, 46, 46, 13)
            p.line((-20, 3), (-6, 20), (21, -20))
        }
        t["square.on.square"] = { p in
            p.box(-20, -20, 50, 50, 12)
            p.line(.track(.m(-36, 22), .c(-46, 21, -50, 16, -50, 8), .l(-50, -38), .c(-50, -46, -46, -50, -38, -50), .l(8, -50), .c(17, -50, 21, -46, 22, -37)))
        }
        t["doc.on.doc"] = { p in
            p.line(.track(.m(-6, -22), .l(22, -22), .l(48, 4), .l(48, 48), .c(48, 55, 44, 58, 38, 58), .l(-6, 58), .c(-13, 58, -16, 54, -16, 48), .l(-16, -12), .c(-16, -19, -12, -22, -6, -22), .z))
            p.line(.track(.m(20, -20), .l(20, 6), .l(46, 6)))
            p.line(.track(.m(-34, 34), .c(-44, 34, -48, 30, -48, 22), .l(-48, -46), .c(-48, -54, -44, -58, -36, -58), .l(-8, -58), .l(12, -40)))
        }
        t["square.on.square.dashed"] = { p in
            p.box(-20, -20, 50, 50, 12)
            for (x, y) in [(-50.0, -14.0), (-14, -50)] { p.line((x, y), (x == -50 ? -50 : 6, x == -50 ? 6 : -50)) }
            p.line(.track(.m(-50, -34), .c(-50, -46, -46, -50, -34, -50)))
        }
        t["rectangle.on.rectangle"] = { p in
            p.box(-34, -18, 62, 48, 11)
            p.line(.track(.m(-50, 18), .c(-58, 17, -62, 13, -62, 6), .l(-62, -37), .c(-62, -44, -58, -48, -51, -48), .l(22, -48), .c(29, -48, 33, -44, 34, -36)))
        }
        t["square.stack"] = { p in
            p.box(-46, -18, 46, 54, 12)
            p.line((-34, -36), (34, -36))
            p.line((-24, -54), (24, -54))
        }
        t["square.stack.fill"] = { p in
            p.solid(.body(.box(-46, -18, 46, 54, 12)))
            p.line((-34, -36), (34, -36))
            p.line((-24, -54), (24, -54))
        }
        t["rectangle.stack"] = { p in
            p.box(-58, -16, 58, 50, 12)
            p.line((-44, -33), (44, -33))
            p.line((-32, -50), (32, -50))
        }
        t["rectangle.stack.fill"] = { p in
            p.solid(.body(.box(-58, -16, 58, 50, 12)))
            p.line((-44, -33), (44, -33))
            p.line((-32, -50), (32, -50))
        }
        t["square.3.layers.3d"] = { p in
            p.line(.rounded([(0, -52), (56, -24), (0, 4), (-56, -24)], 4))
            p.line((-52, 2), (0, 28), (52, 2))
            p.line((-52, 26), (0, 52), (52, 26))
        }
    }
}

extension Path {
    /// A star with its points at `outer` and its notches at `inner`, one point up.
    static func star(_ points: Int, _ outer: Double, _ inner: Double) -> Path {
        let turn = 180 / Double(points)
        return lines((0..<2 * points).map { polar(Double($0) * turn - 90, $0 % 2 == 0 ? outer : inner) }, closed: true)
    }

    static let heart = track(
        .m(0, 47), .c(-30, 28, -54, 6, -54, -19), .c(-54, -36, -42, -47, -27, -47), .c(-15, -47, -6, -41, 0, -30),
        .c(6, -41, 15, -47, 27, -47), .c(42, -47, 54, -36, 54, -19), .c(54, 6, 30, 28, 0, 47), .z)

    static let shield = track(
        .m(0, -57), .c(12, -48, 28, -42, 46, -40), .l(46, -4), .c(46, 26, 28, 46, 0, 57), .c(-28, 46, -46, 26, -46, -4),
        .l(-46, -40), .c(-28, -42, -12, -48, 0, -57), .z)

    static let bolt = rounded([(10, -58), (-34, 8), (-2, 8), (-10, 58), (34, -10), (3, -10)], 3)
}
