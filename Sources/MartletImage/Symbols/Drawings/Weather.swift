import MartletBase

extension SymbolPen {
    mutating func sun(radius: Double = 22, from: Double = 38, to: Double = 56, isFilled: Bool) {
        if isFilled { dot(0, 0, radius + stroke / 2) } else { circle(0, 0, radius) }
        for index in 0..<8 { line(Path.lines([(from, 0), (to, 0)]).turned(Double(index) * 45)) }
    }

    /// The areas of a cloud, its base at 40.
    static let cloud: [Ink] = [
        .area(.disc(-34, 13, 27)), .area(.disc(-6, -8, 36)), .area(.disc(36, 12, 28)), .area(.box(-34, 10, 36, 40, 6)),
    ]

    mutating func cloud(isFilled: Bool, scale: Double = 1, x: Double = 0, y: Double = 0) {
        add(part(scale: scale, x: x, y: y, weight: 1) { p in
            if isFilled { p.solid(.body(PolygonRegion.combining(Self.cloud.map(p.region)).path)) } else { p.outline(of: Self.cloud) }
        })
    }

    mutating func drops(_ xs: [Double], from: Double, length: Double) {
        for x in xs { line((x + length * 0.28, from), (x - length * 0.28, from + length)) }
    }
}

extension SymbolTable {
    static func addWeather(to t: inout [String: Draw]) {
        for (suffix, isFilled) in [("", false), (".fill", true)] {
            t["sun.max" + suffix] = { p in p.sun(isFilled: isFilled) }
            t["sun.min" + suffix] = { p in p.sun(radius: 22, from: 38, to: 42, isFilled: isFilled) }
            t["moon" + suffix] = { p in p.crescent(isFilled: isFilled) }
            t["moon.stars" + suffix] = { p in
                p.crescent(isFilled: isFilled)
                p.area(Path.sparkle.scaled(0.3).moved(22, -34))
                p.area(Path.sparkle.scaled(0.24).moved(44, -8))
            }
            t["cloud" + suffix] = { p in p.cloud(isFilled: isFilled) }
            t["icloud" + suffix] = { p in p.cloud(isFilled: isFilled) }
            t["cloud.rain" + suffix] = { p in
                p.cloud(isFilled: isFilled, scale: 0.86, y: -18)
                p.drops([-34, -11, 12, 35], from: 34, length: 22)
            }
            t["cloud.heavyrain" + suffix] = { p in
                p.cloud(isFilled: isFilled, scale: 0.86, y: -18)
                p.drops([-34, -11, 12, 35], from: 32, length: 30)
            }
            t["cloud.drizzle" + suffix] = { p in
                p.cloud(isFilled: isFilled, scale: 0.86, y: -18)
                p.drops([-34, 12], from: 32, length: 9)
                p.drops([-11, 35], from: 44, length: 9)
            }
            t["cloud.snow" + suffix] = { p in
                p.cloud(isFilled: isFilled, scale: 0.86, y: -18)
                for (x, y) in [(-30.0, 36.0), (-4, 48), (22, 36), (44, 48)] { p.dot(x - 4, y, 5.5) }
            }
            t["cloud.bolt" + suffix] = { p in
                let bolt = Path.bolt.scaled(0.5).moved(0, 30)
                var base = SymbolPen(stroke: p.stroke)
                base.cloud(isFilled: isFilled, scale: 0.86, y: -18)
                p.add(base.cutting([.area(bolt), .line(bolt, width: p.stroke * 1.8)]))
                p.area(bolt)
            }
            t["cloud.fog" + suffix] = { p in
                p.cloud(isFilled: isFilled, scale: 0.86, y: -18)
                p.line((-44, 34), (44, 34))
                p.line((-30, 50), (30, 50))
            }
            t["cloud.sun" + suffix] = { p in
                let cloud = PolygonRegion.combining(SymbolPen.cloud.map(p.region)).path.scaled(0.82).moved(-12, 16)
                let sun = p.part(scale: 0.78, x: 26, y: -26) { $0.sun(isFilled: isFilled) }
                p.add(sun.cutting([.area(cloud), .line(cloud, width: p.stroke * 2.8)]))
                if isFilled { p.solid(.body(cloud)) } else { p.line(cloud) }
            }
            t["cloud.moon" + suffix] = { p in
                let cloud = PolygonRegion.combining(SymbolPen.cloud.map(p.region)).path.scaled(0.82).moved(-12, 16)
                let moon = p.part(scale: 0.66, x: 34, y: -24) { $0.crescent(isFilled: isFilled) }
                p.add(moon.cutting([.area(cloud), .line(cloud, width: p.stroke * 2.8)]))
                if isFilled { p.solid(.body(cloud)) } else { p.line(cloud) }
            }
            t["sunrise" + suffix] = { p in
                p.line((-60, 34), (60, 34))
                p.line(.arc(0, 34, 26, 180, 360))
                for degrees in [198.0, 234, 306, 342] { p.line(Path.lines([(42, 0), (54, 0)]).turned(degrees).moved(0, 34)) }
                p.line((0, -8), (0, -44))
                p.line((-16, -28), (0, -46), (16, -28))
                if isFilled { p.area(.track(.m(-26, 34), .c(-26, 0, 26, 0, 26, 34), .z)) }
            }
            t["drop" + suffix] = { p in
                if isFilled { p.solid(.body(.drop)) } else { p.line(.drop) }
            }
            t["flame" + suffix] = { p in
                if isFilled {
                    p.solid([.body(.flame)], minus: [.area(Path.innerFlame)])
                } else {
                    p.line(.flame)
                    p.line(.track(.m(-14, 48), .c(-24, 30, -4, 22, 0, 4), .c(14, 18, 24, 34, 12, 48)))
                }
            }
            t["bolt" + suffix] = { p in
                if isFilled { p.solid(.body(.bolt)) } else { p.line(.bolt) }
            }
        }
        t["snowflake"] = { p in
            for index in 0..<6 {
                let turn = Double(index) * 60 - 90
                p.line(Path.lines([(0, 0), (56, 0)]).turned(turn))
                p.line(Path.lines([(48, -14), (34, 0), (48, 14)]).turned(turn))
            }
        }
        t["wind"] = { p in
            p.line(.track(.m(-58, -12), .l(20, -12), .c(44, -12, 44, -48, 20, -46), .c(10, -45, 6, -38, 6, -32)))
            p.line(.track(.m(-58, 8), .l(40, 8), .c(64, 8, 64, 44, 40, 42), .c(32, 41, 28, 36, 28, 30)))
            p.line(.track(.m(-58, 28), .l(-8, 28), .c(12, 28, 12, 54, -8, 54)))
        }
        t["tornado"] = { p in
            for (y, a, b) in [(-48.0, -50.0, 50.0), (-24, -38, 44), (0, -22, 30), (24, -12, 16), (48, -8, 4)] { p.line((a, y), (b, y)) }
        }
        t["thermometer"] = { p in p.thermometer() }
        t["thermometer.medium"] = { p in p.thermometer() }
        t["humidity"] = { p in
            p.line(Path.drop.scaled(0.8).moved(-16, 4))
            for (y, x) in [(-30.0, 30.0), (-6, 40), (18, 40)] { p.line((x - 4, y), (58, y)) }
        }
        t["rainbow"] = { p in
            for radius in [60.0, 42, 24] { p.line(.arc(0, 30, radius, 180, 360)) }
        }
    }
}

