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

    /// Adds an edge; coordinates stay within 2^30.
    ///
    /// Where an edge crosses a row follows from its two ends alone, so what a pixel gets does not depend on the bounds that
    /// were asked for: bands and damaged parts fit together exactly.
    func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
        if ay == by { return }
        let left = originX &<< 8
        let top = originY &<< 8
        let right = width &<< 8
        if max(ay, by) <= top || min(ay, by) >= top &+ height &<< 8 { return }
        if max(ax, bx) <= left {
            // Left of the bounds: only how far it goes down matters.
            if ay < by {
                edge(0, ay &- top, 0, by &- top, 1, clips: false)
            } else {
                edge(0, by &- top, 0, ay &- top, -1, clips: false)
            }
            return
        }
        if min(ax, bx) >= left &+ right { return }
        let clips = min(ax, bx) < left || max(ax, bx) > left &+ right
        let x0: Int
        let y0: Int
        let x1: Int
        let y1: Int
        let direction: Int
        if ay < by {
            (x0, y0, x1, y1, direction) = (ax &- left, ay &- top, bx &- left, by &- top, 1)
        } else {
            (x0, y0, x1, y1, direction) = (bx &- left, by &- top, ax &- left, ay &- top, -1)
        }
        if clips {
            edge(x0, y0, x1, y1, direction, clips: true)
        } else {
            edge(x0, y0, x1, y1, direction, clips: false)
        }
    }

    /// An edge going down, in the bounds' coordinates. With `clips`, cells left and right of the bounds are taken care of.
    @inline(__always)
    private func edge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int, clips: Bool) {
        let firstRow = y0 &>> 8
        let lastRow = (y1 &- 1) &>> 8
        let from = max(firstRow, 0)
        let to = min(lastRow, height &- 1)
        if from > to { return }
        if from < minRow { minRow = from }
        if to > maxRow { maxRow = to }
        if x0 == x1 { return verticalEdge(x0, y0, y1, firstRow, lastRow, from, to, direction) }
        if firstRow == lastRow { return span(firstRow, x0, x1, y1 &- y0, direction, clips: clips) }
        let slope = ((x1 &- x0) &<< 16) / (y1 &- y0)
        let step = slope &<< 8
        var row = from
        var start = x0
        var fine = (x0 &<< 16) &+ slope &* ((from &<< 8) &- y0)
        if from == firstRow {
            fine &+= step
            let end = fine &>> 16
            span(row, x0, end, 256 &- (y0 & 255), direction, clips: clips)
            start = end
            row &+= 1
        } else {
            start = fine &>> 16
        }
        let whole = min(to, lastRow &- 1)
        while row <= whole {
            fine &+= step
            let end = fine &>> 16
            span(row, start, end, 256, direction, clips: clips)
            start = end
            row &+= 1
        }
        if to == lastRow { span(lastRow, start, x1, ((y1 &- 1) & 255) &+ 1, direction, clips: clips) }
    }

    @inline(__always)
    private func verticalEdge(
        _ x0: Int, _ y0: Int, _ y1: Int, _ firstRow: Int, _ lastRow: Int, _ from: Int, _ to: Int, _ direction: Int
    ) {
        let x = x0 &>> 8
        let f = (x0 & 255) &* 2
        if firstRow == lastRow { return cell(firstRow, x, (y1 &- y0) &* direction, f) }
        var row = from
        if from == firstRow {
            cell(row, x, (256 &- (y0 & 255)) &* direction, f)
            row &+= 1
        }
        let a = Int32(truncatingIfNeeded: 256 &* direction &* (512 &- f))
        let b = Int32(truncatingIfNeeded: 256 &* direction &* f)
        var p = cells + (row &* stride &+ x)
        var word = marks + row &* wordsPerRow
        let first = x &>> 2
        let second = (x &+ 1) &>> 2
        let whole = min(to, lastRow &- 1)
        while row <= whole {
            p[0] &+= a
            p[1] &+= b
            word[first &>> 6] |= 1 &<< UInt64(first & 63)
            word[second &>> 6] |= 1 &<< UInt64(second & 63)
            p += stride
            word += wordsPerRow
            row &+= 1
        }
        if to == lastRow { cell(lastRow, x, (((y1 &- 1) & 255) &+ 1) &* direction, f) }
    }

    /// The piece of an edge inside one row, `dy` > 0 rows high in 1/256.
    @inline(__always)
    private func span(_ row: Int, _ xa: Int, _ xb: Int, _ dy: Int, _ direction: Int, clips: Bool) {
        let first = xa &>> 8
        if first == xb &>> 8 {
            if clips {
                if first < 0 { return cell(row, 0, dy &* direction, 0) }
                if first >= width { return }
            }
            return cell(row, first, dy &* direction, (xa & 255) &+ (xb & 255))
        }
        if clips { clippedSpan(row, xa, xb, dy, direction) } else { wideSpan(row, xa, xb, dy, direction) }
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

    /// As `wideSpan`, with what lies left of the bounds put into the first cell and what lies right of them left out.
    private func clippedSpan(_ row: Int, _ xa: Int, _ xb: Int, _ dy: Int, _ direction: Int) {
        let left = min(xa, xb)
        let right = max(xa, xb)
        let slope = (dy &<< 16) / (right &- left)
        var x = left &>> 8
        let last = right &>> 8
        if x >= width { return }
        var fine = slope &* (256 &- (left & 255))
        var done = 0
        if x < 0 {
            if last < 0 { return cell(row, 0, dy &* direction, 0) }
            // The height reached at the first cell's left side.
            fine &+= (slope &<< 8) &* (-1 &- x)
            done = fine &>> 16
            cell(row, 0, done &* direction, 0)
            x = 0
        } else {
            done = fine &>> 16
            cell(row, x, done &* direction, (left & 255) &+ 256)
            x &+= 1
        }
        let end = min(last, width)
        while x < end {
            fine &+= slope &<< 8
            let reached = fine &>> 16
            cell(row, x, (reached &- done) &* direction, 256)
            done = reached
            x &+= 1
        }
        if last < width && (right & 255 != 0 || done < dy) { cell(row, last, (dy &- done) &* direction, right & 255) }
    }
}
