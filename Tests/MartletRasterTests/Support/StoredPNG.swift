import Foundation
import MartletBase

/// Writes pictures to look at, uncompressed. Used only when MARTLET_PICTURES names a folder.
enum StoredPNG {
    static var folder: String? { ProcessInfo.processInfo.environment["MARTLET_PICTURES"] }

    static func write(_ picture: PixelBuffer, _ name: String, zoom: Int = 1) throws {
        guard let folder else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let width = picture.widthInPixels * zoom
        let height = picture.heightInPixels * zoom
        var raw: [UInt8] = []
        for y in 0..<height {
            raw.append(0)
            for x in 0..<width {
                let pixel = picture[x / zoom, y / zoom]
                let alpha = pixel >> 24
                for shift in [UInt32(0), 8, 16] {
                    let value = pixel >> shift & 255
                    raw.append(UInt8(truncatingIfNeeded: alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)))
                }
                raw.append(UInt8(truncatingIfNeeded: alpha))
            }
        }
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65535, raw.count)
            let length = UInt16(end - start)
            stream.append(end == raw.count ? 1 : 0)
            stream += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
            stream += raw[start..<end]
            start = end
        } while start < raw.count
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in raw {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        stream += bytes(b << 16 | a)
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0])
        file += chunk("IDAT", stream)
        file += chunk("IEND", [])
        try Data(file).write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in body {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return bytes(UInt32(content.count)) + body + bytes(~crc)
    }
}
