import MartletBase

extension SymbolTable {
    static func addLayouts(to t: inout [String: Draw]) {
        t["list.bullet"] = { p in
            for y in [-34.0, 0, 34] {
                p.dot(-50, y, 4.4 + p.stroke * 0.3)
                p.line((-28, y), (54, y))
            }
        }
        t["list.dash"] = { p in
            for y in [-34.0, 0, 34] {
                p.line((-54, y), (-46, y))
                p.line((-26, y), (54, y))
            }
        }
        t["list.number"] = { p in
            for (index, y) in [-36.0, 0, 36].enumerated() {
                p.line((-26, y), (54, y))
                p.add(p.part(scale: 0.46, x: -50, y: y, weight: 0.8) { $0.number(index + 1) })
            }
        }
        t["checklist"] = { p in
            for y in [-30.0, 26] {
                p.line((-58, y), (-49, y + 10), (-34, y - 12))
                p.line((-14, y), (56, y))
            }
        }
        t["list.bullet.rectangle"] = { p in
            p.box(-60, -46, 60, 46, 12)
            for y in [-20.0, 0, 20] {
                p.dot(-38, y, 3 + p.stroke * 0.22)
                p.line((-20, y), (38, y), width: p.stroke * 0.8)
            }
        }
        t["line.3.horizontal"] = { p in
            for y in [-28.0, 0, 28] { p.line((-46, y), (46, y)) }
        }
        t["line.horizontal.3"] = t["line.3.horizontal"]
        t["line.3.horizontal.decrease"] = { p in
            for (y, x) in [(-28.0, 50.0), (0, 32), (28, 14)] { p.line((-x, y), (x, y)) }
        }
        t["text.alignleft"] = { p in
            for (y, x) in [(-36.0, 48.0), (-12, 16), (12, 48), (36, 16)] { p.line((-48, y), (x, y)) }
        }
        t["text.alignright"] = { p in
            for (y, x) in [(-36.0, 48.0), (-12, 16), (12, 48), (36, 16)] { p.line((-x, y), (48, y)) }
        }
        t["text.aligncenter"] = { p in
            for (y, x) in [(-36.0, 48.0), (-12, 30), (12, 48), (36, 30)] { p.line((-x, y), (x, y)) }
        }
        t["text.justify"] = { p in
            for y in [-36.0, -12, 12, 36] { p.line((-48, y), (48, y)) }
        }
        t["slider.horizontal.3"] = { p in
            for (y, x) in [(-36.0, 20.0), (0, -24), (36, 8)] {
                p.line((-56, y), (x - 13, y))
                p.line((x + 13, y), (56, y))
                p.circle(x, y, 11)
            }
        }
        t["slider.vertical.3"] = { p in
            for (x, y) in [(-36.0, 20.0), (0, -24), (36, 8)] {
                p.line((x, -56), (x, y - 13))
                p.line((x, y + 13), (x, 56))
                p.circle(x, y, 11)
            }
        }
        t["switch.2"] = { p in
            for (y, x) in [(-26.0, 22.0), (26, -22)] {
                p.box(-44, y - 20, 44, y + 20, 20)
                p.dot(x, y, 11)
            }
        }
        addGrids(to: &t)
        addPanels(to: &t)
    }

    private static func addGrids(to t: inout [String: Draw]) {
        let four = [(-26.0, -26.0), (26, -26), (-26, 26), (26, 26)]
        t["square.grid.2x2"] = { p in
            for (x, y) in four { p.box(x - 19, y - 19, x + 19, y + 19, 7) }
        }
        t["square.grid.2x2.fill"] = { p in
            let half = 19 + p.stroke / 2
            for (x, y) in four { p.area(.box(x - half, y - half, x + half, y + half, 9)) }
        }
        t["circle.grid.2x2"] = { p in
            for (x, y) in four { p.circle(x, y, 18) }
        }
        t["circle.grid.2x2.fill"] = { p in
            for (x, y) in four { p.dot(x, y, 18 + p.stroke / 2) }
        }
        t["square.grid.3x3"] = { p in
            for x in [-38.0, 0, 38] { for y in [-38.0, 0, 38] { p.box(x - 12, y - 12, x + 12, y + 12, 4) } }
        }
        t["square.grid.3x3.fill"] = { p in
            let half = 12 + p.stroke / 2
            for x in [-38.0, 0, 38] { for y in [-38.0, 0, 38] { p.area(.box(x - half, y - half, x + half, y + half, 5)) } }
        }
        t["circle.grid.3x3"] = { p in
            for x in [-36.0, 0, 36] { for y in [-36.0, 0, 36] { p.circle(x, y, 11) } }
        }
        t["circle.grid.3x3.fill"] = { p in
            for x in [-36.0, 0, 36] { for y in [-36.0, 0, 36] { p.dot(x, y, 11 + p.stroke / 2) } }
        }
        t["rectangle.grid.1x2"] = { p in
            p.box(-52, -48, 52, -9, 9)
            p.box(-52, 9, 52, 48, 9)
        }
        t["rectangle.grid.1x2.fill"] = { p in
            p.solid(.body(.box(-52, -48, 52, -9, 9)))
            p.solid(.body(.box(-52, 9, 52, 48, 9)))
        }
        t["rectangle.grid.2x2"] = { p in
            for x in [-54.0, 9] { for y in [-42.0, 9] { p.box(x, y, x + 45, y + 33, 8) } }
        }
        t["tablecells"] = { p in
            p.box(-56, -46, 56, 46, 12)
            p.line((-56, -16), (56, -16))
            p.line((-56, 15), (56, 15))
            p.line((-18, -46), (-18, 46))
            p.line((19, -46), (19, 46))
        }
    }

