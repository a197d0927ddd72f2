import MartletBase
import Testing

@testable import MartletImage

@Suite struct PNGDecoderTests {
    @Test func everyKindReadsAsLibpngReadsIt() throws {
        var random = TestRandom(11)
        for _ in 0..<3 {
            for kind in TestPNG.all(&random) {
                let file = kind.file(&random)
                let pixels = try ImageDecoder.decode(file)
                #expect(pixels.widthInPixels == kind.width && pixels.heightInPixels == kind.height)
                // Some versions of libpng write past their rows when they narrow interlaced samples of 16 bits.
                if kind.bitDepth == 16 && kind.isInterlaced { continue }
                let other = try #require(decodedByLibpng(file), "\(kind)")
                // libpng rounds 16 bits in another place.
                #expect(difference(pixels, other.straight) <= (kind.bitDepth == 16 ? 1 : 0), "\(kind)")
                #expect(try ImageDecoder.size(of: file) == (kind.width, kind.height))
            }
        }
    }

    @Test(arguments: [(0, 1), (2, 3), (4, 2), (6, 4)])
    func interlacingChangesNothing(colorType: Int, channels: Int) throws {
        var random = TestRandom(31)
        for (width, height) in [(1, 1), (3, 2), (8, 8), (19, 13)] {
            let bytes = channels * 2
            let samples = (0..<width * height * bytes).map { _ in UInt8.random(in: 0...255, using: &random) }
            func file(_ isInterlaced: Bool, _ grid: [(Int, Int, Int, Int)]) -> [UInt8] {
                var raw: [UInt8] = []
                for (x0, y0, dx, dy) in grid where x0 < width {
                    for y in stride(from: y0, to: height, by: dy) {
                        raw.append(0)
                        for x in stride(from: x0, to: width, by: dx) {
                            let start = (y * width + x) * bytes
                            raw += samples[start..<start + bytes]
                        }
                    }
                }
                var file = PNGFile()
                file.chunk(
                    "IHDR",
                    PNGFile.bigEndian(UInt32(width)) + PNGFile.bigEndian(UInt32(height))
                        + [16, UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
                file.chunk("IDAT", zlib(raw))
                file.chunk("IEND", [])
                return file.bytes
            }
            let plain = try ImageDecoder.decode(file(false, [(0, 0, 1, 1)]))
            let interlaced = try ImageDecoder.decode(
                file(true, [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]))
            #expect(plain == interlaced)
        }
    }

    @Test func sixteenBitsAreRounded() throws {
        var file = PNGFile()
        file.header(width: 4, height: 1, bitDepth: 16, colorType: 0)
        // 0x00FF is one step of 255 less 2/257 of one; 0x0080 is just under half a step, 0x0081 just over.
        file.chunk("IDAT", zlib([0, 0x00, 0x80, 0x00, 0x81, 0x00, 0xFF, 0xFF, 0xFF]))
        file.chunk("IEND", [])
        let pixels = try ImageDecoder.decode(file.bytes)
        #expect((0..<4).map { pixels[$0, 0] & 255 } == [0, 1, 1, 255])
    }

    @Test func anIndexOutsideThePaletteIsBlack() throws {
        var file = PNGFile()
        file.header(width: 2, height: 1, bitDepth: 8, colorType: 3)
        file.chunk("PLTE", [10, 20, 30])
        file.chunk("IDAT", zlib([0, 0, 200]))
        file.chunk("IEND", [])
        let pixels = try ImageDecoder.decode(file.bytes)
        #expect(pixels[0, 0] == opaque(10, 20, 30) && pixels[1, 0] == opaque(0, 0, 0))
    }

    @Test func profilesAndGammaChangeNothing() throws {
        let pixels = picture(20, 20) { opaque($0 * 12, $1 * 12, $0 * $1) }
        let plain = chunks(PNGEncoder.encode(pixels))
        var file = PNGFile()
        file.chunk("IHDR", plain[0].data)
        file.chunk("gAMA", PNGFile.bigEndian(100_000))
        file.chunk("iCCP", Array("profile\0\0rubbish".utf8))
        file.chunk("IDAT", plain.first { $0.type == "IDAT" }!.data)
        file.chunk("IEND", [])
        #expect(try ImageDecoder.decode(file.bytes) == pixels)
    }

    private func message(_ file: [UInt8], limits: ImageLimits = .default) -> String {
        do {
            _ = try ImageDecoder.decode(file, limits: limits)
            return "read"
        } catch {
            return "\(error)"
        }
    }

    private func file(_ header: [UInt8], _ more: (String, [UInt8])...) -> [UInt8] {
        var file = PNGFile()
        file.chunk("IHDR", header)
        for (type, data) in more {
            switch type {
            case "PLTE": file.chunk("PLTE", data)
            case "IDAT": file.chunk("IDAT", data)
            case "CgBI": file.chunk("CgBI", data)
            case "ABCD": file.chunk("ABCD", data)
            default: file.chunk("IEND", data)
            }
        }
        return file.bytes
    }

    @Test func damageIsNamed() {
        let one: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1]
        let end: (String, [UInt8]) = ("IEND", [])
        let good = PNGEncoder.encode(picture(9, 9) { opaque($0 * 20, $1 * 20, 1) })
        #expect(message(Array(good.dropLast(12))) == "this PNG file is damaged: it ends too early")
        #expect(message(Array(good.prefix(8))) == "this PNG file is damaged: it ends too early")
        var wrong = good
        wrong[20] ^= 1
        #expect(message(wrong) == "this PNG file is damaged: a checksum is wrong")
        #expect(message(file(one + [8, 0, 0, 0, 0], end)) == "this PNG file is damaged: it has no pixels")
        #expect(message(file(one + [8, 3, 0, 0, 0], ("IDAT", zlib([0, 0])), end)) == "this PNG file is damaged: it has no palette")
        #expect(message(file(one + [8, 5, 0, 0, 0], end)) == "this PNG file is damaged: its colour type 5 does not exist")
        #expect(message(file(one + [4, 2, 0, 0, 0], end)) == "this PNG file is damaged: colour type 2 has no depth of 4 bits")
        #expect(message(file([0, 0, 0, 0, 0, 0, 0, 1, 8, 0, 0, 0, 0], end)) == "this PNG file is damaged: it announces 0 × 1 pixels")
        #expect(message(file(one + [8, 0, 0, 0, 0], ("IDAT", [1, 2, 3]), end)) == "this PNG file is damaged: its compressed data is broken")
        #expect(message(file(one + [8, 0, 0, 0, 0], ("IDAT", zlib([0])), end)) == "this PNG file is damaged: it has too little data for its size")
        #expect(message(file(one + [8, 0, 0, 0, 0], ("IDAT", zlib([9, 0])), end)) == "this PNG file is damaged: a row has an unknown filter")
        #expect(message(file(one + [8, 0, 0, 0, 0], ("PLTE", [1, 2]), end)) == "this PNG file is damaged: its palette is malformed")
        #expect(message(file(one + [8, 0, 0, 0, 2], end)).contains("unknown compression, filter or interlace"))
        #expect(message(file(one + [8, 0, 0, 0, 0], ("ABCD", []), end)) == "a PNG with an unknown critical chunk is not supported; PNG and JPEG are")
        #expect(message(file(one + [8, 0, 0, 0, 0], ("CgBI", []), end)).hasPrefix("Apple's crushed PNG (CgBI) is not supported"))
    }

    @Test func limitsAreCheckedBeforeMemoryIsTaken() {
        func announcing(_ width: UInt32, _ height: UInt32) -> [UInt8] {
            file(PNGFile.bigEndian(width) + PNGFile.bigEndian(height) + [8, 6, 0, 0, 0], ("IDAT", zlib([0])), ("IEND", []))
        }
        #expect(message(announcing(20_000, 10)) == "the image is too large: 20000 × 10 pixels, and a side may be 16384 at most")
        #expect(message(announcing(10_000, 10_000)) == "the image is too large: 10000 × 10000 pixels, and decoded it may take 256 MiB at most")
        #expect(message(announcing(0x7FFF_FFFF, 0x7FFF_FFFF)).hasPrefix("the image is too large"))
        #expect(message(announcing(0xFFFF_FFFF, 1)).contains("damaged"))
        // Within the limits, but the data can't possibly hold so much.
        #expect(message(announcing(8000, 8000)) == "this PNG file is damaged: it has too little data for its size")
        let small = PNGEncoder.encode(picture(64, 64) { opaque($0, $1, 0) })
        #expect(message(small, limits: ImageLimits(side: 63)).contains("a side may be 63 at most"))
        #expect(message(small, limits: ImageLimits(bytes: 16383)).contains("decoded it may take 16383 bytes at most"))
        #expect(message(small, limits: ImageLimits(side: 64, bytes: 16384)) == "read")
    }

    @Test func otherFilesAreRecognised() {
        #expect(message([]) == "this is not an image: it begins like no known format")
        #expect(message(Array("hello, this is text".utf8)) == "this is not an image: it begins like no known format")
        for (head, name) in [
            ("GIF89a......", "GIF"), ("RIFF....WEBPVP8 ", "WebP"), ("%PDF-1.7 ", "PDF"), ("<?xml version=\"1.0\"?><svg/>", "SVG"),
            ("....ftypheic....", "HEIC"), ("....ftypavif....", "AVIF"), ("II*\0........", "TIFF"), ("8BPS....", "Photoshop"),
        ] {
            #expect(message(Array(head.utf8)) == "\(name) is not supported; PNG and JPEG are")
        }
    }

    /// Damaged files are refused or read; they never crash or hang.
    @Test func damagedFilesNeverCrash() {
        var random = TestRandom(99)
        var seeds = TestPNG.all(&random).map { $0.file(&random) }
        seeds.append(PNGEncoder.encode(picture(50, 40) { premultiplied($0 * 5, $1 * 6, 3, $0 + $1) }))
        var refused = 0
        var tried = 0
        for file in seeds {
            for _ in 0..<40 {
                var damaged = file
                switch Int.random(in: 0..<4, using: &random) {
                case 0: damaged = Array(file.prefix(Int.random(in: 0..<file.count, using: &random)))
                case 1: damaged.remove(at: Int.random(in: 0..<file.count, using: &random))
                case 2: damaged.insert(UInt8.random(in: 0...255, using: &random), at: Int.random(in: 0..<file.count, using: &random))
                default:
                    for _ in 0..<Int.random(in: 1...4, using: &random) {
                        damaged[Int.random(in: 8..<file.count, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
                    }
                    // Sound checksums let the damage through to the inner parts.
                    if Bool.random(using: &random) { damaged = Self.withSoundChecksums(damaged) }
                }
                tried += 1
                if message(damaged, limits: ImageLimits(side: 4096, bytes: 16 << 20)) != "read" { refused += 1 }
                _ = try? ImageDecoder.size(of: damaged)
            }
        }
        #expect(tried > 1000)
        #expect(refused > tried / 2)
    }

    private static func withSoundChecksums(_ file: [UInt8]) -> [UInt8] {
        var result = PNGFile()
        for (type, data) in chunks(file) {
            switch type {
            case "IHDR": result.chunk("IHDR", data)
            case "PLTE": result.chunk("PLTE", data)
            case "tRNS": result.chunk("tRNS", data)
            case "IDAT": result.chunk("IDAT", data)
            case "IEND": result.chunk("IEND", data)
            default: result.chunk("tEXt", data)
            }
        }
        return result.bytes
    }
}
