import MartletBase

extension Path {
    static let play = rounded([(-32, -46), (46, 0), (-32, 46)], 7)
    static let camera = track(
        .m(-48, -32), .l(-34, -32), .c(-24, -32, -26, -47, -14, -47), .l(14, -47), .c(26, -47, 24, -32, 34, -32), .l(48, -32),
        .c(56, -32, 60, -28, 60, -20), .l(60, 32), .c(60, 40, 56, 44, 48, 44), .l(-48, 44), .c(-56, 44, -60, 40, -60, 32), .l(-60, -20),
        .c(-60, -28, -56, -32, -48, -32), .z)
    static let hills = track(
        .m(-60, 30), .l(-32, 2), .c(-27, -3, -22, -3, -17, 2), .l(0, 19), .l(20, -2), .c(25, -7, 30, -7, 35, -2), .l(60, 24))
}

extension SymbolTable {
    static func addMedia(to t: inout [String: Draw]) {
        addPair("play", .play, to: &t)
        addPair("stop", .box(-38, -38, 38, 38, 9), to: &t)
        t["pause"] = { p in
            p.box(-34, -42, -12, 42, 6)
            p.box(12, -42, 34, 42, 6)
        }
        t["pause.fill"] = { p in
            p.solid(.body(.box(-32, -42, -14, 42, 4)))
            p.solid(.body(.box(14, -42, 32, 42, 4)))
        }
        t["playpause"] = { p in
            p.line(Path.play.scaled(0.72).moved(-30, 0))
            p.line((28, -32), (28, 32))
            p.line((50, -32), (50, 32))
        }
        t["playpause.fill"] = { p in
            p.solid(.body(Path.play.scaled(0.72).moved(-30, 0)))
            p.line(.lines([(28, -30), (28, 30)]), width: p.stroke * 1.5)
            p.line(.lines([(50, -30), (50, 30)]), width: p.stroke * 1.5)
        }
        t["record.circle"] = { p in
            p.circle(0, 0, 52)
            p.dot(0, 0, 24)
        }
        t["record.circle.fill"] = { p in p.solid([.area(.disc(0, 0, 52 + p.stroke / 2))], minus: [.area(.disc(0, 0, 24))]) }
        for (name, isMirrored) in [("forward", false), ("backward", true)] {
            let pair: [Path] = [
                .rounded([(-62, -34), (-4, 0), (-62, 34)], 6), .rounded([(4, -34), (62, 0), (4, 34)], 6),
            ]
            let end: [Path] = [.rounded([(-40, -38), (26, 0), (-40, 38)], 6), .lines([(42, -38), (42, 38)])]
            for (suffix, shapes) in [("", pair), (".end", end)] {
                t[name + suffix] = { p in
                    for shape in shapes { p.line(shape) }
                    if isMirrored { p = p.moved(.mirrored) }
                }
                t[name + suffix + ".fill"] = { p in
                    for shape in shapes { p.solid(.body(shape)) }
                    if isMirrored { p = p.moved(.mirrored) }
                }
            }
            for seconds in [5, 10, 15, 30] {
                t["go\(name).\(seconds)"] = { p in
                    p.roundArrow()
                    if isMirrored { p = p.moved(.mirrored) }
                    p.add(p.part(scale: 0.72, y: 5) { $0.number(seconds) })
                }
            }
        }
        t["eject"] = { p in
            p.line(.rounded([(0, -42), (46, 12), (-46, 12)], 6))
            p.line((-46, 38), (46, 38))
        }
        t["eject.fill"] = { p in
            p.solid(.body(.rounded([(0, -42), (46, 12), (-46, 12)], 6)))
            p.line(.lines([(-46, 38), (46, 38)]), width: p.stroke * 1.3)
        }
        t["camera"] = { p in
            p.line(.camera)
            p.circle(0, 4, 22)
        }
        t["camera.fill"] = { p in
            p.solid([.body(.camera)], minus: [.area(.disc(0, 4, 25))])
            p.dot(0, 4, 25 - p.stroke * 0.75)
        }
        t["camera.viewfinder"] = { p in
            for turn in [0.0, 90, 180, 270] {
                p.line(Path.track(.m(-52, -26), .l(-52, -38), .c(-52, -48, -48, -52, -38, -52), .l(-26, -52)).turned(turn))
            }
            p.add(p.part(scale: 0.5) { q in
                q.line(.camera)
                q.circle(0, 4, 18)
            })
        }
        t["camera.rotate"] = { p in
            p.line(.camera)
            p.add(p.part(scale: 0.42, y: 4, weight: 0.75) { $0.roundArrow() })
        }
        t["photo"] = { p in
            p.box(-60, -46, 60, 46, 13)
            p.circle(-28, -16, 10)
            p.line(Path.hills.moved(0, 6))
        }
        t["photo.fill"] = { p in
            p.solid(
                [.body(.box(-60, -46, 60, 46, 13))],
                minus: [.area(.disc(-28, -16, 10)), .line(Path.hills.moved(0, 6), width: p.stroke * 0.8)])
        }
        t["photo.on.rectangle"] = { p in
            p.add(p.part(scale: 0.8, x: 12, y: 10) { q in
                q.box(-60, -46, 60, 46, 13)
                q.circle(-28, -16, 10)
                q.line(Path.hills.moved(0, 6))
            })
            p.line(.track(.m(-52, 22), .c(-58, 20, -62, 16, -62, 8), .l(-62, -34), .c(-62, -44, -57, -48, -48, -48), .l(16, -48), .c(24, -48, 30, -45, 32, -40)))
        }
        t["photo.stack"] = { p in
            p.box(-56, -20, 56, 54, 12)
            p.line(.track(.m(-56, 40), .l(-24, 12), .l(4, 36), .l(22, 20), .l(56, 46)))
            p.line((-42, -37), (42, -37))
            p.line((-30, -54), (30, -54))
        }
        t["film"] = { p in
            p.box(-60, -44, 60, 44, 12)
            p.line((-34, -44), (-34, 44))
            p.line((34, -44), (34, 44))
            p.line((-34, 0), (34, 0))
            for y in [-22.0, 0, 22] {
                p.line((-50, y), (-44, y))
                p.line((44, y), (50, y))
            }
        }
        t["play.rectangle"] = { p in
            p.box(-60, -44, 60, 44, 14)
            p.solid(.body(Path.play.scaled(0.42).moved(2, 0)))
        }
        t["play.rectangle.fill"] = { p in
            p.solid([.body(.box(-60, -44, 60, 44, 14))], minus: [.body(Path.play.scaled(0.42).moved(2, 0))])
        }
        t["tv"] = { p in
            p.box(-60, -48, 60, 30, 12)
            p.line((-28, 48), (28, 48))
        }
        t["music.note"] = { p in p.note(isDouble: false) }
        t["music.note.list"] = { p in
            p.add(p.part(scale: 0.72, x: 30, y: 8) { $0.note(isDouble: false) })
            for (y, x) in [(-40.0, 4.0), (-16, 4), (8, -10)] { p.line((-56, y), (x, y)) }
        }
        t["music.quarternote.3"] = { p in p.note(isDouble: true) }
        t["headphones"] = { p in
            p.line(.track(.m(-50, 16), .l(-50, 2), .c(-50, -66, 50, -66, 50, 2), .l(50, 16)))
            p.box(-52, 12, -34, 48, 8)
            p.box(34, 12, 52, 48, 8)
        }
    }

