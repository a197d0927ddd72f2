import CJPEG
import Foundation
import MartletBase

/// Reads one JPEG file through TurboJPEG, whose calls return error codes.
struct JPEGDecoder {
    let header: JPEGHeader
    private let data: UnsafeRawBufferPointer

    init(_ data: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError) {
        self.data = data
        header = try JPEGHeader(data)
        try limits.check(width: header.width, height: header.height)
    }

    func decode() throws(ImageError) -> PixelBuffer {
        let width = header.width
        let height = header.height
        // A Huffman-coded block of 64 samples takes a bit at least, and the first component has at least a quarter of the
        // samples: a small file can't ask for much memory. (The decoder would fill the rest with grey.)
        if !header.usesArithmeticCoding, width * height / (64 * 8 * 4) > data.count {
            throw JPEGHeader.damaged("it has too little data for its size")
        }
        let isUpright = header.orientation == .up
        let upright = header.orientation.swapsSides ? (height, width) : (width, height)
        var stored: UnsafeMutablePointer<UInt32>?
        if !isUpright {
            guard let memory = malloc(width * height * 4) else { throw .outOfMemory(width: width, height: height) }
            stored = memory.bindMemory(to: UInt32.self, capacity: width * height)
        }
        defer { free(stored) }

        var failure: ImageError?
        let pixels = PixelBuffer(widthInPixels: upright.0, heightInPixels: upright.1) { target in
            do throws(ImageError) {
                try decompress(into: stored ?? target)
                if let stored { header.orientation.place(stored, width: width, height: height, into: target) }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return pixels
    }

    private func decompress(into target: UnsafeMutablePointer<UInt32>) throws(ImageError) {
        guard let handle = tjInitDecompress() else {
            throw .outOfMemory(width: header.width, height: header.height)
        }
        defer { tjDestroy(handle) }
        let isCMYK = header.components == 4
        let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
        let status = target.withMemoryRebound(to: UInt8.self, capacity: header.width * header.height * 4) { bytes in
            tjDecompress2(
                handle, data.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(data.count), bytes,
                Int32(header.width), 0, Int32(header.height), format.rawValue, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
        }
        if status != 0 {
            let message = String(cString: tjGetErrorStr2(handle))
            // Stray bytes between segments are common in the wild and cost no pixel.
            let isHarmless = tjGetErrorCode(handle) == TJERR_WARNING.rawValue && message.contains("extraneous bytes")
            if !isHarmless { throw JPEGHeader.damaged(Self.reason(message)) }
        }
        if isCMYK { convertCMYK(target) }
    }

    /// Inks to light: what is left of white after each ink and black, with Adobe's inverted storage taken into account.
    private func convertCMYK(_ target: UnsafeMutablePointer<UInt32>) {
        let flip: UInt32 = header.hasAdobeMarker ? 0 : 0xFFFF_FFFF
        for index in 0..<header.width * header.height {
            let light = target[index] ^ flip
            let black = light >> 24
            let red = Premultiplied.scaled(light & 255, black)
            let green = Premultiplied.scaled(light >> 8 & 255, black)
            let blue = Premultiplied.scaled(light >> 16 & 255, black)
            target[index] = 0xFF00_0000 | blue << 16 | green << 8 | red
        }
    }

    /// The library's messages in our words where they are common.
    private static func reason(_ message: String) -> String {
        let text = message.lowercased()
        if text.contains("premature end") { return "it ends too early" }
        if text.contains("more than 500 scans") { return "it has too many scans" }
        return message
    }
}
