import Foundation
import MartletBase
import Testing

@Suite struct GeometryValueTests {
    @Test func angles() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle.radians(.pi / 2).degrees == 90)
        #expect(Angle() == .zero)
        #expect(Angle(degrees: 10) < Angle(degrees: 370))
        var angle = Angle.degrees(30) + .degrees(60) * 2 - .degrees(90) / 3
        #expect(abs(angle.degrees - 120) < 1e-12)
        angle.degrees = -45
        #expect((-angle).degrees == 45)
        angle += .degrees(45)
        #expect(angle == .zero)
        // The measured datum of a right angle.
        #expect(abs(Angle.degrees(90).animatableData - 201.06) < 0.01)
        angle.animatableData = 128
        #expect(angle.radians == 1)
        #expect(Set([Angle.zero, .degrees(0), .degrees(1)]).count == 2)
    }

    @Test func unitPoints() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint.topLeading == .zero)
        let all: [(UnitPoint, CGFloat, CGFloat)] = [
            (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.topTrailing, 1, 0),
            (.bottomLeading, 0, 1),
        ]
        for (point, x, y) in all { #expect(point.x == x && point.y == y) }
        var point = UnitPoint.center
        point.animatableData = point.animatableData + UnitPoint.trailing.animatableData
        #expect(point == UnitPoint(x: 1.5, y: 1))
    }

    @Test func edges() {
        #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set.all.rawValue == 15)
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set(.top).union(Edge.Set(.bottom)) == .vertical)
        #expect(Edge.Set.vertical.contains(Edge.top) && !Edge.Set.vertical.contains(Edge.leading))
        #expect(Edge(rawValue: 2) == .bottom)
        #expect(HorizontalEdge.Set.all == [.leading, .trailing])
        #expect(VerticalEdge.Set(.bottom) == .bottom)
        #expect(HorizontalEdge.allCases.count == 2 && VerticalEdge.allCases.count == 2)
    }

    @Test func axes() {
        #expect(Axis.allCases == [.horizontal, .vertical])
        #expect("\(Axis.vertical)" == "vertical")
        let both: Axis.Set = [.horizontal, .vertical]
        #expect(both.contains(Axis.horizontal) && both.rawValue == 3)
        #expect(!Axis.Set.horizontal.contains(Axis.vertical))
        #expect(Axis.horizontal.crossed == .vertical)
    }

    @Test func insets() {
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.horizontal == 6 && insets.vertical == 4)
        insets.animatableData = insets.animatableData.scaled(by: 2)
        #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        #expect(EdgeInsets(5, edges: .vertical) == EdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0))
        #expect(EdgeInsets() == EdgeInsets(0))
    }
}
