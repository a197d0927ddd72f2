import MartletBase
import MartletDisplay

/// Pixels that a host keeps from frame to frame: premultiplied, `0xAABBGGRR`, rows from the top without gaps.
///
/// Not for use by several threads at a time.
package final class Surface {
    /// Largest width and height.
    package static let sideLimit = 32767
    /// Largest number of pixels: one gigabyte.
    package static let pixelLimit = 1 << 28

    package let widthInPixels: Int
    package let heightInPixels: Int
    package let pixels: UnsafeMutablePointer<UInt32>

    /// Makes a clear surface; throws when a side is not in 1...`sideLimit` or there would be too many pixels.
    package init(widthInPixels: Int, heightInPixels: Int) throws(RasterError) {
        try Surface.check(widthInPixels, heightInPixels)
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        let count = widthInPixels * heightInPixels
        pixels = .allocate(capacity: count + 8)
        pixels.initialize(repeating: 0, count: count + 8)
    }

    deinit { pixels.deallocate() }

    static func check(_ width: Int, _ height: Int) throws(RasterError) {
        guard width > 0, height > 0, width <= sideLimit, height <= sideLimit, width * height <= pixelLimit else {
            throw .size(widthInPixels: width, heightInPixels: height)
        }
    }

    package var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: widthInPixels, maxY: heightInPixels) }

    /// The pixel at a place inside the surface.
    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * widthInPixels + x] }

    /// A copy that never changes.
    package func snapshot() -> PixelBuffer {
        PixelBuffer(widthInPixels: widthInPixels, heightInPixels: heightInPixels) { memory in
            memory.update(from: pixels, count: widthInPixels * heightInPixels)
        }
    }
}
