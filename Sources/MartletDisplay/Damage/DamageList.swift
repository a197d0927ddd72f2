/// A few rectangles that together cover everything added to them, without overlapping.
package struct DamageList: Equatable, Sendable {
    package private(set) var rects: [PixelRect] = []
    /// More than this many are joined.
    package static let limit = 8

    package init() {}

    package mutating func add(_ rect: PixelRect) {
        if rect.isEmpty { return }
        var rect = rect
        // Whatever overlaps, or costs little more when joined, is taken in; that may make it touch others.
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(rect) { return }
            let joined = other.union(rect)
            if other.intersects(rect) || joined.area <= (other.area + rect.area) * 9 / 8 {
                rect = joined
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > DamageList.limit { joinCheapest() }
    }

    private mutating func joinCheapest() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices.dropFirst(first + 1) {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }
}
