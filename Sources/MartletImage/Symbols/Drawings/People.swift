import MartletBase

extension Path {
    /// Shoulders below a head whose centre is at (0, -28).
    static let shoulders = track(
        .m(-38, 50), .l(38, 50), .c(46, 50, 49, 45, 47, 38), .c(42, 18, 22, 8, 0, 8), .c(-22, 8, -42, 18, -47, 38),
        .c(-49, 45, -46, 50, -38, 50), .z)
}

extension SymbolPen {
    mutating func person() {
        circle(0, -28, 22)
        line(.shoulders)
    }

    mutating func filledPerson() {
        dot(0, -28, 22 + stroke / 2)
        solid(.body(.shoulders))
    }

    /// What must stay free around a person in front of others.
    func personRoom(scale: Double, x: Double, y: Double) -> [Ink] {
        let person = part(scale: scale, x: x, y: y) { $0.filledPerson() }
        return person.shapes.flatMap { [.area($0.path), .line($0.path, width: stroke * 1.7)] }
    }

    mutating func group(_ draw: SymbolTable.Draw, sides: [(scale: Double, x: Double, y: Double)], front: (Double, Double, Double)) {
        let room = personRoom(scale: front.0, x: front.1, y: front.2)
        for side in sides {
            let person = part(scale: side.scale, x: side.x, y: side.y, draw)
            level = 1
            add(person.cutting(room), levelShift: 1)
            level = 0
        }
        add(part(scale: front.0, x: front.1, y: front.2, draw))
    }

    /// A sign at the bottom right that stands free of the drawing.
    mutating func badge(x: Double = 44, y: Double = 36, _ sign: [Path], on draw: SymbolTable.Draw) {
        var base = SymbolPen(stroke: stroke)
        draw(&base)
        add(base.centered().cutting([.area(.disc(x, y, 24 + stroke * 0.8))]), levelShift: 1)
        for path in sign { line(path.moved(x, y)) }
    }
}

