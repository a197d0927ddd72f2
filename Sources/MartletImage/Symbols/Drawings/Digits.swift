import MartletBase

extension SymbolPen {
    /// A number of one or two digits, centred, 52 high.
    mutating func number(_ value: Int) {
        if value < 10 {
            digit(value, x: 0, narrowing: 1)
        } else {
            digit(value / 10, x: -16.5, narrowing: 0.72)
            digit(value % 10, x: 16.5, narrowing: 0.72)
        }
    }

    private mutating func digit(_ value: Int, x: Double, narrowing k: Double) {
        let height = k < 1 ? 0.88 : 1
        for path in Self.digits[value] {
            line(path.applying(.init(a: k, b: 0, c: 0, d: height, tx: x, ty: 0)), width: stroke * (k < 1 ? 0.86 : 1))
        }
    }

    private static let digits: [[Path]] = [
        [.oval(0, 0, 16, 26)],
        [.lines([(-9, -17), (3, -26), (3, 26)])],
        [
            .track(
                .m(-16, -13), .c(-15, -22, -8, -26, 0, -26), .c(10, -26, 16, -20, 16, -12), .c(16, -4, 8, 2, -16, 26),
                .l(17, 26))
        ],
        [
            .track(
                .m(-15, -17), .c(-12, -23, -7, -26, 0, -26), .c(9, -26, 15, -21, 15, -14), .c(15, -6, 8, -2, -3, -2),
                .c(9, -2, 17, 3, 17, 12), .c(17, 21, 9, 26, 0, 26), .c(-9, 26, -15, 22, -17, 15))
        ],
        [.lines([(9, 26), (9, -26), (-18, 13), (18, 13)])],
        [
            .track(
                .m(14, -26), .l(-11, -26), .l(-14, 0), .c(-10, -5, -5, -7, 0, -7), .c(10, -7, 17, 0, 17, 9),
                .c(17, 19, 10, 26, 0, 26), .c(-8, 26, -14, 22, -16, 15))
        ],
        [.oval(0, 10, 16, 16), .track(.m(11, -26), .c(-4, -20, -15, -8, -16, 8))],
        [.lines([(-16, -26), (17, -26), (-5, 26)])],
        [.oval(0, -14, 13, 12), .oval(0, 12, 16, 14)],
        [.oval(0, -10, 16, 16), .track(.m(-11, 26), .c(4, 20, 15, 8, 16, -8))],
    ]

    /// A few capitals for keyboards and parking.
    mutating func capital(_ letter: String) {
        switch letter {
        case "a":
            line((-20, 27), (0, -27), (20, 27))
            line((-13, 9), (13, 9))
        case "b":
            line(
                .track(
                    .m(-14, -27), .l(2, -27), .c(19, -27, 19, -1, 2, -1), .l(-14, -1), .l(4, -1), .c(23, -1, 23, 27, 4, 27),
                    .l(-14, 27), .z))
        default:
            line(.track(.m(-13, 27), .l(-13, -27), .l(3, -27), .c(23, -27, 23, 4, 3, 4), .l(-13, 4)))
        }
    }
}
