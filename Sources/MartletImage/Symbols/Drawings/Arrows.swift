import MartletBase

extension SymbolTable {
    static func addArrows(to t: inout [String: Draw]) {
        for (name, turn) in [("right", 0.0), ("down", 90), ("left", 180), ("up", 270)] {
            let isLevel = name == "right" || name == "left"
            t["chevron." + name] = { p in
                p.line(Path.lines([(-22, -44), (22, 0), (-22, 44)]).turned(turn))
                p.frame = isLevel ? (77, 103.8) : (104, 66)
            }
            t["chevron.\(name).2"] = { p in
                for x in [-24.0, 20] { p.line(Path.lines([(x - 16, -38), (x + 20, 0), (x - 16, 38)]).turned(turn)) }
            }
            t["chevron.compact." + name] = { p in
                p.line(Path.lines([(-9, -46), (9, 0), (-9, 46)]).turned(turn))
            }
            t["arrow." + name] = { p in p.arrow(turn) }
            t["arrow.\(name).to.line"] = { p in
                p.line(Path.lines([(-44, 0), (32, 0)]).turned(turn))
                p.line(Path.lines([(-2, -32), (32, 0), (-2, 32)]).turned(turn))
                p.line(Path.lines([(50, -40), (50, 40)]).turned(turn))
            }
            t["arrowtriangle.\(name)"] = { p in
                p.line(Path.rounded([(-34, -42), (44, 0), (-34, 42)], 4).turned(turn))
            }
            t["arrowtriangle.\(name).fill"] = { p in
                p.solid(.body(Path.rounded([(-34, -42), (44, 0), (-34, 42)], 4).turned(turn)))
            }
        }
        for (new, old) in [
            ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"),
            ("arrow.forward", "arrow.right"), ("arrow.backward", "arrow.left"),
            ("chevron.forward.2", "chevron.right.2"), ("chevron.backward.2", "chevron.left.2"),
        ] { t[new] = t[old] }

        for (name, turn) in [("up.right", -45.0), ("up.left", -135), ("down.right", 45), ("down.left", 135)] {
            t["arrow." + name] = { p in
                p.line(Path.lines([(-50, 0), (50, 0)]).turned(turn))
                p.line(Path.lines([(0, -50), (50, 0), (0, 50)]).turned(turn))
            }
        }
        for (name, turn) in [("arrow.up.arrow.down", 0.0), ("arrow.left.arrow.right", 90)] {
            t[name] = { p in
                for (x, up) in [(-26.0, 1.0), (26, -1)] {
                    p.line(Path.lines([(x, 46 * up), (x, -46 * up)]).turned(turn))
                    p.line(Path.lines([(x - 22, -22 * up), (x, -46 * up), (x + 22, -22 * up)]).turned(turn))
                }
            }
        }
        for (name, turn) in [("arrow.left.and.right", 0.0), ("arrow.up.and.down", 90)] {
            t[name] = { p in
                p.line(Path.lines([(-58, 0), (58, 0)]).turned(turn))
                p.line(Path.lines([(-32, -26), (-58, 0), (-32, 26)]).turned(turn))
                p.line(Path.lines([(32, -26), (58, 0), (32, 26)]).turned(turn))
            }
        }
        t["chevron.up.chevron.down"] = { p in
            p.line((-24, -18), (0, -42), (24, -18))
            p.line((-24, 18), (0, 42), (24, 18))
        }
        t["chevron.left.forwardslash.chevron.right"] = { p in
            p.line((-38, -30), (-68, 0), (-38, 30))
            p.line((38, -30), (68, 0), (38, 30))
            p.line((14, -46), (-14, 46))
        }
        t["arrow.up.left.and.arrow.down.right"] = { p in
            for turn in [0.0, 180] {
                p.line(Path.lines([(10, -10), (46, -46)]).turned(turn))
                p.line(Path.lines([(14, -46), (46, -46), (46, -14)]).turned(turn))
            }
            p = p.moved(.mirrored)
        }
        t["arrow.down.right.and.arrow.up.left"] = { p in
            for turn in [0.0, 180] {
                p.line(Path.lines([(10, -10), (48, -48)]).turned(turn))
                p.line(Path.lines([(10, -42), (10, -10), (42, -10)]).turned(turn))
            }
            p = p.moved(.mirrored)
        }
        t["arrow.up.and.down.and.arrow.left.and.right"] = { p in
            p.line((-56, 0), (56, 0))
            p.line((0, -56), (0, 56))
            for turn in [0.0, 90, 180, 270] { p.line(Path.lines([(38, -18), (56, 0), (38, 18)]).turned(turn)) }
        }
        t["arrow.triangle.branch"] = { p in
            p.line((-26, 52), (-26, -40))
            p.line((-46, -22), (-26, -44), (-6, -22))
            p.line(.track(.m(-26, 40), .c(-26, 10, 26, 20, 26, -36)))
            p.line((6, -22), (26, -44), (46, -22))
        }
    }

