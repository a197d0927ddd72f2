import Foundation
import MartletBase

/// A picture in memory: pixels and nothing else.
///
/// The pixels never change after the picture was made, so it may be passed between threads. Made by decoding
/// (`UIImage`) or by rendering views.
public final class CGImage: Sendable {
    package let pixels: PixelBuffer

    package init(_ pixels: PixelBuffer) { self.pixels = pixels }

    /// The number of pixels in a row.
    public var width: Int { pixels.widthInPixels }

    /// The number of rows.
    public var height: Int { pixels.heightInPixels }

    /// The part of the picture inside a rectangle.
    ///
    /// - Parameter rect: In pixels from the top left corner; its edges are moved outwards to whole pixels and cut to
    ///   the picture.
    /// - Returns: Nil when no pixel is inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x0, y0) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        let source = pixels
        return CGImage(
            PixelBuffer(widthInPixels: columns, heightInPixels: rows) { out in
                for row in 0..<rows {
                    (out + row * columns).update(
                        from: source.pixels + (y0 + row) * source.widthInPixels + x0, count: columns)
                }
            })
    }
}

extension CGImage: Hashable {
    /// Whether both have the same size and the same pixels.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs || lhs.pixels == rhs.pixels }

    /// Feeds the size into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
