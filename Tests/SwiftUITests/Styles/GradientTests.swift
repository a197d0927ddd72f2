import Foundation
import MartletBase
import MartletDisplay
import SwiftUI
import Testing

/// Gradients as drawing gets them.
struct GradientTests {
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let environment = EnvironmentValues()

    func ramp(_ paint: Paint) -> PaintRamp? {
        switch paint {
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _, _), .angular(let ramp, _, _, _): ramp
        default: nil
        }
    }

    @Test func coloursAreSpreadEvenly() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func stopsAreSortedAndTiesKeepTheirOrder() throws {
        let gradient = Gradient(stops: [
            .init(color: .black, location: 1), .init(color: Color(white: 0.5), location: 0.5),
            .init(color: .white, location: 0.5), .init(color: .white, location: .nan),
        ])
        let ramp = try #require(gradient.ramp(in: environment))
        #expect(ramp.stops.map(\.location) == [0, 0.5, 0.5, 1])
        #expect(ramp.stops.map { $0.color.red } == [1, 0.5, 1, 0])
        #expect(ramp.space == .perceptual)
        #expect(gradient.colorSpace(.device).ramp(in: environment)?.space == .device)
    }

    @Test func noStopsDrawNothing() {
        let paint = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom).resolved(in: environment).paint(
            in: box)
        #expect(paint == .color(.clear))
    }

    @Test func linearFollowsTheBounds() {
        let style = LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
        let moved = box.offsetBy(dx: 10, dy: 20)
        guard case .linear(_, let start, let end) = style.resolved(in: environment).paint(in: moved) else {
            Issue.record("not linear")
            return
        }
        #expect(start == CGPoint(x: 10, y: 20))
        #expect(end == CGPoint(x: 210, y: 120))
    }

    @Test func radialIsInPoints() {
        let style = RadialGradient(colors: [.black, .white], center: .center, startRadius: 5, endRadius: 50)
        guard case .radial(_, let center, let r0, let r1, let scale) = style.resolved(in: environment).paint(in: box)
        else {
            Issue.record("not radial")
            return
        }
        #expect(center == CGPoint(x: 100, y: 50))
        #expect(r0 == 5 && r1 == 50)
        #expect(scale == CGSize(width: 1, height: 1))
    }

    @Test func ellipticalFollowsTheBounds() {
        let style = EllipticalGradient(colors: [.black, .white])
        guard case .radial(_, let center, let r0, let r1, let scale) = style.resolved(in: environment).paint(in: box)
        else {
            Issue.record("not radial")
            return
        }
        #expect(center == CGPoint(x: 100, y: 50))
        #expect(r0 == 0 && r1 == 0.5)
        #expect(scale == box.size)
        let flat = style.resolved(in: environment).paint(in: CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(flat == .color(.white))
    }

    @Test func angularTurns() {
        let turn = AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90))
        guard case .angular(_, _, let start, let end) = turn.resolved(in: environment).paint(in: box) else {
            Issue.record("not angular")
            return
        }
        #expect(abs(start - .pi / 2) < 1e-12 && abs(end - .pi * 2.5) < 1e-12)
    }

    @Test func dotSyntaxMakesTheSameStyles() {
        func same<S: ShapeStyle & Equatable>(_ a: S, _ b: S) -> Bool { a == b }
        let colors: [Color] = [.red, .blue]
        #expect(
            same(
                .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom),
                LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)))
        #expect(
            same(
                .radialGradient(Gradient(colors: colors), center: .center, startRadius: 0, endRadius: 9),
                RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)))
        #expect(
            same(
                .conicGradient(colors: colors, center: .center),
                AngularGradient(colors: colors, center: .center)))
        #expect(same(.ellipticalGradient(colors: colors), EllipticalGradient(colors: colors)))
    }

    @Test func aColoursGradientEndsInTheColour() throws {
        let paint = Color.red.gradient.resolved(in: environment).paint(in: box)
        let stops = try #require(ramp(paint)).stops
        #expect(stops.count == 2)
        #expect(ColorTests.bytes(stops[1].color) == [255, 56, 60, 255])
        #expect(stops[0].color.green > stops[1].color.green)
        guard case .linear(_, let start, let end) = paint else { return }
        #expect(start.y == 0 && end.y == 100)
    }

    @Test func opacityReachesEveryStop() throws {
        func resolved(_ style: some ShapeStyle) -> ResolvedStyle { style.resolved(in: environment) }
        let style = resolved(
            LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom).opacity(0.5))
        let stops = try #require(ramp(style.paint(in: box))).stops
        #expect(stops.allSatisfy { $0.color.alpha == 0.5 })
    }

    @Test func schemeReachesEveryStop() throws {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let style = LinearGradient(colors: [.red, .primary], startPoint: .top, endPoint: .bottom)
        let stops = try #require(ramp(style.resolved(in: dark).paint(in: box))).stops
        #expect(ColorTests.bytes(stops[0].color) == [255, 66, 69, 255])
        #expect(ColorTests.bytes(stops[1].color) == [255, 255, 255, 255])
    }

    @Test func anchoredStylesIgnoreTheShape() {
        let style = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            .in(CGRect(x: 10, y: 0, width: 20, height: 20))
        guard case .linear(_, let start, let end) = style.resolved(in: environment).paint(in: box) else {
            Issue.record("not linear")
            return
        }
        #expect(start == CGPoint(x: 10, y: 10) && end == CGPoint(x: 30, y: 10))
    }

    @Test func wildGeometryStaysFinite() {
        let style = LinearGradient(
            colors: [.black, .white], startPoint: UnitPoint(x: .nan, y: 0), endPoint: UnitPoint(x: .infinity, y: 1))
        guard case .linear(_, let start, let end) = style.resolved(in: environment).paint(in: box) else {
            Issue.record("not linear")
            return
        }
        #expect(start.x == 0 && end.x.isFinite)
    }
}