    static func addTurningArrows(to t: inout [String: Draw]) {
        t["arrow.clockwise"] = { p in p.roundArrow() }
        t["arrow.counterclockwise"] = { p in
            p.roundArrow()
            p = p.moved(.mirrored)
        }
        t["goforward"] = t["arrow.clockwise"]
        t["gobackward"] = t["arrow.counterclockwise"]
        t["arrow.triangle.2.circlepath"] = { p in
            for turn in [0.0, 180] {
                p.line(Path.arc(0, 0, 44, 200, 322).turned(turn))
                p.area(Path.rounded([(18, -22), (52, -22), (44, -54)], 3).turned(turn))
            }
        }
        t["arrow.2.circlepath"] = { p in
            for turn in [0.0, 180] {
                p.line(Path.arc(0, 0, 44, 190, 330).turned(turn))
                p.line(Path.lines([(12, -20), (40, -20), (44, -48)]).turned(turn))
            }
        }
        t["arrow.2.squarepath"] = { p in
            for turn in [0.0, 180] {
                p.line(Path.track(.m(-38, 18), .l(-38, -26), .c(-38, -36, -32, -42, -22, -42), .l(20, -42)).turned(turn))
                p.line(Path.lines([(4, -60), (22, -42), (4, -24)]).turned(turn))
            }
        }
        for (name, isMirrored) in [("left", false), ("right", true)] {
            t["arrow.uturn." + name] = { p in
                p.line(
                    .track(.m(-46, -16), .l(22, -16), .c(40, -16, 50, -4, 50, 12), .c(50, 28, 40, 40, 22, 40), .l(-4, 40)))
                p.line((-22, -42), (-48, -16), (-22, 10))
                if isMirrored { p = p.moved(.mirrored) }
            }
            t["arrowshape.turn.up." + name] = { p in
                p.line(.turnedArrow)
                if isMirrored { p = p.moved(.mirrored) }
            }
            t["arrowshape.turn.up.\(name).fill"] = { p in
                p.solid(.body(.turnedArrow))
                if isMirrored { p = p.moved(.mirrored) }
            }
            t["arrow.turn.up." + name] = { p in
                p.line(.track(.m(-46, -14), .l(20, -14), .c(40, -14, 48, 0, 48, 20), .l(48, 44)))
                p.line((-20, -42), (-48, -14), (-20, 14))
                if isMirrored { p = p.moved(.mirrored) }
            }
            t["arrow.turn.down." + name] = { p in
                p.line(.track(.m(-46, 14), .l(20, 14), .c(40, 14, 48, 0, 48, -20), .l(48, -44)))
                p.line((-20, -14), (-48, 14), (-20, 42))
                if isMirrored { p = p.moved(.mirrored) }
            }
        }
        t["arrow.uturn.backward"] = t["arrow.uturn.left"]
        t["arrow.uturn.forward"] = t["arrow.uturn.right"]
        t["arrowshape.turn.up.backward"] = t["arrowshape.turn.up.left"]
        t["arrowshape.turn.up.forward"] = t["arrowshape.turn.up.right"]
        t["shuffle"] = { p in
            p.line(.track(.m(-58, -28), .l(-42, -28), .c(-10, -28, 2, 28, 34, 28), .l(54, 28)))
            p.line(.track(.m(-58, 28), .l(-42, 28), .c(-34, 28, -28, 25, -22, 19)))
            p.line(.track(.m(12, -17), .c(18, -24, 25, -28, 34, -28), .l(54, -28)))
            p.line((40, -46), (58, -28), (40, -10))
            p.line((40, 10), (58, 28), (40, 46))
        }
        t["repeat"] = { p in
            for turn in [0.0, 180] {
                p.line(Path.track(.m(-54, 4), .l(-54, -6), .c(-54, -20, -44, -28, -32, -28), .l(48, -28)).turned(turn))
                p.line(Path.lines([(32, -46), (52, -28), (32, -10)]).turned(turn))
            }
        }
        t["repeat.1"] = { p in
            for turn in [0.0, 180] {
                p.line(Path.track(.m(-54, 4), .l(-54, -6), .c(-54, -20, -44, -28, -32, -28), .l(48, -28)).turned(turn))
                p.line(Path.lines([(32, -46), (52, -28), (32, -10)]).turned(turn))
            }
            p.line((-5, -8), (1, -12), (1, 12))
        }
    }
}

extension SymbolPen {
    mutating func arrow(_ turn: Double) {
        line(Path.lines([(-46, 0), (46, 0)]).turned(turn))
        line(Path.lines([(9, -38), (47, 0), (9, 38)]).turned(turn))
    }

    /// Nearly a whole turn, clockwise, with its head at the top right.
    mutating func roundArrow() {
        line(.arc(0, 4, 44, -18, -308))
        line((10, -60), (31, -32), (1, -14))
    }
}

extension Path {
    static let turnedArrow = track(
        .m(-54, -4), .l(-10, -44), .l(-10, -22), .c(30, -20, 54, 0, 54, 40), .c(40, 20, 20, 16, -10, 16), .l(-10, 36), .z)
}
