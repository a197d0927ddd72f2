import Foundation
import MartletBase
import MartletDisplay
import MartletText
import Testing

@testable import MartletRaster

/// Glyphs: places, subpixel steps, gradients, large and turned text. The test font's letters are boxes.
@Suite struct TextTests {
    /// One line of text as a node; its baseline lies at `y`.
    static func line(
        _ text: String, _ size: Double, x: Double, y: Double, _ paint: Paint = .color(.black), family: FontRequest.Family? = nil,
        weight: Int = 400
    ) -> DisplayNode {
        let request = FontRequest(family: family ?? .named(TestFont.register()), size: size, weight: weight)
        let prepared = PreparedText(
            TextSource(text, attributes: TextAttributes(font: request)), style: ParagraphStyle(baseFont: request))
        let lines = prepared.layout().lines
        let nodes = lines.flatMap { line in
            line.runs.map { run in
                node(
                    .glyphs(
                        run.run, origin: CGPoint(x: run.origin.x + CGFloat(x), y: CGFloat(y)), paint))
            }
        }
        return DisplayNode(.group(nodes.map { DisplayNode.Child(offset: .zero, node: $0) }))
    }

    private func line(_ text: String, _ size: Double, x: Double, y: Double, _ paint: Paint = .color(.black)) -> DisplayNode {
        TextTests.line(text, size, x: x, y: y, paint)
    }

    /// `H` of the test font: a box from 50 to 550 thousandths, 700 high.
    @Test func lettersLieOnTheBaseline() throws {
        let picture = try draw(line("HH", 20, x: 4, y: 20), 40, 30, background: nil)
        for y in 0..<30 { #expect(picture.alpha(10, y) == ((6..<20).contains(y) ? 255 : 0)) }
        #expect(picture.alpha(4, 10) == 0)
        #expect(picture.alpha(5, 10) == 255)
        #expect(picture.alpha(14, 10) == 255)
        #expect(picture.alpha(15, 10) == 0)
        #expect(picture.alpha(17, 10) == 255)
    }

    @Test func baselineIsRoundedAndXIsNot() throws {
        let low = try draw(line("H", 20, x: 4, y: 20.4), 30, 30, background: nil)
        let high = try draw(line("H", 20, x: 4, y: 19.5), 30, 30, background: nil)
        #expect(low == high)
        let quarter = try draw(line("H", 20, x: 4.25, y: 20), 30, 30, background: nil)
        #expect(quarter.alpha(5, 10) == 192)
        #expect(quarter.alpha(15, 10) == 64)
        let nearly = try draw(line("H", 20, x: 4.3, y: 20), 30, 30, background: nil)
        #expect(nearly == quarter)
    }

    @Test func paintsFillGlyphs() throws {
        let paint = Paint.linear(ramp(.red, .blue), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0))
        let text = try draw(line("H", 20, x: 4, y: 20, paint), 30, 30)
        let box = try draw(node(.fill(Path(rect(5, 6, 10, 14)), FillStyle(), paint)), 30, 30)
        #expect(text == box)
        let half = try draw(line("H", 20, x: 4, y: 20, .color(gray(0, 0.5))), 30, 30, background: nil)
        #expect(half.alpha(10, 10) == 128)
        let faded = try draw(effect(.opacity(0.5), line("H", 20, x: 4, y: 20)), 30, 30, background: nil)
        #expect(faded.alpha(10, 10) == 128)
    }

    @Test func clipsCutGlyphs() throws {
        let whole = line("HHH", 20, x: 2, y: 20)
        let cut = try draw(effect(.clip(Path(rect(0, 0, 10, 30)), FillStyle()), whole), 60, 30, background: nil)
        #expect(cut.alpha(9, 10) == 255)
        #expect(cut.alpha(10, 10) == 0)
        let soft = try draw(effect(.clip(Path(rect(0, 0, 10.5, 30)), FillStyle()), whole), 60, 30, background: nil)
        #expect(soft.alpha(10, 10) == 128)
    }

