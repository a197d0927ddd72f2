import Combine
import Foundation
import MartletBase
import MartletDisplay
import MartletImage
import MartletLayout

/// Makes pictures of views, without a window, a display or an app.
///
/// The view is mounted once and keeps its state between pictures. `cgImage` and `uiImage` draw the current state; `pngData()` and
/// `write(to:)` are this project's own. Documented behaviour where Apple has the member.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()  // never changes, and sends from anywhere

    /// The view to draw.
    public var content: Content {
        didSet { host.update(content) }
    }

    /// What the view is proposed; unspecified gives its ideal size.
    public var proposedSize = ProposedViewSize.unspecified {
        didSet { host.setProposal(proposedSize) }
    }

    /// Pixels per point.
    public var scale: CGFloat = 1 {
        didSet {
            if !(scale.isFinite && scale > 0) { scale = 1 }
            environment.displayScale = scale
            host.setEnvironment(environment)
        }
    }

    /// True fills the picture with black first, so that it has no clear pixels.
    public var isOpaque = false

    /// The colours that a picture may have.
    public var colorMode = ColorRenderingMode.nonLinear

    /// The environment that the view is drawn in. Not part of Apple's API.
    public var environment: EnvironmentValues {
        didSet { host.setEnvironment(environment) }
    }

    private let host: ViewHost<Content>
    private let drawing = FrameDrawing()

    /// A renderer for a view.
    public init(content: Content) {
        self.content = content
        environment = EnvironmentValues()
        environment.displayScale = 1
        host = ViewHost(content, environment: environment, proposal: .unspecified)
        host.graph.needsUpdate = { [weak self] in self?.objectWillChange.send() }
    }

    /// The picture; nil when the view has no size, or one too large to draw.
    public var cgImage: CGImage? { picture().map { CGImage($0) } }

    /// The picture with its scale; nil when the view has no size, or one too large to draw.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    private func picture() -> PixelBuffer? {
        let list = host.displayList()
        guard list.size.width > 0, list.size.height > 0 else { return nil }
        let background: RGBA? = isOpaque ? .black : nil
        return try? drawing.draw(list, size: list.size, scale: scale, background: background).pixels
    }

    /// The picture as a PNG file; nil when there is no picture.
    public func pngData() -> Data? {
        picture().map { Data(PNGEncoder.encode($0, scale: Double(scale))) }
    }

    /// Writes the picture to a file: PNG for `.png`. The file is written beside and renamed, so it is whole or not there.
    ///
    /// - Throws: `ImageRendererError` for a file extension this version can't write and for a view without a picture; an error
    ///   with the path and the reason when the file can't be written.
    public func write(to url: URL) throws {
        guard url.pathExtension.lowercased() == "png" else {
            throw ImageRendererError.unsupportedFormat(url.pathExtension)
        }
        guard let picture = picture() else { throw ImageRendererError.emptyPicture }
        try writeAtomically(PNGEncoder.encode(picture, scale: Double(scale)), to: url.path)
    }
}

/// Why a picture could not be written.
public enum ImageRendererError: Error, Equatable, CustomStringConvertible {
    /// The file extension names a format that this version can't write.
    case unsupportedFormat(String)
    /// The view has no size, or one too large to draw.
    case emptyPicture

    public var description: String {
        switch self {
        case .unsupportedFormat(let name):
            "can't write a picture as \"\(name)\": this version writes png; use a file name that ends in .png"
        case .emptyPicture:
            "the view has no picture: its size is zero or too large; give it a frame or set proposedSize"
        }
    }
}

/// The colours that a picture may have.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Eight-bit sRGB, mixed as encoded.
    case nonLinear
    /// sRGB, mixed in linear light. Drawn as `nonLinear`.
    case linear
    /// sRGB with values outside 0...1. Drawn as `nonLinear`.
    case extendedLinear
}
