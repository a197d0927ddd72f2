import Foundation
import MartletBase
import Testing

@Suite struct CGPathTests {
    @Test func buildsLikePath() {
        let object = CGMutablePath()
        object.move(to: CGPoint(x: 1, y: 1))
        object.addLine(to: CGPoint(x: 5, y: 1), transform: CGAffineTransform(translationX: 1, y: 0))
        object.addQuadCurve(to: CGPoint(x: 0, y: 9), control: CGPoint(x: 9, y: 9))
        object.closeSubpath()
        #expect(object.description == "1 1 m 6 1 l 9 9 0 9 q h")
        #expect(Path(object).cgPath == object)
        let copy = object.copy()
        object.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(copy != object)
        #expect(object.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(object.boundingBoxOfPath.width < 9)
        let changed = object.mutableCopy()
        changed?.addEllipse(in: CGRect(x: 20, y: 0, width: 5, height: 5))
        #expect(changed != nil && changed != object)
    }

    @Test func shapes() {
        var shift = CGAffineTransform(translationX: 5, y: 5)
        #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).description.hasPrefix("0 0 m"))
        #expect(
            CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &shift).boundingBoxOfPath.minX == 5)
        let rounded = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 4, cornerHeight: 4, transform: nil)
        #expect(!rounded.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(rounded.contains(CGPoint(x: 5.5, y: 5.5), transform: shift) == false)
        #expect(rounded.contains(CGPoint(x: 15, y: 15), using: .evenOdd, transform: shift))
        let stroke = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(stroke.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(CGMutablePath().isEmpty && CGMutablePath().currentPoint == .zero)
    }
}
