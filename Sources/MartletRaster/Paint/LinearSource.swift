import MartletDisplay

/// A linear gradient: the place along it grows evenly with x and y, in 16.16 fixed point steps of the table.
final class LinearSource: PaintSource {
    private let table: GradientTable
    private let stepX: Int
    private let stepY: Int
    private let start: Int
    private let limit: Int
    private var place = 0
    /// The pixels of the current row that lie within the gradient.
    private var insideFrom = 0
    private var insideTo = 0
    /// All rows are alike: the one row, and where it begins.
    private let row: UnsafeMutablePointer<UInt32>?
    private let rowX: Int

    /// `along` gives the place (0 at the start, 1 at the end) of a point in device space: `x * along.x + y * along.y + along.base`.
    init(_ table: GradientTable, along: (x: Double, y: Double, base: Double), bounds: PixelRect) {
        self.table = table
        // Shorter than a thousandth of a pixel: as sharp when made that long about its middle, and within range.
        let excess = max(1, max(along.x.magnitude, along.y.magnitude) / 1024)
        let along = (
            x: along.x / excess, y: along.y / excess, base: excess > 1 ? (along.base - 0.5) / excess + 0.5 : along.base
        )
        let unit = Double(table.count - 1) * 65536
        stepX = LinearSource.fixed(along.x * unit)
        stepY = LinearSource.fixed(along.y * unit)
        // Pixel centres, and half a step so that cutting the fraction off rounds.
        start = LinearSource.fixed((along.base + 0.5 * (along.x + along.y)) * unit) &+ 32768
        limit = (table.count &- 1) &<< 16 | 0xFFFF
        rowX = bounds.minX
        if stepY == 0 && bounds.height > 2 && bounds.width > 0 {
            row = .allocate(capacity: bounds.width + 16)
        } else {
            row = nil
        }
        super.init(isOpaque: table.isOpaque, width: bounds.width)
        if let row {
            place = start
            findInside()
            fill(bounds.minX, bounds.maxX, row)
        }
    }

    deinit { row?.deallocate() }

    private static func fixed(_ value: Double) -> Int {
        let limit = 1_152_921_504_606_846_976.0
        return value.isNaN ? 0 : Int((max(-limit, min(limit, value)) + (value < 0 ? -0.5 : 0.5)))
    }

    override func beginRow(_ y: Int) {
        if row != nil { return }
        place = start &+ stepY &* y
        findInside()
    }

    private func findInside() {
        if stepX == 0 {
            insideFrom = Int.min
            insideTo = place >= 0 && place <= limit ? Int.max : Int.min
        } else if stepX > 0 {
            insideFrom = LinearSource.ceilDivide(-place, stepX)
            insideTo = LinearSource.floorDivide(limit &- place, stepX) + 1
        } else {
            insideFrom = LinearSource.ceilDivide(place &- limit, -stepX)
            insideTo = LinearSource.floorDivide(place, -stepX) + 1
        }
    }

    @inline(__always)
    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b &- 1 &- a) / b) }
    @inline(__always)
    private static func ceilDivide(_ a: Int, _ b: Int) -> Int { -floorDivide(-a, b) }

    override func pixels(_ x0: Int, _ x1: Int) -> UnsafePointer<UInt32> {
        if let row { return UnsafePointer(row + (x0 &- rowX)) }
        fill(x0, x1, scratch)
        return UnsafePointer(scratch)
    }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        if let row {
            out.update(from: row + (x0 &- rowX), count: x1 &- x0)
        } else {
            fill(x0, x1, out)
        }
    }

    private func fill(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let entries = table.entries
        if stepX == 0 {
            let index = max(0, min(place, limit)) &>> 16
            out.update(repeating: entries[index], count: x1 &- x0)
            return
        }
        let from = max(x0, min(x1, insideFrom))
        let to = max(from, min(x1, insideTo))
        let first = entries[0]
        let last = entries[table.count &- 1]
        if from > x0 { out.update(repeating: stepX > 0 ? first : last, count: from &- x0) }
        var p = out + (from &- x0)
        var t = place &+ stepX &* from
        var left = to &- from
        while left >= 4 {
            let t1 = t &+ stepX
            let t2 = t1 &+ stepX
            let t3 = t2 &+ stepX
            PixelLanes.store(
                Pixels4(entries[t &>> 16], entries[t1 &>> 16], entries[t2 &>> 16], entries[t3 &>> 16]), p)
            t = t3 &+ stepX
            p += 4
            left &-= 4
        }
        while left > 0 {
            p[0] = entries[t &>> 16]
            t &+= stepX
            p += 1
            left &-= 1
        }
        if to < x1 { p.update(repeating: stepX > 0 ? last : first, count: x1 &- to) }
    }
}
