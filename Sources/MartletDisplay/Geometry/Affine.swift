import Foundation
import MartletBase

/// The drawing passes' own affine map, in plain `Double`: `(x, y)` becomes `(a x + c y + tx, b x + d y + ty)`.
@usableFromInline package struct Affine: Hashable, Sendable {
    @usableFromInline package var a: Double
    @usableFromInline package var b: Double
    @usableFromInline package var c: Double
    @usableFromInline package var d: Double
    @usableFromInline package var tx: Double
    @usableFromInline package var ty: Double

    @inlinable
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
    }

    @inlinable package static var identity: Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    @inlinable package static func scale(_ s: Double) -> Affine { Affine(a: s, b: 0, c: 0, d: s, tx: 0, ty: 0) }

    @inlinable
    package func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// The map that first applies `inner`, then this one.
    @inlinable
    package func after(_ inner: Affine) -> Affine {
        Affine(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    /// The map that first moves by `(x, y)`, then applies this one.
    @inlinable
    package func movingFirst(_ x: Double, _ y: Double) -> Affine {
        var map = self
        map.tx = a * x + c * y + tx
        map.ty = b * x + d * y + ty
        return map
    }

    @inlinable package var determinant: Double { a * d - b * c }
    @inlinable package var isAxisAligned: Bool { b == 0 && c == 0 }
    /// A translation and a positive scale of each axis.
    @inlinable package var isPositiveScale: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
    @inlinable package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
    /// The side of the square that a unit square becomes in area.
    @inlinable package var meanScale: Double { determinant.magnitude.squareRoot() }

    /// How far a circle of radius 1 reaches along x and along y once mapped.
    @inlinable package var reach: (x: Double, y: Double) {
        ((a * a + c * c).squareRoot(), (b * b + d * d).squareRoot())
    }

    /// The inverse map; nil when there is none or it is out of range.
    @inlinable package var inverse: Affine? {
        let det = determinant
        guard det != 0, det.isFinite else { return nil }
        let r = 1 / det
        let map = Affine(
            a: d * r, b: -b * r, c: -c * r, d: a * r, tx: (c * ty - d * tx) * r, ty: (b * tx - a * ty) * r)
        return map.isFinite ? map : nil
    }
}
