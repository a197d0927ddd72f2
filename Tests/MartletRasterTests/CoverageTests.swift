import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

/// How much of each pixel a shape covers.
@Suite struct CoverageTests {
    private func count(_ path: Path) throws -> (touched: Int, solid: Int) {
        let picture = try draw(fill(path, .black), 100, 60, background: nil)
        var touched = 0
        var solid = 0
        for y in 0..<60 {
            for x in 0..<100 {
                if picture.alpha(x, y) > 0 { touched += 1 }
                if picture.alpha(x, y) == 255 { solid += 1 }
            }
        }
        return (touched, solid)
    }

    /// Pixels touched and solid, against counts measured from outside on Apple's rasteriser.
    ///
    /// The counts of touched pixels agree within 8 and those of solid ones within 22 (of some 5,000). What differs are pixels
    /// with less than 1/256 or more than 255/256 of their area covered, by exact area: a rasteriser that samples counts
    /// some of those as empty or full. Finer flattening changes nothing (tried down to 1/1024 pixel).
    @Test(arguments: [
        (rounded(rect(0, 0, 100, 60), 12), 5908, 5808), (Path(ellipseIn: rect(20, 0, 60, 60)), 2920, 2716),
        (rounded(rect(0, 0, 100, 60), 30), 5316, 5080), (Path(ellipseIn: rect(0, 0, 100, 60)), 4848, 4564),
    ])
    func shapesTouchTheMeasuredPixels(path: Path, touched: Int, solid: Int) throws {
        let found = try count(path)
        #expect(abs(found.touched - touched) <= 8)
        #expect(abs(found.solid - solid) <= 22)
    }

    @Test func turnedSquareHasTheMeasuredEdge() throws {
        let s = 0.5.squareRoot()
        let turn = CGAffineTransform(a: s, b: s, c: -s, d: s, tx: 6, ty: 6)
        let picture = try draw(
            effect(.transform(turn), fill(Path(rect(-3, -3, 6, 6)), .black)), 12, 12, background: nil)
        for (x, y) in [(5, 1), (6, 1), (4, 2), (10, 6), (1, 5), (5, 10)] { #expect(picture.alpha(x, y) == 0x07) }
        for (x, y) in [(5, 2), (6, 2), (4, 3), (9, 6), (2, 5), (6, 9)] { #expect(picture.alpha(x, y) == 0xB6) }
        #expect(picture.alpha(5, 5) == 255)
        #expect(picture.alpha(1, 1) == 0)
    }

    @Test func rectangleOnWholePixelsIsSharp() throws {
        let picture = try draw(fill(Path(rect(2, 1, 3, 2)), .black), 8, 5, background: nil)
        for y in 0..<5 {
            for x in 0..<8 {
                #expect(picture[x, y] == ((2..<5).contains(x) && (1..<3).contains(y) ? 0xFF00_0000 : 0))
            }
        }
    }

    @Test func fractionsOfPixelsBecomeCoverage() throws {
        let picture = try draw(fill(Path(rect(1.25, 1.5, 2, 1)), .black), 5, 4, background: nil)
        #expect(picture.alpha(1, 1) == 96)
        #expect(picture.alpha(2, 1) == 128)
        #expect(picture.alpha(3, 1) == 32)
        #expect(picture.alpha(1, 2) == 96)
        #expect(picture.alpha(0, 1) == 0)
    }

    @Test func pentagramIsHollowOnlyWhenEvenOdd() throws {
        var star = Path()
        // Every second of five points on a circle.
        let points = [(50.0, 5.0), (76.45, 86.41), (7.2, 36.09), (92.8, 36.09), (23.55, 86.41)]
        star.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        star.closeSubpath()
        let full = try draw(fill(star, .black), 100, 100, background: nil)
        let hollow = try draw(fill(star, .black, style: FillStyle(eoFill: true)), 100, 100, background: nil)
        #expect(full.alpha(50, 50) == 255)
        #expect(hollow.alpha(50, 50) == 0)
        #expect(full.alpha(50, 20) == 255)
        #expect(hollow.alpha(50, 20) == 255)
    }

    @Test func aliasedEdgesAreAllOrNothing() throws {
        let picture = try draw(
            fill(circle(10, 10, 8.3), .black, style: FillStyle(antialiased: false)), 20, 20, background: nil)
        var solid = 0
        for y in 0..<20 {
            for x in 0..<20 {
                #expect(picture.alpha(x, y) == 0 || picture.alpha(x, y) == 255)
                if picture.alpha(x, y) == 255 { solid += 1 }
            }
        }
        #expect(abs(Double(solid) - 3.14159 * 8.3 * 8.3) < 10)
    }

    @Test func openSubpathsFillAsClosed() throws {
        var open = Path()
        open.move(to: CGPoint(x: 1, y: 1))
        open.addLine(to: CGPoint(x: 9, y: 1))
        open.addLine(to: CGPoint(x: 9, y: 9))
        var closed = open
        closed.closeSubpath()
        #expect(try draw(fill(open, .black), 10, 10) == draw(fill(closed, .black), 10, 10))
    }

    /// The bands of a shape with more cells than fit at once join without a seam.
    @Test func largeShapesHaveNoSeams() throws {
        let picture = try draw(fill(circle(700, 700, 690.5), .black), 1400, 1400, background: nil)
        for y in 100..<1300 { #expect(picture.alpha(700, y) == 255) }
        let half = try draw(fill(circle(700, 700, 690.5), RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)), 1400, 1400)
        for y in 100..<1300 { #expect(half.red(700, y) == 127) }
    }

    /// A shape that goes far over every edge covers what lies inside.
    @Test func shapesAreCutAtTheEdges() throws {
        let picture = try draw(fill(circle(20, 20, 4000), .black), 40, 40, background: nil)
        for y in 0..<40 { for x in 0..<40 { #expect(picture.alpha(x, y) == 255) } }
        var triangle = Path()
        triangle.addLines([CGPoint(x: -100, y: -100), CGPoint(x: 200, y: -100), CGPoint(x: -100, y: 200)])
        let corner = try draw(fill(triangle, .black), 100, 100, background: nil)
        #expect(corner.alpha(49, 49) == 255)
        #expect(corner.alpha(50, 49) == 128)
        #expect(corner.alpha(60, 60) == 0)
    }

    /// A stroke is the shape of the same width filled: circle, and the two outlines of a rectangle.
    @Test func strokesAreFilledOutlines() throws {
        var ring = circle(20, 20, 12)
        ring.addPath(circle(20, 20, 8))
        let stroked = try draw(
            node(.stroke(circle(20, 20, 10), StrokeStyle(lineWidth: 4), antialiased: true, .color(.black))), 40, 40)
        let filled = try draw(fill(ring, .black, style: FillStyle(eoFill: true)), 40, 40)
        #expect(stroked.difference(filled) <= 3)
        let none = try draw(
            node(.stroke(circle(20, 20, 10), StrokeStyle(lineWidth: 0), antialiased: true, .color(.black))), 40, 40)
        #expect(none.red(20, 10) == 255)
        let dashed = try draw(
            node(
                .stroke(
                    Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 60, y: 5)]) },
                    StrokeStyle(lineWidth: 2, dash: [10, 10]), antialiased: true, .color(.black))), 60, 10)
        for x in 0..<60 { #expect(dashed.red(x, 5) == (x / 10 % 2 == 0 ? 0 : 255)) }
    }
}
