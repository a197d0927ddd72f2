import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

/// What effects do to the nodes below them.
@Suite struct EffectTests {
    private let left = fill(circle(20, 20, 12), .red)
    private let right = fill(circle(32, 20, 12), .red)

    @Test func opacityActsOnEveryLeaf() throws {
        let picture = try draw(effect(.opacity(0.5), group(left, right)), 52, 40, background: nil)
        #expect(picture.alpha(12, 20) == 128)
        #expect(picture.alpha(26, 20) == 192)
        let flat = try draw(effect(.opacity(0.5), effect(.flatten, group(left, right))), 52, 40, background: nil)
        #expect(flat.alpha(12, 20) == 128)
        #expect(flat.alpha(26, 20) == 128)
    }

    @Test func opacitiesMultiply() throws {
        let picture = try draw(effect(.opacity(0.5), effect(.opacity(0.5), left)), 52, 40, background: nil)
        #expect(picture.alpha(20, 20) == 64)
        let none = try draw(effect(.opacity(0), left), 52, 40, background: nil)
        #expect(none.alpha(20, 20) == 0)
        let most = try draw(effect(.opacity(3), left), 52, 40, background: nil)
        #expect(most.alpha(20, 20) == 255)
    }

    @Test func layersAreMadeOnlyWhenNeeded() throws {
        let rasterizer = Rasterizer()
        func layers(_ node: DisplayNode) throws -> Int {
            _ = try rasterizer.draw(list(node, 52, 40), scale: 1)
            return rasterizer.work.layers
        }
        #expect(try layers(effect(.opacity(0.5), group(left, right))) == 0)
        #expect(try layers(effect(.flatten, group(left, right))) == 0)
        #expect(try layers(effect(.opacity(0.5), effect(.flatten, left))) == 0)
        #expect(try layers(effect(.opacity(0.5), effect(.clip(circle(20, 20, 9), FillStyle()), left))) == 0)
        #expect(try layers(effect(.shadow(color: .black, radius: 3, offset: .zero), group(left, right))) == 0)
        #expect(try layers(effect(.opacity(0.5), effect(.flatten, group(left, right)))) == 1)
        #expect(try layers(effect(.blur(radius: 2, isOpaque: false), left)) == 2)
        #expect(try layers(effect(.mask(right), left)) == 0)
    }

    @Test func clipsIntersect() throws {
        let clipped = effect(
            .clip(Path(rect(10, 10, 20, 20)), FillStyle()),
            effect(.clip(Path(rect(20, 0, 30, 25)), FillStyle()), fillRect(rect(0, 0, 52, 40), .red)))
        let picture = try draw(clipped, 52, 40, background: nil)
        for y in 0..<40 {
            for x in 0..<52 {
                #expect(picture.alpha(x, y) == ((20..<30).contains(x) && (10..<25).contains(y) ? 255 : 0))
            }
        }
        let round = effect(
            .clip(circle(20, 20, 15), FillStyle()),
            effect(.clip(circle(32, 20, 15), FillStyle()), group(fillRect(rect(0, 0, 52, 40), .red), left)))
        let lens = try draw(round, 52, 40, background: nil)
        #expect(lens.alpha(26, 20) == 255)
        #expect(lens.alpha(10, 20) == 0)
        #expect(lens.alpha(42, 20) == 0)
        #expect(lens.isPremultiplied)
    }

