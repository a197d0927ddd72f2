import CDeflate

/// A PNG file under construction: the signature and chunks with their lengths and checksums.
package struct PNGFile {
    package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package init(reserving count: Int = 256) { bytes.reserveCapacity(count) }

    /// Appends one chunk. `type` is four ASCII letters.
    package mutating func chunk(_ type: StaticString, _ data: [UInt8]) {
        data.withUnsafeBytes { chunk(type, $0) }
    }

    package mutating func chunk(_ type: StaticString, _ data: UnsafeRawBufferPointer) {
        append(UInt32(data.count))
        let start = bytes.count
        bytes.append(contentsOf: UnsafeBufferPointer(start: type.utf8Start, count: 4))
        bytes.append(contentsOf: data)
        let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start) }  // never empty
        append(sum)
    }

    package mutating func header(width: Int, height: Int, bitDepth: Int, colorType: UInt8) {
        chunk(
            "IHDR",
            Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [UInt8(bitDepth), colorType, 0, 0, 0])
    }

    /// The resolution, the same in both directions, in pixels per metre.
    package mutating func density(_ pixelsPerMetre: UInt32) {
        let side = Self.bigEndian(pixelsPerMetre)
        chunk("pHYs", side + side + [1])
    }

    /// A palette of straight colours (`0xAABBGGRR`), the translucent ones first so that their alphas take least room.
    package mutating func palette(_ colors: [UInt32]) {
        var entries: [UInt8] = []
        var alphas: [UInt8] = []
        for color in colors {
            entries += [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255)]
            if color >> 24 < 255 { alphas.append(UInt8(color >> 24)) }
        }
        chunk("PLTE", entries)
        if !alphas.isEmpty { chunk("tRNS", alphas) }
    }

    /// The compressed rows, in as few chunks as the format's length field allows.
    package mutating func imageData(_ stream: UnsafeRawBufferPointer) {
        let limit = 1 << 30
        var start = 0
        repeat {
            let end = min(start + limit, stream.count)
            chunk("IDAT", UnsafeRawBufferPointer(rebasing: stream[start..<end]))
            start = end
        } while start < stream.count
    }

    package static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private mutating func append(_ value: UInt32) { bytes += Self.bigEndian(value) }
}
