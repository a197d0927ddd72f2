import MartletDisplay

/// Blurs bytes, one or four to a pixel, with a separable kernel.
///
/// 1. Load: bytes become numbers on the axes' grids, zero outside the source.
/// 2. Rows, 3. columns: weighted sums, always added in the same order, so that a pixel does not depend on what part of the
/// picture is asked for. Plain 32-bit multiplications and additions: the same bits everywhere.
/// 4. Store: interpolated back to pixels and rounded.
final class GaussianBlur {
    /// Bytes of a part of device space, `channels` to a pixel.
    struct Source {
        var bytes: UnsafePointer<UInt8>
        var stride: Int
        var bounds: PixelRect
    }

    private typealias Lane = SIMD8<Float>
    private var loaded = FloatPlane()
    private var rows = FloatPlane()
    private var columns = FloatPlane()
    private var line = FloatPlane()

    /// Bytes of scratch memory that a blur takes for each pixel of its output, at most.
    static let bytesPerPixel = 48

    /// Writes the blurred bytes for `output`; `out` is the byte of its first pixel.
    func blur(
        _ source: Source, channels: Int, _ horizontal: BlurAxis, _ vertical: BlurAxis, output: PixelRect,
        into out: UnsafeMutablePointer<UInt8>, outStride: Int
    ) {
        let cellsX = horizontal.cells(output.minX, output.maxX)
        let cellsY = vertical.cells(output.minY, output.maxY)
        let reachX = horizontal.kernel.radius
        let reachY = vertical.kernel.radius
        let width = (cellsX.to - cellsX.from) * channels
        let height = cellsY.to - cellsY.from
        let loadedHeight = height + 2 * reachY
        loaded.reset((cellsX.to - cellsX.from + 2 * reachX) * channels, loadedHeight, clear: true)
        let filled = load(
            source, channels, horizontal, vertical, firstCellX: cellsX.from - reachX, firstCellY: cellsY.from - reachY)
        rows.reset(width, loadedHeight, clear: true)
        for y in filled.from..<max(filled.from, filled.to) {
            GaussianBlur.weigh(
                loaded.row(y) + reachX * channels, step: channels, horizontal.kernel, into: rows.row(y), count: width)
        }
        columns.reset(width, height, clear: false)
        for y in 0..<height {
            GaussianBlur.weigh(
                rows.row(y + reachY), step: rows.stride, vertical.kernel, into: columns.row(y), count: width)
        }
        store(channels, horizontal, vertical, cellsX.from, cellsY.from, output, out, outStride)
    }

    // MARK: 1

    /// Returns the rows that hold something.
    private func load(
        _ source: Source, _ channels: Int, _ horizontal: BlurAxis, _ vertical: BlurAxis, firstCellX: Int, firstCellY: Int
    ) -> (from: Int, to: Int) {
        let fx = horizontal.factor
        let fy = vertical.factor
        let area = PixelRect(
            minX: firstCellX * fx, minY: firstCellY * fy, maxX: (firstCellX + loaded.width / channels) * fx,
            maxY: (firstCellY + loaded.height) * fy
        ).intersection(source.bounds)
        if area.isEmpty { return (0, 0) }
        let share = 1 / Float(fx * fy)
        for y in area.minY..<area.maxY {
            let bytes = source.bytes + (y - source.bounds.minY) * source.stride
                + (area.minX - source.bounds.minX) * channels
            let target = loaded.row(vertical.cell(of: y) - firstCellY)
            if fx == 1 && fy == 1 {
                let place = target + (area.minX - firstCellX) * channels
                for index in 0..<(area.width * channels) { place[index] = Float(bytes[index]) }
            } else {
                // Sums of whole numbers below 2^24 are exact in any order; the share is a power of two.
                var index = 0
                for x in area.minX..<area.maxX {
                    let place = target + (horizontal.cell(of: x) - firstCellX) * channels
                    for channel in 0..<channels {
                        place[channel] += Float(bytes[index]) * share
                        index += 1
                    }
                }
            }
        }
        return (vertical.cell(of: area.minY) - firstCellY, vertical.cell(of: area.maxY - 1) - firstCellY + 1)
    }

