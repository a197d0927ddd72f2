import Foundation
import MartletBase
import MartletDisplay
import Testing

@testable import MartletRaster

/// Gradients against samples measured from outside, and at their edges.
@Suite struct GradientTests {
    private func linear(
        _ ramp: PaintRamp, _ width: Double, _ height: Double, from: (Double, Double), to: (Double, Double)
    ) throws -> PixelBuffer {
        let paint = Paint.linear(
            ramp, start: CGPoint(x: from.0, y: from.1), end: CGPoint(x: to.0, y: to.1))
        return try draw(node(.fill(Path(rect(0, 0, width, height)), FillStyle(), paint)), width, height)
    }

    private func near(_ found: [Int], _ wanted: [Int], by most: Int = 1) -> Bool {
        zip(found, wanted).allSatisfy { abs($0 - $1) <= most }
    }

    @Test func redToBlueHasTheMeasuredSamples() throws {
        let picture = try linear(ramp(.red, .blue), 2000, 4, from: (0, 0), to: (2000, 0))
        #expect(near(picture.rgb(500, 1), [197, 74, 109]))
        #expect(near(picture.rgb(1000, 1), [140, 83, 162]))
        #expect(near(picture.rgb(1500, 1), [82, 72, 209]))
    }

    @Test func blackToWhiteHasTheMeasuredSamples() throws {
        let picture = try linear(ramp(.black, .white), 101, 4, from: (0, 0), to: (101, 0))
        for (x, value) in [(10, 4), (25, 34), (50, 99), (75, 172), (90, 220)] {
            #expect(abs(picture.red(x, 2) - value) <= 1)
        }
    }

    /// Lines of one colour are perpendicular to the gradient in points, not in unit coordinates.
    @Test func diagonalIsPerpendicularInPoints() throws {
        let picture = try linear(ramp(.black, .white), 200, 100, from: (0, 0), to: (200, 100))
        #expect(abs(picture.red(100, 0) - 73) <= 1)
        #expect(abs(picture.red(0, 50) - 3) <= 1)
    }

    @Test func blueToYellowIsMixedInOklab() throws {
        let picture = try linear(
            ramp(RGBA(hex: 0x007AFF), RGBA(hex: 0xFFCC00)), 100, 4, from: (0, 0), to: (100, 0))
        #expect(near(picture.rgb(51, 1), [153, 176, 178], by: 3))
    }

    @Test func equalPointsGiveTheLastColor() throws {
        let picture = try linear(ramp(.red, .blue), 10, 10, from: (5, 5), to: (5, 5))
        #expect(picture.rgb(0, 0) == [0, 0, 255])
        #expect(picture.rgb(9, 9) == [0, 0, 255])
    }

    @Test func colorsArePaddedBeyondTheEnds() throws {
        let picture = try linear(ramp(.red, .blue), 100, 4, from: (40, 0), to: (60, 0))
        #expect(picture.rgb(0, 0) == [255, 0, 0])
        #expect(picture.rgb(39, 3) == [255, 0, 0])
        #expect(picture.rgb(60, 0) == [0, 0, 255])
        #expect(picture.rgb(99, 3) == [0, 0, 255])
    }

    @Test func veryShortAndReversedGradients() throws {
        let short = try linear(ramp(.red, .blue), 1000, 4, from: (500, 0), to: (500.001, 0))
        #expect(short.rgb(499, 0) == [255, 0, 0])
        #expect(short.rgb(500, 0) == [0, 0, 255])
        let reversed = try linear(ramp(.blue, .red), 200, 4, from: (200, 0), to: (0, 0))
        let forwards = try linear(ramp(.red, .blue), 200, 4, from: (0, 0), to: (200, 0))
        #expect(reversed.difference(forwards) <= 1)
    }

    @Test func twoStopsAtOnePlaceMakeAHardEdge() throws {
        let stops = [
            PaintStop(color: .red, location: 0), PaintStop(color: .red, location: 0.5),
            PaintStop(color: .blue, location: 0.5), PaintStop(color: .blue, location: 1),
        ]
        for width in [10.0, 100, 1000, 3000] {
            let picture = try linear(PaintRamp(stops: stops), width, 2, from: (0, 0), to: (width, 0))
            let middle = Int(width / 2)
            #expect(picture.rgb(middle - 1, 0) == [255, 0, 0])
            #expect(picture.rgb(middle, 0) == [0, 0, 255])
        }
    }

