import MartletBase

extension SymbolTable {
    static func addTools(to t: inout [String: Draw]) {
        t["magnifyingglass"] = { p in p.lens() }
        t["plus.magnifyingglass"] = { p in
            p.lens()
            p.line((-28, -12), (4, -12), width: p.stroke * 0.85)
            p.line((-12, -28), (-12, 4), width: p.stroke * 0.85)
        }
        t["minus.magnifyingglass"] = { p in
            p.lens()
            p.line((-28, -12), (4, -12), width: p.stroke * 0.85)
        }
        t["gearshape"] = { p in
            p.line(.gear(teeth: 8, outer: 54, root: 43, tip: 9, foot: 14))
            p.circle(0, 0, 18)
        }
        t["gearshape.fill"] = { p in
            p.solid([.body(.gear(teeth: 8, outer: 54, root: 43, tip: 9, foot: 14))], minus: [.area(.disc(0, 0, 17))])
        }
        t["gear"] = { p in
            p.line(.gear(teeth: 12, outer: 54, root: 45, tip: 6, foot: 9))
            p.circle(0, 0, 13)
            for turn in [90.0, 210, 330] { p.line(Path.lines([(13, 0), (45, 0)]).turned(turn), width: p.stroke * 0.8) }
        }
        t["gearshape.2"] = { p in
            p.add(p.part(scale: 0.68, x: -24, y: -16) { q in
                q.line(.gear(teeth: 8, outer: 54, root: 43, tip: 9, foot: 14))
                q.circle(0, 0, 18)
            })
            p.add(p.part(scale: 0.5, x: 36, y: 28) { q in
                q.line(.gear(teeth: 8, outer: 54, root: 43, tip: 9, foot: 14))
                q.circle(0, 0, 16)
            })
        }
        t["wrench"] = { p in p.line(.wrench) }
        t["wrench.fill"] = { p in p.solid(.body(.wrench)) }
        t["wrench.adjustable"] = t["wrench"]
        t["wrench.adjustable.fill"] = t["wrench.fill"]
        t["hammer"] = { p in p.hammer(isFilled: false) }
        t["hammer.fill"] = { p in p.hammer(isFilled: true) }
        t["wrench.and.screwdriver"] = { p in
            let tool = PolygonRegion(filling: .wrench).path
            var driver = SymbolPen(stroke: p.stroke)
            driver.line(.lines([(44, 44), (14, 14)]), width: p.stroke * 1.9)
            driver.line((14, 14), (-44, -44))
            p.add(driver.cutting([.area(tool), .line(tool, width: p.stroke * 2.6)]))
            p.line(.wrench)
        }
        t["wrench.and.screwdriver.fill"] = { p in
            var driver = SymbolPen(stroke: p.stroke)
            driver.line(.lines([(44, 44), (14, 14)]), width: p.stroke * 2.2)
            driver.line((14, 14), (-44, -44))
            p.add(driver.cutting([.area(.wrench), .line(.wrench, width: p.stroke * 2.6)]))
            p.solid(.body(.wrench))
        }
        t["screwdriver"] = { p in
            p.outline(of: [
                .line(.lines([(12, 0), (46, 0)]), width: 20), .line(.lines([(-44, 0), (10, 0)]), width: 5),
            ])
            p = p.turned(45)
        }
        t["paintbrush"] = { p in
            p.line(.brush)
            p.line((-9, 8), (9, 8))
            p = p.turned(45)
        }
        t["paintbrush.fill"] = { p in
            p.solid([.body(.brush)], minus: [.line(.lines([(-20, 8), (20, 8)]), width: p.stroke * 0.7)])
            p = p.turned(45)
        }
        t["paintpalette"] = { p in
            p.line(.palette)
            for (x, y) in [(-30.0, -4.0), (-14, -28), (14, -30), (34, -10)] { p.circle(x, y, 6) }
        }
        t["paintpalette.fill"] = { p in
            p.solid(
                [.body(.palette)],
                minus: [(-30.0, -4.0), (-14, -28), (14, -30), (34, -10)].map { .area(.disc($0.0, $0.1, 8)) })
        }
        t["ruler"] = { p in
            p.box(-62, -22, 62, 22, 7)
            for (index, x) in stride(from: -42.0, through: 42, by: 21).enumerated() {
                p.line((x, -22), (x, index % 2 == 0 ? -2 : -8), width: p.stroke * 0.8)
            }
            p = p.turned(-45)
        }
        t["scissors"] = { p in
            p.circle(-38, -28, 15)
            p.circle(-38, 28, 15)
            p.line((-25, -20), (52, 30))
            p.line((-25, 20), (52, -30))
        }
        t["paperclip"] = { p in
            p.line(
                .track(
                    .m(24, -28), .l(-20, 18), .c(-27, 26, -14, 39, -6, 31), .l(40, -15), .c(58, -34, 28, -62, 10, -44), .l(-38, 4),
                    .c(-66, 34, -24, 76, 5, 47), .l(42, 10)))
        }
        t["link"] = { p in
            for turn in [0.0, 180] {
                p.line(
                    Path.track(
                        .m(-8, 17), .l(-38, 17), .c(-49, 17, -57, 9, -57, 0), .c(-57, -9, -49, -17, -38, -17), .l(-10, -17),
                        .c(-2, -17, 4, -13, 8, -6)
                    ).turned(turn).moved(turn == 0 ? -1 : 1, 0))
            }
            p = p.turned(-45)
        }
        t["wand.and.stars"] = { p in
            p.line(.lines([(-48, 48), (14, -14)]), width: p.stroke * 1.6)
            for (x, y, k) in [(34.0, -36.0, 0.34), (-22, -40, 0.26), (44, 16, 0.26)] { p.area(Path.sparkle.scaled(k * 1.25).moved(x, y)) }
        }
        t["wand.and.rays"] = { p in
            p.line(.lines([(-48, 48), (10, -10)]), width: p.stroke * 1.6)
            for degrees in [-90.0, -45, 0, 45, 225] {
                let (ax, ay) = Path.polar(degrees, 18)
                let (bx, by) = Path.polar(degrees, 36)
                p.line((22 + ax, -22 + ay), (22 + bx, -22 + by))
            }
        }
        t["sparkles"] = { p in
            p.area(Path.sparkle.scaled(0.86).moved(-12, 12))
            p.area(Path.sparkle.scaled(0.42).moved(36, -34))
            p.area(Path.sparkle.scaled(0.3).moved(42, 26))
        }
        t["sparkle"] = { p in p.area(.sparkle) }
        t["lightbulb"] = { p in p.bulb(isFilled: false) }
        t["lightbulb.fill"] = { p in p.bulb(isFilled: true) }
        t["flashlight.on.fill"] = { p in
            p.solid(.body(.rounded([(-26, -44), (26, -44), (26, -28), (14, -12), (14, 54), (-14, 54), (-14, -12), (-26, -28)], 4)))
        }
        t["trash"] = { p in p.bin(isFilled: false) }
        t["trash.fill"] = { p in p.bin(isFilled: true) }
        t["pencil"] = { p in
            p.line(.pencil)
            p.line((-12, -36), (12, -36))
            p = p.turned(45)
        }
        t["pencil.line"] = t["pencil"]
        t["eraser"] = { p in
            p.box(-50, -22, 50, 22, 8)
            p.line((-6, -22), (-6, 22))
            p = p.turned(-45)
        }
        t["eyedropper"] = { p in
            p.line(.track(.m(-8, -4), .l(-8, 40), .l(0, 54), .l(8, 40), .l(8, -4)))
            p.line((-22, -4), (22, -4))
            p.solid(.body(.box(-12, -50, 12, -8, 10)))
            p = p.turned(45)
        }
        t["stethoscope"] = { p in
            p.line(.track(.m(-30, -50), .l(-42, -50), .l(-42, -20), .c(-42, 12, 8, 12, 8, -20), .l(8, -50), .l(-4, -50)))
            p.line(.track(.m(-17, 4), .l(-17, 22), .c(-17, 60, 38, 60, 38, 22), .l(38, 4)))
            p.circle(38, -8, 11)
        }
        t["bandage"] = { p in
            p.box(-60, -23, 60, 23, 23)
            p.line((-21, -23), (-21, 23))
            p.line((21, -23), (21, 23))
            for (x, y) in [(-7.0, -7.0), (7, -7), (-7, 7), (7, 7)] { p.dot(x, y, 3.5) }
            p = p.turned(-45)
        }
        t["pills"] = { p in
            p.box(-44, -18, 44, 18, 18)
            p.line((0, -18), (0, 18))
            p = p.turned(-45)
        }
        let cross = Path.rounded(
            [(-18, -54), (18, -54), (18, -18), (54, -18), (54, 18), (18, 18), (18, 54), (-18, 54), (-18, 18), (-54, 18), (-54, -18), (-18, -18)], 8)
        addPair("cross", cross, to: &t)
    }
}

