import MartletDisplay

/// Collects the edges of one shape and turns them into coverage.
///
/// Coordinates are 24.8 fixed point in device space. Each edge adds, to every cell it crosses, the signed area that lies to
/// its right; a running sum over a row then gives how much of each pixel is covered. Cells are dense 32-bit numbers over
/// the shape's own bounds, and one bit per four cells tells which were touched, so that the sweep jumps over the rest.
/// Only integers: no result depends on the machine.
///
/// 1. `begin` sets the bounds. All cells are zero then.
/// 2. `line` adds the edges of closed contours.
/// 3. One of the sweeps (in `CellBuffer+Sweep.swift`) reads the coverage and clears what it read.
final class CellBuffer {
    /// Largest number of cells in use at a time; a larger shape is drawn in bands of rows. Small enough for the cache.
    static let cellLimit = 1 << 18

    private(set) var originX = 0
    private(set) var originY = 0
    private(set) var width = 0
    private(set) var height = 0
    private(set) var stride = 0
    private(set) var wordsPerRow = 0
    /// Rows that an edge touched, from the top of the bounds; empty when `maxRow < minRow`.
    private(set) var minRow = Int.max
    private(set) var maxRow = -1

    private(set) var cells: UnsafeMutablePointer<Int32>
    private(set) var marks: UnsafeMutablePointer<UInt64>
    private var cellCapacity = 4096
    private var markCapacity = 256

    init() {
        cells = .allocate(capacity: cellCapacity)
        cells.initialize(repeating: 0, count: cellCapacity)
        marks = .allocate(capacity: markCapacity)
        marks.initialize(repeating: 0, count: markCapacity)
    }

    deinit {
        cells.deallocate()
        marks.deallocate()
    }

    /// Rows that fit into one band for a shape of this width.
    static func rowsPerBand(width: Int) -> Int { max(1, cellLimit / (width + 12)) }

    /// Step 1: prepares for a shape clipped to `bounds`, whose area the caller keeps within `rowsPerBand`.
    func begin(_ bounds: PixelRect) {
        originX = bounds.minX
        originY = bounds.minY
        width = max(0, bounds.width)
        height = max(0, bounds.height)
        stride = (width + 8 + 3) & ~3
        wordsPerRow = (stride / 4 + 63) / 64
        let cellCount = stride * height + 8
        let markCount = wordsPerRow * height
        if cellCount > cellCapacity {
            cells.deallocate()
            cells = .allocate(capacity: cellCount)
            cells.initialize(repeating: 0, count: cellCount)
            cellCapacity = cellCount
        }
        if markCount > markCapacity {
            marks.deallocate()
            marks = .allocate(capacity: markCount)
            marks.initialize(repeating: 0, count: markCount)
            markCapacity = markCount
        }
        minRow = Int.max
        maxRow = -1
    }

    /// The sweeps call this when everything they read has been cleared.
    func finish() {
        minRow = Int.max
        maxRow = -1
    }

    // MARK: Step 2

    @inline(__always)
    private func mark(_ row: Int, _ x: Int) {
        let word = marks + row &* wordsPerRow
        let first = x &>> 2
        let second = (x &+ 1) &>> 2
        word[first &>> 6] |= 1 &<< UInt64(first & 63)
        word[second &>> 6] |= 1 &<< UInt64(second & 63)
    }

    /// One piece of an edge inside one cell: `dy` in signed 1/256 rows, `f` the sum of its two ends' x in the cell.
    @inline(__always)
    private func cell(_ row: Int, _ x: Int, _ dy: Int, _ f: Int) {
        let p = cells + (row &* stride &+ x)
        p[0] &+= Int32(truncatingIfNeeded: dy &* (512 &- f))
        p[1] &+= Int32(truncatingIfNeeded: dy &* f)
        mark(row, x)
    }

