import Foundation

/// A 3 × 3 matrix that maps the plane with perspective.
///
/// A point is the row vector `(x, y, 1)`; the product `(X, Y, W)` stands for the point `(X/W, Y/W)`. The third column is
/// 0, 0, 1 for affine maps. (Documented.)
public struct ProjectionTransform: Equatable, Sendable, BitwiseCopyable {
    /// Row 1: what x gives to X, Y and W.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// Row 2: what y gives to X, Y and W.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// Row 3: the constants of X, Y and W.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Makes the matrix that changes nothing.
    @inlinable
    public init() {}

    /// Makes the matrix of an affine map.
    @inlinable
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// True when the matrix changes nothing.
    @inlinable
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// True when the matrix is an affine map.
    @inlinable
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Replaces the matrix by its inverse. Returns false and changes nothing when there is none.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0 && determinant.isFinite else { return false }
        let old = self
        m11 = c11 / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = c12 / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = c13 / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    /// The inverse matrix; the same matrix when there is none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }

    /// The matrix that does what this one does and then what `rhs` does.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }
}

extension ProjectionTransform {
    /// The affine part; exact when `isAffine`.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// The mapped point, or nil when it lies on or behind the plane of the eye.
    package func map(_ point: CGPoint) -> CGPoint? {
        let w = m13 * point.x + m23 * point.y + m33
        guard w > 1e-9 else { return nil }
        return CGPoint(
            x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
    }
}
