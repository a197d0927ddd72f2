import Foundation

/// A rectangle by its edges, in points or pixels. Any comparison with a NaN edge fails, which makes it empty.
@usableFromInline package struct DeviceBox: Equatable, Sendable {
    @usableFromInline package var minX: Double
    @usableFromInline package var minY: Double
    @usableFromInline package var maxX: Double
    @usableFromInline package var maxY: Double

    @inlinable
    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    @inlinable
    package init(_ rect: CGRect) {
        let origin = rect.origin
        let size = rect.size
        let x0 = Double(origin.x)
        let y0 = Double(origin.y)
        let x1 = x0 + Double(size.width)
        let y1 = y0 + Double(size.height)
        self.init(minX: Swift.min(x0, x1), minY: Swift.min(y0, y1), maxX: Swift.max(x0, x1), maxY: Swift.max(y0, y1))
        if x1.isNaN || y1.isNaN || rect.isNull { self = .empty }
    }

    /// Contains nothing; a union with it changes nothing.
    @inlinable package static var empty: DeviceBox {
        DeviceBox(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    }

    @inlinable package var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

    @inlinable
    package mutating func add(_ x: Double, _ y: Double) {
        if x < minX { minX = x }
        if x > maxX { maxX = x }
        if y < minY { minY = y }
        if y > maxY { maxY = y }
        if x.isNaN || y.isNaN { self = DeviceBox(minX: .nan, minY: .nan, maxX: .nan, maxY: .nan) }
    }

    @inlinable
    package func outset(_ distance: Double) -> DeviceBox {
        DeviceBox(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }

    /// The box around the four mapped corners.
    @inlinable
    package func applying(_ map: Affine) -> DeviceBox {
        if isEmpty { return .empty }
        if map.b == 0 && map.c == 0 {
            let x0 = map.a * minX + map.tx
            let x1 = map.a * maxX + map.tx
            let y0 = map.d * minY + map.ty
            let y1 = map.d * maxY + map.ty
            return DeviceBox(
                minX: Swift.min(x0, x1), minY: Swift.min(y0, y1), maxX: Swift.max(x0, x1), maxY: Swift.max(y0, y1))
        }
        var box = DeviceBox.empty
        for (x, y) in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
            let p = map.apply(x, y)
            box.add(p.x, p.y)
        }
        return box
    }
}
