import CDeflate
import Foundation
import MartletBase

/// Reads one PNG file. The steps:
/// 1. `init` walks the chunks: their order, lengths and checksums, and the header against the limits.
/// 2. The compressed data is checked to be long enough for the pixels announced, so that a small file can't ask for
///    much memory.
/// 3. libdeflate unpacks it into rows with filter bytes.
/// 4. Each row of each interlace pass is unfiltered (`PNGUnfilter`) and expanded (`PNGExpander`).
struct PNGDecoder {
    struct Header: Equatable {
        var width: Int
        var height: Int
        var bitDepth: Int
        var colorType: UInt8
        var isInterlaced: Bool

        var channels: Int {
            switch colorType {
            case 2: 3
            case 4: 2
            case 6: 4
            default: 1
            }
        }
        var bitsPerPixel: Int { bitDepth * channels }
        func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
    }

    /// One of the interlace's seven small pictures, or the whole of a plain one.
    struct Pass {
        var width: Int
        var height: Int
        var x0: Int
        var y0: Int
        var dx: Int
        var dy: Int
    }

    let header: Header
    private let data: UnsafeRawBufferPointer
    private var palette: [UInt32] = []
    private var transparency: [UInt8] = []
    private var imageData: [Range<Int>] = []

    init(_ data: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
        self.data = data
        var header: Header?
        var offset = 8
        var isComplete = false
        while !isComplete {
            guard offset + 12 <= data.count else { throw Self.damaged("it ends too early") }
            let length = Int(Self.word(data, offset))
            guard length <= 0x7FFF_FFFF, offset + 12 + length <= data.count else {
                throw Self.damaged("it ends too early")
            }
            let body = offset + 8..<offset + 8 + length
            let type = Self.word(data, offset + 4)
            let sum = Self.word(data, body.upperBound)
            let isSound = libdeflate_crc32(0, data.baseAddress! + offset + 4, length + 4) == sum  // count is at least 20
            // A capital first letter: the picture can't be understood without the chunk.
            let isCritical = type & 0x2000_0000 == 0
            if isCritical && !isSound { throw Self.damaged("a checksum is wrong") }
            offset += 12 + length

            switch type {
            case Self.code("CgBI"):
                throw .unsupported("Apple's crushed PNG (CgBI)")
            case Self.code("IHDR"):
                guard header == nil else { throw Self.damaged("it has two headers") }
                header = try Self.header(data, body, limits)
            case _ where header == nil:
                throw Self.damaged("it doesn't begin with its header")
            case Self.code("PLTE"):
                guard palette.isEmpty, imageData.isEmpty, length % 3 == 0, (1...256).contains(length / 3) else {
                    throw Self.damaged("its palette is malformed")
                }
                palette = stride(from: body.lowerBound, to: body.upperBound, by: 3).map { at in
                    0xFF00_0000 | UInt32(data[at + 2]) << 16 | UInt32(data[at + 1]) << 8 | UInt32(data[at])
                }
            case Self.code("tRNS"):
                if isSound, imageData.isEmpty { transparency = [UInt8](data[body]) }
            case Self.code("IDAT"):
                if length > 0 { imageData.append(body) }
            case Self.code("IEND"):
                isComplete = true
            default:
                if isCritical { throw .unsupported("a PNG with an unknown critical chunk") }
            }
        }
        guard let header else { throw Self.damaged("it has no header") }
        if header.colorType == 3 && palette.isEmpty { throw Self.damaged("it has no palette") }
        guard !imageData.isEmpty else { throw Self.damaged("it has no pixels") }
        self.header = header
    }

    func decode() throws(ImageError) -> PixelBuffer {
        let passes = self.passes
        // At most 2^30 pixels of 8 bytes and a filter byte a row: no overflow.
        let rawCount = passes.reduce(0) { $0 + (header.bytesPerRow(width: $1.width) + 1) * $1.height }
        let packedCount = imageData.reduce(0) { $0 + $1.count }
        // Deflate can't shrink by more than 1032.
        guard rawCount / 1032 <= packedCount else { throw Self.damaged("it has too little data for its size") }

        guard let raw = malloc(rawCount + 16) else { throw outOfMemory }
        defer { free(raw) }
        try inflate(packedCount, into: raw, rawCount)

        let expander = PNGExpander(header: header, palette: palette, transparency: transparency)
        let rows = raw.assumingMemoryBound(to: UInt8.self)
        var isValid = true
        let pixels = PixelBuffer(widthInPixels: header.width, heightInPixels: header.height) { target in
            isValid = expand(rows, passes, expander, into: target)
        }
        guard isValid else { throw Self.damaged("a row has an unknown filter") }
        return pixels
    }

