import MartletBase

/// Lays a picture out as unfiltered PNG rows: a zero and the samples.
enum PNGRows {
    /// Bytes behind the last row that the wide stores may touch.
    static let slack = 16

    static func write(
        _ pixels: PixelBuffer, as layout: PNGLayout, content: PNGContent, to output: UnsafeMutablePointer<UInt8>
    ) {
        let width = pixels.widthInPixels
        let stride = layout.bytesPerRow(width: width) + 1
        switch layout {
        case .palette(let bits):
            writeIndexed(pixels, bits: bits, content: content, stride: stride, to: output)
        case .gray:
            for y in 0..<pixels.heightInPixels {
                let row = output + y * stride
                row[0] = 0
                let source = pixels.pixels + y * width
                for x in 0..<width { row[x + 1] = UInt8(truncatingIfNeeded: source[x]) }
            }
        case .grayAlpha:
            writeTranslucent(pixels, stride: stride, to: output) { color, target in
                target[0] = UInt8(truncatingIfNeeded: color)
                target[1] = UInt8(truncatingIfNeeded: color >> 24)
                return 2
            }
        case .rgb:
            for y in 0..<pixels.heightInPixels {
                packRGB(pixels.pixels + y * width, width, to: output + y * stride)
            }
        case .rgba:
            writeTranslucent(pixels, stride: stride, to: output) { color, target in
                UnsafeMutableRawPointer(target).storeBytes(of: color.littleEndian, as: UInt32.self)
                return 4
            }
        }
    }

    /// Four pixels into three words at a time.
    private static func packRGB(_ source: UnsafePointer<UInt32>, _ width: Int, to row: UnsafeMutablePointer<UInt8>) {
        row[0] = 0
        let target = UnsafeMutableRawPointer(row + 1)
        var x = 0
        while x + 4 <= width {
            let a = source[x]
            let b = source[x + 1]
            let c = source[x + 2]
            let d = source[x + 3]
            let place = target + x * 3
            let first = (a & 0xFF_FFFF) | b << 24
            let second = (b >> 8 & 0xFFFF) | c << 16
            let third = (c >> 16 & 0xFF) | d << 8
            place.storeBytes(of: first.littleEndian, as: UInt32.self)
            place.storeBytes(of: second.littleEndian, toByteOffset: 4, as: UInt32.self)
            place.storeBytes(of: third.littleEndian, toByteOffset: 8, as: UInt32.self)
            x += 4
        }
        while x < width {
            let pixel = source[x]
            let place = row + 1 + x * 3
            place[0] = UInt8(truncatingIfNeeded: pixel)
            place[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            place[2] = UInt8(truncatingIfNeeded: pixel >> 16)
            x += 1
        }
    }

    /// Straight colours, computed once per run of equal pixels.
    @inline(__always)
    private static func writeTranslucent(
        _ pixels: PixelBuffer, stride: Int, to output: UnsafeMutablePointer<UInt8>,
        store: (UInt32, UnsafeMutablePointer<UInt8>) -> Int
    ) {
        let width = pixels.widthInPixels
        var last: UInt32 = 0
        var straight: UInt32 = 0
        for y in 0..<pixels.heightInPixels {
            let source = pixels.pixels + y * width
            var target = output + y * stride
            target[0] = 0
            target += 1
            for x in 0..<width {
                let pixel = source[x]
                if pixel != last {
                    last = pixel
                    straight = Premultiplied.straight(pixel)
                }
                target += store(straight, target)
            }
        }
    }

    private static func writeIndexed(
        _ pixels: PixelBuffer, bits: Int, content: PNGContent, stride: Int, to output: UnsafeMutablePointer<UInt8>
    ) {
        let width = pixels.widthInPixels
        let slots = 1024
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: slots) { table in
            table.initialize(repeating: .max)
            for (index, key) in content.keys.enumerated() {
                var slot = PNGContent.slot(of: key)
                while table[slot] != .max { slot = (slot + 1) & (slots - 1) }
                table[slot] = UInt64(key) | UInt64(index) << 32
            }
            var last = ~pixels.pixels[0]
            var index: UInt8 = 0
            for y in 0..<pixels.heightInPixels {
                let source = pixels.pixels + y * width
                var target = output + y * stride
                target[0] = 0
                target += 1
                var packed: UInt8 = 0
                var filled = 0
                for x in 0..<width {
                    let pixel = source[x]
                    if pixel != last {
                        last = pixel
                        var slot = PNGContent.slot(of: pixel)
                        // Every pixel is in the table: the keys were collected from this picture.
                        while UInt32(truncatingIfNeeded: table[slot]) != pixel || table[slot] == .max {
                            slot = (slot + 1) & (slots - 1)
                        }
                        index = UInt8(truncatingIfNeeded: table[slot] >> 32)
                    }
                    if bits == 8 {
                        target[x] = index
                    } else {
                        packed |= index << UInt8(8 - bits - filled)
                        filled += bits
                        if filled == 8 {
                            target[0] = packed
                            target += 1
                            packed = 0
                            filled = 0
                        }
                    }
                }
                if filled > 0 { target[0] = packed }
            }
        }
    }
}
