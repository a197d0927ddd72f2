import CDeflate
import Foundation
import MartletBase
import Testing

@testable import MartletImage

@Suite struct PNGEncoderTests {
    /// Own reader and libpng must both see the pixels that went in.
    private func check(_ pixels: PixelBuffer, colorType: UInt8, depth: Int = 8) throws {
        for level in PNGLevel.allCases {
            let file = PNGEncoder.encode(pixels, scale: 2, level: level)
            let header = try #require(chunks(file).first)
            #expect(header.type == "IHDR" && header.data[9] == colorType && Int(header.data[8]) == depth)
            #expect(try ImageDecoder.decode(file) == pixels)
            let other = try #require(decodedByLibpng(file))
            #expect(other.width == pixels.widthInPixels && other.height == pixels.heightInPixels)
            #expect(difference(pixels, other.straight) == 0)
        }
    }

    @Test func opaquePicturesBecomeRGB() throws {
        try check(picture(61, 47) { opaque($0 * 4, $1 * 5, $0 * $1) }, colorType: 2)
    }

    @Test func translucentPicturesBecomeRGBA() throws {
        try check(picture(61, 47) { premultiplied($0 * 4, $1 * 5, $0 ^ $1, $0 * 3 + $1) }, colorType: 6)
    }

    @Test func greysBecomeGrey() throws {
        var random = TestRandom(3)
        try check(picture(64, 64) { x, y in opaque(x + y * 64 & 255, x + y * 64 & 255, x + y * 64 & 255) }, colorType: 0)
        try check(
            picture(64, 64) { _, _ in
                let level = Int.random(in: 0...255, using: &random)
                return premultiplied(level, level, level, Int.random(in: 0...255, using: &random))
            }, colorType: 4)
    }

    @Test(arguments: [(2, 1), (4, 2), (16, 4), (17, 8), (256, 8)])
    func fewColoursBecomeAPalette(count: Int, depth: Int) throws {
        try check(
            picture(67, 41) { x, y in
                let index = (x * 7 + y * 13) % count
                return premultiplied(index * 3, index * 5, 255 - index, index % 3 == 0 ? 255 : index)
            }, colorType: 3, depth: depth)
    }

    @Test func aPaletteIsLeftWhenItCostsMore() throws {
        try check(picture(3, 2) { opaque($0 * 50, $1 * 50, 9) }, colorType: 2)
        #expect(chunks(PNGEncoder.encode(picture(1, 1) { _, _ in 0 }))[0].data[9] == 4)
    }

    @Test func edgesAndOddSizes() throws {
        for (width, height) in [(1, 1), (1, 300), (300, 1), (2, 2), (5, 3), (7, 9)] {
            let pixels = picture(width, height) { opaque($0 * 31, $1 * 17, $0 + $1) }
            #expect(try ImageDecoder.decode(PNGEncoder.encode(pixels)) == pixels)
            let clear = picture(width, height) { premultiplied($0 * 31, $1 * 17, $0 + $1, $0 * 5 + 1) }
            #expect(try ImageDecoder.decode(PNGEncoder.encode(clear)) == clear)
        }
    }

    @Test func straightColoursComeBackExactly() {
        var changed = 0
        for alpha in UInt32(0)...255 {
            for value in UInt32(0)...alpha {
                let pixel = alpha << 24 | value << 16 | (alpha - value) << 8 | value
                let straight = Premultiplied.straight(pixel)
                let back = Premultiplied.pixel(
                    red: straight & 255, green: straight >> 8 & 255, blue: straight >> 16 & 255, alpha: straight >> 24)
                if back != pixel { changed += 1 }
            }
        }
        #expect(changed == 0)
        // A pixel brighter than its alpha is no colour; it is limited.
        #expect(Premultiplied.straight(0x10FF_FFFF) == 0x10FF_FFFF)
    }

    @Test func theResolutionFollowsTheScale() {
        func density(_ scale: Double) -> [UInt8]? {
            chunks(PNGEncoder.encode(picture(2, 2) { _, _ in 0 }, scale: scale)).first { $0.type == "pHYs" }?.data
        }
        #expect(density(1) == [0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1])
        #expect(density(2) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
        for scale in [0, -1, Double.nan, .infinity] { #expect(density(scale) == nil) }
    }

    @Test func filesHoldWhatIsNeededAndNothingElse() {
        let types = chunks(PNGEncoder.encode(picture(40, 40) { opaque($0 * 6, $1 * 6, $0 * $1) })).map(\.type)
        #expect(types == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
        let indexed = chunks(PNGEncoder.encode(picture(90, 90) { premultiplied($0 % 3, 9, 9, 40 + $1 % 2 * 215) })).map(\.type)
        #expect(indexed == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    }

    @Test func bytesDontDependOnWhatAWriterDidBefore() {
        let pictures = [
            picture(200, 100) { opaque($0, $1, $0 * $1) }, picture(30, 30) { _, _ in opaque(1, 2, 3) },
            picture(90, 70) { premultiplied($0 * 2, $1 * 3, 5, $0 * $1) },
        ]
        let writer = PNGWriter()
        let first = pictures.map { writer.encode($0) }
        #expect(pictures.reversed().map { writer.encode($0) } == first.reversed())
        #expect(pictures.map { PNGWriter().encode($0) } == first)
    }

    @Test func manyThreadsWriteTheSameFile() async {
        let pixels = picture(120, 80) { opaque($0 * 2, $1 * 3, $0 ^ $1) }
        let expected = PNGEncoder.encode(pixels)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 { group.addTask { PNGEncoder.encode(pixels) == expected } }
            for await isEqual in group { #expect(isEqual) }
        }
    }

    /// The filter bytes of a file's rows.
    private func filters(_ pixels: PixelBuffer) throws -> Set<UInt8> {
        let file = chunks(PNGEncoder.encode(pixels))
        let packed = file.filter { $0.type == "IDAT" }.flatMap(\.data)
        let channels = try #require([0: 1, 2: 3, 3: 1, 4: 2, 6: 4][file[0].data[9]])
        let stride = pixels.widthInPixels * channels + 1
        var rows = [UInt8](repeating: 0, count: stride * pixels.heightInPixels)
        let inflater = libdeflate_alloc_decompressor()
        defer { libdeflate_free_decompressor(inflater) }
        let result = libdeflate_zlib_decompress(inflater, packed, packed.count, &rows, rows.count, nil)
        #expect(result == LIBDEFLATE_SUCCESS)
        return Set((0..<pixels.heightInPixels).map { rows[$0 * stride] })
    }

    @Test func photographsAreFilteredAndInterfacesAreNot() throws {
        var random = TestRandom(5)
        let grain = (0..<129 * 128).map { _ in Int.random(in: 0...7, using: &random) }
        let photo = picture(128, 128) { x, y in
            opaque(x + grain[y * 128 + x], y + grain[x * 128 + y], (x + y) / 2 + grain[x + y])
        }
        #expect(try !filters(photo).contains(0))
        #expect(try ImageDecoder.decode(PNGEncoder.encode(photo)) == photo)
        let flat = picture(128, 128) { x, y in x / 9 % 2 == 0 ? opaque(240, 240, 247) : opaque(x * 2, x, 9 + x) }
        #expect(try filters(flat) == [0])
        // A gradient has many colours and no flat area, but its rows repeat each other.
        let gradient = picture(300, 200) { x, y in opaque((x + y) / 2, (x + y) / 3, 255 - (x + y) / 2) }
        #expect(try ImageDecoder.decode(PNGEncoder.encode(gradient)) == gradient)
        #expect(PNGEncoder.encode(gradient).count < 6000)
    }
}
