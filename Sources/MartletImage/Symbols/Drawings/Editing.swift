import MartletBase

extension SymbolTable {
    static func addEditing(to t: inout [String: Draw]) {
        t["textformat"] = { p in
            p.line((-60, 40), (-30, -40), (0, 40))
            p.line((-49, 12), (-11, 12))
            p.circle(34, 16, 22)
            p.line((56, -8), (56, 40))
        }
        t["textformat.size"] = { p in
            p.line((-60, 36), (-40, -12), (-20, 36))
            p.line((-53, 20), (-27, 20))
            p.line((-8, 40), (26, -46), (60, 40))
            p.line((5, 10), (47, 10))
        }
        t["character"] = { p in
            p.line((-36, 44), (0, -46), (36, 44))
            p.line((-23, 14), (23, 14))
        }
        t["bold"] = { p in
            p.line(
                .track(
                    .m(-26, -46), .l(4, -46), .c(36, -46, 36, -3, 4, -3), .l(-26, -3), .l(8, -3), .c(44, -3, 44, 46, 8, 46), .l(-26, 46), .z),
                width: p.stroke * 1.3)
        }
        t["italic"] = { p in
            p.line((-4, -46), (32, -46))
            p.line((14, -46), (-14, 46))
            p.line((-32, 46), (4, 46))
        }
        t["underline"] = { p in
            p.line(.track(.m(-30, -50), .l(-30, -6), .c(-30, 32, 30, 32, 30, -6), .l(30, -50)))
            p.line((-38, 48), (38, 48))
        }
        t["strikethrough"] = { p in
            p.line(.track(.m(28, -28), .c(22, -54, -30, -54, -30, -26), .c(-30, -10, -14, -4, 0, 0)))
            p.line(.track(.m(18, 10), .c(40, 22, 32, 48, 2, 48), .c(-18, 48, -30, 40, -32, 26)))
            p.line((-50, 0), (50, 0))
        }
        t["increase.indent"] = { p in
            for y in [-40.0, 40] { p.line((-52, y), (52, y)) }
            for y in [-13.0, 13] { p.line((0, y), (52, y)) }
            p.line((-50, -16), (-34, 0), (-50, 16))
        }
        t["decrease.indent"] = { p in
            for y in [-40.0, 40] { p.line((-52, y), (52, y)) }
            for y in [-13.0, 13] { p.line((0, y), (52, y)) }
            p.line((-34, -16), (-50, 0), (-34, 16))
        }
        t["text.cursor"] = { p in
            p.line((0, -40), (0, 40))
            p.line(.track(.m(-18, -54), .c(-8, -54, 0, -50, 0, -38), .c(0, -50, 8, -54, 18, -54)))
            p.line(.track(.m(-18, 54), .c(-8, 54, 0, 50, 0, 38), .c(0, 50, 8, 54, 18, 54)))
        }
        t["cursorarrow"] = { p in
            p.line(.rounded([(-28, -54), (36, 10), (6, 12), (22, 46), (8, 52), (-8, 18), (-28, 38)], 3))
        }
        t["cursorarrow.rays"] = { p in
            p.add(p.part(scale: 0.68, x: 16, y: 16) { $0.line(.rounded([(-28, -54), (36, 10), (6, 12), (22, 46), (8, 52), (-8, 18), (-28, 38)], 3)) })
            for degrees in [135.0, 180, 225, 270, 315] {
                p.line(Path.lines([(16, 0), (32, 0)]).turned(degrees).moved(-12, -28))
            }
        }
        t["delete.left"] = { p in
            p.line(.deleteKey)
            p.line((-4, -16), (28, 16))
            p.line((28, -16), (-4, 16))
        }
        t["delete.left.fill"] = { p in
            p.solid([.body(.deleteKey)], minus: [.line(.lines([(-4, -16), (28, 16)])), .line(.lines([(28, -16), (-4, 16)]))])
        }
        t["delete.right"] = { p in
            p.line(.deleteKey)
            p.line((-4, -16), (28, 16))
            p.line((28, -16), (-4, 16))
            p = p.moved(.mirrored)
        }
        t["return"] = { p in
            p.line((50, -36), (50, 10), (-46, 10))
            p.line((-20, -18), (-48, 10), (-20, 38))
        }
        t["escape"] = { p in
            p.line(.arc(6, 6, 44, -60, 210))
            p.line((6, 6), (-36, -36))
            p.line((-36, -8), (-36, -36), (-8, -36))
        }
        t["crop"] = { p in
            p.line((-30, -58), (-30, 30), (58, 30))
            p.line((-58, -30), (30, -30), (30, 58))
        }
        t["rotate.left"] = { p in
            p.box(-44, -14, 30, 54, 10)
            p.line(.track(.m(-20, -40), .l(14, -40), .c(40, -40, 52, -22, 52, 2)))
            p.line((-4, -58), (-22, -40), (-4, -22))
        }
        t["rotate.right"] = { p in
            p.box(-30, -14, 44, 54, 10)
            p.line(.track(.m(20, -40), .l(-14, -40), .c(-40, -40, -52, -22, -52, 2)))
            p.line((4, -58), (22, -40), (4, -22))
        }
        t["lasso"] = { p in
            p.line(.oval(4, -14, 52, 36))
            p.line(.track(.m(-34, 14), .c(-52, 22, -40, 40, -26, 34), .c(-16, 30, -26, 14, -38, 24), .c(-48, 34, -34, 52, -18, 54)))
        }
        t["wand.and.stars.inverse"] = t["wand.and.stars"]
        t["slider.horizontal.below.rectangle"] = { p in
            p.box(-54, -50, 54, 10, 10)
            p.line((-54, 40), (2, 40))
            p.line((28, 40), (54, 40))
            p.circle(15, 40, 12)
        }
        t["square.and.line.vertical.and.square"] = { p in
            p.line((0, -52), (0, 52))
            p.box(-58, -26, -18, 26, 7)
            p.box(18, -26, 58, 26, 7)
        }
        t["circle.hexagongrid"] = { p in
            for (x, y) in [(0.0, 0.0), (-36, 0), (36, 0), (-18, -32), (18, -32), (-18, 32), (18, 32)] { p.circle(x, y, 13) }
        }
        t["move.3d"] = { p in
            p.line((0, 8), (0, -52))
            p.line((0, 8), (-48, 40))
            p.line((0, 8), (48, 40))
            p.line((-14, -38), (0, -54), (14, -38))
        }
        t["arrow.uturn.backward.circle"] = { p in
            p.circle(0, 0, 52)
            p.line(.track(.m(-24, -8), .l(12, -8), .c(32, -8, 32, 22, 12, 22), .l(2, 22)))
            p.line((-10, -22), (-25, -8), (-10, 6))
        }
        t["arrow.clockwise.circle"] = { p in
            p.circle(0, 0, 52)
            p.add(p.part(scale: 0.54, y: 1, weight: 0.95) { $0.roundArrow() })
        }
    }
}

extension Path {
    static let deleteKey = track(
        .m(-28, -38), .l(48, -38), .c(58, -38, 62, -34, 62, -24), .l(62, 24), .c(62, 34, 58, 38, 48, 38), .l(-28, 38), .c(-33, 38, -36, 36, -40, 32),
        .l(-62, 6), .c(-66, 1, -66, -1, -62, -6), .l(-40, -32), .c(-36, -36, -33, -38, -28, -38), .z)
}
