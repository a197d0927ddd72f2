import MartletDisplay

/// The straight middle of a shape such as a rounded rectangle: between `minX` and `maxX` it has only its flat top and
/// bottom, between `minY` and `maxY` only its upright sides. 24.8 fixed point.
struct StraightMiddle {
    var minX: Int32
    var maxX: Int32
    var minY: Int32
    var maxY: Int32
}

extension Outline {
    /// The outline as a rectangle along the axes, in 24.8 fixed point, when it is one contour of that form.
    var rectangle: (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32)? {
        guard starts.count == 1, !isEmpty else { return nil }
        var n = count
        if n == 5, points[4] == points[0] { n = 4 }
        guard n == 4, maxX > minX, maxY > minY else { return nil }
        let p = points
        let flatFirst = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let steepFirst = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        return flatFirst || steepFirst ? (minX, minY, maxX, maxY) : nil
    }

    /// The outline as whole pixels, when it is exactly that: such a rectangle needs no cells.
    var wholePixels: PixelRect? {
        guard let r = rectangle, (r.minX | r.minY | r.maxX | r.maxY) & 255 == 0 else { return nil }
        return PixelRect(minX: Int(r.minX) >> 8, minY: Int(r.minY) >> 8, maxX: Int(r.maxX) >> 8, maxY: Int(r.maxY) >> 8)
    }

    /// The straight middle of a single contour whose only edges over it are the two flat and the two upright ones at the
    /// very bounds; nil for other shapes, among them circles.
    var straightMiddle: StraightMiddle? {
        guard starts.count == 1, count >= 4, !isEmpty else { return nil }
        var top: (Int32, Int32)?
        var bottom: (Int32, Int32)?
        var left: (Int32, Int32)?
        var right: (Int32, Int32)?
        @inline(__always) func longer(_ edge: (Int32, Int32)?, _ a: Int32, _ b: Int32) -> (Int32, Int32) {
            let span = (min(a, b), max(a, b))
            guard let edge, edge.1 - edge.0 >= span.1 - span.0 else { return span }
            return edge
        }
        var previous = points[count - 1]
        for index in 0..<count {
            let point = points[index]
            if point.y == previous.y, point.x != previous.x {
                if point.y == minY { top = longer(top, previous.x, point.x) }
                if point.y == maxY { bottom = longer(bottom, previous.x, point.x) }
            } else if point.x == previous.x, point.y != previous.y {
                if point.x == minX { left = longer(left, previous.y, point.y) }
                if point.x == maxX { right = longer(right, previous.y, point.y) }
            }
            previous = point
        }
        guard let top, let bottom, let left, let right else { return nil }
        let middle = StraightMiddle(
            minX: max(top.0, bottom.0), maxX: min(top.1, bottom.1), minY: max(left.0, right.0), maxY: min(left.1, right.1)
        )
        guard middle.minX < middle.maxX, middle.minY < middle.maxY else { return nil }
        // No point strictly inside either band, and no edge across one except the four found.
        var crossings = 0
        previous = points[count - 1]
        for index in 0..<count {
            let point = points[index]
            if point.x > middle.minX && point.x < middle.maxX { return nil }
            if point.y > middle.minY && point.y < middle.maxY { return nil }
            if min(point.x, previous.x) <= middle.minX && max(point.x, previous.x) >= middle.maxX { crossings += 1 }
            if min(point.y, previous.y) <= middle.minY && max(point.y, previous.y) >= middle.maxY { crossings += 1 }
            previous = point
        }
        return crossings == 4 ? middle : nil
    }

    /// Two rectangles of pixels that the shape covers in full: its straight middle from top to bottom, and from left to
    /// right.
    var solidRects: (tall: PixelRect, wide: PixelRect)? {
        guard let middle = straightMiddle else { return nil }
        func inside(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) -> PixelRect {
            PixelRect(
                minX: (Int(x0) + 255) >> 8, minY: (Int(y0) + 255) >> 8, maxX: Int(x1) >> 8, maxY: Int(y1) >> 8)
        }
        return (inside(middle.minX, minY, middle.maxX, maxY), inside(minX, middle.minY, maxX, middle.maxY))
    }
}
