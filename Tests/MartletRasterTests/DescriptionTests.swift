import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

@Suite struct DescriptionTests {
    @Test func everyKindOfNodeHasALine() {
        let pixels = picture(4, 2) { _, _ in 0 }
        let run = GlyphRun(
            face: FontFaceID(rawValue: 0), size: 17, glyphs: [], text: "Say \"hi\"\n", width: 80.12345)
        let root = DisplayNode(
            .group([
                .init(offset: .zero, node: fillRect(rect(0, 0, 320, 180), RGBA(hex: 0xF2F2F7))),
                .init(
                    offset: CGPoint(x: 30, y: 30.5),
                    node: effect(
                        .shadow(color: gray(0, 0.33), radius: 10, offset: CGSize(width: 0, height: 2)),
                        effect(.clip(rounded(rect(0, 0, 260, 120), 30), FillStyle()), group(
                            node(.fill(circle(10, 10, 5), FillStyle(eoFill: true, antialiased: false), .color(RGBA(red: 1.2, green: 0, blue: 0)))),
                            node(.glyphs(run, origin: CGPoint(x: 4, y: 20), .color(.black))))))),
                .init(
                    offset: CGPoint(x: 1, y: 2),
                    node: effect(.mask(fill(circle(5, 5, 5), .black)),
                        effect(.opacity(0.5), effect(.blur(radius: 3, isOpaque: true), effect(.flatten, node(
                            .image(ImageItem(pixels: pixels, scale: 2, rect: rect(0, 0, 2, 1), interpolation: .none, tiles: true)),
                            frame: rect(0, 0, 3, 1))), at: CGPoint(x: 3, y: 0))))),
                .init(
                    offset: .zero,
                    node: effect(.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -1.5, ty: 0)), node(
                        .stroke(
                            Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) },
                            StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2], dashPhase: 1), antialiased: true,
                            .linear(ramp(.red, .blue), start: .zero, end: CGPoint(x: 1, y: 0)))), at: CGPoint(x: 7, y: 0))),
            ]))
        let wanted = #"""
            display 320x180
              group
                fill rect(0 0 320 180) #F2F2F7
                @30,30.5 shadow #00000054 radius 10 offset 0 2
                  clip rounded(0 0 260 120 30 continuous)
                    group
                      fill ellipse(5 5 10 10) rgba(1.2 0 0 1) even-odd aliased
                      glyphs "Say \"hi\"\n" size 17 at 4 20 width 80.123 #000000
                @1,2 mask
                  by
                    fill ellipse(0 0 10 10) #000000
                  opacity 0.5
                    blur 3 opaque
                      @3,0 flatten
                        image 4x2 scale 2 in 0 0 2 1 none tile frame 0 0 3 1
                transform 2 0 0 2 -1.5 0
                  @7,0 stroke path(0 0 m 10 0 l) linear(0 0 to 1 0: #FF0000 0, #0000FF 1) width 2 round-cap dash 4 2 phase 1

            """#
        #expect(list(root, 320, 180).description == wanted)
        let absolute = list(root, 320, 180).description(absolute: true)
        #expect(absolute.contains("@30,30.5 fill ellipse(5 5 10 10)"))
        #expect(absolute.contains("@4,2 image 4x2"))
        #expect(absolute.contains("@7,0 stroke"))
        #expect(absolute.contains("@0,0 fill rect(0 0 320 180)"))
    }
}
