import MartletBase

extension SymbolTable {
    static func addNature(to t: inout [String: Draw]) {
        for (suffix, isFilled) in [("", false), (".fill", true)] {
            t["leaf" + suffix] = { p in
                let blade = Path.track(
                    .m(-36, 36), .c(-58, 0, -30, -40, 50, -44), .c(52, 14, 24, 60, -36, 36), .z)
                let vein = Path.track(.m(-54, 54), .c(-38, 24, -14, 2, 18, -12))
                if isFilled {
                    p.solid([.body(blade)], minus: [.line(vein, width: p.stroke * 0.7)])
                    p.line((-54, 54), (-40, 34))
                } else {
                    p.line(blade)
                    p.line(vein)
                }
            }
            t["pawprint" + suffix] = { p in
                let pad = Path.track(
                    .m(0, 0), .c(18, 0, 36, 20, 36, 36), .c(36, 54, 16, 50, 0, 46), .c(-16, 50, -36, 54, -36, 36), .c(-36, 20, -18, 0, 0, 0), .z)
                let toes: [Path] = [.oval(-46, -4, 10, 14), .oval(-20, -36, 11, 16), .oval(20, -36, 11, 16), .oval(46, -4, 10, 14)]
                for shape in [pad] + toes {
                    if isFilled { p.solid(.body(shape)) } else { p.line(shape) }
                }
            }
            t["tree" + suffix] = { p in
                let crown = Path.rounded([(0, -58), (28, -18), (18, -18), (44, 22), (-44, 22), (-18, -18), (-28, -18)], 5)
                if isFilled { p.solid(.body(crown)) } else { p.line(crown) }
                p.line((0, 24), (0, 54))
            }
            t["carrot" + suffix] = { p in
                let root = Path.track(.m(-20, -24), .c(0, -44, 44, -20, 26, 6), .c(4, 32, -30, 46, -52, 52), .c(-46, 30, -38, 0, -20, -24), .z)
                if isFilled { p.solid(.body(root)) } else { p.line(root) }
                p.line(.track(.m(16, -26), .c(14, -40, 22, -50, 30, -54)))
                p.line(.track(.m(24, -20), .c(38, -18, 48, -26, 54, -32)))
            }
            t["fish" + suffix] = { p in
                let body = Path.track(.m(-58, 0), .c(-40, -36, 4, -38, 28, -6), .l(56, -28), .l(56, 28), .l(28, 6), .c(4, 38, -40, 36, -58, 0), .z)
                if isFilled { p.solid([.body(body)], minus: [.area(.disc(-32, -6, 6))]) } else {
                    p.line(body)
                    p.dot(-32, -6, 6)
                }
            }
            t["ladybug" + suffix] = { p in
                let shell = Path.oval(0, 10, 38, 44)
                if isFilled { p.solid([.body(shell)], minus: [.line(.lines([(0, -20), (0, 70)]), width: p.stroke * 0.6)]) } else {
                    p.line(shell)
                    p.line((0, -32), (0, 52))
                }
                p.solid(.body(.track(.m(-20, -32), .c(-18, -52, 18, -52, 20, -32), .z)))
            }
            t["bird" + suffix] = { p in
                let body = Path.track(
                    .m(-54, 34), .c(-20, 30, -20, -40, 16, -42), .c(34, -43, 42, -32, 43, -22), .l(58, -14), .l(42, -8), .c(42, 34, 8, 52, -22, 44), .z)
                if isFilled { p.solid([.body(body)], minus: [.area(.disc(22, -22, 5))]) } else {
                    p.line(body)
                    p.dot(22, -22, 5)
                }
            }
        }
        t["mountain.2"] = { p in p.line((-62, 42), (-18, -34), (6, 6), (20, -14), (62, 42), closed: true) }
        t["mountain.2.fill"] = { p in p.solid(.body(.rounded([(-62, 42), (-18, -34), (6, 6), (20, -14), (62, 42)], 4))) }
        t["water.waves"] = { p in
            for y in [-26.0, 0, 26] {
                p.line(.track(.m(-58, y), .c(-44, y - 16, -32, y - 16, -20, y), .c(-8, y + 16, 8, y + 16, 20, y), .c(32, y - 16, 44, y - 16, 58, y)))
            }
        }
        t["atom"] = { p in
            for turn in [0.0, 60, 120] { p.line(Path.oval(0, 0, 56, 21).turned(turn)) }
            p.dot(0, 0, 7)
        }
        t["globe"] = { p in
            p.circle(0, 0, 52)
            p.line(.oval(0, 0, 23, 52))
            p.line((-52, 0), (52, 0))
            p.line(.track(.m(-43, -28), .c(-20, -18, 20, -18, 43, -28)))
            p.line(.track(.m(-43, 28), .c(-20, 18, 20, 18, 43, 28)))
        }
        t["network"] = t["globe"]
        t["globe.europe.africa"] = t["globe"]
        t["globe.americas"] = t["globe"]
        t["brain"] = { p in
            for side in [1.0, -1] {
                let half = Path.track(
                    .m(-4, -44), .c(-16, -56, -36, -48, -36, -32), .c(-52, -28, -58, -10, -48, 2), .c(-56, 18, -46, 36, -32, 38),
                    .c(-28, 52, -8, 52, -4, 40), .z)
                p.line(half.applying(.init(a: side, b: 0, c: 0, d: 1, tx: 0, ty: 0)))
                p.line(Path.track(.m(-22, -20), .c(-16, -8, -26, 2, -34, 0)).applying(.init(a: side, b: 0, c: 0, d: 1, tx: 0, ty: 0)))
            }
        }
    }
}
