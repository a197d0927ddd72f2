@testable import MartletImage

/// Builds PNG files of every kind from random samples, with every filter.
struct TestPNG {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: UInt8
    var isInterlaced: Bool
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var dataChunks = 1

    private var bitsPerPixel: Int { bitDepth * [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType)]! }

    func file(_ random: inout TestRandom) -> [UInt8] {
        var raw: [UInt8] = []
        let grid = isInterlaced
            ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            : [(0, 0, 1, 1)]
        for (x0, y0, dx, dy) in grid {
            let columns = (width - x0 + dx - 1) / dx
            let rows = (height - y0 + dy - 1) / dy
            guard columns > 0, rows > 0 else { continue }
            raw += pass(columns, rows, &random)
        }
        var file = PNGFile()
        file.chunk(
            "IHDR",
            PNGFile.bigEndian(UInt32(width)) + PNGFile.bigEndian(UInt32(height))
                + [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0])
        if !palette.isEmpty { file.chunk("PLTE", palette) }
        if !transparency.isEmpty { file.chunk("tRNS", transparency) }
        file.chunk("tEXt", Array("Comment\0nothing".utf8))
        let packed = zlib(raw)
        let part = max(1, (packed.count + dataChunks - 1) / dataChunks)
        for start in stride(from: 0, to: packed.count, by: part) {
            file.chunk("IDAT", Array(packed[start..<min(start + part, packed.count)]))
        }
        file.chunk("IEND", [])
        return file.bytes
    }

    /// Rows of random samples, filtered as an encoder would.
    private func pass(_ columns: Int, _ rows: Int, _ random: inout TestRandom) -> [UInt8] {
        let count = (columns * bitsPerPixel + 7) / 8
        let distance = max(1, bitsPerPixel / 8)
        var above = [UInt8](repeating: 0, count: count)
        var raw: [UInt8] = []
        for _ in 0..<rows {
            // Few distinct bytes, so that transparent colours and equal neighbours occur.
            let plain = (0..<count).map { _ in [0, 17, 255, 128, 90, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)! }
            let filter = UInt8.random(in: 0...4, using: &random)
            raw.append(filter)
            for index in 0..<count {
                let left = index >= distance ? plain[index - distance] : 0
                let corner = index >= distance ? above[index - distance] : 0
                let guess: UInt8
                switch filter {
                case 1: guess = left
                case 2: guess = above[index]
                case 3: guess = UInt8((UInt16(left) + UInt16(above[index])) / 2)
                case 4: guess = PNGFilter.predicted(left, above[index], corner)
                default: guess = 0
                }
                raw.append(plain[index] &- guess)
            }
            above = plain
        }
        return raw
    }

    /// Every legal combination of colour type, depth and interlacing, with and without transparency.
    static func all(_ random: inout TestRandom) -> [TestPNG] {
        var result: [TestPNG] = []
        for (type, depths) in [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])] {
            for depth in depths {
                for isInterlaced in [false, true] {
                    for isTransparent in type < 4 ? [false, true] : [false] {
                        var png = TestPNG(
                            width: Int.random(in: 1...37, using: &random), height: Int.random(in: 1...23, using: &random),
                            bitDepth: depth, colorType: UInt8(type), isInterlaced: isInterlaced)
                        png.dataChunks = Int.random(in: 1...3, using: &random)
                        if type == 3 {
                            png.palette = (0..<3 << depth).map { _ in UInt8.random(in: 0...255, using: &random) }
                            if isTransparent { png.transparency = (0..<1 << depth).map { _ in UInt8.random(in: 0...255, using: &random) } }
                        } else if isTransparent {
                            png.transparency = Array(repeating: depth == 16 ? [17, 17] : [0, UInt8(17 & (1 << depth - 1))], count: type == 2 ? 3 : 1).flatMap { $0 }
                        }
                        result.append(png)
                    }
                }
            }
        }
        return result
    }
}
