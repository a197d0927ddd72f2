import Foundation
import MartletBase
import MartletImage

/// UIKit's image, as far as SwiftUI code uses it: loading, decoding and handing on to `Image(uiImage:)`.
public final class UIImage: Sendable {
    /// Whether an image's own colours are drawn.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place where it is drawn decides.
        case automatic
        /// The image's own colours.
        case alwaysOriginal
        /// Only the image's alpha, filled with the tint.
        case alwaysTemplate
    }

    package enum Content: Equatable, Sendable {
        case pixels(PixelBuffer)
        case symbol(String)
    }

    package let content: Content
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether the image's own colours are drawn.
    public let renderingMode: RenderingMode
    package let tint: Color?

    package init(content: Content, scale: CGFloat, renderingMode: RenderingMode = .automatic, tint: Color? = nil) {
        self.content = content
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// A named image of the app's own assets; nil when there is none of that name.
    public convenience init?(named name: String) {
        guard let asset = SharedAssets.current?.image(named: name, traits: AssetTraits(EnvironmentValues())) else {
            return nil
        }
        let mode: RenderingMode =
            switch asset.renderingIntent {
            case .template: .alwaysTemplate
            case .original: .alwaysOriginal
            case nil: .automatic
            }
        self.init(content: .pixels(asset.pixels), scale: asset.scale, renderingMode: mode)
    }

    /// An image from the bytes of a file; nil when they are no picture that can be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// An image from the bytes of a file, with a number of pixels per point; nil when they are no picture that can be
    /// read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = try? ImageDecoder.decode(data) else { return nil }
        self.init(content: .pixels(pixels), scale: UIImage.usable(scale))
    }

    /// An image from a file, with as many pixels per point as the name says (`@2x`, `@3x`); nil when it can't be read.
    public convenience init?(contentsOfFile path: String) {
        guard let pixels = try? ImageDecoder.decode(contentsOf: path) else { return nil }
        let stem = (path as NSString).lastPathComponent.split(separator: ".").first ?? ""
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        self.init(content: .pixels(pixels), scale: scale)
    }

    /// An image of pixels in memory, one pixel a point.
    public convenience init(cgImage: CGImage) { self.init(content: .pixels(cgImage.pixels), scale: 1) }

    /// An image of pixels in memory.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels per point; zero, negative and NaN count as 1.
    ///   - orientation: How the pixels have to be turned to stand upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: .pixels(cgImage.pixels.upright(orientation.swiftUI)), scale: UIImage.usable(scale))
    }

    private static func usable(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

    /// The size in points; of a symbol, at the size of body text.
    public var size: CGSize {
        switch content {
        case .pixels(let pixels):
            return CGSize(width: Double(pixels.widthInPixels) / scale, height: Double(pixels.heightInPixels) / scale)
        case .symbol(let name): return UIImage.symbolSize(name)
        }
    }

    /// The pixels; nil for a symbol, which has none before it is drawn.
    public var cgImage: CGImage? {
        if case .pixels(let pixels) = content { return CGImage(pixels) }
        return nil
    }

    /// The image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// The image filled with a colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: Color(uiColor: color))
    }

    /// The image filled with a colour, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: Color(uiColor: color))
    }

    /// The image as a PNG file; nil for a symbol.
    public func pngData() -> Data? {
        guard case .pixels(let pixels) = content else { return nil }
        return Data(PNGEncoder.encode(pixels, scale: Double(scale)))
    }
}

extension UIImage: Hashable {
    /// Whether both show the same.
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
        lhs === rhs
            || (lhs.content == rhs.content && lhs.scale == rhs.scale && lhs.renderingMode == rhs.renderingMode
                && lhs.tint == rhs.tint)
    }

    /// Feeds the scale and mode into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(renderingMode)
    }
}

extension UIImage {
    /// How stored pixels have to be turned to stand upright, as UIKit names it.
    public enum Orientation: Int, Hashable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var swiftUI: Image.Orientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }
    }
}