    /// Adds an edge; the caller keeps coordinates within 2^31.
    func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
        if ay == by { return }
        var x0 = ax &- (originX &<< 8)
        var y0 = ay &- (originY &<< 8)
        var x1 = bx &- (originX &<< 8)
        var y1 = by &- (originY &<< 8)
        var direction = 1
        if y0 > y1 {
            swap(&x0, &x1)
            swap(&y0, &y1)
            direction = -1
        }
        let bottom = height &<< 8
        let right = width &<< 8
        if y1 <= 0 || y0 >= bottom { return }
        if y0 < 0 {
            x0 += (x1 - x0) * (0 - y0) / (y1 - y0)
            y0 = 0
        }
        if y1 > bottom {
            x1 = x0 + (x1 - x0) * (bottom - y0) / (y1 - y0)
            y1 = bottom
        }
        if y0 == y1 { return }
        if x0 < 0 || x1 < 0 || x0 > right || x1 > right {
            clippedLine(x0, y0, x1, y1, direction, right)
        } else {
            innerLine(x0, y0, x1, y1, direction)
        }
    }

    /// Parts left of the bounds become vertical at 0, parts right of them vertical at the right edge.
    private func clippedLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int, _ right: Int) {
        if x0 <= 0 && x1 <= 0 { return innerLine(0, y0, 0, y1, direction) }
        if x0 >= right && x1 >= right { return innerLine(right, y0, right, y1, direction) }
        var px = x0
        var py = y0
        let near = x0 < x1 ? 0 : right
        let far = x0 < x1 ? right : 0
        for edge in [near, far] where (px < edge) != (x1 < edge) && px != edge && x1 != edge {
            let cut = y0 + (edge - x0) * (y1 - y0) / (x1 - x0)
            piece(px, py, edge, cut, direction, right)
            px = edge
            py = cut
        }
        piece(px, py, x1, y1, direction, right)
    }

    private func piece(_ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int, _ direction: Int, _ right: Int) {
        if ya >= yb { return }
        if xa <= 0 && xb <= 0 {
            innerLine(0, ya, 0, yb, direction)
        } else if xa >= right && xb >= right {
            innerLine(right, ya, right, yb, direction)
        } else {
            innerLine(xa, ya, xb, yb, direction)
        }
    }

    /// An edge inside the bounds, going down.
    @inline(__always)
    private func innerLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int) {
        let firstRow = y0 &>> 8
        let lastRow = (y1 &- 1) &>> 8
        if firstRow < minRow { minRow = firstRow }
        if lastRow > maxRow { maxRow = lastRow }
        if x0 == x1 { return verticalLine(x0, y0, y1, firstRow, lastRow, direction) }
        if firstRow == lastRow { return span(firstRow, x0, x1, y1 &- y0, direction) }
        let slope = ((x1 &- x0) &<< 16) / (y1 &- y0)
        var fine = (x0 &<< 16) &+ slope &* (256 &- (y0 & 255))
        var from = x0
        var to = fine &>> 16
        span(firstRow, from, to, 256 &- (y0 & 255), direction)
        let step = slope &<< 8
        var row = firstRow &+ 1
        while row < lastRow {
            from = to
            fine &+= step
            to = fine &>> 16
            span(row, from, to, 256, direction)
            row &+= 1
        }
        span(lastRow, to, x1, ((y1 &- 1) & 255) &+ 1, direction)
    }

    @inline(__always)
    private func verticalLine(_ x0: Int, _ y0: Int, _ y1: Int, _ firstRow: Int, _ lastRow: Int, _ direction: Int) {
        let x = x0 &>> 8
        let f = (x0 & 255) &* 2
        if firstRow == lastRow { return cell(firstRow, x, (y1 &- y0) &* direction, f) }
        cell(firstRow, x, (256 &- (y0 & 255)) &* direction, f)
        let a = Int32(truncatingIfNeeded: 256 &* direction &* (512 &- f))
        let b = Int32(truncatingIfNeeded: 256 &* direction &* f)
        var row = firstRow &+ 1
        var p = cells + (row &* stride &+ x)
        var word = marks + row &* wordsPerRow
        let first = x &>> 2
        let second = (x &+ 1) &>> 2
        while row < lastRow {
            p[0] &+= a
            p[1] &+= b
            word[first &>> 6] |= 1 &<< UInt64(first & 63)
            word[second &>> 6] |= 1 &<< UInt64(second & 63)
            p += stride
            word += wordsPerRow
            row &+= 1
        }
        cell(lastRow, x, (((y1 &- 1) & 255) &+ 1) &* direction, f)
    }

    /// The piece of an edge inside one row, `dy` > 0 rows high in 1/256.
    @inline(__always)
    private func span(_ row: Int, _ xa: Int, _ xb: Int, _ dy: Int, _ direction: Int) {
        let first = xa &>> 8
        if first == xb &>> 8 { return cell(row, first, dy &* direction, (xa & 255) &+ (xb & 255)) }
        wideSpan(row, xa, xb, dy, direction)
    }

    private func wideSpan(_ row: Int, _ xa: Int, _ xb: Int, _ dy: Int, _ direction: Int) {
        let left = min(xa, xb)
        let right = max(xa, xb)
        let slope = (dy &<< 16) / (right &- left)
        var x = left &>> 8
        let last = right &>> 8
        var fine = slope &* (256 &- (left & 255))
        var done = fine &>> 16
        cell(row, x, done &* direction, (left & 255) &+ 256)
        x &+= 1
        while x < last {
            fine &+= slope &<< 8
            let reached = fine &>> 16
            cell(row, x, (reached &- done) &* direction, 256)
            done = reached
            x &+= 1
        }
        if right & 255 != 0 || done < dy { cell(row, last, (dy &- done) &* direction, right & 255) }
    }
}
