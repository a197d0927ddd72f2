import Foundation
import MartletBase
import MartletImage
import SwiftUI

/// A picture in memory: premultiplied RGBA, eight bits a channel, rows from the top.
public struct Bitmap: Equatable, Sendable {
    package let pixels: PixelBuffer
    /// Pixels per point.
    public let scale: CGFloat

    /// Pixels across.
    public var width: Int { pixels.widthInPixels }
    /// Pixels down.
    public var height: Int { pixels.heightInPixels }

    /// One pixel, premultiplied. The position must lie inside.
    public struct Pixel: Equatable, Sendable, CustomStringConvertible {
        public let red: UInt8
        public let green: UInt8
        public let blue: UInt8
        public let alpha: UInt8
        public var description: String { "(\(red), \(green), \(blue), \(alpha))" }

        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The pixel at a position, counted in pixels from the top left. Outside of the picture it is clear.
    public func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        let value = pixels[x, y]
        return Pixel(
            red: UInt8(value & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value >> 16 & 255),
            alpha: UInt8(value >> 24))
    }

    /// The picture as a PNG file.
    public func pngData() -> Data { Data(PNGEncoder.encode(pixels, scale: Double(scale))) }
}
