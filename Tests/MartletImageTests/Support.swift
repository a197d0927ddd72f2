import CDeflate
import CPNG
import Foundation
import MartletBase
import Testing

@testable import MartletImage

/// Repeatable random numbers (splitmix64).
struct TestRandom: RandomNumberGenerator {
    var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A folder that goes away with the test.
final class TemporaryFolder {
    let path: String

    init() {
        path = FileManager.default.temporaryDirectory.path + "/martlet-image-tests-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders it needs, and gives its path.
    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = path + "/" + name
        let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }
}

func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> PixelBuffer {
    PixelBuffer(widthInPixels: width, heightInPixels: height) { memory in
        for y in 0..<height { for x in 0..<width { memory[y * width + x] = pixel(x, y) } }
    }
}

func opaque(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    0xFF00_0000 | UInt32(blue & 255) << 16 | UInt32(green & 255) << 8 | UInt32(red & 255)
}

func premultiplied(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UInt32 {
    Premultiplied.pixel(red: UInt32(red & 255), green: UInt32(green & 255), blue: UInt32(blue & 255), alpha: UInt32(alpha & 255))
}

/// What libpng makes of a file, as straight RGBA; nil when it refuses.
func decodedByLibpng(_ file: [UInt8]) -> (width: Int, height: Int, straight: [UInt8])? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    return file.withUnsafeBytes { bytes in
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
        image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        let (width, height) = (Int(image.width), Int(image.height))
        var straight = [UInt8](repeating: 0, count: width * height * 4)
        guard png_image_finish_read(&image, nil, &straight, 0, nil) != 0 else { return nil }
        return (width, height, straight)
    }
}

/// The largest difference of a channel between a premultiplied picture and straight samples.
func difference(_ pixels: PixelBuffer, _ straight: [UInt8]) -> Int {
    var worst = 0
    for index in 0..<pixels.widthInPixels * pixels.heightInPixels {
        let s = straight[index * 4..<index * 4 + 4].map { Int($0) }
        let expected = premultiplied(s[0], s[1], s[2], s[3])
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            worst = max(worst, abs(Int(pixels.pixels[index] >> shift & 255) - Int(expected >> shift & 255)))
        }
    }
    return worst
}

/// The chunks of a PNG file: type and data.
func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8])] {
    var result: [(type: String, data: [UInt8])] = []
    var offset = 8
    while offset + 12 <= file.count {
        let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        guard offset + 12 + length <= file.count else { break }
        result.append(
            (String(decoding: file[offset + 4..<offset + 8], as: UTF8.self), Array(file[offset + 8..<offset + 8 + length])))
        offset += 12 + length
    }
    return result
}

/// Compresses as PNG's data chunks want it.
func zlib(_ raw: [UInt8]) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    var out = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, raw.count))
    let count = libdeflate_zlib_compress(compressor, raw, raw.count, &out, out.count)
    return Array(out[..<count])
}
