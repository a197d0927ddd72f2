import CJPEG
import MartletBase
import Testing

@testable import MartletImage

@Suite struct JPEGDecoderTests {
    /// A JPEG file of a picture; `gray` and `cmyk` choose what is stored.
    private enum Kind { case color, subsampled, gray, cmyk }

    private func jpeg(_ pixels: PixelBuffer, _ kind: Kind = .color, progressive: Bool = false) -> [UInt8] {
        let count = pixels.widthInPixels * pixels.heightInPixels
        var samples = [UInt8](repeating: 0, count: count * 4)
        for index in 0..<count {
            var pixel = pixels.pixels[index]
            // The inverted storage of Adobe's writers: what is left of white, and no black.
            if kind == .cmyk { pixel |= 0xFF00_0000 }
            for channel in 0..<4 { samples[index * 4 + channel] = UInt8(pixel >> UInt32(channel * 8) & 255) }
        }
        let handle = tjInitCompress()
        defer { tjDestroy(handle) }
        var file: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let sampling = kind == .gray ? TJSAMP_GRAY : kind == .subsampled ? TJSAMP_420 : TJSAMP_444
        let status = tjCompress2(
            handle, samples, Int32(pixels.widthInPixels), 0, Int32(pixels.heightInPixels),
            (kind == .cmyk ? TJPF_CMYK : TJPF_RGBX).rawValue, &file, &size, Int32(bitPattern: sampling.rawValue), 95,
            progressive ? TJFLAG_PROGRESSIVE : 0)
        defer { tjFree(file) }
        guard status == 0, let file else { return [] }
        return Array(UnsafeBufferPointer(start: file, count: Int(size)))
    }

    /// Puts an orientation into a file, in either byte order.
    private func oriented(_ file: [UInt8], _ value: UInt8, isLittle: Bool) -> [UInt8] {
        let tiff: [UInt8] = isLittle
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
        let body = Array("Exif\0\0".utf8) + tiff
        return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + file.dropFirst(2)
    }

