import Foundation
import MartletBase
import MartletDisplay

/// Turns a picture used as a style into a paint.
enum StylePicture {
    static func paint(
        _ pixels: PixelBuffer, pixelsPerPoint: Double, sourceRect: CGRect, scale: Double, opacity: Double,
        origin: CGPoint
    ) -> Paint {
        guard scale > 0, scale.isFinite, pixelsPerPoint > 0, opacity > 0,
            let part = part(of: pixels, sourceRect, opacity: opacity)
        else { return .color(.clear) }
        let size = CGSize(
            width: Double(part.widthInPixels) / pixelsPerPoint * scale,
            height: Double(part.heightInPixels) / pixelsPerPoint * scale)
        return .image(part, rect: CGRect(origin: origin, size: size))
    }

    /// The pixels inside a rectangle given in fractions of the picture, faded; nil when the rectangle holds no pixel.
    static func part(of pixels: PixelBuffer, _ unitRect: CGRect, opacity: Double) -> PixelBuffer? {
        let width = Double(pixels.widthInPixels)
        let height = Double(pixels.heightInPixels)
        func pixel(_ fraction: Double, _ length: Double) -> Int {
            Int((min(max(fraction.isNaN ? 0 : fraction, 0), 1) * length).rounded())
        }
        let x0 = pixel(unitRect.minX, width)
        let x1 = pixel(unitRect.maxX, width)
        let y0 = pixel(unitRect.minY, height)
        let y1 = pixel(unitRect.maxY, height)
        guard x1 > x0, y1 > y0 else { return nil }
        let isWhole = x0 == 0 && y0 == 0 && x1 == pixels.widthInPixels && y1 == pixels.heightInPixels
        if isWhole, opacity >= 1 { return pixels }
        let factor = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        return PixelBuffer(widthInPixels: x1 - x0, heightInPixels: y1 - y0) { out in
            var target = 0
            for y in y0..<y1 {
                for x in x0..<x1 {
                    out[target] = faded(pixels[x, y], by: factor)
                    target += 1
                }
            }
        }
    }

    /// Premultiplied channels times factor/255, rounded.
    private static func faded(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        if factor == 255 { return pixel }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let product = (pixel >> shift & 255) * factor + 128
            result |= ((product + product >> 8) >> 8) << shift
        }
        return result
    }
}
