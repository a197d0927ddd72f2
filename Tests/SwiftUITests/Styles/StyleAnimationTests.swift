import Foundation
import MartletBase
import MartletDisplay
import SwiftUI
import Testing

/// Values between two styles and between two shapes.
struct StyleAnimationTests {
    let red = RGBA(red: 1, green: 0, blue: 0), blue = RGBA(red: 0, green: 0, blue: 1)

    @Test func coloursMoveAsGradientsMix() {
        let half = ResolvedStyle.color(red).interpolated(towards: .color(blue), amount: 0.5)
        guard case .color(let color) = half else {
            Issue.record("not a colour")
            return
        }
        // Measured in gradients, which mix in the same space.
        #expect(zip(ColorTests.bytes(color), [140, 83, 162, 255]).allSatisfy { abs($0 - $1) <= 1 })
        #expect(ResolvedStyle.color(red).interpolated(towards: .color(blue), amount: 0) == .color(red))
        guard case .color(let end) = ResolvedStyle.color(red).interpolated(towards: .color(blue), amount: 1) else {
            return
        }
        #expect(ColorTests.bytes(end) == [0, 0, 255, 255])
    }

    @Test func fadingKeepsTheHue() {
        let half = red.animated(towards: .clear, amount: 0.5)
        #expect(ColorTests.bytes(half) == [255, 0, 0, 128])
        #expect(ColorTests.bytes(RGBA.clear.animated(towards: blue, amount: 0.25)) == [0, 0, 255, 64])
        #expect(red.animated(towards: .clear, amount: 1.5).alpha == 0)
    }

    @Test func gradientsMoveStopByStop() {
        func ramp(_ color: RGBA, _ location: Double) -> ResolvedStyle {
            .ramp(
                PaintRamp(stops: [
                    PaintStop(color: .black, location: 0), PaintStop(color: color, location: location),
                ]), .linear(start: .top, end: UnitPoint(x: 0.5, y: location)))
        }
        guard
            case .ramp(let half, .linear(_, let end)) = ramp(red, 0.5).interpolated(towards: ramp(red, 1), amount: 0.5)
        else {
            Issue.record("not a gradient")
            return
        }
        #expect(half.stops[1].location == 0.75 && end.y == 0.75)
        guard case .ramp(let past, _) = ramp(red, 1).interpolated(towards: ramp(red, 0.1), amount: 1.5) else { return }
        #expect(past.stops[1].location >= past.stops[0].location)
    }

    @Test func coloursBecomeGradients() {
        let target = ResolvedStyle.ramp(
            PaintRamp(stops: [PaintStop(color: .black, location: 0), PaintStop(color: blue, location: 1)]),
            .linear(start: .top, end: .bottom))
        guard case .ramp(let half, _) = ResolvedStyle.color(blue).interpolated(towards: target, amount: 0.5) else {
            Issue.record("not a gradient")
            return
        }
        #expect(half.stops[0].color != .black && half.stops[0].color != blue)
        #expect(ColorTests.bytes(half.stops[1].color) == [0, 0, 255, 255])
    }

    @Test func shapesAndLinesMove() throws {
        func leaf(_ progress: Double, _ width: CGFloat, _ color: RGBA) -> ShapeLeaf<Wedge> {
            ShapeLeaf(
                shape: Wedge(progress: progress),
                layers: [
                    ShapeLayer(kind: .stroke(StrokeStyle(lineWidth: width), antialiased: true), style: .color(color))
                ],
                direction: .leftToRight, takesProposal: false)
        }
        let half = leaf(0, 2, red).interpolated(towards: leaf(1, 4, red), amount: 0.5)
        #expect(half.shape.progress == 0.5)
        guard case .stroke(let line, _) = half.layers[0].kind else { return }
        #expect(line.lineWidth == 3)
        #expect(half.hasSameDrawing(as: half))
        #expect(!half.hasSameDrawing(as: leaf(0, 2, red)))
        #expect(!half.hasSameLayout(as: leaf(0, 2, red)))
    }
}
