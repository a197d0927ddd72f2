import MartletBase

extension SymbolTable {
    static func addSecurity(to t: inout [String: Draw]) {
        let body = Path.box(-38, -8, 38, 54, 12)
        let closed = Path.track(.m(-24, -10), .l(-24, -28), .c(-24, -64, 24, -64, 24, -28), .l(24, -10))
        let open = Path.track(.m(-24, -10), .l(-24, -28), .c(-24, -64, 24, -64, 24, -34))
        for (suffix, isFilled) in [("", false), (".fill", true)] {
            for (name, shackle) in [("lock", closed), ("lock.open", open)] {
                t[name + suffix] = { p in
                    p.line(shackle)
                    if isFilled { p.solid(.body(body)) } else { p.line(body) }
                }
            }
            t["lock.shield" + suffix] = { p in
                let lock: [SymbolPen.Ink] = [
                    .area(.box(-19, -4, 19, 26, 5)),
                    .line(.track(.m(-11, -4), .l(-11, -12), .c(-11, -30, 11, -30, 11, -12), .l(11, -4)), width: p.stroke * 0.8),
                ]
                if isFilled { p.solid([.body(.shield)], minus: lock) } else {
                    p.line(.shield)
                    p.solid(lock)
                }
            }
            t["key" + suffix] = { p in
                let blade = Path.lines([(6, -6), (6, 44), (-2, 54), (-10, 44), (-10, 34), (-2, 28), (-10, 20), (-10, -6)])
                var outline: [SymbolPen.Ink] = [.area(.disc(-2, -28, 28))]
                outline.append(.area(blade))
                if isFilled {
                    p.solid([.body(PolygonRegion.combining(outline.map(p.region)).path)], minus: [.area(.disc(-2, -36, 8))])
                } else {
                    p.outline(of: outline)
                    p.dot(-2, -36, 7)
                }
                p = p.turned(30)
            }
        }
        t["touchid"] = { p in
            for (index, radius) in [12.0, 26, 40, 54].enumerated() {
                p.line(.arc(0, 6, radius, 196 - Double(index) * 4, 344 + Double(index) * 4))
                let (x, y) = Path.polar(196 - Double(index) * 4, radius)
                p.line(.track(.m(-x, y + 6), .c(-x + 3, 22, -x, 36, -x - 6, 50 - Double(index) * 9)))
            }
            p.line((0, 4), (0, 46))
        }
        t["faceid"] = { p in
            for turn in [0.0, 90, 180, 270] {
                p.line(Path.track(.m(-50, -24), .l(-50, -34), .c(-50, -45, -45, -50, -34, -50), .l(-24, -50)).turned(turn))
            }
            p.line((-20, -18), (-20, -8))
            p.line((20, -18), (20, -8))
            p.line((1, -18), (1, 6), (-6, 6))
            p.line(.track(.m(-20, 20), .c(-12, 32, 12, 32, 20, 20)))
        }
    }
}
