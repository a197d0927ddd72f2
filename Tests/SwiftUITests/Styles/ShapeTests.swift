import Foundation
import SwiftUI
import Testing

/// A user's shape, as tutorials write it.
struct Wedge: Shape {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * progress, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct ShapeTests {
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func sizes() {
        let wide = ProposedViewSize(width: 300, height: 40)
        let none = ProposedViewSize(width: nil, height: nil)
        #expect(Circle().sizeThatFits(wide) == CGSize(width: 40, height: 40))
        #expect(Circle().sizeThatFits(none) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
        #expect(Capsule().sizeThatFits(wide) == CGSize(width: 300, height: 40))
        #expect(
            Wedge(progress: 1).sizeThatFits(ProposedViewSize(width: nil, height: 7)) == CGSize(width: 10, height: 7))
        #expect(Path().sizeThatFits(none) == CGSize(width: 10, height: 10))
        // Trimming and stroking keep the base shape's layout; the rest takes the whole proposal.
        #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(wide) == CGSize(width: 40, height: 40))
        #expect(Circle().stroke(lineWidth: 3).sizeThatFits(wide) == CGSize(width: 40, height: 40))
        #expect(AnyShape(Circle()).sizeThatFits(wide) == CGSize(width: 40, height: 40))
        #expect(Circle().offset(x: 1).sizeThatFits(wide) == CGSize(width: 300, height: 40))
        #expect(Circle().inset(by: 1).sizeThatFits(wide) == CGSize(width: 300, height: 40))
        #expect(Circle().rotation(.degrees(1)).sizeThatFits(wide) == CGSize(width: 300, height: 40))
    }

    @Test func mirroring() {
        let path = Wedge(progress: 1).path(in: box, direction: .rightToLeft)
        #expect(path.description == "100 0 m 0 0 l 100 60 l h")
        #expect(Wedge(progress: 1).path(in: box, direction: .leftToRight).description == "0 0 m 100 0 l 0 60 l h")
        #expect(Rectangle().path(in: box, direction: .rightToLeft).description == Rectangle().path(in: box).description)
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular)
        let mirrored = uneven.path(in: box, direction: .rightToLeft)
        #expect(mirrored.contains(CGPoint(x: 1, y: 1)))
        #expect(!mirrored.contains(CGPoint(x: 99, y: 1)))
    }

    @Test func transforms() {
        #expect(Rectangle().offset(x: 5, y: -2).path(in: box).boundingRect == box.offsetBy(dx: 5, dy: -2))
        #expect(
            Rectangle().offset(CGPoint(x: 1, y: 1)).offset(CGSize(width: 1, height: 1)).path(in: box).boundingRect
                == box.offsetBy(dx: 2, dy: 2))
        #expect(Rectangle().scale(0.5).path(in: box).boundingRect == CGRect(x: 25, y: 15, width: 50, height: 30))
        #expect(
            Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: box).boundingRect
                == CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(
            Rectangle().size(width: 40, height: 20, anchor: .center).path(in: box).boundingRect
                == CGRect(x: 30, y: 20, width: 40, height: 20))
        #expect(Circle().trim(from: 0.5, to: 0.5).path(in: box).isEmpty)
    }

    @Test func insets() {
        #expect(Rectangle().inset(by: 10).path(in: box).boundingRect == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(Rectangle().inset(by: -10).path(in: box).boundingRect == CGRect(x: -10, y: -10, width: 120, height: 80))
        let past = Rectangle().inset(by: 40).path(in: box).boundingRect
        #expect(past.width == 20 && past.height == 0)
        #expect(
            Circle().offset(x: 5).inset(by: 5).path(in: box).boundingRect == CGRect(x: 30, y: 5, width: 50, height: 50))
    }

    @Test func animatableData() {
        var shape = Wedge(progress: 0).offset(x: 10)
        shape.animatableData = shape.animatableData.interpolated(
            towards: Wedge(progress: 1).offset(x: 20).animatableData, amount: 0.5)
        #expect(shape.shape.progress == 0.5)
        #expect(shape.offset.width == 15)
        var rounded = RoundedRectangle(cornerRadius: 10)
        rounded.animatableData = AnimatablePair(4, 4)
        #expect(rounded.cornerSize == CGSize(width: 4, height: 4))
    }

    @Test func hiddenShapesAnimateWithinTheirType() {
        var shape = AnyShape(Wedge(progress: 0))
        let end = AnyShape(Wedge(progress: 1)).animatableData
        shape.animatableData = shape.animatableData.interpolated(towards: end, amount: 0.25)
        #expect(shape.path(in: box).description == "0 0 m 25 0 l 0 60 l h")
        var other = AnyShape(RoundedRectangle(cornerRadius: 10))
        let before = other.path(in: box)
        other.animatableData = end
        #expect(other.path(in: box) == before)
        #expect(end - end == .zero)
    }

    @Test func roles() {
        #expect(Rectangle.role == .fill)
        #expect(OffsetShape<Rectangle>.role == .fill)
    }

    @Test func dotSyntax() {
        func path<S: Shape>(_ shape: S) -> String { shape.path(in: box).description }
        #expect(path(.rect) == path(Rectangle()))
        #expect(path(.rect(cornerRadius: 8)) == path(RoundedRectangle(cornerRadius: 8)))
        #expect(path(.capsule) == path(Capsule()))
        #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
        #expect(path(.circle) == path(Circle()))
        #expect(path(.ellipse) == path(Ellipse()))
        #expect(path(.rect(topLeadingRadius: 4)) == path(UnevenRoundedRectangle(topLeadingRadius: 4)))
    }

    @Test func oddRectanglesDoNotTrap() {
        for rect in [CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
            _ = Circle().path(in: rect)
            _ = Capsule().path(in: rect)
            _ = RoundedRectangle(cornerRadius: .infinity).path(in: rect)
            _ = UnevenRoundedRectangle(topLeadingRadius: .nan).inset(by: .nan).path(in: rect)
            _ = Rectangle().rotation(.degrees(.nan)).path(in: rect)
            _ = Circle().trim(from: .nan, to: .nan).path(in: rect)
        }
    }
}
