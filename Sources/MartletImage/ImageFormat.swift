/// A picture format, told from the first bytes and never from a file's name.
package enum ImageFormat: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webp = "WebP"
    case bmp = "BMP"
    case tiff = "TIFF"
    case heic = "HEIC"
    case avif = "AVIF"
    case jpegXL = "JPEG XL"
    case jpeg2000 = "JPEG 2000"
    case icon = "ICO"
    case pdf = "PDF"
    case svg = "SVG"
    case photoshop = "Photoshop"

    package init?(sniffing bytes: UnsafeRawBufferPointer) {
        func has(_ prefix: String, at offset: Int = 0) -> Bool {
            let utf8 = prefix.utf8
            return bytes.count >= offset + utf8.count
                && zip(bytes[offset...], utf8).allSatisfy { $0 == $1 }
        }
        func has(_ prefix: [UInt8]) -> Bool { bytes.count >= prefix.count && bytes.starts(with: prefix) }

        if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF") && has("WEBP", at: 8) {
            self = .webp
        } else if has("BM") && bytes.count >= 26 && bytes[6] == 0 && bytes[7] == 0 {
            self = .bmp
        } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if has("ftyp", at: 4) {
            switch true {
            case has("avif", at: 8), has("avis", at: 8): self = .avif
            case has("heic", at: 8), has("heix", at: 8), has("mif1", at: 8), has("msf1", at: 8), has("hevc", at: 8):
                self = .heic
            default: return nil
            }
        } else if has([0xFF, 0x0A]) || has("JXL ", at: 4) {
            self = .jpegXL
        } else if has("jP  ", at: 4) {
            self = .jpeg2000
        } else if has([0, 0, 1, 0]) {
            self = .icon
        } else if has("%PDF-") {
            self = .pdf
        } else if has("8BPS") {
            self = .photoshop
        } else if Self.looksLikeSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    private static func looksLikeSVG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), first == UInt8(ascii: "<") else { return false }
        let tag = Array("<svg".utf8)
        let head = bytes.prefix(1024)
        return head.indices.dropLast(3).contains { head[$0..<min($0 + 4, head.endIndex)].elementsEqual(tag) }
    }
}
