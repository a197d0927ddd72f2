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

    /// Pixels touched and solid as measured from outside (rounded rectangle with radius 12, circle, capsule and ellipse in
    /// 100 x 60).
    @Test func shapesTouchTheMeasuredPixels() throws {
        let box = rect(0, 0, 100, 60)
        print("COUNT rounded", try count(rounded(box, 12)), try count(rounded(box, 12, .circular)), "5908 5808")
        print("COUNT circle", try count(Path(ellipseIn: rect(20, 0, 60, 60))), "2920 2716")
        print("COUNT capsule", try count(rounded(box, 30)), try count(rounded(box, 30, .circular)), "5316 5080")
        print("COUNT ellipse", try count(Path(ellipseIn: box)), "4848 4564")
    }

    @Test func turnedSquareHasTheMeasuredEdge() throws {
        let s = 0.5.squareRoot()
        let turn = CGAffineTransform(a: s, b: s, c: -s, d: s, tx: 6, ty: 6)
        let picture = try draw(
            effect(.transform(turn), fill(Path(rect(-3, -3, 6, 6)), .black)), 12, 12, background: nil)
        for y in 0..<12 { print((0..<12).map { String(picture.alpha($0, y), radix: 16) }.joined(separator: " ")) }
    }
}