extension SymbolPen {
    mutating func lens() {
        circle(-12, -12, 37)
        line(.lines([(15, 15), (49, 49)]), width: stroke * 1.1)
    }

    mutating func hammer(isFilled: Bool) {
        let head = Path.track(
            .m(-24, -48), .c(-4, -58, 20, -54, 40, -36), .l(28, -22), .l(-4, -22), .c(-6, -34, -12, -42, -24, -48), .z)
        let handle = Path.box(2, -12, 20, 58, 7)
        if isFilled {
            solid(.body(head))
            solid(.body(handle))
        } else {
            line(head)
            line(handle)
        }
        self = turned(-35)
    }

    mutating func bulb(isFilled: Bool) {
        let glass = Path.track(
            .m(-16, 28), .c(-16, 10, -36, 4, -36, -22), .c(-36, -42, -20, -57, 0, -57), .c(20, -57, 36, -42, 36, -22),
            .c(36, 4, 16, 10, 16, 28), .z)
        if isFilled { solid(.body(glass)) } else { line(glass) }
        line((-14, 43), (14, 43))
        line((-7, 57), (7, 57))
    }

    mutating func bin(isFilled: Bool) {
        let can = Path.track(
            .m(-38, -34), .l(-33, 44), .c(-32, 52, -28, 56, -20, 56), .l(20, 56), .c(28, 56, 32, 52, 33, 44), .l(38, -34), .z)
        let ribs: [Path] = [
            .lines([(-16, -14), (-14, 36)]), .lines([(0, -14), (0, 36)]), .lines([(16, -14), (14, 36)]),
        ]
        line(.track(.m(-17, -35), .l(-15, -47), .c(-14, -53, -11, -56, -5, -56), .l(5, -56), .c(11, -56, 14, -53, 15, -47), .l(17, -35)))
        line((-49, -35), (49, -35))
        if isFilled {
            solid([.body(can)], minus: ribs.map { .line($0, width: stroke * 0.75) })
        } else {
            line(can)
            for rib in ribs { line(rib, width: stroke * 0.85) }
        }
    }
}

