import MartletDisplay

/// Source-over on rows of premultiplied pixels: from a colour or a row of pixels, through nothing, one coverage for the
/// whole stretch, or a byte per pixel.
enum SpanBlend {
    /// A colour with one coverage (1...255).
    @inline(__always)
    static func solid(
        _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32, coverage: UInt32, opaque: Bool
    ) {
        if coverage == 255 {
            if opaque { row.update(repeating: color, count: count) } else { translucent(row, count, color) }
        } else {
            translucent(row, count, PixelLanes.scale(color, coverage))
        }
    }

    /// A translucent colour.
    static func translucent(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
        let source = Pixels4(repeating: color)
        let rest = PixelLanes.lanes(Pixels4(repeating: 255 &- (color &>> 24)))
        var x = 0
        while x &+ 4 <= count {
            let destination = PixelLanes.load(row + x)
            PixelLanes.store(source &+ PixelLanes.scale(destination, rest), row + x)
            x &+= 4
        }
        while x < count {
            row[x] = PixelLanes.over(color, row[x])
            x &+= 1
        }
    }

    /// A row of pixels.
    static func pixels(_ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int) {
        var x = 0
        while x &+ 4 <= count {
            PixelLanes.store(PixelLanes.over(PixelLanes.load(source + x), PixelLanes.load(row + x)), row + x)
            x &+= 4
        }
        while x < count {
            row[x] = PixelLanes.over(source[x], row[x])
            x &+= 1
        }
    }

    /// A row of pixels with one coverage (0...255).
    static func pixels(
        _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int, coverage: UInt32
    ) {
        let factor = PixelLanes.lanes(Pixels4(repeating: coverage))
        var x = 0
        while x &+ 4 <= count {
            let scaled = PixelLanes.scale(PixelLanes.load(source + x), factor)
            PixelLanes.store(PixelLanes.over(scaled, PixelLanes.load(row + x)), row + x)
            x &+= 4
        }
        while x < count {
            row[x] = PixelLanes.over(PixelLanes.scale(source[x], coverage), row[x])
            x &+= 1
        }
    }

    /// A colour through a byte per pixel.
    @inline(__always)
    static func masked(
        _ row: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ color: UInt32
    ) {
        maskedBlock(row, 0, mask, 0, count, 1, color)
    }

    /// A colour through a block of bytes, such as a glyph. Black, the colour of most text and most shadows, has no channels
    /// to be scaled.
    static func maskedBlock(
        _ pixels: UnsafeMutablePointer<UInt32>, _ pixelStride: Int, _ mask: UnsafePointer<UInt8>, _ maskStride: Int,
        _ width: Int, _ height: Int, _ color: UInt32
    ) {
        let alpha = Pixels4(repeating: color &>> 24)
        let source = Pixels4(repeating: color)
        let isBlack = color & 0xFF_FFFF == 0
        let isOpaque = color &>> 24 == 255
        var row = pixels
        var bytes = mask
        for _ in 0..<height {
            var x = 0
            while x &+ 4 <= width {
                let four = UnsafeRawPointer(bytes + x).loadUnaligned(as: SIMD4<UInt8>.self)
                let word = unsafeBitCast(four, to: UInt32.self)
                if word != 0 {
                    let values = Pixels4(truncatingIfNeeded: four)
                    let result: Pixels4
                    if isBlack {
                        result = blackOver(isOpaque ? values : scaledAlpha(values, alpha), PixelLanes.load(row + x))
                    } else if isOpaque && word == 0xFFFF_FFFF {
                        result = source
                    } else {
                        let scaled = PixelLanes.scale(source, PixelLanes.lanes(values))
                        result = PixelLanes.over(scaled, PixelLanes.load(row + x))
                    }
                    PixelLanes.store(result, row + x)
                }
                x &+= 4
            }
            while x < width {
                let value = UInt32(bytes[x])
                if value != 0 { row[x] = PixelLanes.over(PixelLanes.scale(color, value), row[x]) }
                x &+= 1
            }
            row += pixelStride
            bytes += maskStride
        }
    }

    /// Bytes times alpha over 255, rounded as `PixelLanes.scale` does.
    @inline(__always)
    private static func scaledAlpha(_ values: Pixels4, _ alpha: Pixels4) -> Pixels4 {
        let product = unsafeBitCast(values, to: Lanes8.self) &* unsafeBitCast(alpha, to: Lanes8.self)
        return unsafeBitCast(PixelLanes.div255(product), to: Pixels4.self)
    }

    /// Black with the given alphas over pixels.
    @inline(__always)
    private static func blackOver(_ alphas: Pixels4, _ destination: Pixels4) -> Pixels4 {
        let rest = PixelLanes.lanes(Pixels4(repeating: 255) &- alphas)
        return PixelLanes.scale(destination, rest) &+ (alphas &<< Pixels4(repeating: 24))
    }

    /// A row of pixels through a byte per pixel.
    static func masked(
        _ row: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ source: UnsafePointer<UInt32>, _ count: Int
    ) {
        var x = 0
        while x &+ 4 <= count {
            let bytes = UnsafeRawPointer(mask + x).loadUnaligned(as: SIMD4<UInt8>.self)
            if unsafeBitCast(bytes, to: UInt32.self) != 0 {
                let values = Pixels4(truncatingIfNeeded: bytes)
                let scaled = PixelLanes.scale(PixelLanes.load(source + x), PixelLanes.lanes(values))
                PixelLanes.store(PixelLanes.over(scaled, PixelLanes.load(row + x)), row + x)
            }
            x &+= 4
        }
        while x < count {
            let value = UInt32(mask[x])
            if value != 0 { row[x] = PixelLanes.over(PixelLanes.scale(source[x], value), row[x]) }
            x &+= 1
        }
    }

    /// Multiplies a row of pixels by one factor (0...255).
    static func scale(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ factor: UInt32) {
        let lanes = PixelLanes.lanes(Pixels4(repeating: factor))
        var x = 0
        while x &+ 4 <= count {
            PixelLanes.store(PixelLanes.scale(PixelLanes.load(row + x), lanes), row + x)
            x &+= 4
        }
        while x < count {
            row[x] = PixelLanes.scale(row[x], factor)
            x &+= 1
        }
    }

    /// Multiplies a row of pixels by the alpha of another.
    static func multiplyByAlpha(_ row: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt32>, _ count: Int) {
        var x = 0
        while x &+ 4 <= count {
            let factor = PixelLanes.lanes(PixelLanes.load(mask + x) &>> Pixels4(repeating: 24))
            PixelLanes.store(PixelLanes.scale(PixelLanes.load(row + x), factor), row + x)
            x &+= 4
        }
        while x < count {
            row[x] = PixelLanes.scale(row[x], mask[x] &>> 24)
            x &+= 1
        }
    }

    /// Multiplies bytes by bytes.
    static func multiply(_ row: UnsafeMutablePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int) {
        for x in 0..<count {
            row[x] = UInt8(truncatingIfNeeded: PixelLanes.multiply(UInt32(row[x]), UInt32(other[x])))
        }
    }

    /// Multiplies bytes by one factor (0...255) into another row.
    static func multiply(
        _ row: UnsafeMutablePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int, by factor: UInt32
    ) {
        for x in 0..<count { row[x] = UInt8(truncatingIfNeeded: PixelLanes.multiply(UInt32(other[x]), factor)) }
    }
}
