import CDeflate
import MartletBase

/// Decides whether a picture's rows are filtered, and filters them.
///
/// Measured: interfaces (flat areas, text, shadows) and smooth gradients compress better and faster unfiltered, since
/// their rows repeat whole runs of other rows; photographs do not repeat and need prediction. So the work is done in two
/// steps: a look at every fourth row tells flat pictures, which stay as they are; any other picture is tried on a few bands
/// of rows, plain and filtered.
enum PNGFilter {
    /// True when at least half of the pixels equal their left or upper neighbour.
    static func isFlat(_ pixels: PixelBuffer) -> Bool {
        let width = pixels.widthInPixels
        var equal = 0
        var count = 0
        var y = pixels.heightInPixels > 1 ? 1 : 0
        while y < pixels.heightInPixels {
            let row = pixels.pixels + y * width
            // The first row has only left neighbours.
            let above = y > 0 ? row - width : row + 1
            var equalInRow: Int32 = 0
            var x = 1
            while x < width {
                let pixel = row[x]
                if pixel == row[x - 1] || (y > 0 && pixel == above[x]) { equalInRow &+= 1 }
                x &+= 1
            }
            equal += Int(equalInRow)
            count += width - 1
            y += 4
        }
        return equal * 2 >= count
    }

    /// True when a few bands of the unfiltered rows take less room filtered.
    static func pays(
        _ rows: UnsafePointer<UInt8>, stride: Int, height: Int, bytesPerPixel: Int, compressor: OpaquePointer
    ) -> Bool {
        let band = min(12, height)
        let bands = min(4, (height + band - 1) / band)
        let count = bands * band * stride
        let bound = libdeflate_deflate_compress_bound(compressor, count)
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + bound) { memory in
            // At least one row: the capacity is not zero.
            let sample = memory.baseAddress!
            let output = sample + count
            for index in 0..<bands {
                let first = bands == 1 ? 0 : (height - band) * index / (bands - 1)
                (sample + index * band * stride).update(from: rows + first * stride, count: band * stride)
            }
            let plain = libdeflate_deflate_compress(compressor, sample, count, output, bound)
            apply(to: sample, stride: stride, height: bands * band, bytesPerPixel: bytesPerPixel)
            let filtered = libdeflate_deflate_compress(compressor, sample, count, output, bound)
            return filtered * 50 < plain * 49
        }
    }

    /// Filters all rows in place, each with the filter of the smallest sum of absolute differences.
    static func apply(to rows: UnsafeMutablePointer<UInt8>, stride: Int, height: Int, bytesPerPixel: Int) {
        // From the bottom, since a row is predicted from the unfiltered one above it.
        for y in Swift.stride(from: height - 1, through: 0, by: -1) {
            filter(
                rows + y * stride + 1, above: y > 0 ? rows + (y - 1) * stride + 1 : nil, count: stride - 1,
                bytesPerPixel: bytesPerPixel)
        }
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
