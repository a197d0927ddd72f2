import CDeflate
import MartletBase

/// How much time a PNG file's size is worth.
package enum PNGLevel: Int32, Sendable, CaseIterable {
    /// The default: about the size that libpng makes at its own default, in a fifth of its time. Pictures without flat
    /// areas get some more effort, which they repay.
    case fast = 1
    /// A sixth smaller for half as much time again.
    case balanced = 6
    /// For files that are made once and sent often.
    case small = 9
}

/// Writes PNG files and keeps the codec's state and all buffers between pictures.
///
/// One writer belongs to one thread at a time. The bytes depend on the pixels, the scale, the level and the version of
/// libdeflate, and on nothing else.
///
/// The steps of `encode`:
/// 1. Look at the pixels: opaque, grey, few colours (`PNGContent`).
/// 2. Choose the smallest exact colour type.
/// 3. Write the rows, each behind its filter byte (`PNGRows`).
/// 4. Filter them when that pays (`PNGFilter`).
/// 5. Compress them as one zlib stream and wrap everything into chunks.
package final class PNGWriter {
    package let level: PNGLevel
    private let compressor: OpaquePointer
    /// For pictures that are not flat: measured a quarter smaller than at the fastest level.
    private var textureCompressor: OpaquePointer?
    private var raw = GrowingMemory()
    private var compressed = GrowingMemory()

    package init(level: PNGLevel = .fast) {
        self.level = level
        compressor = Self.makeCompressor(level: level.rawValue)
    }

    deinit {
        libdeflate_free_compressor(textureCompressor)
        libdeflate_free_compressor(compressor)
    }

    private static func makeCompressor(level: Int32) -> OpaquePointer {
        guard let compressor = libdeflate_alloc_compressor(level) else {
            // Some hundred kilobytes were refused: no program of this kind goes on from there.
            fatalError("out of memory while making a PNG writer")
        }
        return compressor
    }

    /// Bytes that the writer keeps for its next picture.
    package var retainedBytes: Int { raw.capacity + compressed.capacity }

    /// The PNG file of a picture. `scale` is the number of pixels per point and is noted as the resolution (72 per inch
    /// at scale 1); a scale that is not a positive finite number is not noted.
    package func encode(_ pixels: PixelBuffer, scale: Double = 1) -> [UInt8] {
        let width = pixels.widthInPixels
        let height = pixels.heightInPixels
        let content = PNGContent(pixels)
        let layout = content.layout(width: width, height: height)

        let stride = layout.bytesPerRow(width: width) + 1
        let rawCount = stride * height
        let rows = raw.reserve(rawCount + PNGRows.slack)
        PNGRows.write(pixels, as: layout, content: content, to: rows)

        var compressor = compressor
        if content.palette.isEmpty && !PNGFilter.isFlat(pixels) {
            let bytesPerPixel = layout.bytesPerPixel
            if PNGFilter.pays(rows, stride: stride, height: height, bytesPerPixel: bytesPerPixel, compressor: compressor) {
                PNGFilter.apply(to: rows, stride: stride, height: height, bytesPerPixel: bytesPerPixel)
            }
            if level == .fast {
                compressor = textureCompressor ?? Self.makeCompressor(level: 4)
                textureCompressor = compressor
            }
        }
        let bound = libdeflate_zlib_compress_bound(compressor, rawCount)
        let stream = compressed.reserve(bound)
        let streamCount = libdeflate_zlib_compress(compressor, rows, rawCount, stream, bound)
        // The bound is the codec's own promise; nothing was written if it did not hold.
        precondition(streamCount > 0, "libdeflate broke its own bound")

        var file = PNGFile(reserving: streamCount + 1200)
        file.header(width: width, height: height, bitDepth: layout.bitDepth, colorType: layout.colorType)
        file.chunk("sRGB", [0])
        if let density = Self.pixelsPerMetre(scale: scale) { file.density(density) }
        if case .palette = layout { file.palette(content.palette) }
        file.imageData(UnsafeRawBufferPointer(start: stream, count: streamCount))
        file.chunk("IEND", [])
        return file.bytes
    }

    /// 72 pixels per inch at scale 1, rounded; nil when that is no number a file can hold.
    static func pixelsPerMetre(scale: Double) -> UInt32? {
        let density = scale * 72 / 0.0254
        guard density >= 0.5, density < 4_000_000_000 else { return nil }
        return UInt32(density + 0.5)
    }
}

/// Memory that only grows and is handed out again, without being cleared.
struct GrowingMemory: ~Copyable {
    private(set) var capacity = 0
    private var start: UnsafeMutablePointer<UInt8>?

    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        if let start, count <= capacity { return start }
        start?.deallocate()
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        start = memory
        capacity = count
        return memory
    }

    deinit { start?.deallocate() }
}