extension Path {
    /// Teeth with flat tips; the angles are half widths in degrees.
    static func gear(teeth: Int, outer: Double, root: Double, tip: Double, foot: Double) -> Path {
        let turn = 360 / Double(teeth)
        return rounded(
            (0..<teeth).flatMap { index in
                let middle = Double(index) * turn - 90
                return [
                    polar(middle - foot, root), polar(middle - tip, outer), polar(middle + tip, outer), polar(middle + foot, root),
                ]
            }, 4)
    }

    /// A four-pointed glint, 100 high.
    static let sparkle = track(
        .m(0, -50), .c(5, -16, 12, -8, 42, 0), .c(12, 8, 5, 16, 0, 50), .c(-5, 16, -12, 8, -42, 0), .c(-12, -8, -5, -16, 0, -50), .z)

    static let pencil = track(
        .m(-12, 34), .l(-12, -48), .c(-12, -57, -7, -60, 0, -60), .c(7, -60, 12, -57, 12, -48), .l(12, 34), .l(0, 60), .z)

    static let brush = track(
        .m(-9, 8), .l(-9, -48), .c(-9, -62, 9, -62, 9, -48), .l(9, 8), .c(22, 18, 20, 34, 0, 60), .c(-20, 34, -22, 18, -9, 8), .z)

    static let palette = track(
        .m(4, 50), .c(-34, 54, -58, 30, -58, 2), .c(-58, -28, -32, -50, 2, -50), .c(34, -50, 58, -30, 58, -4),
        .c(58, 12, 46, 20, 32, 20), .l(18, 20), .c(8, 20, 4, 28, 9, 36), .c(13, 42, 12, 49, 4, 50), .z)

    static let wrench = track(
        .m(18, -50), .c(6, -50, -8, -38, -8, -20), .c(-8, -14, -7, -9, -5, -5), .l(-46, 36), .c(-56, 46, -44, 60, -34, 50), .l(8, 8),
        .c(32, 14, 52, -6, 48, -32), .l(30, -14), .l(14, -18), .l(10, -34), .l(28, -50), .c(25, -51, 21, -51, 18, -50), .z)
}
