import MartletBase

/// Chooses a filter for every row by a cheap look at its pixels.
///
/// Measured: interfaces (flat areas, text, shadows) compress better and faster unfiltered, since their rows repeat
/// whole pixels of their neighbours; photographs and noise do not repeat and need prediction. So a row of which enough
/// pixels equal their left or upper neighbour stays as it is, and any other row takes the filter with the smallest sum
/// of absolute differences. Neighbouring rows decide together, in bands, because a change of filter hides the rows'
/// likeness from the codec.
enum PNGFilter {
    private static let band = 8

    static func apply(
        to rows: UnsafeMutablePointer<UInt8>, pixels: PixelBuffer, layout: PNGLayout, stride: Int
    ) {
        if case .palette = layout { return }
        let width = pixels.widthInPixels
        let height = pixels.heightInPixels
        // From the bottom, since a row is predicted from the unfiltered one above it.
        var end = height
        while end > 0 {
            let start = max(0, end - band)
            if !repeats(pixels, rows: start..<end) {
                for y in stride == 1 ? 0..<0 : start..<end where y >= 0 {
                    // Rows of one band from the bottom too.
                    let row = end - 1 - (y - start)
                    filter(
                        rows + row * stride + 1, above: row > 0 ? rows + (row - 1) * stride + 1 : nil,
                        count: width * layout.bytesPerPixel, bytesPerPixel: layout.bytesPerPixel)
                }
            }
            end = start
        }
    }

    /// True when at least half of the band's pixels equal their left or upper neighbour.
    private static func repeats(_ pixels: PixelBuffer, rows: Range<Int>) -> Bool {
        let width = pixels.widthInPixels
        var equal = 0
        for y in rows {
            let row = pixels.pixels + y * width
            let above = y > 0 ? row - width : row
            var inRow: Int32 = 0
            var left = ~row[0]
            let first = y > 0
            for x in 0..<width {
                let pixel = row[x]
                if pixel == left || (first && pixel == above[x]) { inRow &+= 1 }
                left = pixel
            }
            equal += Int(inRow)
        }
        return equal * 2 >= rows.count * width
    }

    /// Filters one row in place with the best of Sub, Up and Paeth; its filter byte lies just before it.
    private static func filter(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?, count: Int, bytesPerPixel: Int
    ) {
        var sub: UInt32 = 0
        var up: UInt32 = 0
        var paeth: UInt32 = 0
        for index in 0..<count {
            let value = row[index]
            let left = index >= bytesPerPixel ? row[index - bytesPerPixel] : 0
            let top = above.map { $0[index] } ?? 0
            let corner = index >= bytesPerPixel ? above.map { $0[index - bytesPerPixel] } ?? 0 : 0
            sub &+= magnitude(value &- left)
            up &+= magnitude(value &- top)
            paeth &+= magnitude(value &- predicted(left, top, corner))
        }
        let best = min(sub, up, paeth)
        if best == paeth {
            row[-1] = 4
            for index in Swift.stride(from: count - 1, through: 0, by: -1) {
                let left = index >= bytesPerPixel ? row[index - bytesPerPixel] : 0
                let top = above.map { $0[index] } ?? 0
                let corner = index >= bytesPerPixel ? above.map { $0[index - bytesPerPixel] } ?? 0 : 0
                row[index] = row[index] &- predicted(left, top, corner)
            }
        } else if best == sub {
            row[-1] = 1
            for index in Swift.stride(from: count - 1, through: bytesPerPixel, by: -1) {
                row[index] = row[index] &- row[index - bytesPerPixel]
            }
        } else if let above {
            row[-1] = 2
            for index in 0..<count { row[index] = row[index] &- above[index] }
        }
    }

    @inline(__always)
    private static func magnitude(_ difference: UInt8) -> UInt32 {
        UInt32(min(difference, 0 &- difference))
    }

    /// Paeth's predictor: whichever neighbour is nearest to left + top - corner.
    @inline(__always)
    static func predicted(_ left: UInt8, _ top: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int32(left) + Int32(top) - Int32(corner)
        let toLeft = abs(estimate - Int32(left))
        let toTop = abs(estimate - Int32(top))
        let toCorner = abs(estimate - Int32(corner))
        if toLeft <= toTop && toLeft <= toCorner { return left }
        return toTop <= toCorner ? top : corner
    }
}
