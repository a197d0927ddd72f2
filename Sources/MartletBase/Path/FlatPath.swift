/// Polygons in a buffer that is used again and again: what drawing makes of a path before it fills it.
///
/// Points of all subpaths lie one after the other. Subpath `i` has the points `starts[i]..<starts[i + 1]`, at least two of
/// them; its last point is not repeated at the end when the subpath is closed, and filling closes every subpath anyway.
/// All coordinates are finite and within ±`limit`.
package final class FlatPath {
    /// Larger coordinates are moved to this distance from the origin.
    package static let limit = 1e12

    package private(set) var points: UnsafeMutablePointer<SIMD2<Double>>
    package private(set) var pointCount = 0
    /// One more entry than there are subpaths: the last one is `pointCount`.
    package private(set) var starts: UnsafeMutablePointer<Int>
    package private(set) var subpathCount = 0
    /// The corner of all points' box with the smaller coordinates; meaningless when there are no points.
    package private(set) var lower = SIMD2<Double>(repeating: .infinity)
    package private(set) var upper = SIMD2<Double>(repeating: -.infinity)

    /// How many points the memory holds.
    private(set) var pointCapacity = 256
    private var startCapacity = 32

    package init() {
        points = .allocate(capacity: pointCapacity)
        starts = .allocate(capacity: startCapacity)
        starts[0] = 0
    }

    deinit {
        points.deallocate()
        starts.deallocate()
    }

    /// Forgets all points and keeps the memory.
    package func removeAll() {
        pointCount = 0
        subpathCount = 0
        starts[0] = 0
        lower = SIMD2(repeating: .infinity)
        upper = SIMD2(repeating: -.infinity)
    }

    package var isEmpty: Bool { subpathCount == 0 }

    /// Memory for at least `count` points with the ones written so far, which `written` counts.
    func grow(to count: Int, written: Int) {
        guard count > pointCapacity else { return }
        let capacity = max(pointCapacity * 2, count)
        let memory = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: capacity)
        memory.update(from: points, count: written)
        points.deallocate()
        points = memory
        pointCapacity = capacity
    }

    /// Ends the subpath that began after the previous one and has been written up to `count`. `lower` and `upper` are its
    /// points' box.
    func endSubpath(at count: Int, lower: SIMD2<Double>, upper: SIMD2<Double>) {
        guard count - pointCount >= 2 else { return }
        if subpathCount + 2 > startCapacity {
            let memory = UnsafeMutablePointer<Int>.allocate(capacity: startCapacity * 2)
            memory.update(from: starts, count: subpathCount + 1)
            starts.deallocate()
            starts = memory
            startCapacity *= 2
        }
        pointCount = count
        subpathCount += 1
        starts[subpathCount] = count
        self.lower = pointwiseMin(self.lower, lower)
        self.upper = pointwiseMax(self.upper, upper)
    }
}
