import MartletBase

extension Path {
    /// A page without its top right corner.
    static let page = track(
        .m(-32, -58), .l(8, -58), .l(42, -24), .l(42, 46), .c(42, 54, 38, 58, 30, 58), .l(-30, 58), .c(-38, 58, -42, 54, -42, 46),
        .l(-42, -46), .c(-42, -54, -38, -58, -30, -58), .z)
    static let pageFold = track(.m(8, -56), .l(8, -32), .c(8, -26, 11, -23, 16, -23), .l(40, -23))

    static let folder = track(
        .m(-60, -30), .c(-60, -41, -55, -46, -45, -46), .l(-22, -46), .c(-16, -46, -13, -44, -9, -40), .l(-5, -36),
        .c(-2, -33, 1, -32, 6, -32), .l(46, -32), .c(56, -32, 60, -27, 60, -17), .l(60, 30), .c(60, 40, 55, 45, 45, 45), .l(-45, 45),
        .c(-55, 45, -60, 40, -60, 30), .z)

    /// A box that is open at the top between the two arms of a sharing sign.
    static let openBox = track(
        .m(-20, -22), .l(-30, -22), .c(-38, -22, -42, -18, -42, -10), .l(-42, 44), .c(-42, 52, -38, 56, -30, 56), .l(30, 56),
        .c(38, 56, 42, 52, 42, 44), .l(42, -10), .c(42, -18, 38, -22, 30, -22), .l(20, -22))
}