extension SymbolTable {
    static func addPeople(to t: inout [String: Draw]) {
        let person: Draw = { p in p.person() }
        let filled: Draw = { p in p.filledPerson() }
        t["person"] = person
        t["person.fill"] = filled
        for (suffix, draw) in [("", person), (".fill", filled)] {
            t["person.2" + suffix] = { p in
                p.group(draw, sides: [(0.74, 44, 8)], front: (0.9, -28, 0))
            }
            t["person.3" + suffix] = { p in
                p.group(draw, sides: [(0.66, -62, 12), (0.66, 62, 12)], front: (0.86, 0, 0))
            }
        }
        for (base, draw) in [("person", person), ("person.fill", filled)] {
            let plain = base == "person" ? "" : ".fill"
            t["person\(plain).badge.plus"] = { p in
                p.badge([.lines([(-17, 0), (17, 0)]), .lines([(0, -17), (0, 17)])], on: draw)
            }
            t["person\(plain).badge.minus"] = { p in p.badge([.lines([(-17, 0), (17, 0)])], on: draw) }
            t["person\(plain).checkmark"] = { p in p.badge([.lines([(-16, 1), (-5, 14), (17, -14)])], on: draw) }
            t["person\(plain).xmark"] = { p in
                p.badge([.lines([(-13, -13), (13, 13)]), .lines([(13, -13), (-13, 13)])], on: draw)
            }
        }
        t["person.badge.plus.fill"] = t["person.fill.badge.plus"]
        t["person.crop.circle"] = { p in
            p.level = 1
            p.circle(0, 0, 52)
            p.level = 0
            p.circle(0, -13, 17)
            p.line(.track(.m(-35, 38), .c(-28, 22, -14, 17, 0, 17), .c(14, 17, 28, 22, 35, 38)))
        }
        t["person.crop.circle.fill"] = { p in
            let rim = 52 + p.stroke / 2
            let inside = PolygonRegion(filling: .disc(0, 0, rim - p.stroke * 0.75))
            let body = PolygonRegion(filling: .oval(0, 50, 40, 31)).intersection(inside).path
            p.solid([.area(.disc(0, 0, rim))], minus: [.area(.disc(0, -13, 19)), .area(body)])
        }
        t["person.circle"] = t["person.crop.circle"]
        t["person.circle.fill"] = t["person.crop.circle.fill"]
        t["person.crop.circle.badge.plus"] = { p in
            p.badge(x: 38, y: 38, [.lines([(-15, 0), (15, 0)]), .lines([(0, -15), (0, 15)])]) { q in
                q.circle(0, 0, 52)
                q.circle(0, -13, 17)
                q.line(.track(.m(-35, 38), .c(-28, 22, -14, 17, 0, 17), .c(14, 17, 28, 22, 35, 38)))
            }
        }
        t["person.crop.square"] = { p in
            p.level = 1
            p.box(-48, -48, 48, 48, 14)
            p.level = 0
            p.circle(0, -12, 17)
            p.line(.track(.m(-33, 46), .c(-30, 26, -14, 19, 0, 19), .c(14, 19, 30, 26, 33, 46)))
        }
        t["person.crop.rectangle"] = { p in
            p.level = 1
            p.box(-60, -46, 60, 46, 13)
            p.level = 0
            p.circle(0, -12, 16)
            p.line(.track(.m(-32, 44), .c(-29, 26, -14, 18, 0, 18), .c(14, 18, 29, 26, 32, 44)))
        }
        t["person.text.rectangle"] = { p in
            p.box(-62, -46, 62, 46, 13)
            p.dot(-28, -12, 13)
            p.area(.track(.m(-50, 28), .c(-48, 12, -38, 6, -28, 6), .c(-18, 6, -8, 12, -6, 28), .z))
            for (y, x) in [(-14.0, 42.0), (4, 42), (22, 30)] { p.line((12, y), (x, y), width: p.stroke * 0.8) }
        }
        t["figure.stand"] = { p in
            p.dot(0, -50, 12)
            p.line((-24, -24), (24, -24))
            p.solid(.body(.rounded([(-13, -26), (13, -26), (13, 14), (-13, 14)], 4)))
            p.line(.lines([(-9, 10), (-9, 56)]), width: p.stroke * 1.2)
            p.line(.lines([(9, 10), (9, 56)]), width: p.stroke * 1.2)
            p.line((-24, -24), (-24, 12))
            p.line((24, -24), (24, 12))
        }
        t["figure.walk"] = { p in
            p.dot(8, -50, 11)
            p.line(.lines([(4, -28), (-2, 8)]), width: p.stroke * 1.9)
            p.line((2, -26), (-22, -10), (-26, 10))
            p.line((6, -26), (16, -6), (34, 2))
            p.line((0, 8), (14, 28), (20, 56))
            p.line((-3, 10), (-12, 32), (-30, 56))
        }
        t["face.smiling"] = { p in
            p.circle(0, 0, 52)
            p.dot(-18, -13, 6)
            p.dot(18, -13, 6)
            p.line(.track(.m(-25, 13), .c(-16, 32, 16, 32, 25, 13)))
        }
        t["face.smiling.fill"] = { p in
            p.solid(
                [.area(.disc(0, 0, 52 + p.stroke / 2))],
                minus: [
                    .area(.disc(-18, -13, 6.5)), .area(.disc(18, -13, 6.5)),
                    .line(.track(.m(-25, 13), .c(-16, 32, 16, 32, 25, 13))),
                ])
        }
        t["eye"] = { p in
            p.line(.eye)
            p.circle(0, 0, 18)
        }
        t["eye.fill"] = { p in
            p.solid([.body(.eye)], minus: [.area(.disc(0, 0, 26))])
            p.dot(0, 0, 16)
        }
        t["eyes"] = { p in
            for x in [-32.0, 32] {
                p.line(.oval(x, 0, 25, 40))
                p.dot(x + 8, 6, 11)
            }
        }
        t["hand.thumbsup"] = { p in p.thumb(isFilled: false) }
        t["hand.thumbsup.fill"] = { p in p.thumb(isFilled: true) }
        t["hand.thumbsdown"] = { p in
            p.thumb(isFilled: false)
            p = p.moved(.flipped)
        }
        t["hand.thumbsdown.fill"] = { p in
            p.thumb(isFilled: true)
            p = p.moved(.flipped)
        }
        addHands(to: &t)
    }

