import MartletDisplay

/// Closed contours of straight edges in device space, 24.8 fixed point: what every path, stroke and glyph becomes before
/// it is filled. After this point there are only integers.
final class Outline {
    /// A place in 1/256 pixels.
    struct Point: Equatable {
        var x: Int32
        var y: Int32
    }

    /// Coordinates are cut at this many pixels from the origin.
    static let limit = Double(1 << 21)
    /// More points than this are not kept: the rest of the path is left out.
    static let pointLimit = 1 << 24

    private(set) var points: UnsafeMutablePointer<Point>
    private(set) var count = 0
    private var capacity = 256
    /// Index of the first point of every contour.
    private(set) var starts: [Int] = []
    /// False after a coordinate that is not a finite number: the shape draws nothing then.
    private(set) var isValid = true
    private(set) var minX = Int32.max
    private(set) var minY = Int32.max
    private(set) var maxX = Int32.min
    private(set) var maxY = Int32.min

    init() {
        points = .allocate(capacity: capacity)
        starts.reserveCapacity(16)
    }

    deinit { points.deallocate() }

    func removeAll() {
        count = 0
        starts.removeAll(keepingCapacity: true)
        isValid = true
        minX = Int32.max
        minY = Int32.max
        maxX = Int32.min
        maxY = Int32.min
    }

    var isEmpty: Bool { count < 2 || minX > maxX || !isValid }

    /// The pixels the outline touches.
    var bounds: PixelRect {
        if isEmpty { return .empty }
        return PixelRect(
            minX: Int(minX) >> 8, minY: Int(minY) >> 8, maxX: (Int(maxX) + 255) >> 8, maxY: (Int(maxY) + 255) >> 8)
    }

    func beginContour() {
        if starts.last != count { starts.append(count) }
    }

    @inline(__always)
    func add(_ point: Point) {
        if count == capacity { grow() }
        if count >= Outline.pointLimit { return }
        points[count] = point
        count &+= 1
        if point.x < minX { minX = point.x }
        if point.x > maxX { maxX = point.x }
        if point.y < minY { minY = point.y }
        if point.y > maxY { maxY = point.y }
    }

    /// Adds a point in pixels, rounded to 1/256.
    @inline(__always)
    func add(_ x: Double, _ y: Double) {
        if !(x.isFinite && y.isFinite) {
            isValid = false
            return
        }
        add(Point(x: Outline.fixed(x), y: Outline.fixed(y)))
    }

    /// Nearest 1/256, halves up. The bias makes the truncating conversion a floor.
    @inline(__always)
    static func fixed(_ value: Double) -> Int32 {
        let cut = max(-limit, min(limit, value))
        return Int32(truncatingIfNeeded: Int(cut * 256 + (1_099_511_627_776 + 0.5)) &- 1_099_511_627_776)
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Point>.allocate(capacity: capacity * 2)
        larger.update(from: points, count: count)
        points.deallocate()
        points = larger
        capacity *= 2
    }

    /// Calls `body` with the first index and the end of every contour of two points or more.
    @inline(__always)
    func forEachContour(_ body: (Int, Int) -> Void) {
        for index in 0..<starts.count {
            let from = starts[index]
            let to = index + 1 < starts.count ? starts[index + 1] : count
            if to - from >= 2 { body(from, to) }
        }
    }

    /// Adds all edges, with the closing ones, to `cells`.
    func addEdges(to cells: CellBuffer) {
        forEachContour { from, to in
            var previous = points[to - 1]
            for index in from..<to {
                let point = points[index]
                cells.line(Int(previous.x), Int(previous.y), Int(point.x), Int(point.y))
                previous = point
            }
        }
    }

    private func contourEnd(_ index: Int) -> Int { index + 1 < starts.count ? starts[index + 1] : count }

    /// Twice the area inside the contours `from..<to`, in 1/65536 pixels; negative for those that run the other way round.
    func signedArea(_ from: Int, _ to: Int) -> Double {
        var area = 0.0
        for index in from..<max(from, to) where contourEnd(index) > starts[index] {
            var previous = points[contourEnd(index) - 1]
            for place in starts[index]..<contourEnd(index) {
                let point = points[place]
                area += Double(previous.x) * Double(point.y) - Double(point.x) * Double(previous.y)
                previous = point
            }
        }
        return area
    }

    /// Turns the contours from `first` on the other way round.
    func reverseContours(_ first: Int) {
        for index in first..<max(first, starts.count) {
            var low = starts[index]
            var high = contourEnd(index) - 1
            while low < high {
                let point = points[low]
                points[low] = points[high]
                points[high] = point
                low += 1
                high -= 1
            }
        }
    }

    /// Moves all points by whole pixels.
    func translate(x: Int, y: Int) {
        guard count > 0, !isEmpty else { return }
        let dx = Int32(truncatingIfNeeded: x &<< 8)
        let dy = Int32(truncatingIfNeeded: y &<< 8)
        for index in 0..<count {
            points[index].x &+= dx
            points[index].y &+= dy
        }
        minX &+= dx
        maxX &+= dx
        minY &+= dy
        maxY &+= dy
    }

    /// Moves the points at or beyond `edgeX` left by `x` pixels and those at or beyond `edgeY` up by `y` pixels.
    func closeGap(edgeX: Int32, x: Int, edgeY: Int32, y: Int) {
        let dx = Int32(truncatingIfNeeded: x &<< 8)
        let dy = Int32(truncatingIfNeeded: y &<< 8)
        for index in 0..<count {
            if points[index].x >= edgeX { points[index].x &-= dx }
            if points[index].y >= edgeY { points[index].y &-= dy }
        }
        if maxX >= edgeX { maxX &-= dx }
        if maxY >= edgeY { maxY &-= dy }
    }

    /// A hash of everything that decides the coverage.
    var contentHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<count {
            let word = UInt64(UInt32(bitPattern: points[index].x)) << 32 | UInt64(UInt32(bitPattern: points[index].y))
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        for start in starts { hash = (hash ^ UInt64(truncatingIfNeeded: start)) &* 0x0000_0100_0000_01B3 }
        return hash
    }

    /// A copy of the points and contours, to compare with later.
    func snapshot() -> OutlineSnapshot {
        OutlineSnapshot(points: Array(UnsafeBufferPointer(start: points, count: count)), starts: starts)
    }

    func isEqual(to snapshot: OutlineSnapshot) -> Bool {
        guard count == snapshot.points.count, starts == snapshot.starts else { return false }
        for index in 0..<count where points[index] != snapshot.points[index] { return false }
        return true
    }
}

/// The contents of an outline at one moment, as the key of a cache.
struct OutlineSnapshot {
    var points: [Outline.Point]
    var starts: [Int]
}
