import MartletBase
import MartletDisplay

/// A picture whose sides lie along the axes: rows and columns are looked up in two tables.
///
/// Weights have 8 bits; a row of the picture is first mixed with the next, then its pixels with their neighbours.
final class AxisImageSource: PaintSource {
    private let picture: PixelBuffer
    private let columns: ImageAxis
    private let rows: ImageAxis
    private let isCubic: Bool
    /// The current row of the picture, mixed; its own memory when two rows were mixed.
    private var row: UnsafePointer<UInt32>
    private let mixed: UnsafeMutablePointer<UInt32>
    private var mixedKey: (Int32, Int32, UInt16) = (-1, -1, 0)

    init(_ picture: PixelBuffer, columns: ImageAxis, rows: ImageAxis, isCubic: Bool, isOpaque: Bool, width: Int) {
        self.picture = picture
        self.columns = columns
        self.rows = rows
        self.isCubic = isCubic
        row = picture.pixels
        mixed = .allocate(capacity: picture.widthInPixels + 16)
        super.init(isOpaque: isOpaque, width: width)
    }

    deinit { mixed.deallocate() }

    override func beginRow(_ y: Int) {
        let index = y - rows.origin
        guard index >= 0, index < rows.first.count else { return }
        let width = picture.widthInPixels
        if isCubic {
            if rows.fourWeights[index] == SIMD4(0, 256, 0, 0) {
                row = picture.pixels + Int(rows.first[index]) * width
                return
            }
            CubicMix.rows(picture, rows.four[index], rows.fourWeights[index], into: mixed)
            row = UnsafePointer(mixed)
            return
        }
        let key = (rows.first[index], rows.second[index], rows.weight[index])
        let upper = picture.pixels + Int(key.0) * width
        if key.2 == 0 || key.0 == key.1 {
            row = upper
            return
        }
        if key != mixedKey {
            mixedKey = key
            AxisImageSource.mix(upper, picture.pixels + Int(key.1) * width, UInt32(key.2), width, mixed)
        }
        row = UnsafePointer(mixed)
    }

    override func pixels(_ x0: Int, _ x1: Int) -> UnsafePointer<UInt32> {
        if columns.isCopy, x0 >= columns.origin { return row + Int(columns.first[x0 - columns.origin]) }
        write(x0, x1, scratch)
        return UnsafePointer(scratch)
    }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let from = x0 - columns.origin
        let count = x1 - x0
        guard from >= 0, from + count <= columns.first.count else {
            out.update(repeating: 0, count: count)
            return
        }
        if columns.isCopy {
            out.update(from: row + Int(columns.first[from]), count: count)
        } else if isCubic {
            for index in 0..<count {
                let four = columns.four[from + index]
                out[index] = CubicMix.pixel(
                    row[Int(four[0])], row[Int(four[1])], row[Int(four[2])], row[Int(four[3])],
                    columns.fourWeights[from + index])
            }
        } else {
            mixNeighbours(from, count, out)
        }
    }

    private func mixNeighbours(_ from: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let row = row
        columns.first.withUnsafeBufferPointer { first in
            columns.second.withUnsafeBufferPointer { second in
                columns.weight.withUnsafeBufferPointer { weight in
                    guard var a = first.baseAddress, var b = second.baseAddress, var w = weight.baseAddress else { return }
                    a += from
                    b += from
                    w += from
                    for index in 0..<count {
                        out[index] = AxisImageSource.mix(row[Int(a[index])], row[Int(b[index])], UInt32(w[index]))
                    }
                }
            }
        }
    }

    /// Two pixels, the second with `weight` 256ths.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let rest = 256 &- weight
        let low = (a & mask) &* rest &+ (b & mask) &* weight &+ 0x0080_0080
        let high = ((a &>> 8) & mask) &* rest &+ ((b &>> 8) & mask) &* weight &+ 0x0080_0080
        return ((low &>> 8) & mask) | (high & ~mask)
    }

    private static func mix(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ weight: UInt32, _ count: Int,
        _ out: UnsafeMutablePointer<UInt32>
    ) {
        for index in 0..<count { out[index] = mix(a[index], b[index], weight) }
    }
}

/// Four pixels mixed with weights in 1/256 that may be negative; channels are kept within the alpha.
enum CubicMix {
    @inline(__always)
    static func pixel(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ w: SIMD4<Int32>) -> UInt32 {
        @inline(__always) func channel(_ shift: UInt32, _ limit: Int32) -> UInt32 {
            let values = SIMD4<UInt32>(a, b, c, d) &>> SIMD4(repeating: shift) & SIMD4(repeating: 255)
            let sum = (SIMD4<Int32>(truncatingIfNeeded: values) &* w).wrappedSum()
            return UInt32(truncatingIfNeeded: max(0, min(limit, (sum &+ 128) &>> 8)))
        }
        let alpha = channel(24, 255)
        let limit = Int32(truncatingIfNeeded: alpha)
        return channel(0, limit) | channel(8, limit) &<< 8 | channel(16, limit) &<< 16 | alpha &<< 24
    }

    static func rows(
        _ picture: PixelBuffer, _ indices: SIMD4<Int32>, _ w: SIMD4<Int32>, into out: UnsafeMutablePointer<UInt32>
    ) {
        let width = picture.widthInPixels
        let a = picture.pixels + Int(indices[0]) * width
        let b = picture.pixels + Int(indices[1]) * width
        let c = picture.pixels + Int(indices[2]) * width
        let d = picture.pixels + Int(indices[3]) * width
        for x in 0..<width { out[x] = pixel(a[x], b[x], c[x], d[x], w) }
    }
}