    private static func addHands(to t: inout [String: Draw]) {
        let fingers: [(x: Double, top: Double)] = [(-23, -36), (-7, -50), (9, -48), (25, -34)]
        @Sendable func palm(_ width: Double) -> [SymbolPen.Ink] {
            fingers.map { .line(.lines([($0.x, $0.top), ($0.x, 16)]), width: width) } + [
                .area(.track(
                    .m(-31, 4), .l(33, -6), .l(33, 22), .c(33, 46, 20, 58, 0, 58), .c(-18, 58, -27, 48, -35, 34), .l(-46, 14), .z)),
                .line(.track(.m(-26, 30), .c(-36, 24, -42, 10, -46, 4)), width: width),
            ]
        }
        t["hand.raised"] = { p in
            p.outline(of: palm(18))
            for x in [-15.0, 1, 17] { p.line((x, -22), (x, 4), width: p.stroke * 0.8) }
        }
        t["hand.raised.fill"] = { p in
            let gaps = [-15.0, 1, 17].map { SymbolPen.Ink.line(.lines([($0, -70), ($0, 2)]), width: p.stroke * 0.45) }
            p.solid(palm(15.5 + p.stroke), minus: gaps)
        }
        @Sendable func pointing(_ width: Double) -> [SymbolPen.Ink] {
            [
                .line(.lines([(-12, -48), (-12, 20)]), width: width),
                .line(.lines([(6, -6), (6, 20)]), width: width), .line(.lines([(22, 0), (22, 24)]), width: width),
                .area(.track(
                    .m(-21, 0), .l(30, 2), .l(30, 26), .c(30, 46, 20, 58, 2, 58), .c(-14, 58, -22, 50, -30, 38), .l(-42, 18), .l(-34, 8), .l(-21, 22), .z)),
            ]
        }
        t["hand.point.up.left"] = { p in p.outline(of: pointing(18)) }
        t["hand.point.up.left.fill"] = { p in p.solid(pointing(18 + p.stroke)) }
        t["hand.tap"] = { p in
            p.outline(of: pointing(18))
            p.line(.arc(-12, -42, 26, 160, 380))
            p = p.moved(.turning(-12))
        }
        t["hand.tap.fill"] = { p in
            p.solid(pointing(18 + p.stroke))
            p.line(.arc(-12, -42, 26, 160, 380))
            p = p.moved(.turning(-12))
        }
    }
}

extension SymbolPen {
    mutating func thumb(isFilled: Bool) {
        let hand = Path.track(
            .m(-22, 0), .c(-10, -12, -2, -28, 0, -44), .c(1, -52, 8, -56, 15, -52), .c(24, -47, 23, -30, 18, -12), .l(42, -12),
            .c(56, -12, 60, 2, 52, 10), .c(58, 18, 55, 27, 47, 30), .c(49, 38, 45, 45, 38, 46), .c(36, 52, 30, 54, 22, 54),
            .l(4, 54), .c(-8, 54, -14, 49, -22, 46), .z)
        let cuff = Path.box(-52, -4, -36, 50, 6)
        if isFilled {
            solid(.body(hand))
            solid(.body(cuff))
        } else {
            line(hand)
            line(cuff)
        }
    }
}

extension Path {
    static let eye = track(
        .m(-64, 0), .c(-46, -28, -24, -42, 0, -42), .c(24, -42, 46, -28, 64, 0), .c(46, 28, 24, 42, 0, 42),
        .c(-24, 42, -46, 28, -64, 0), .z)
}
