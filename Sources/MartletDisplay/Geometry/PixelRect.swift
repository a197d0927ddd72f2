import Foundation

/// A rectangle of whole device pixels; `max` edges are one past the last pixel.
@usableFromInline package struct PixelRect: Hashable, Sendable {
    @usableFromInline package var minX: Int
    @usableFromInline package var minY: Int
    @usableFromInline package var maxX: Int
    @usableFromInline package var maxY: Int

    @inlinable
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Edges are kept within this distance of the origin, so that sums and products of a few of them never overflow.
    @inlinable package static var limit: Int { 1 << 24 }

    @inlinable package static var empty: PixelRect { PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
    /// Larger than any surface.
    @inlinable package static var everything: PixelRect {
        PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
    }

    @inlinable package var width: Int { maxX - minX }
    @inlinable package var height: Int { maxY - minY }
    @inlinable package var isEmpty: Bool { minX >= maxX || minY >= maxY }
    /// Number of pixels; zero when empty.
    @inlinable package var area: Int { isEmpty ? 0 : width * height }

    @inlinable
    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
            maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
    }

    /// The smallest rectangle around both; an empty one adds nothing.
    @inlinable
    package func union(_ other: PixelRect) -> PixelRect {
        if other.isEmpty { return self }
        if isEmpty { return other }
        return PixelRect(
            minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
            maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
    }

    @inlinable
    package func intersects(_ other: PixelRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    @inlinable
    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Grown on every side by `x` and `y` pixels, within the limit; empty stays empty.
    @inlinable
    package func outset(x: Int, y: Int) -> PixelRect {
        if isEmpty { return .empty }
        return PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y).intersection(.everything)
    }

    /// Moved, within the limit; empty stays empty.
    @inlinable
    package func offset(x: Int, y: Int) -> PixelRect {
        if isEmpty { return .empty }
        return PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y).intersection(.everything)
    }

    /// The pixels that a rectangle in device space touches, with `margin` pixels around it. Empty when an edge is not a
    /// number; infinite edges are cut at the limit.
    @inlinable
    package init(touchedBy box: DeviceBox, margin: Double = 0) {
        guard box.minX <= box.maxX, box.minY <= box.maxY else {
            self = .empty
            return
        }
        let limit = Double(PixelRect.limit)
        @inline(__always) func low(_ value: Double) -> Int {
            Int(Swift.max(-limit, Swift.min(limit, value - margin)) + limit) - PixelRect.limit
        }
        @inline(__always) func high(_ value: Double) -> Int {
            PixelRect.limit - Int(limit - Swift.max(-limit, Swift.min(limit, value + margin)))
        }
        self.init(minX: low(box.minX), minY: low(box.minY), maxX: high(box.maxX), maxY: high(box.maxY))
    }
}