    static func addSound(to t: inout [String: Draw]) {
        let cone = Path.track(
            .m(-46, -16), .l(-30, -16), .l(-4, -39), .c(2, -44, 6, -42, 6, -35), .l(6, 35), .c(6, 42, 2, 44, -4, 39), .l(-30, 16), .l(-46, 16),
            .c(-51, 16, -53, 14, -53, 9), .l(-53, -9), .c(-53, -14, -51, -16, -46, -16), .z)
        for (suffix, isFilled) in [("", false), (".fill", true)] {
            let speaker: Draw = { p in
                if isFilled { p.solid(.body(cone)) } else { p.line(cone) }
            }
            t["speaker" + suffix] = speaker
            for count in 1...3 {
                t["speaker.wave.\(count)" + suffix] = { p in
                    speaker(&p)
                    for index in 0..<count { p.line(.arc(-4, 0, 30 + Double(index) * 21, -36, 36)) }
                }
            }
            t["speaker.minus" + suffix] = { p in
                speaker(&p)
                p.line((26, 0), (56, 0))
            }
            t["speaker.plus" + suffix] = { p in
                speaker(&p)
                p.line((26, 0), (56, 0))
                p.line((41, -15), (41, 15))
            }
            t["mic" + suffix] = { p in
                let capsule = Path.box(-17, -58, 17, 14, 17)
                if isFilled { p.solid(.body(capsule)) } else { p.line(capsule) }
                p.line(.track(.m(-34, -10), .l(-34, 0), .c(-34, 44, 34, 44, 34, 0), .l(34, -10)))
                p.line((0, 34), (0, 56))
                p.line((-20, 56), (20, 56))
            }
        }
        t["waveform"] = { p in
            for (x, h) in [(-50.0, 12.0), (-30, 34), (-10, 52), (10, 22), (30, 40), (50, 14)] { p.line((x, -h), (x, h)) }
        }
        t["waveform.circle"] = { p in
            p.circle(0, 0, 52)
            for (x, h) in [(-26.0, 6.0), (-13, 18), (0, 28), (13, 14), (26, 7)] { p.line((x, -h), (x, h), width: p.stroke * 0.8) }
        }
        t["waveform.path.ecg"] = { p in p.line((-62, 4), (-34, 4), (-18, -44), (8, 46), (24, 4), (62, 4)) }
        t["hifispeaker"] = { p in
            p.box(-34, -58, 34, 58, 12)
            p.circle(0, 20, 20)
            p.circle(0, -30, 9)
        }
        t["metronome.fill"] = { p in p.solid(.body(.rounded([(-18, -54), (18, -54), (40, 52), (-40, 52)], 8))) }
        t["radio"] = { p in
            p.box(-60, -20, 60, 48, 12)
            p.line((-40, -20), (36, -52))
            p.circle(-30, 14, 13)
            p.line((2, 4), (38, 4))
            p.line((2, 24), (38, 24))
        }
        t["ear"] = { p in
            p.line(.track(
                .m(-30, -16), .c(-30, -42, -16, -56, 2, -56), .c(24, -56, 36, -40, 36, -20), .c(36, 8, 10, 12, 10, 34), .c(10, 52, -4, 58, -16, 50)))
            p.line(.track(.m(-10, -18), .c(-10, -38, 16, -38, 16, -20), .c(16, -8, 4, -4, 0, 6)))
        }
    }
}

extension SymbolPen {
    mutating func note(isDouble: Bool) {
        if isDouble {
            solid(
                .area(Path.oval(-38, 40, 17, 13).turned(0)), .area(.oval(30, 30, 17, 13)), .line(.lines([(-25, 38), (-25, -40), (43, -52), (43, 28)])),
                .line(.lines([(-25, -36), (43, -48)]), width: stroke * 2))
        } else {
            solid(
                .area(.oval(-14, 42, 19, 14.5)), .line(.lines([(1, 40), (1, -52)])),
                .body(.track(.m(1, -52), .c(8, -40, 34, -38, 30, -8), .c(24, -20, 8, -22, 1, -24), .z)))
        }
    }
}