    private func inflate(
        _ packedCount: Int, into raw: UnsafeMutableRawPointer, _ rawCount: Int
    ) throws(ImageError) {
        guard let inflater = libdeflate_alloc_decompressor() else { throw outOfMemory }
        defer { libdeflate_free_decompressor(inflater) }
        var count = 0
        let result: libdeflate_result
        if imageData.count == 1 {
            let packed = UnsafeRawBufferPointer(rebasing: data[imageData[0]])
            result = libdeflate_zlib_decompress(inflater, packed.baseAddress, packed.count, raw, rawCount, &count)
        } else {
            guard let packed = malloc(packedCount) else { throw outOfMemory }
            defer { free(packed) }
            var end = 0
            for range in imageData {
                let part = UnsafeRawBufferPointer(rebasing: data[range])
                // Empty ranges were left out.
                (packed + end).copyMemory(from: part.baseAddress!, byteCount: part.count)
                end += part.count
            }
            result = libdeflate_zlib_decompress(inflater, packed, packedCount, raw, rawCount, &count)
        }
        guard result == LIBDEFLATE_SUCCESS else { throw Self.damaged("its compressed data is broken") }
        guard count == rawCount else { throw Self.damaged("it has too little data for its size") }
    }

    /// Unfilters and expands all rows; false when a filter byte is none.
    private func expand(
        _ rows: UnsafeMutablePointer<UInt8>, _ passes: [Pass], _ expander: PNGExpander,
        into target: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let distance = max(1, header.bitsPerPixel / 8)
        var line = [UInt32](repeating: 0, count: header.isInterlaced ? header.width : 0)
        var row = rows
        for pass in passes {
            let count = header.bytesPerRow(width: pass.width)
            var above: UnsafeMutablePointer<UInt8>?
            for y in 0..<pass.height {
                guard PNGUnfilter.unfilter(row + 1, above: above, count: count, distance: distance, filter: row[0])
                else { return false }
                above = row + 1
                if header.isInterlaced {
                    let start = target + (pass.y0 + y * pass.dy) * header.width + pass.x0
                    line.withUnsafeMutableBufferPointer { line in
                        // At least one pixel: empty passes were left out.
                        expander.expand(row + 1, pass.width, into: line.baseAddress!)
                        for x in 0..<pass.width { start[x * pass.dx] = line[x] }
                    }
                } else {
                    expander.expand(row + 1, pass.width, into: target + y * header.width)
                }
                row += count + 1
            }
        }
        return true
    }

    private var passes: [Pass] {
        guard header.isInterlaced else {
            return [Pass(width: header.width, height: header.height, x0: 0, y0: 0, dx: 1, dy: 1)]
        }
        let grid = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return grid.compactMap { x0, y0, dx, dy in
            let width = (header.width - x0 + dx - 1) / dx
            let height = (header.height - y0 + dy - 1) / dy
            guard width > 0, height > 0 else { return nil }
            return Pass(width: width, height: height, x0: x0, y0: y0, dx: dx, dy: dy)
        }
    }

    private var outOfMemory: ImageError { .outOfMemory(width: header.width, height: header.height) }
}

extension PNGDecoder {
    private static func header(
        _ data: UnsafeRawBufferPointer, _ body: Range<Int>, _ limits: ImageLimits
    ) throws(ImageError) -> Header {
        guard body.count == 13 else { throw damaged("its header has a wrong length") }
        let start = body.lowerBound
        let header = Header(
            width: Int(word(data, start)), height: Int(word(data, start + 4)), bitDepth: Int(data[start + 8]),
            colorType: data[start + 9], isInterlaced: data[start + 12] == 1)
        guard (1...0x7FFF_FFFF).contains(header.width), (1...0x7FFF_FFFF).contains(header.height) else {
            throw damaged("it announces \(header.width) × \(header.height) pixels")
        }
        let depths: [Int]
        switch header.colorType {
        case 0: depths = [1, 2, 4, 8, 16]
        case 3: depths = [1, 2, 4, 8]
        case 2, 4, 6: depths = [8, 16]
        default: throw damaged("its colour type \(header.colorType) does not exist")
        }
        guard depths.contains(header.bitDepth) else {
            throw damaged("colour type \(header.colorType) has no depth of \(header.bitDepth) bits")
        }
        guard data[start + 10] == 0, data[start + 11] == 0, data[start + 12] <= 1 else {
            throw .unsupported("a PNG with an unknown compression, filter or interlace method")
        }
        try limits.check(width: header.width, height: header.height)
        return header
    }

    static func damaged(_ reason: String) -> ImageError { .corrupt(format: "PNG", reason: reason) }

    static func word(_ data: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
        UInt32(data[offset]) << 24 | UInt32(data[offset + 1]) << 16 | UInt32(data[offset + 2]) << 8
            | UInt32(data[offset + 3])
    }

    private static func code(_ type: StaticString) -> UInt32 {
        type.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}