extension SymbolTable {
    static func addDocuments(to t: inout [String: Draw]) {
        t["doc"] = { p in
            p.line(.page)
            p.line(.pageFold)
        }
        t["doc.fill"] = { p in
            p.solid([.body(.page)], minus: [.line(.pageFold.moved(2, -3), width: p.stroke * 0.6)])
        }
        let rows: [(Double, Double)] = [(-2, 22), (16, 22), (34, 8)]
        t["doc.text"] = { p in
            p.line(.page)
            p.line(.pageFold)
            for (y, x) in rows { p.line((-22, y), (x, y), width: p.stroke * 0.85) }
        }
        t["doc.text.fill"] = { p in
            p.solid(
                [.body(.page)],
                minus: [.line(.pageFold.moved(2, -3), width: p.stroke * 0.6)]
                    + rows.map { .line(.lines([(-22, $0.0), ($0.1, $0.0)]), width: p.stroke * 0.85) })
        }
        t["doc.plaintext"] = { p in
            p.box(-42, -58, 42, 58, 12)
            for (y, x) in [(-32.0, 20.0), (-13, 20), (6, 20), (25, 4)] { p.line((-20, y), (x, y), width: p.stroke * 0.85) }
        }
        t["note.text"] = { p in
            p.box(-52, -48, 52, 48, 13)
            for (y, x) in [(-20.0, 28.0), (0, 28), (20, 8)] { p.line((-28, y), (x, y), width: p.stroke * 0.85) }
        }
        t["note"] = { p in
            p.line(.track(
                .m(-52, -36), .c(-52, -44, -48, -48, -40, -48), .l(40, -48), .c(48, -48, 52, -44, 52, -36), .l(52, 16), .l(20, 48),
                .l(-40, 48), .c(-48, 48, -52, 44, -52, 36), .z))
            p.line(.track(.m(20, 46), .l(20, 28), .c(20, 20, 24, 16, 32, 16), .l(50, 16)))
        }
        t["doc.badge.plus"] = { p in
            p.badge(x: 40, y: 42, [.lines([(-16, 0), (16, 0)]), .lines([(0, -16), (0, 16)])]) { q in
                q.line(.page)
                q.line(.pageFold)
            }
        }
        t["clipboard"] = { p in
            p.box(-42, -48, 42, 58, 12)
            p.solid(.body(.box(-20, -58, 20, -40, 6)))
        }
        t["list.clipboard"] = { p in
            p.box(-42, -48, 42, 58, 12)
            p.solid(.body(.box(-20, -58, 20, -40, 6)))
            for y in [-10.0, 12, 34] {
                p.dot(-22, y, 4)
                p.line((-6, y), (22, y), width: p.stroke * 0.8)
            }
        }
        t["doc.on.clipboard"] = t["list.clipboard"]
        t["folder"] = { p in
            p.line(.folder)
            p.line((-60, -12), (60, -12))
        }
        t["folder.fill"] = { p in
            p.solid([.body(.folder)], minus: [.line(.lines([(-80, -12), (80, -12)]), width: p.stroke * 0.6)])
        }
        t["folder.badge.plus"] = { p in
            p.badge(x: 50, y: 36, [.lines([(-16, 0), (16, 0)]), .lines([(0, -16), (0, 16)])]) { q in
                q.line(.folder)
                q.line((-60, -12), (60, -12))
            }
        }
        t["tray"] = { p in p.tray(isFilled: false) }
        t["tray.fill"] = { p in p.tray(isFilled: true) }
        t["tray.full"] = { p in
            p.tray(isFilled: false)
            p.line((-30, -20), (30, -20), width: p.stroke * 0.8)
        }
        t["tray.and.arrow.down"] = { p in
            p.tray(isFilled: false)
            var arrow = SymbolPen(stroke: p.stroke)
            arrow.line((0, -70), (0, -14))
            arrow.line((-18, -32), (0, -14), (18, -32))
            p = p.cutting([.line(.lines([(0, -80), (0, -20)]), width: p.stroke * 3)])
            p.add(arrow)
        }
        t["tray.and.arrow.up"] = { p in
            p.tray(isFilled: false)
            var arrow = SymbolPen(stroke: p.stroke)
            arrow.line((0, -70), (0, -14))
            arrow.line((-18, -52), (0, -70), (18, -52))
            p = p.cutting([.line(.lines([(0, -80), (0, -14)]), width: p.stroke * 3)])
            p.add(arrow)
        }
        t["archivebox"] = { p in
            p.box(-58, -48, 58, -20, 8)
            p.line(.track(.m(-50, -18), .l(-50, 36), .c(-50, 44, -46, 48, -38, 48), .l(38, 48), .c(46, 48, 50, 44, 50, 36), .l(50, -18)))
            p.line((-16, 2), (16, 2))
        }
        t["archivebox.fill"] = { p in
            p.solid(.body(.box(-58, -48, 58, -26, 7)))
            p.solid(
                [.body(.track(.m(-50, -8), .l(50, -8), .l(50, 36), .c(50, 44, 46, 48, 38, 48), .l(-38, 48), .c(-46, 48, -50, 44, -50, 36), .z))],
                minus: [.line(.lines([(-16, 8), (16, 8)])), .line(.lines([(-70, -15), (70, -15)]), width: p.stroke * 0.5)])
        }
        t["square.and.arrow.up"] = { p in
            p.line(.openBox)
            p.line((0, 22), (0, -58))
            p.line((-22, -37), (0, -60), (22, -37))
        }
        t["square.and.arrow.up.fill"] = { p in
            p.solid([.body(.closedBox)], minus: [.line(.lines([(0, 22), (0, -70)]), width: p.stroke * 2.6)])
            p.line((0, 22), (0, -58))
            p.line((-22, -37), (0, -60), (22, -37))
        }
        t["square.and.arrow.down"] = { p in
            p.line(.openBox)
            p.line((0, -58), (0, 24))
            p.line((-22, 3), (0, 26), (22, 3))
        }
        t["square.and.arrow.down.fill"] = { p in
            p.solid(
                [.body(.closedBox)],
                minus: [
                    .line(.lines([(0, -70), (0, 24)]), width: p.stroke * 2.6), .line(.lines([(-22, 3), (0, 26), (22, 3)]), width: p.stroke * 2.6),
                ])
            p.line((0, -58), (0, 24))
            p.line((-22, 3), (0, 26), (22, 3))
        }
        t["square.and.pencil"] = { p in
            p.line(.track(
                .m(2, -42), .l(-34, -42), .c(-43, -42, -48, -37, -48, -28), .l(-48, 38), .c(-48, 47, -43, 52, -34, 52), .l(32, 52),
                .c(41, 52, 46, 47, 46, 38), .l(46, 2)))
            p.add(p.part(scale: 0.66, x: 24, y: -20) { q in
                q.line(.pencil)
                q = q.turned(45)
            })
        }
        t["book"] = { p in
            p.line(.book)
            p.line((0, -34), (0, 46))
        }
        t["book.fill"] = { p in
            p.solid([.body(.book)], minus: [.line(.lines([(0, -30), (0, 80)]), width: p.stroke * 0.6)])
        }
        t["book.closed"] = { p in
            p.line(.track(.m(-38, 42), .l(-38, -44), .c(-38, -54, -32, -58, -24, -58), .l(38, -58), .l(38, 30), .l(-26, 30), .c(-42, 30, -42, 56, -26, 56), .l(38, 56)))
            p.line((38, 30), (38, 56))
        }
        t["book.closed.fill"] = { p in
            p.solid(
                [.body(.track(.m(-38, 42), .l(-38, -44), .c(-38, -54, -32, -58, -24, -58), .l(38, -58), .l(38, 56), .l(-26, 56), .c(-34, 56, -38, 50, -38, 42), .z))],
                minus: [.line(.lines([(-24, 40), (50, 40)]), width: p.stroke * 0.7)])
        }
        t["books.vertical"] = { p in
            p.box(-54, -50, -24, 50, 6)
            p.box(-24, -38, 6, 50, 6)
            p.line(Path.box(-15, -46, 15, 46, 6).turned(-12).moved(38, 4))
        }
        t["bookmark"] = { p in p.line(.bookmark) }
        t["bookmark.fill"] = { p in p.solid(.body(.bookmark)) }
        t["newspaper"] = { p in
            p.line(.track(
                .m(38, 46), .l(-46, 46), .c(-56, 46, -60, 40, -60, 32), .l(-60, -36), .c(-60, -43, -56, -46, -50, -46), .l(26, -46),
                .c(33, -46, 36, -43, 36, -36), .l(36, 34), .c(36, 52, 60, 50, 60, 34), .l(60, -16), .l(38, -16)))
            p.box(-42, -28, -14, 0, 4)
            for y in [-26.0, -4] { p.line((2, y), (18, y), width: p.stroke * 0.8) }
            p.line((-42, 22), (18, 22), width: p.stroke * 0.8)
        }
        t["text.book.closed"] = t["book.closed"]
        t["graduationcap"] = { p in p.cap(isFilled: false) }
        t["graduationcap.fill"] = { p in p.cap(isFilled: true) }
        t["printer"] = { p in
            p.line(.track(.m(-32, 26), .l(-44, 26), .c(-54, 26, -58, 22, -58, 12), .l(-58, -8), .c(-58, -18, -54, -22, -44, -22), .l(44, -22), .c(54, -22, 58, -18, 58, -8), .l(58, 12), .c(58, 22, 54, 26, 44, 26), .l(32, 26)))
            p.line((-32, -22), (-32, -52), (32, -52), (32, -22))
            p.box(-32, 8, 32, 52, 4)
            p.dot(40, -6, 4.5)
        }
        t["printer.fill"] = { p in
            p.solid([.body(.box(-58, -20, 58, 24, 12))], minus: [.body(.box(-32, 10, 32, 52, 4)), .area(.disc(40, -6, 5))])
            p.solid(.body(.box(-30, -52, 30, -36, 4)))
            p.box(-24, 16, 24, 52, 4)
        }
        t["scroll"] = { p in
            p.line(.track(.m(-30, 44), .l(-30, -36), .c(-30, -46, -24, -52, -16, -52), .l(44, -52), .c(34, -52, 32, -46, 32, -38), .l(32, 24)))
            p.line(.track(.m(-6, 26), .l(54, 26), .c(54, 42, 50, 52, 38, 52), .l(-40, 52), .c(-50, 52, -52, 46, -52, 38), .l(-52, 28), .l(-30, 28)))
        }
        t["ticket"] = { p in
            p.line(.track(
                .m(-50, -36), .l(50, -36), .c(58, -36, 60, -32, 60, -26), .l(60, -14), .c(42, -12, 42, 12, 60, 14), .l(60, 26),
                .c(60, 32, 58, 36, 50, 36), .l(-50, 36), .c(-58, 36, -60, 32, -60, 26), .l(-60, 14), .c(-42, 12, -42, -12, -60, -14),
                .l(-60, -26), .c(-60, -32, -58, -36, -50, -36), .z))
            for y in [-22.0, 0, 22] { p.line((16, y - 5), (16, y + 5), width: p.stroke * 0.8) }
        }
    }
}

