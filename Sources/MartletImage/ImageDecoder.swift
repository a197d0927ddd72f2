import Foundation
import MartletBase

/// Reads pictures into premultiplied sRGB pixels.
///
/// PNG: every colour type and depth, interlaced too; of an APNG the default picture. JPEG: grey, YCbCr, RGB, CMYK and
/// YCCK, turned upright by the EXIF orientation. Samples are taken as sRGB whatever profile or gamma the file names:
/// `iCCP`, `gAMA`, `cHRM` and JPEG's ICC segments have no effect (chosen: the pixels then need no transcendental function
/// and are the same everywhere; nearly all files for screens are sRGB).
package enum ImageDecoder {
    /// The pixels of a picture file in memory.
    package static func decode(
        _ data: UnsafeRawBufferPointer, limits: ImageLimits = .default
    ) throws(ImageError) -> PixelBuffer {
        switch try format(of: data) {
        case .png: return try PNGDecoder(data, limits: limits).decode()
        default: return try JPEGDecoder(data, limits: limits).decode()
        }
    }

    package static func decode(_ data: [UInt8], limits: ImageLimits = .default) throws(ImageError) -> PixelBuffer {
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in try decode(bytes, limits: limits) }
        }
        return try result.get()
    }

    package static func decode(_ data: Data, limits: ImageLimits = .default) throws(ImageError) -> PixelBuffer {
        try decode([UInt8](data), limits: limits)
    }

    /// The size in pixels, upright, from the header alone. The picture behind it may still turn out to be damaged.
    package static func size(of data: UnsafeRawBufferPointer) throws(ImageError) -> (width: Int, height: Int) {
        let unlimited = ImageLimits(side: .max, bytes: .max)
        switch try format(of: data) {
        case .png:
            let header = try PNGDecoder(data, limits: unlimited).header
            return (header.width, header.height)
        default:
            let header = try JPEGDecoder(data, limits: unlimited).header
            return header.orientation.swapsSides ? (header.height, header.width) : (header.width, header.height)
        }
    }

    package static func size(of data: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
        let result = data.withUnsafeBytes { bytes in Result { () throws(ImageError) in try size(of: bytes) } }
        return try result.get()
    }

    /// The pixels of a picture file. Throws `FileError` when it can't be read and `ImageError` when it is no picture.
    package static func decode(contentsOf path: String, limits: ImageLimits = .default) throws -> PixelBuffer {
        try decode(readFile(path), limits: limits)
    }

    private static func format(of data: UnsafeRawBufferPointer) throws(ImageError) -> ImageFormat {
        guard let format = ImageFormat(sniffing: data) else { throw .notAnImage }
        guard format == .png || format == .jpeg else { throw .unsupported(format.rawValue) }
        return format
    }
}
