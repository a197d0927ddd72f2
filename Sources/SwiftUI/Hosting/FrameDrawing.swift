import Foundation
import MartletBase
import MartletDisplay
import MartletRaster

/// Draws frames of one host, keeping the rasteriser's caches between them.
@MainActor
package final class FrameDrawing {
    package struct Picture {
        package let pixels: PixelBuffer
        package let layers: Int
        package let pixelsDrawn: Int
    }

    private let rasterizer = Rasterizer()
    private let threads: Int

    package init(threads: Int = 1) { self.threads = threads }

    /// Draws a frame into a picture of `size` points, rounded up to whole pixels.
    ///
    /// - Throws: `RasterError` for a size that can't be drawn.
    package func draw(
        _ list: DisplayList, size: CGSize, scale: CGFloat, background: RGBA?
    ) throws -> Picture {
        let sized = DisplayList(size: size, root: list.root)
        let pixels = try rasterizer.draw(sized, scale: Double(scale), background: background, threads: threads)
        return Picture(
            pixels: pixels, layers: rasterizer.work.layers, pixelsDrawn: rasterizer.work.pixelsDrawn)
    }
}
