/// Turns the samples of one PNG row into premultiplied pixels.
struct PNGExpander {
    private let header: PNGDecoder.Header
    /// Premultiplied pixels by sample value: the palette, or the greys of a depth of up to 8 bits.
    private var table: [UInt32] = []
    /// The one colour that is clear, in samples of the file's depth; nil when there is none.
    private var clear: (red: UInt32, green: UInt32, blue: UInt32)?

    init(header: PNGDecoder.Header, palette: [UInt32], transparency: [UInt8]) {
        self.header = header
        func sample(_ index: Int) -> UInt32 {
            let value = UInt32(transparency[index * 2]) << 8 | UInt32(transparency[index * 2 + 1])
            return value & (1 << UInt32(header.bitDepth) - 1)
        }
        switch header.colorType {
        case 0 where transparency.count >= 2:
            clear = (sample(0), sample(0), sample(0))
        case 2 where transparency.count >= 6:
            clear = (sample(0), sample(1), sample(2))
        default:
            break
        }
        if header.colorType == 3 {
            // An index outside the palette is opaque black, as decoders commonly have it.
            table = [UInt32](repeating: 0xFF00_0000, count: 256)
            for (index, color) in palette.enumerated() {
                table[index] = Premultiplied.pixel(
                    red: color & 255, green: color >> 8 & 255, blue: color >> 16 & 255,
                    alpha: index < transparency.count ? UInt32(transparency[index]) : 255)
            }
        } else if header.colorType == 0 && header.bitDepth <= 8 {
            let top = UInt32(1) << UInt32(header.bitDepth) - 1
            table = (0...top).map { value in
                value == clear?.red ? 0 : 0xFF00_0000 | (value * 255 / top) * 0x01_0101
            }
        }
    }

    func expand(_ row: UnsafePointer<UInt8>, _ width: Int, into target: UnsafeMutablePointer<UInt32>) {
        switch (header.colorType, header.bitDepth) {
        case (0, 16):
            for x in 0..<width {
                let value = Self.wide(row, x)
                let level = Self.narrowed(value)
                target[x] = value == clear?.red ? 0 : 0xFF00_0000 | level * 0x01_0101
            }
        case (0, 8), (3, 8):
            table.withUnsafeBufferPointer { table in
                for x in 0..<width { target[x] = table[Int(row[x])] }
            }
        case (0, let bits), (3, let bits):
            let perByte = 8 / bits
            let mask = UInt8(1 << bits - 1)
            for x in 0..<width {
                let shift = 8 - bits - (x % perByte) * bits
                target[x] = table[Int(row[x / perByte] >> UInt8(shift) & mask)]
            }
        case (2, 8):
            for x in 0..<width {
                let red = UInt32(row[x * 3])
                let green = UInt32(row[x * 3 + 1])
                let blue = UInt32(row[x * 3 + 2])
                target[x] = 0xFF00_0000 | blue << 16 | green << 8 | red
            }
            if let clear {
                let key = 0xFF00_0000 | clear.blue << 16 | clear.green << 8 | clear.red
                for x in 0..<width where target[x] == key { target[x] = 0 }
            }
        case (2, _):
            for x in 0..<width {
                let red = Self.wide(row, x * 3)
                let green = Self.wide(row, x * 3 + 1)
                let blue = Self.wide(row, x * 3 + 2)
                let isClear = clear.map { $0 == (red, green, blue) } ?? false
                target[x] = isClear ? 0 : Premultiplied.pixel(
                    red: Self.narrowed(red), green: Self.narrowed(green), blue: Self.narrowed(blue), alpha: 255)
            }
        case (4, 8):
            for x in 0..<width {
                let level = UInt32(row[x * 2])
                target[x] = Premultiplied.pixel(red: level, green: level, blue: level, alpha: UInt32(row[x * 2 + 1]))
            }
        case (4, _):
            for x in 0..<width {
                let level = Self.narrowed(Self.wide(row, x * 2))
                let alpha = Self.narrowed(Self.wide(row, x * 2 + 1))
                target[x] = Premultiplied.pixel(red: level, green: level, blue: level, alpha: alpha)
            }
        case (_, 8):
            for x in 0..<width {
                target[x] = Premultiplied.pixel(
                    red: UInt32(row[x * 4]), green: UInt32(row[x * 4 + 1]), blue: UInt32(row[x * 4 + 2]),
                    alpha: UInt32(row[x * 4 + 3]))
            }
        default:
            for x in 0..<width {
                target[x] = Premultiplied.pixel(
                    red: Self.narrowed(Self.wide(row, x * 4)), green: Self.narrowed(Self.wide(row, x * 4 + 1)),
                    blue: Self.narrowed(Self.wide(row, x * 4 + 2)), alpha: Self.narrowed(Self.wide(row, x * 4 + 3)))
            }
        }
    }

    @inline(__always)
    private static func wide(_ row: UnsafePointer<UInt8>, _ index: Int) -> UInt32 {
        UInt32(row[index * 2]) << 8 | UInt32(row[index * 2 + 1])
    }

    /// Sixteen bits to eight, rounded to nearest.
    @inline(__always)
    private static func narrowed(_ value: UInt32) -> UInt32 { (value &* 255 &+ 32895) >> 16 }
}
