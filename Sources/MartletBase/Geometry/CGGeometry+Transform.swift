import Foundation

extension CGPoint {
    /// The point moved by a transform.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector mapped by a transform, without its shift.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle that contains the four moved corners. Null and infinite rectangles stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let left = minX
        let top = minY
        let right = maxX
        let bottom = maxY
        let corners = (
            CGPoint(x: left, y: top).applying(t), CGPoint(x: right, y: top).applying(t),
            CGPoint(x: right, y: bottom).applying(t), CGPoint(x: left, y: bottom).applying(t)
        )
        let x0 = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
        let x1 = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
        let y0 = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
        let y1 = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}

extension CGRect {
    /// The middle of the rectangle.
    package var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// True when origin and size are finite numbers.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGPoint {
    /// True when both coordinates are finite numbers.
    @inlinable
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
