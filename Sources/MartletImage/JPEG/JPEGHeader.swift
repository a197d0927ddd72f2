/// What a JPEG file says about its picture before the first scan.
struct JPEGHeader: Equatable {
    var width: Int
    var height: Int
    var components: Int
    var usesArithmeticCoding: Bool
    /// Adobe's marker: with it the inks of a CMYK picture are stored inverted.
    var hasAdobeMarker = false
    var orientation = EXIFOrientation.up

    /// Walks the marker segments up to the first scan.
    init(_ data: UnsafeRawBufferPointer) throws(ImageError) {
        var frame: JPEGHeader?
        var hasAdobeMarker = false
        var orientation = EXIFOrientation.up
        var offset = 2
        while true {
            // Any number of 0xFF may come before a marker.
            while offset < data.count, data[offset] == 0xFF { offset += 1 }
            guard offset >= 3, offset < data.count else { throw Self.damaged("it ends too early") }
            guard data[offset - 1] == 0xFF else { throw Self.damaged("a marker is missing") }
            let marker = data[offset]
            offset += 1
            switch marker {
            case 0x01, 0xD0...0xD8: continue
            case 0xD9: throw Self.damaged("it ends before its pixels")
            default: break
            }
            guard offset + 2 <= data.count else { throw Self.damaged("it ends too early") }
            let length = Int(data[offset]) << 8 | Int(data[offset + 1])
            guard length >= 2, offset + length <= data.count else { throw Self.damaged("it ends too early") }
            let body = UnsafeRawBufferPointer(rebasing: data[offset + 2..<offset + length])
            offset += length

            switch marker {
            case 0xC0, 0xC1, 0xC2, 0xC9, 0xCA:
                guard frame == nil else { throw Self.damaged("it has two frames") }
                frame = try JPEGHeader(frame: body, marker: marker)
            case 0xC3, 0xC5, 0xC6, 0xC7, 0xCB, 0xCD, 0xCE, 0xCF:
                throw .unsupported("a lossless or hierarchical JPEG")
            case 0xE1:
                if let found = EXIFOrientation(segment: body) { orientation = found }
            case 0xEE:
                if body.count >= 12, body.starts(with: Array("Adobe".utf8)) { hasAdobeMarker = true }
            case 0xDA:
                guard var found = frame else { throw Self.damaged("it has no frame header") }
                found.hasAdobeMarker = hasAdobeMarker
                found.orientation = orientation
                self = found
                return
            default:
                break
            }
        }
    }

    private init(frame body: UnsafeRawBufferPointer, marker: UInt8) throws(ImageError) {
        guard body.count >= 6 else { throw Self.damaged("its frame header is too short") }
        guard body[0] == 8 else { throw .unsupported("a JPEG of \(body[0]) bits a sample") }
        height = Int(body[1]) << 8 | Int(body[2])
        width = Int(body[3]) << 8 | Int(body[4])
        components = Int(body[5])
        usesArithmeticCoding = marker == 0xC9 || marker == 0xCA
        guard width > 0, height > 0 else { throw Self.damaged("it announces \(width) × \(height) pixels") }
        guard components == 1 || components == 3 || components == 4 else {
            throw .unsupported("a JPEG of \(components) components")
        }
        guard body.count >= 6 + components * 3 else { throw Self.damaged("its frame header is too short") }
    }

    static func damaged(_ reason: String) -> ImageError { .corrupt(format: "JPEG", reason: reason) }
}
