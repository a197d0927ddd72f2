import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

/// Pictures: scaling, caps, tiles, templates, turning.
@Suite struct ImageTests {
    private let checker = picture(4, 4) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    private func image(
        _ pixels: PixelBuffer, _ box: CGRect, scale: Double = 1, _ interpolation: ImageInterpolation = .low,
        caps: ImageCaps? = nil, tiles: Bool = false, template: Paint? = nil, opacity: Double = 1
    ) -> DisplayNode {
        node(
            .image(
                ImageItem(
                    pixels: pixels, scale: scale, rect: box, interpolation: interpolation, caps: caps, tiles: tiles,
                    template: template, opacity: opacity)), frame: box)
    }

    @Test func naturalSizeIsACopy() throws {
        let drawn = try draw(image(checker, rect(0, 0, 4, 4)), 4, 4, background: nil)
        #expect(drawn == checker)
        let moved = try draw(image(checker, rect(3, 2, 4, 4)), 9, 9, background: nil)
        for y in 0..<4 { for x in 0..<4 { #expect(moved[x + 3, y + 2] == checker[x, y]) } }
        #expect(moved[2, 2] == 0)
        #expect(moved[7, 5] == 0)
    }

    @Test func nearestRepeatsPixels() throws {
        let drawn = try draw(image(checker, rect(0, 0, 12, 12), .none), 12, 12, background: nil)
        for y in 0..<12 { for x in 0..<12 { #expect(drawn[x, y] == checker[x / 3, y / 3]) } }
    }

    @Test func bilinearMixesNeighboursAndClampsEdges() throws {
        let pair = picture(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let drawn = try draw(image(pair, rect(0, 0, 8, 4)), 8, 4, background: nil)
        #expect((0..<8).map { drawn.red($0, 1) } == [0, 0, 32, 96, 159, 223, 255, 255])
        for x in 0..<8 { #expect(drawn.alpha(x, 3) == 255) }
    }

    @Test func highDiffersAndStaysInRange() throws {
        let pair = picture(4, 1) { x, _ in x < 2 ? 0xFF40_4040 : 0xFFC0_C0C0 }
        let high = try draw(image(pair, rect(0, 0, 32, 4), .high), 32, 4, background: nil)
        let low = try draw(image(pair, rect(0, 0, 32, 4), .low), 32, 4, background: nil)
        let medium = try draw(image(pair, rect(0, 0, 32, 4), .medium), 32, 4, background: nil)
        #expect(high != low)
        #expect(medium == low)
        #expect(high.isPremultiplied)
        #expect(abs(high.red(16, 0) - 136) <= 4)
    }

    @Test func shrinkingTakesTheMean() throws {
        let large = picture(64, 64) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let drawn = try draw(image(large, rect(0, 0, 8, 8)), 8, 8, background: nil)
        for y in 0..<8 { for x in 0..<8 { #expect(abs(drawn.red(x, y) - 128) <= 1) } }
    }

    @Test func capsKeepTheirSize() throws {
        // Green corners of one pixel, red edges, blue middle.
        let frame = picture(3, 3) { x, y in
            let edges = (x == 1 ? 0 : 1) + (y == 1 ? 0 : 1)
            return edges == 2 ? 0xFF00_FF00 : edges == 1 ? 0xFF00_00FF : 0xFFFF_0000
        }
        let caps = ImageCaps(top: 1, left: 1, bottom: 1, right: 1)
        let drawn = try draw(image(frame, rect(0, 0, 10, 8), caps: caps), 10, 8, background: nil)
        for y in 0..<8 {
            for x in 0..<10 {
                let edges = (x == 0 || x == 9 ? 1 : 0) + (y == 0 || y == 7 ? 1 : 0)
                #expect(drawn[x, y] == (edges == 2 ? 0xFF00_FF00 : edges == 1 ? 0xFF00_00FF : 0xFFFF_0000))
            }
        }
        // At scale 2, two pixels of picture per point: caps are in points of the picture.
        let double = try draw(image(frame, rect(0, 0, 10, 8), caps: caps), 10, 8, scale: 2, background: nil)
        #expect(double[1, 1] == 0xFF00_FF00)
        #expect(double[2, 1] == 0xFF00_00FF)
        #expect(double[2, 2] == 0xFFFF_0000)
        let squeezed = try draw(image(frame, rect(0, 0, 1, 1), caps: caps), 1, 1, background: nil)
        #expect(squeezed.alpha(0, 0) == 255)
    }

    @Test func tilesRepeatFromTheCorner() throws {
        let drawn = try draw(image(checker, rect(0, 0, 10, 7), tiles: true), 10, 7, background: nil)
        for y in 0..<7 { for x in 0..<10 { #expect(drawn[x, y] == checker[x % 4, y % 4]) } }
        let paint = Paint.image(checker, rect: rect(1, 1, 4, 4))
        let pattern = try draw(node(.fill(Path(rect(0, 0, 10, 7)), FillStyle(), paint)), 10, 7, background: nil)
        for y in 0..<7 { for x in 0..<10 { #expect(pattern[x, y] == checker[(x + 3) % 4, (y + 3) % 4]) } }
    }

    @Test func templateDrawsAlphaInThePaint() throws {
        let shape = picture(2, 1) { x, _ in x == 0 ? 0xFF33_4455 : 0x8000_0000 }
        let drawn = try draw(
            image(shape, rect(0, 0, 2, 1), template: .color(.red)), 2, 1, background: nil)
        #expect(drawn[0, 0] == 0xFF00_00FF)
        #expect(drawn[1, 0] == 0x8000_0080)
        let faded = try draw(
            image(shape, rect(0, 0, 2, 1), template: .color(.red), opacity: 0.5), 2, 1, background: nil)
        #expect(faded[0, 0] == 0x8000_0080)
    }

    @Test func turnedQuarterMovesPixels() throws {
        let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF]
        let four = picture(2, 2) { x, y in colors[y * 2 + x] }
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
        let drawn = try draw(effect(.transform(quarter), image(four, rect(0, 0, 2, 2), .none)), 2, 2, background: nil)
        #expect([drawn[0, 0], drawn[1, 0], drawn[0, 1], drawn[1, 1]] == [colors[2], colors[0], colors[3], colors[1]])
        let smooth = try draw(effect(.transform(quarter), image(four, rect(0, 0, 2, 2))), 2, 2, background: nil)
        #expect(smooth.difference(drawn) <= 1)
    }

    @Test func mirroredPictures() throws {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
        let ramp = picture(4, 1) { x, _ in UInt32(x * 60) | 0xFF00_0000 }
        let drawn = try draw(effect(.transform(mirror), image(ramp, rect(0, 0, 4, 1))), 4, 1, background: nil)
        #expect((0..<4).map { drawn.red($0, 0) } == [180, 120, 60, 0])
    }

    /// The second frame takes the scaled picture that the first one kept.
    @Test func keptPicturesChangeNothing() throws {
        var dice = Dice(3)
        let noise = picture(37, 29) { _, _ in UInt32(truncatingIfNeeded: dice.next()) | 0xFF00_0000 }
        let rasterizer = Rasterizer()
        for (x, y) in [(3.0, 4.0), (11.0, 4.0), (11.25, 4.5), (3.0, 4.0)] {
            let scene = list(node(.image(ImageItem(pixels: noise, scale: 1, rect: rect(x, y, 50.5, 20)))), 80, 40)
            let again = try rasterizer.draw(scene, scale: 1)
            #expect(try again == Rasterizer().draw(scene, scale: 1))
        }
    }

    @Test func clippedToACircle() throws {
        let solid = picture(8, 8) { _, _ in 0xFF00_FF00 }
        let clipped = try draw(
            effect(.clip(circle(20, 20, 15), FillStyle()), image(solid, rect(5, 5, 30, 30))), 40, 40)
        #expect(try clipped == draw(fill(circle(20, 20, 15), .green), 40, 40))
    }
}