    /// A rectangle under a clip that it covers is drawn as the clip's shape.
    @Test func clippedRectangleEqualsTheShape() throws {
        let path = rounded(rect(5, 5, 40, 30), 9)
        let clipped = try draw(effect(.clip(path, FillStyle()), fillRect(rect(0, 0, 52, 40), .red)), 52, 40)
        #expect(try clipped == draw(fill(path, .red), 52, 40))
        let larger = try draw(effect(.clip(path, FillStyle()), fill(circle(25, 20, 90), .red)), 52, 40)
        #expect(clipped.difference(larger) <= 1)
        // Aliased and even-odd clips keep their rule.
        let hard = try draw(
            effect(.clip(path, FillStyle(antialiased: false)), fillRect(rect(0, 0, 52, 40), .red)), 52, 40)
        for y in 0..<40 { for x in 0..<52 { #expect(hard.blue(x, y) == 0 || hard.blue(x, y) == 255) } }
    }

    @Test func maskMultipliesAlpha() throws {
        let content = fillRect(rect(0, 0, 40, 40), .red)
        let fade = Paint.linear(ramp(.black, gray(0, 0)), start: .zero, end: CGPoint(x: 40, y: 0))
        let mask = node(.fill(Path(rect(0, 0, 40, 20)), FillStyle(), fade))
        let picture = try draw(effect(.mask(mask), content), 40, 40, background: nil)
        #expect(abs(picture.alpha(10, 10) - 188) <= 1)
        #expect(abs(picture.alpha(30, 10) - 60) <= 1)
        #expect(picture.alpha(10, 30) == 0)
        #expect(picture.red(10, 10) == picture.alpha(10, 10))
        let half = try draw(effect(.mask(fill(Path(rect(0, 0, 40, 40)), gray(1, 0.5))), content), 40, 40, background: nil)
        #expect(half.alpha(20, 20) == 128)
        // One opaque shape as a mask is a clip.
        let shape = try draw(effect(.mask(fill(circle(20, 20, 10), .black)), content), 40, 40)
        #expect(try shape == draw(fill(circle(20, 20, 10), .red), 40, 40))
        let empty = try draw(effect(.mask(group()), content), 40, 40, background: nil)
        #expect(empty.alpha(20, 20) == 0)
    }

    @Test func maskMayHoldEffects() throws {
        let mask = group(fill(circle(14, 20, 8), .black), effect(.opacity(0.5), fill(circle(30, 20, 8), .black)))
        let picture = try draw(
            effect(.opacity(0.5), effect(.mask(mask), fillRect(rect(0, 0, 52, 40), .red))), 52, 40, background: nil)
        #expect(picture.alpha(14, 20) == 128)
        #expect(picture.alpha(30, 20) == 64)
        #expect(picture.alpha(45, 20) == 0)
    }

    /// Effects on a group come to the same as on each of its members.
    @Test func shadowActsOnEveryLeaf() throws {
        let kind = DisplayEffect.shadow(color: gray(0, 0.6), radius: 3, offset: CGSize(width: 2, height: 4))
        let together = try draw(effect(kind, group(left, right)), 52, 40)
        let apart = try draw(group(effect(kind, left), effect(kind, right)), 52, 40)
        #expect(together == apart)
        let flat = try draw(effect(kind, effect(.flatten, group(left, right))), 52, 40)
        #expect(flat.difference(together) > 10)
    }

    @Test func blurActsOnEveryLeafAndBarriersJoin() throws {
        let kind = DisplayEffect.blur(radius: 2, isOpaque: false)
        #expect(try draw(effect(kind, group(left, right)), 52, 40) == draw(group(effect(kind, left), effect(kind, right)), 52, 40))
        let clip = effect(.clip(Path(rect(0, 0, 26, 40)), FillStyle()), group(left, right))
        let picture = try draw(effect(kind, clip), 52, 40, background: nil)
        // The clipped edge is blurred: soft on both sides of x = 26.
        #expect((100...150).contains(picture.alpha(26, 20)))
        #expect(picture.alpha(28, 20) > 10)
        let outside = try draw(effect(.clip(Path(rect(0, 0, 26, 40)), FillStyle()), effect(kind, group(left, right))), 52, 40, background: nil)
        #expect(outside.alpha(26, 20) == 0)
    }

    @Test func childOffsetsMoveContentNotTheClip() throws {
        let picture = try draw(
            effect(.clip(Path(rect(0, 0, 10, 10)), FillStyle()), fillRect(rect(0, 0, 10, 10), .red), at: CGPoint(x: 5, y: 0)),
            20, 20, background: nil)
        #expect(picture.alpha(4, 5) == 0)
        #expect(picture.alpha(5, 5) == 255)
        #expect(picture.alpha(10, 5) == 0)
        let moved = try draw(
            effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), fillRect(rect(0, 0, 2, 2), .red), at: CGPoint(x: 3, y: 1)),
            20, 20, background: nil)
        #expect(moved.alpha(6, 2) == 255)
        #expect(moved.alpha(5, 2) == 0)
        #expect(moved.alpha(9, 5) == 255)
        #expect(moved.alpha(10, 5) == 0)
    }

    // MARK: Frames on whole pixels

    @Test func framesAreMappedToWholePixels() throws {
        // 10.3...20.6 becomes 10...21, 5.5...7.4 becomes 6...7.
        let picture = try draw(fillRect(rect(10.3, 5.5, 10.3, 1.9), .black), 30, 12, background: nil)
        for y in 0..<12 {
            for x in 0..<30 { #expect(picture.alpha(x, y) == ((10..<21).contains(x) && y == 6 ? 255 : 0)) }
        }
    }

    @Test func neighboursStayNeighbours() throws {
        for scale in [1.0, 2, 3, 1.5] {
            let nodes = (0..<20).map { index in
                fillRect(rect(Double(index) * 3.7, 0, 3.7, 8.2), index % 2 == 0 ? .red : .blue)
            }
            let all = DisplayNode(.group(nodes.map { DisplayNode.Child(offset: CGPoint(x: 0.3, y: 0.2), node: $0) }))
            let picture = try draw(all, 74, 9, scale: scale, background: nil)
            for x in 1..<Int(73 * scale) {
                #expect(picture.alpha(x, 3) == 255)
                #expect(picture.red(x, 3) == 255 || picture.blue(x, 3) == 255)
            }
        }
    }

    @Test func turnedFramesAreNotSnapped() throws {
        let tiny = CGAffineTransform(a: 1, b: 0.001, c: -0.001, d: 1, tx: 0, ty: 0)
        let picture = try draw(effect(.transform(tiny), fillRect(rect(5.5, 5, 10, 10), .black)), 30, 30, background: nil)
        #expect((120...136).contains(picture.alpha(5, 10)))
    }

    @Test func strokesMoveButKeepTheirWidth() throws {
        let box = rect(3.3, 3.3, 14.1, 14.1)
        let stroke = DisplayItem.stroke(
            Path(box.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1), antialiased: true, .color(.black))
        let picture = try draw(node(stroke, frame: box), 24, 24, background: nil)
        #expect(picture.alpha(3, 10) == 255)
        #expect(picture.alpha(2, 10) == 0)
        #expect(picture.alpha(4, 10) == 0)
    }

    @Test func hairlinesDoNotVanish() throws {
        let picture = try draw(fillRect(rect(0, 5.1, 20, 0.33), .black), 20, 12, background: nil)
        #expect(picture.alpha(10, 5) == 255)
        #expect(picture.alpha(10, 4) == 0)
        #expect(picture.alpha(10, 6) == 0)
    }
}
