/// The glyphs of a stretch of text in one face, script and direction, in font units: independent of size, colour and
/// place.
final class ShapedRun: Sendable {
    /// The text's UTF-16 units.
    let units: [UInt16]
    let key: ShapeKey
    /// Glyphs in visual order.
    let glyphs: [UInt32]
    let advances: [Int32]
    /// Empty when all are zero.
    let xOffsets: [Int32]
    let yOffsets: [Int32]
    /// UTF-16 offset of each glyph's cluster.
    let clusters: [UInt32]
    /// Sum of the advances before each offset in logical order; one more than units. Inside a ligature it grows evenly.
    let positions: [Int32]
    /// Per offset: whether the glyphs before and after stay as they are when the text is cut here.
    let isSafe: [Bool]
    /// Number of clusters that begin before each offset.
    let clusterCounts: [Int32]
    /// A chain of runs with the same hash.
    let next: ShapedRun?

    var width: Int32 { positions[units.count] }
    var isRightToLeft: Bool { key.isRightToLeft }

    init(
        units: [UInt16], key: ShapeKey, glyphs: [UInt32], advances: [Int32], xOffsets: [Int32], yOffsets: [Int32],
        clusters: [UInt32], positions: [Int32], isSafe: [Bool], clusterCounts: [Int32], next: ShapedRun?
    ) {
        self.units = units
        self.key = key
        self.glyphs = glyphs
        self.advances = advances
        self.xOffsets = xOffsets
        self.yOffsets = yOffsets
        self.clusters = clusters
        self.positions = positions
        self.isSafe = isSafe
        self.clusterCounts = clusterCounts
        self.next = next
    }

    /// The glyphs that belong to the text between two safe offsets.
    func glyphRange(from start: Int, to end: Int) -> Range<Int> {
        if start == 0, end == units.count { return 0..<glyphs.count }
        var low = 0
        var high = glyphs.count
        if isRightToLeft {
            while low < high, Int(clusters[low]) >= end { low += 1 }
            while high > low, Int(clusters[high - 1]) < start { high -= 1 }
        } else {
            low = firstGlyph(atOrAfter: start)
            high = firstGlyph(atOrAfter: end)
        }
        return low..<max(low, high)
    }

    private func firstGlyph(atOrAfter offset: Int) -> Int {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high) / 2
            if Int(clusters[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
