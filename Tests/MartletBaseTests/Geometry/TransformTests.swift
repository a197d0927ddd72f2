import Foundation
import MartletBase
import Testing

@Suite struct TransformTests {
    static func close(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    static func random(_ numbers: inout TestNumbers) -> CGAffineTransform {
        CGAffineTransform(
            a: numbers.number(-2...2), b: numbers.number(-2...2), c: numbers.number(-2...2), d: numbers.number(-2...2),
            tx: numbers.number(-50...50), ty: numbers.number(-50...50))
    }

    @Test func mapsPoints() {
        let p = CGPoint(x: 3, y: 4)
        #expect(p.applying(.identity) == p)
        #expect(p.applying(CGAffineTransform(translationX: 10, y: -1)) == CGPoint(x: 13, y: 3))
        #expect(p.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -4))
        // A quarter turn brings x to y: clockwise on screen.
        #expect(
            Self.close(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
        #expect(
            CGSize(width: 3, height: 4).applying(CGAffineTransform(2, 0, 0, 3, 100, 100))
                == CGSize(width: 6, height: 12))
    }

    @Test func orderOfSteps() {
        let p = CGPoint(x: 1, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let shift = CGAffineTransform(translationX: 10, y: 0)
        #expect(p.applying(scale.concatenating(shift)) == CGPoint(x: 12, y: 0))
        #expect(p.applying(shift.concatenating(scale)) == CGPoint(x: 22, y: 0))
        // The methods put their step before what the transform does already.
        #expect(p.applying(shift.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 0))
        #expect(p.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 0))
        #expect(Self.close(p.applying(shift.rotated(by: .pi / 2)), CGPoint(x: 10, y: 1)))
    }

    @Test func inverseUndoes() {
        var numbers = TestNumbers(seed: 1)
        for _ in 0..<200 {
            let t = Self.random(&numbers)
            guard abs(t.determinant) > 0.01 else { continue }
            let p = CGPoint(x: numbers.number(-9...9), y: numbers.number(-9...9))
            #expect(Self.close(p.applying(t).applying(t.inverted()), p))
            let both = t.concatenating(t.inverted())
            #expect(abs(both.a - 1) + abs(both.d - 1) + abs(both.tx) + abs(both.ty) < 1e-9)
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!flat.isIdentity)
    }

    @Test func rectanglesBecomeTheirBox() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -10, y: 0, width: 10, height: 40))
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(Self.close(turned.origin, CGPoint(x: -20, y: 0)))
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(translationX: 2, y: 2)).isInfinite)
    }

    @Test func codesAsSixNumbers() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(t)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
        let vector = CGVector(dx: 1, dy: -2)
        #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
    }

    @Test func largestScale() {
        #expect(CGAffineTransform(scaleX: 3, y: -5).maximumScale == 5)
        #expect(abs(CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 1).maximumScale - 2) < 1e-12)
        #expect(CGAffineTransform(scaleX: 0, y: 0).maximumScale == 0)
    }

    @Test func projection() {
        var identity = ProjectionTransform()
        #expect(identity.isIdentity && identity.isAffine)
        let hasInverse = identity.invert()
        #expect(hasInverse && identity.isIdentity)
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
        let p = ProjectionTransform(t)
        #expect(p.isAffine && !p.isIdentity)
        #expect(p.affine == t)
        #expect(p.inverted().affine.a == t.inverted().a)
        let u = CGAffineTransform(rotationAngle: 1)
        #expect(p.concatenating(ProjectionTransform(u)).affine == t.concatenating(u))
        #expect(Self.close(p.map(CGPoint(x: 1, y: 1))!, CGPoint(x: 1, y: 1).applying(t)))
        var perspective = p
        perspective.m13 = 0.001
        perspective.m23 = -0.002
        #expect(!perspective.isAffine)
        let there = perspective.map(CGPoint(x: 20, y: 30))!
        #expect(Self.close(perspective.inverted().map(there)!, CGPoint(x: 20, y: 30)))
        let product = perspective.concatenating(perspective.inverted())
        #expect(abs(product.m11 - 1) + abs(product.m22 - 1) + abs(product.m33 - 1) < 1e-9)
        #expect(abs(product.m13) + abs(product.m23) + abs(product.m31) < 1e-9)
        #expect(perspective.map(CGPoint(x: -1000, y: 30)) == nil)
        var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
        let isInverted = singular.invert()
        #expect(!isInverted)
        #expect(singular.inverted() == singular)
    }
}