    @Test func unsortedStopsAreSorted() throws {
        let stops = [
            PaintStop(color: .blue, location: 1), PaintStop(color: .red, location: 0),
            PaintStop(color: .green, location: 0.5),
        ]
        let sorted = [stops[1], stops[2], stops[0]]
        let a = try linear(PaintRamp(stops: stops), 50, 2, from: (0, 0), to: (50, 0))
        let b = try linear(PaintRamp(stops: sorted), 50, 2, from: (0, 0), to: (50, 0))
        #expect(a == b)
    }

    @Test func fadingKeepsTheColor() throws {
        let clearRed = RGBA(red: 1, green: 0, blue: 0, alpha: 0)
        let paint = Paint.linear(ramp(.red, clearRed), start: .zero, end: CGPoint(x: 100, y: 0))
        let picture = try draw(node(.fill(Path(rect(0, 0, 100, 2)), FillStyle(), paint)), 100, 2, background: nil)
        for x in 0..<100 {
            #expect(abs(picture.alpha(x, 0) - Int(255 - 255 * (Double(x) + 0.5) / 100)) <= 1)
            #expect(picture.red(x, 0) == picture.alpha(x, 0))
            #expect(picture.green(x, 0) == 0)
        }
    }

    /// A turned item takes its gradient along.
    @Test func transformsTurnTheGradient() throws {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
        let paint = Paint.linear(ramp(.red, .blue), start: .zero, end: CGPoint(x: 100, y: 0))
        let item = node(.fill(Path(rect(0, 0, 100, 100)), FillStyle(), paint))
        let turned = try draw(effect(.transform(quarter), item), 100, 100)
        let plain = try draw(item, 100, 100)
        for place in stride(from: 0, to: 100, by: 9) {
            #expect(near(turned.rgb(50, place), plain.rgb(place, 50)))
        }
    }

    @Test func radialIsACircleOfItsRadii() throws {
        let paint = Paint.radial(
            ramp(.black, .white), center: CGPoint(x: 100, y: 50), startRadius: 10, endRadius: 40,
            radiusScale: CGSize(width: 1, height: 1))
        let picture = try draw(node(.fill(Path(rect(0, 0, 200, 100)), FillStyle(), paint)), 200, 100)
        #expect(picture.red(100, 50) == 0)
        #expect(picture.red(108, 50) == 0)
        #expect(abs(picture.red(125, 50) - 104) <= 2)
        #expect(picture.red(125, 50) == picture.red(74, 49))
        #expect(abs(picture.red(125, 50) - picture.red(100, 75)) <= 2)
        #expect(picture.red(145, 50) == 255)
        #expect(picture.red(0, 0) == 255)
        let wide = Paint.radial(
            ramp(.black, .white), center: CGPoint(x: 100, y: 50), startRadius: 0, endRadius: 40,
            radiusScale: CGSize(width: 2, height: 1))
        let ellipse = try draw(node(.fill(Path(rect(0, 0, 200, 100)), FillStyle(), wide)), 200, 100)
        #expect(abs(ellipse.red(139, 50) - ellipse.red(100, 69)) <= 6)
    }

    @Test func angularGoesClockwiseFromTheRight() throws {
        let yellow = RGBA(red: 1, green: 1, blue: 0)
        let paint = Paint.angular(
            ramp(.red, yellow, .green, .blue, .red), center: CGPoint(x: 50, y: 50), startAngle: 0,
            endAngle: 2 * Double.pi)
        let picture = try draw(node(.fill(Path(rect(0, 0, 100, 100)), FillStyle(), paint)), 100, 100)
        #expect(near(picture.rgb(99, 50), [255, 0, 0], by: 12))
        #expect(near(picture.rgb(50, 99), [255, 255, 0], by: 12))
        #expect(near(picture.rgb(0, 50), [0, 255, 0], by: 20))
        #expect(near(picture.rgb(50, 0), [0, 0, 255], by: 16))
        // A gap: its first half takes the last colour, its second the first.
        let part = Paint.angular(
            ramp(.red, .blue), center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: Double.pi)
        let half = try draw(node(.fill(Path(rect(0, 0, 100, 100)), FillStyle(), part)), 100, 100)
        #expect(half.rgb(10, 40) == [0, 0, 255])
        #expect(half.rgb(90, 40) == [255, 0, 0])
    }

    @Test func gradientsWithoutStopsDrawNothing() throws {
        let paint = Paint.linear(PaintRamp(stops: []), start: .zero, end: CGPoint(x: 10, y: 0))
        let picture = try draw(node(.fill(Path(rect(0, 0, 10, 10)), FillStyle(), paint)), 10, 10)
        #expect(picture.rgb(5, 5) == [255, 255, 255])
    }
}