    /// Large text is drawn as outlines; where both ways work they agree.
    @Test func largeTextIsDrawnAsOutlines() throws {
        let picture = try draw(line("H", 300, x: 0, y: 250), 200, 260, background: nil)
        #expect(picture.alpha(15, 240) == 255)
        #expect(picture.alpha(14, 240) == 0)
        #expect(picture.alpha(164, 41) == 255)
        #expect(picture.alpha(164, 39) == 0)
    }

    @Test func turnedTextIsTurned() throws {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 0)
        let turned = try draw(effect(.transform(quarter), line("H", 20, x: 4, y: 20)), 30, 30, background: nil)
        let plain = try draw(line("H", 20, x: 4, y: 20), 30, 30, background: nil)
        for y in 0..<30 { for x in 0..<30 { #expect(turned.alpha(29 - y, x) == plain.alpha(x, y)) } }
    }

    @Test func scaledTextIsDrawnAnew() throws {
        let double = CGAffineTransform(scaleX: 2, y: 2)
        let scaled = try draw(effect(.transform(double), line("H", 10, x: 2, y: 10)), 30, 30, background: nil)
        let large = try draw(line("H", 20, x: 4, y: 20), 30, 30, background: nil)
        #expect(scaled == large)
    }

    @Test func boldAndSlantChangeTheOutline() throws {
        let run = GlyphRun(
            face: FontLibrary.shared.resolve(FontRequest(family: .named(TestFont.register()), size: 20)).faceID, size: 20,
            slant: 0.25, embolden: 2, glyphs: [PositionedGlyph(id: 41, x: 0, y: 0)], text: "H", width: 12)
        let item = DisplayItem.glyphs(run, origin: CGPoint(x: 10, y: 20), .color(.black))
        let masked = try draw(node(item), 40, 30, background: nil)
        // A pixel more all round, sheared to the right towards the top.
        #expect(masked.alpha(12, 20) == 255)
        #expect(masked.alpha(12, 21) == 0)
        #expect(masked.alpha(23, 6) >= 200)
        #expect(masked.alpha(11, 6) == 0)
        let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: 1.0001, tx: 0, ty: 0)
        let outlined = try draw(effect(.transform(turn), node(item)), 40, 30, background: nil)
        #expect(masked.difference(outlined) <= 6)
    }

    @Test func shadowsFollowGlyphs() throws {
        let shadow = DisplayEffect.shadow(color: .red, radius: 0, offset: CGSize(width: 20, height: 0))
        let picture = try draw(effect(shadow, line("H", 20, x: 4, y: 20)), 60, 30, background: nil)
        #expect(picture[10, 10] == 0xFF00_0000)
        #expect(picture[30, 10] == 0xFF00_00FF)
        #expect(picture[24, 10] == 0)
        let soft = DisplayEffect.shadow(color: .red, radius: 2, offset: CGSize(width: 20, height: 0))
        let fast = try draw(effect(soft, line("H", 20, x: 4, y: 20)), 60, 30, background: nil)
        let box = try draw(effect(soft, fill(Path(rect(5, 6, 10, 14)), .black)), 60, 30, background: nil)
        #expect(fast.difference(box) <= 1)
    }

    /// Glyphs from the cache are the ones made anew.
    @Test func cachedGlyphsChangeNothing() throws {
        let rasterizer = Rasterizer()
        for shift in [0.0, 0.25, 0.5, 0.75, 0, 0.5] {
            let scene = list(line("Hip hop", 13, x: 1 + shift, y: 20), 80, 30)
            #expect(try rasterizer.draw(scene, scale: 2) == Rasterizer().draw(scene, scale: 2))
        }
    }

    @Test func unknownGlyphsAndFacesDrawNothing() throws {
        let run = GlyphRun(
            face: FontFaceID(rawValue: 4_000_000), size: 20,
            glyphs: [PositionedGlyph(id: 4_000_000_000, x: 0, y: 0), PositionedGlyph(id: 1, x: .nan, y: 0)], text: "?",
            width: 0)
        let picture = try draw(node(.glyphs(run, origin: CGPoint(x: 5, y: 20), .color(.black))), 30, 30)
        #expect(picture.red(10, 10) == 255)
    }
}
