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

    private let rasterizer: Rasterizer

    package init(threads: Int = 1) { rasterizer = Rasterizer(threads: threads) }

    /// Draws a frame into a picture of `size` points.
    package func draw(_ list: DisplayList, size: CGSize, scale: CGFloat, background: Color.Resolved?) -> Picture {
        let width = max(1, Int((size.width * scale).rounded(.up))), height = max(1, Int((size.height * scale).rounded(.up)))
        fatalError("\(width) \(height)")
    }
}
