/// Four premultiplied pixels, each `0xAABBGGRR`.
@usableFromInline package typealias Pixels4 = SIMD4<UInt32>
/// The same sixteen bytes as eight 16-bit lanes: two per pixel.
@usableFromInline package typealias Lanes8 = SIMD8<UInt16>

/// Arithmetic on premultiplied pixels: integers only, rounded exactly, so every machine gives the same bytes.
///
/// These live below the rasteriser and are inlinable, because its hot loops are spread over several files which the
/// compiler optimises one at a time. (`@inlinable` on a package declaration takes effect only when the types around it and
/// in its signature are `@usableFromInline`.)
@usableFromInline package enum PixelLanes {
    /// Every lane divided by 255 and rounded, for lanes up to 255 * 255.
    @inlinable @inline(__always)
    package static func div255(_ x: Lanes8) -> Lanes8 {
        let y = x &+ Lanes8(repeating: 128)
        return (y &+ (y &>> Lanes8(repeating: 8))) &>> Lanes8(repeating: 8)
    }

    /// Each channel times `factor` (0...255, the same in both lanes of a pixel) over 255.
    @inlinable @inline(__always)
    package static func scale(_ pixels: Pixels4, _ factor: Lanes8) -> Pixels4 {
        let mask = Pixels4(repeating: 0x00FF_00FF)
        let redBlue = div255(unsafeBitCast(pixels & mask, to: Lanes8.self) &* factor)
        // As `div255`, but the quotient stays in the upper byte, where it is wanted.
        var greenAlpha = unsafeBitCast((pixels &>> Pixels4(repeating: 8)) & mask, to: Lanes8.self) &* factor
        greenAlpha = greenAlpha &+ Lanes8(repeating: 128)
        greenAlpha = (greenAlpha &+ (greenAlpha &>> Lanes8(repeating: 8))) & Lanes8(repeating: 0xFF00)
        return unsafeBitCast(redBlue | greenAlpha, to: Pixels4.self)
    }

    /// A factor of 0...255 per pixel as lanes.
    @inlinable @inline(__always)
    package static func lanes(_ factor: Pixels4) -> Lanes8 {
        unsafeBitCast(factor | (factor &<< Pixels4(repeating: 16)), to: Lanes8.self)
    }

    /// Source over destination.
    @inlinable @inline(__always)
    package static func over(_ source: Pixels4, _ destination: Pixels4) -> Pixels4 {
        let rest = Pixels4(repeating: 255) &- (source &>> Pixels4(repeating: 24))
        return source &+ scale(destination, lanes(rest))
    }

    @inlinable @inline(__always)
    package static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels4 {
        UnsafeRawPointer(pointer).loadUnaligned(as: Pixels4.self)
    }

    @inlinable @inline(__always)
    package static func store(_ pixels: Pixels4, _ pointer: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels4.self)
    }

    /// One pixel times `factor` (0...255) over 255.
    @inlinable @inline(__always)
    package static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        low = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
        var high = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        high = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return low | high
    }

    /// One pixel over another.
    @inlinable @inline(__always)
    package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source &+ scale(destination, 255 &- (source &>> 24))
    }

    /// `a * b / 255`, rounded, for values of 0...255.
    @inlinable @inline(__always)
    package static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let x = a &* b &+ 128
        return (x &+ (x &>> 8)) &>> 8
    }
}
