import MartletBase

/// The colour types of PNG that the writer uses.
enum PNGLayout: Equatable {
    case palette(bits: Int)
    case gray
    case grayAlpha
    case rgb
    case rgba

    var bitDepth: Int {
        if case .palette(let bits) = self { return bits }
        return 8
    }

    var colorType: UInt8 {
        switch self {
        case .gray: 0
        case .rgb: 2
        case .palette: 3
        case .grayAlpha: 4
        case .rgba: 6
        }
    }

    var bytesPerPixel: Int {
        switch self {
        case .gray, .palette: 1
        case .grayAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }

    func bytesPerRow(width: Int) -> Int {
        if case .palette(let bits) = self { return (width * bits + 7) / 8 }
        return width * bytesPerPixel
    }
}

/// What one pass over a picture finds out about its colours.
struct PNGContent {
    private(set) var isOpaque = true
    private(set) var isGray = true
    /// The distinct premultiplied pixels in palette order; empty when there are more than 256.
    private(set) var keys: [UInt32] = []
    /// The palette: the same colours, straight.
    private(set) var palette: [UInt32] = []

    /// Slots of the little hash table: four for each colour it may hold.
    private static let slots = 1024

    static func slot(of pixel: UInt32) -> Int { Int((pixel &* 0x9E37_79B1) >> 22) }

    init(_ pixels: PixelBuffer) {
        let count = pixels.widthInPixels * pixels.heightInPixels
        let source = pixels.pixels
        countColors(source, count)

        var alpha: UInt32 = 0xFF00_0000
        var difference: UInt32 = 0
        if keys.isEmpty {
            for index in 0..<count {
                let pixel = source[index]
                alpha &= pixel
                difference |= (pixel ^ (pixel >> 8)) & 0xFFFF
            }
        } else {
            for pixel in keys {
                alpha &= pixel
                difference |= (pixel ^ (pixel >> 8)) & 0xFFFF
            }
        }
        isOpaque = alpha == 0xFF00_0000
        isGray = difference == 0

        // Translucent colours first; the order is fixed by value, so that it doesn't hang on where a colour appears.
        keys.sort { ($0 >> 24 == 255 ? 1 : 0, $0) < ($1 >> 24 == 255 ? 1 : 0, $1) }
        palette = keys.map(Premultiplied.straight)
    }

    /// Collects the distinct pixels, and gives up at the 257th.
    private mutating func countColors(_ source: UnsafePointer<UInt32>, _ count: Int) {
        guard count > 0 else { return }
        var found: [UInt32] = []
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.slots) { table in
            table.initialize(repeating: .max)
            var last = ~source[0]
            var index = 0
            while index < count {
                // Flat stretches eight at a time.
                if index + 8 <= count {
                    let eight = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD8<UInt32>.self)
                    if eight == SIMD8(repeating: last) {
                        index &+= 8
                        continue
                    }
                }
                let pixel = source[index]
                index &+= 1
                if pixel == last { continue }
                last = pixel
                var slot = Self.slot(of: pixel)
                while table[slot] != UInt64(pixel) {
                    if table[slot] == .max {
                        table[slot] = UInt64(pixel)
                        found.append(pixel)
                        break
                    }
                    slot = (slot + 1) & (Self.slots - 1)
                }
                if found.count > 256 { return }
            }
        }
        if found.count <= 256 { keys = found }
    }

    /// The smallest colour type that holds this picture exactly.
    func layout(width: Int, height: Int) -> PNGLayout {
        let direct: PNGLayout = isGray ? (isOpaque ? .gray : .grayAlpha) : (isOpaque ? .rgb : .rgba)
        guard !keys.isEmpty else { return direct }
        let bits = keys.count <= 2 ? 1 : keys.count <= 4 ? 2 : keys.count <= 16 ? 4 : 8
        let indexed = PNGLayout.palette(bits: bits)
        // A palette costs its entries and a chunk's frame; a tiny or a plain grey picture doesn't win that back.
        let indexedBytes = indexed.bytesPerRow(width: width) * height + keys.count * 3 + 24
        return indexedBytes < direct.bytesPerRow(width: width) * height ? indexed : direct
    }
}

/// Arithmetic between premultiplied and straight colours, in integers.
package enum Premultiplied {
    /// The straight colour of a premultiplied pixel, each channel rounded to nearest. Clear pixels become clear black.
    package static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha >> 1
        let red = min(255, ((pixel & 255) * 255 + half) / alpha)
        let green = min(255, ((pixel >> 8 & 255) * 255 + half) / alpha)
        let blue = min(255, ((pixel >> 16 & 255) * 255 + half) / alpha)
        return alpha << 24 | blue << 16 | green << 8 | red
    }

    /// The premultiplied pixel of a straight colour, each channel rounded to nearest. Undoes `straight` exactly.
    @inline(__always)
    package static func pixel(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
        if alpha == 255 { return 0xFF00_0000 | blue << 16 | green << 8 | red }
        return alpha << 24 | scaled(blue, alpha) << 16 | scaled(green, alpha) << 8 | scaled(red, alpha)
    }

    /// `value * alpha / 255`, rounded to nearest, for operands of 0...255.
    @inline(__always)
    package static func scaled(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
        let product = value &* alpha &+ 128
        return (product &+ (product >> 8)) >> 8
    }
}
