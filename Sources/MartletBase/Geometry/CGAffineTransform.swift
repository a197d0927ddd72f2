import Foundation

/// A two-dimensional affine map: a point `(x, y)` becomes `(a x + c y + tx, b x + d y + ty)`.
///
/// Use it to move, scale, turn or shear points, rectangles and paths. Points are row vectors, so `t1.concatenating(t2)`
/// applies `t1` first. With y pointing down, positive angles turn clockwise on screen. (Documented.)
public struct CGAffineTransform: Hashable, Sendable {
    /// What x gives to x.
    public var a: CGFloat
    /// What x gives to y.
    public var b: CGFloat
    /// What y gives to x.
    public var c: CGFloat
    /// What y gives to y.
    public var d: CGFloat
    /// The shift along x, in points.
    public var tx: CGFloat
    /// The shift along y, in points.
    public var ty: CGFloat

    /// Makes a transform from its six numbers.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six numbers.
    @inlinable
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes the transform that changes nothing.
    @inlinable
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform()

    /// Makes a shift by `(tx, ty)` points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Makes a scaling about the origin; negative factors mirror.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Makes a rotation about the origin by `angle` radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = DMath.sincos(Double(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True when the transform changes nothing.
    @inlinable
    public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

    /// The transform that first shifts by `(tx, ty)` and then does what this one does.
    @inlinable
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: tx * a + ty * c + self.tx, ty: tx * b + ty * d + self.ty)
    }

    /// The transform that first scales by `(sx, sy)` and then does what this one does.
    @inlinable
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: sx * a, b: sx * b, c: sy * c, d: sy * d, tx: tx, ty: ty)
    }

    /// The transform that first rotates by `angle` radians and then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that does what this one does and then what `t2` does.
    @inlinable
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// The transform that undoes this one; the same transform when it can't be undone (zero or non-finite determinant).
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 && determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGAffineTransform: Codable {
    /// Reads six numbers in the order a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(
            a: try values.decode(CGFloat.self), b: try values.decode(CGFloat.self), c: try values.decode(CGFloat.self),
            d: try values.decode(CGFloat.self), tx: try values.decode(CGFloat.self), ty: try values.decode(CGFloat.self)
        )
    }

    /// Writes six numbers in the order a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [a, b, c, d, tx, ty] { try values.encode(value) }
    }
}

extension CGAffineTransform {
    /// True when all six numbers are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// True when the transform only moves.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// True when the transform keeps axis-parallel rectangles axis-parallel without turning or mirroring them.
    package var isPositiveScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// The factor by which areas grow; negative when the transform mirrors.
    package var determinant: CGFloat { a * d - b * c }

    /// The largest factor by which a length can grow: the matrix's spectral norm.
    package var maximumScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let area = a * d - b * c
        let spread = max(0, sum * sum - 4 * area * area).squareRoot()
        return Double(((sum + spread) / 2).squareRoot())
    }
}