    private static func addPanels(to t: inout [String: Draw]) {
        let edge = Path.box(-60, -44, 60, 44, 13)
        t["sidebar.left"] = { p in
            p.line(edge)
            p.line((-20, -44), (-20, 44))
            for y in [-26.0, -10, 6] { p.line((-46, y), (-34, y), width: p.stroke * 0.8) }
        }
        t["sidebar.leading"] = t["sidebar.left"]
        t["sidebar.right"] = { p in
            p.line(edge)
            p.line((20, -44), (20, 44))
            for y in [-26.0, -10, 6] { p.line((34, y), (46, y), width: p.stroke * 0.8) }
        }
        t["sidebar.trailing"] = t["sidebar.right"]
        t["sidebar.squares.left"] = { p in
            p.line(edge)
            p.line((-20, -44), (-20, 44))
            for y in [-26.0, -2] { p.area(.box(-46, y - 7, -32, y + 7, 2)) }
        }
        t["rectangle.split.2x1"] = { p in
            p.line(edge)
            p.line((0, -44), (0, 44))
        }
        t["rectangle.split.3x1"] = { p in
            p.line(edge)
            p.line((-20, -44), (-20, 44))
            p.line((20, -44), (20, 44))
        }
        t["rectangle.split.1x2"] = { p in
            p.line(edge)
            p.line((-60, 0), (60, 0))
        }
        t["rectangle.split.2x2"] = { p in
            p.line(edge)
            p.line((0, -44), (0, 44))
            p.line((-60, 0), (60, 0))
        }
        t["rectangle.split.3x3"] = t["tablecells"]
        t["dock.rectangle"] = { p in
            p.line(edge)
            p.line((-30, 24), (30, 24))
        }
        t["menubar.rectangle"] = { p in
            p.line(edge)
            p.line((-60, -18), (60, -18))
        }
        t["macwindow"] = { p in
            p.line(edge)
            p.line((-60, -18), (60, -18))
            for x in [-44.0, -30, -16] { p.dot(x, -31, 4.5) }
        }
        t["rectangle.fill.on.rectangle.fill"] = { p in
            let front = Path.box(-34, -18, 62, 48, 11)
            p.solid([.body(.box(-62, -48, 34, 18, 11))], minus: [.area(front), .line(front, width: p.stroke * 2.6)])
            p.solid(.body(front))
        }
        t["uiwindow.split.2x1"] = t["rectangle.split.2x1"]
        t["viewfinder"] = { p in
            for turn in [0.0, 90, 180, 270] {
                p.line(Path.track(.m(-48, -20), .l(-48, -34), .c(-48, -44, -44, -48, -34, -48), .l(-20, -48)).turned(turn))
            }
        }
        t["qrcode"] = { p in
            for (x, y) in [(-30.0, -30.0), (30, -30), (-30, 30)] {
                p.box(x - 18, y - 18, x + 18, y + 18, 5)
                p.area(.box(x - 6, y - 6, x + 6, y + 6, 1))
            }
            for (x, y) in [(18.0, 18.0), (42, 18), (30, 30), (18, 42), (42, 42)] {
                p.area(.box(x - 6, y - 6, x + 6, y + 6, 1))
            }
        }
        t["barcode"] = { p in
            for (x, k) in [(-48.0, 1.0), (-30, 0.6), (-16, 1.2), (2, 0.6), (16, 0.9), (32, 0.6), (48, 1)] {
                p.area(.box(x - p.stroke * k / 2, -38, x + p.stroke * k / 2, 38, 1))
            }
        }
    }
}