extension SymbolPen {
    mutating func tray(isFilled: Bool) {
        let body = Path.track(
            .m(-34, -40), .l(34, -40), .c(40, -40, 43, -38, 46, -32), .l(60, 4), .l(60, 32), .c(60, 42, 55, 46, 46, 46), .l(-46, 46),
            .c(-55, 46, -60, 42, -60, 32), .l(-60, 4), .l(-46, -32), .c(-43, -38, -40, -40, -34, -40), .z)
        let lip = Path.track(.m(-60, 4), .l(-26, 4), .c(-22, 4, -20, 6, -19, 10), .c(-16, 24, 16, 24, 19, 10), .c(20, 6, 22, 4, 26, 4), .l(60, 4))
        if isFilled {
            solid([.body(body)], minus: [.line(lip, width: stroke * 0.7)])
        } else {
            line(body)
            line(lip)
        }
    }

    mutating func cap(isFilled: Bool) {
        let top = Path.rounded([(0, -44), (64, -14), (0, 16), (-64, -14)], 4)
        let sides = Path.track(.m(-38, 2), .l(-38, 26), .c(-26, 46, 26, 46, 38, 26), .l(38, 2))
        if isFilled {
            solid(.body(top))
            var under = sides
            under.addLine(to: .init(x: 0, y: 20))
            under.closeSubpath()
            solid([.body(under)], minus: [.area(top), .line(top, width: stroke * 2.2)])
        } else {
            line(top)
            line(sides)
        }
        line((56, -10), (56, 30))
    }
}

extension Path {
    static let closedBox = track(
        .m(-30, -22), .l(30, -22), .c(38, -22, 42, -18, 42, -10), .l(42, 44), .c(42, 52, 38, 56, 30, 56), .l(-30, 56),
        .c(-38, 56, -42, 52, -42, 44), .l(-42, -10), .c(-42, -18, -38, -22, -30, -22), .z)

    static let book = track(
        .m(0, -34), .c(-14, -46, -38, -48, -60, -42), .l(-60, 38), .c(-38, 32, -14, 34, 0, 46), .c(14, 34, 38, 32, 60, 38), .l(60, -42),
        .c(38, -48, 14, -46, 0, -34), .z)

    static let bookmark = track(
        .m(-20, -54), .l(20, -54), .c(28, -54, 32, -50, 32, -42), .l(32, 54), .l(0, 24), .l(-32, 54), .l(-32, -42),
        .c(-32, -50, -28, -54, -20, -54), .z)
}