    private func worst(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
        guard a.widthInPixels == b.widthInPixels, a.heightInPixels == b.heightInPixels else { return 999 }
        var most = 0
        for index in 0..<a.widthInPixels * a.heightInPixels {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                let left = Int(a.pixels[index] >> shift & 255)
                let right = Int(b.pixels[index] >> shift & 255)
                most = max(most, abs(left - right))
            }
        }
        return most
    }

    private let smooth = picture(48, 33) { opaque($0 * 5, $1 * 7, 120 + $0 - $1) }

    @Test func coloursComeThrough() throws {
        #expect(worst(try ImageDecoder.decode(jpeg(smooth)), smooth) <= 6)
        #expect(worst(try ImageDecoder.decode(jpeg(smooth, progressive: true)), smooth) <= 6)
        #expect(worst(try ImageDecoder.decode(jpeg(smooth, .subsampled)), smooth) <= 14)
        let gray = picture(40, 24) { opaque($0 * 6, $0 * 6, $0 * 6 + $1 - $1) }
        #expect(worst(try ImageDecoder.decode(jpeg(gray, .gray)), gray) <= 4)
    }

    @Test func inksBecomeLight() throws {
        let pixels = try ImageDecoder.decode(jpeg(smooth, .cmyk))
        #expect(worst(pixels, smooth) <= 8)
    }

    /// Without Adobe's marker the inks are stored as they are.
    @Test func plainInksAreNotInverted() throws {
        var file = jpeg(picture(16, 16) { _, _ in opaque(200, 100, 50) }, .cmyk)
        #expect(worst(try ImageDecoder.decode(file), picture(16, 16) { _, _ in opaque(200, 100, 50) }) <= 4)
        // A segment of another name in Adobe's place: then the four components are taken as plain inks.
        let marker = try #require((0..<file.count - 1).first { file[$0] == 0xFF && file[$0 + 1] == 0xEE })
        file[marker + 1] = 0xED
        let pixels = try ImageDecoder.decode(file)
        #expect(pixels[8, 8] >> 24 == 255)
        // Full black ink is stored: nothing is left.
        #expect(pixels[8, 8] & 0xFF_FFFF == 0)
    }

    @Test func orientationsAreApplied() throws {
        let stored = picture(24, 16) { x, y in x < 12 ? (y < 8 ? opaque(255, 0, 0) : opaque(0, 255, 0)) : (y < 8 ? opaque(0, 0, 255) : opaque(255, 255, 255)) }
        let file = jpeg(stored)
        // The corners of the upright picture, from the top left clockwise, as letters of the stored corners.
        let corners = ["RBWG", "BRGW", "WGRB", "GWBR", "RGWB", "GRBW", "WBRG", "BWGR"]
        for value in 1...8 {
            for isLittle in [true, false] {
                let turned = oriented(file, UInt8(value), isLittle: isLittle)
                let pixels = try ImageDecoder.decode(turned)
                let (width, height) = value < 5 ? (24, 16) : (16, 24)
                #expect(pixels.widthInPixels == width && pixels.heightInPixels == height)
                #expect(try ImageDecoder.size(of: turned) == (width, height))
                let seen = [(2, 2), (width - 3, 2), (width - 3, height - 3), (2, height - 3)].map { x, y in
                    let p = pixels[x, y]
                    let (r, g, b) = (p & 255 > 128, p >> 8 & 255 > 128, p >> 16 & 255 > 128)
                    return r && g && b ? "W" : r ? "R" : g ? "G" : "B"
                }.joined()
                #expect(seen == corners[value - 1], "orientation \(value)")
            }
        }
        // Numbers outside 1...8 mean nothing.
        #expect(worst(try ImageDecoder.decode(oriented(file, 9, isLittle: true)), stored) < 40)
    }

    private func message(_ file: [UInt8], limits: ImageLimits = .default) -> String {
        do {
            _ = try ImageDecoder.decode(file, limits: limits)
            return "read"
        } catch {
            return "\(error)"
        }
    }

    @Test func damageIsNamed() throws {
        let file = jpeg(smooth)
        #expect(message(Array(file.prefix(4))) == "this JPEG file is damaged: it ends too early")
        #expect(message(Array(file.prefix(file.count / 2))) == "this JPEG file is damaged: it ends too early")
        #expect(message([0xFF, 0xD8, 0xFF, 0xD9]) == "this JPEG file is damaged: it ends before its pixels")
        let frame = try #require((0..<file.count - 1).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        var lossless = file
        lossless[frame + 1] = 0xC3
        #expect(message(lossless) == "a lossless or hierarchical JPEG is not supported; PNG and JPEG are")
        var deep = file
        deep[frame + 4] = 12
        #expect(message(deep) == "a JPEG of 12 bits a sample is not supported; PNG and JPEG are")
        var empty = file
        empty[frame + 5] = 0
        empty[frame + 6] = 0
        #expect(message(empty).contains("it announces 48 × 0 pixels"))
        var huge = file
        for offset in 5...8 { huge[frame + offset] = 0xFF }
        #expect(message(huge) == "the image is too large: 65535 × 65535 pixels, and a side may be 16384 at most")
        for offset in [5, 7] { huge[frame + offset] = 0x1F }
        #expect(message(huge) == "this JPEG file is damaged: it has too little data for its size")
        #expect(message(file, limits: ImageLimits(side: 47)).contains("48 × 33 pixels"))
    }

    /// Damaged files are refused or read; they never crash or hang.
    @Test func damagedFilesNeverCrash() {
        var random = TestRandom(7)
        var tried = 0
        let seeds = [
            jpeg(smooth), jpeg(smooth, .subsampled), jpeg(smooth, .gray), jpeg(smooth, .cmyk), jpeg(smooth, progressive: true),
            oriented(jpeg(smooth), 6, isLittle: true),
        ]
        for file in seeds {
            #expect(!file.isEmpty)
            for _ in 0..<250 {
                var damaged = file
                switch Int.random(in: 0..<3, using: &random) {
                case 0: damaged = Array(file.prefix(Int.random(in: 0..<file.count, using: &random)))
                case 1: damaged.removeSubrange(Int.random(in: 0..<file.count / 2, using: &random)..<file.count / 2 + 3)
                default:
                    for _ in 0..<Int.random(in: 1...5, using: &random) {
                        damaged[Int.random(in: 2..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                    }
                }
                _ = message(damaged, limits: ImageLimits(side: 2048, bytes: 8 << 20))
                _ = try? ImageDecoder.size(of: damaged)
                tried += 1
            }
        }
        #expect(tried == 1500)
    }
}