extension SymbolPen {
    mutating func crescent(isFilled: Bool) {
        let moon = PolygonRegion.combining(
            [PolygonRegion(filling: .disc(0, 0, 50))], minus: [PolygonRegion(filling: .disc(27, -25, 44))]
        ).path
        if isFilled { solid(.body(moon)) } else { line(moon) }
    }

    mutating func thermometer() {
        line(.track(.m(-12, 14), .l(-12, -44), .c(-12, -60, 12, -60, 12, -44), .l(12, 14), .c(30, 24, 26, 58, 0, 58), .c(-26, 58, -30, 24, -12, 14), .z))
        dot(0, 36, 11)
        line((0, 32), (0, -20))
    }
}

extension Path {
    static let drop = track(
        .m(0, -56), .c(10, -36, 36, -8, 36, 18), .c(36, 40, 20, 54, 0, 54), .c(-20, 54, -36, 40, -36, 18), .c(-36, -8, -10, -36, 0, -56), .z)

    static let flame = track(
        .m(-6, -58), .c(2, -34, 40, -18, 40, 18), .c(40, 42, 22, 56, 0, 56), .c(-24, 56, -40, 40, -40, 16), .c(-40, 2, -34, -8, -28, -14),
        .c(-26, -4, -22, 2, -14, 4), .c(-20, -20, -18, -42, -6, -58), .z)

    static let innerFlame = track(
        .m(0, 6), .c(12, 20, 20, 30, 14, 40), .c(10, 48, -10, 48, -14, 40), .c(-20, 28, -4, 22, 0, 6), .z)
}