    // MARK: 2 and 3

    /// The weighted sum of the neighbours `step` numbers apart, for `count` numbers in a row.
    private static func weigh(
        _ source: UnsafePointer<Float>, step: Int, _ kernel: BlurKernel, into out: UnsafeMutablePointer<Float>, count: Int
    ) {
        let radius = kernel.radius
        kernel.weights.withUnsafeBufferPointer { weights in
            var x = 0
            while x < count {
                let middle = UnsafeRawPointer(source + x)
                var first = middle.loadUnaligned(as: Lane.self) * weights[0]
                var second = Lane(repeating: 0)
                var near = source + x
                var far = source + x
                var distance = 1
                while distance < radius {
                    near -= step
                    far += step
                    let pair = UnsafeRawPointer(near).loadUnaligned(as: Lane.self)
                        + UnsafeRawPointer(far).loadUnaligned(as: Lane.self)
                    near -= step
                    far += step
                    let next = UnsafeRawPointer(near).loadUnaligned(as: Lane.self)
                        + UnsafeRawPointer(far).loadUnaligned(as: Lane.self)
                    first += pair * weights[distance]
                    second += next * weights[distance &+ 1]
                    distance &+= 2
                }
                if distance == radius {
                    near -= step
                    far += step
                    let pair = UnsafeRawPointer(near).loadUnaligned(as: Lane.self)
                        + UnsafeRawPointer(far).loadUnaligned(as: Lane.self)
                    first += pair * weights[distance]
                }
                UnsafeMutableRawPointer(out + x).storeBytes(of: first + second, as: Lane.self)
                x &+= 8
            }
        }
    }

    // MARK: 4

    private func store(
        _ channels: Int, _ horizontal: BlurAxis, _ vertical: BlurAxis, _ firstCellX: Int, _ firstCellY: Int,
        _ output: PixelRect, _ out: UnsafeMutablePointer<UInt8>, _ outStride: Int
    ) {
        let count = output.width * channels
        line.reset(max(columns.width, count), 2, clear: false)
        let blended = line.row(0)
        let spread = line.row(1)
        for y in output.minY..<output.maxY {
            let place = vertical.place(y)
            let upper = columns.row(place.cell - firstCellY)
            var source = UnsafePointer(upper)
            if vertical.factor > 1 {
                let lower = columns.row(place.cell - firstCellY + 1)
                for index in 0..<columns.width {
                    blended[index] = upper[index] + (lower[index] - upper[index]) * place.fraction
                }
                source = UnsafePointer(blended)
            }
            if horizontal.factor > 1 {
                var index = 0
                for x in output.minX..<output.maxX {
                    let place = horizontal.place(x)
                    let left = source + (place.cell - firstCellX) * channels
                    for channel in 0..<channels {
                        spread[index] = left[channel] + (left[channel + channels] - left[channel]) * place.fraction
                        index += 1
                    }
                }
                source = UnsafePointer(spread)
            }
            // Adding 2^23 leaves the rounded number in the low bits.
            let row = out + (y - output.minY) * outStride
            for index in 0..<count {
                row[index] = UInt8(truncatingIfNeeded: min((source[index] + 8_388_608).bitPattern & 0x7F_FFFF, 255))
            }
        }
    }
}

/// A grid of numbers whose memory is kept between uses. Rows have room for the widest vector beyond their end.
struct FloatPlane: ~Copyable {
    private(set) var memory = UnsafeMutablePointer<Float>.allocate(capacity: 16)
    private var capacity = 16
    private(set) var width = 0
    private(set) var height = 0
    private(set) var stride = 0

    deinit { memory.deallocate() }

    mutating func reset(_ width: Int, _ height: Int, clear: Bool) {
        self.width = max(0, width)
        self.height = max(0, height)
        stride = (self.width + 15) & ~7
        let count = stride * self.height + 32
        if count > capacity {
            memory.deallocate()
            memory = .allocate(capacity: count)
            capacity = count
            memory.initialize(repeating: 0, count: count)
        } else if clear {
            memory.update(repeating: 0, count: count)
        }
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<Float> { memory + y &* stride }
}
