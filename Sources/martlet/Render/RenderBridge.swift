import Foundation
import MartletBase
import MartletImage
import SwiftUI

/// The one place where the command meets the engine.
@MainActor
enum RenderBridge {
    /// The type that compiled files hand over.
    typealias Content = AnyView

    struct Picture {
        var bytes: [UInt8]
        /// Lines for `--work`.
        var work: [String]?
    }

    /// Larger pictures than this, in pixels, are refused: 1 GiB.
    private static let maximumPixels = 268_435_456.0

    /// Makes the files beside the sources known under their names, for all views of this process.
    static func useAssets(_ folders: [String]) {
        SharedAssets.current = AssetStore(roots: folders)
    }

    /// Renders one view.
    ///
    /// 1. A fresh host mounts the view with the environment that the options ask for.
    /// 2. The view is proposed the size, if there is one, and stands in its middle; else it gets its ideal size.
    /// 3. The frame is written in the format.
    static func render(_ view: Content, name: String, _ options: RenderOptions) throws(CommandError) -> Picture {
        var environment = EnvironmentValues()
        environment.displayScale = options.scale
        environment.colorScheme = options.scheme == .dark ? .dark : .light
        environment.platformProfile = options.platform == .macos ? .macOS : .iOS
        let host: ViewHost<AnyView>
        if let size = options.size {
            host = ViewHost(
                AnyView(view.frame(width: size.width, height: size.height)), environment: environment,
                proposal: ProposedViewSize(width: size.width, height: size.height))
        } else {
            host = ViewHost(view, environment: environment, proposal: .unspecified)
        }
        let list = host.displayList()
        let bytes: [UInt8]
        switch options.format {
        case .json:
            bytes = Array(SemanticsTree.json(SemanticsTree.build(host.rootElement), size: list.size).utf8)
        case .txt:
            let text = String(describing: list)
            bytes = Array((text.hasSuffix("\n") ? text : text + "\n").utf8)
        case .png:
            let width = (list.size.width * options.scale).rounded(.up)
            let height = (list.size.height * options.scale).rounded(.up)
            guard width > 0, height > 0 else {
                throw CommandError(
                    .badInput, "'\(name)' has no picture", why: "its ideal size is zero",
                    whatToDo: "give it a frame, or render with '--size WxH'")
            }
            guard width.isFinite, height.isFinite, width * height <= maximumPixels, max(width, height) <= 65_535 else {
                throw CommandError(
                    .badInput, "'\(name)' is too large",
                    why: "it would take \(SemanticsTree.number(width)) × \(SemanticsTree.number(height)) pixels",
                    whatToDo: "render with '--size WxH' or a smaller '--scale'")
            }
            let picture: FrameDrawing.Picture
            do {
                picture = try FrameDrawing().draw(
                    list, size: list.size, scale: options.scale, background: background(options, environment))
            } catch {
                throw CommandError(
                    .badInput, "'\(name)' can't be drawn", why: "\(error)",
                    whatToDo: "render with '--size WxH' or a smaller '--scale'")
            }
            host.addDrawingWork(layers: picture.layers, pixels: picture.pixelsDrawn)
            bytes = PNGEncoder.encode(picture.pixels, scale: options.scale)
        }
        return Picture(bytes: bytes, work: options.showsWork ? lines(host.lastWork) : nil)
    }

    private static func background(_ options: RenderOptions, _ environment: EnvironmentValues) -> RGBA? {
        switch options.background {
        case .clear: nil
        case .system: Color(UIColor.systemBackground).rgba(in: environment)
        case .fixed(let color):
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
    }

    /// The counts of a frame, in the order of the passes.
    private static func lines(_ work: FrameWork) -> [String] {
        [
            ("bodies evaluated", work.bodiesEvaluated), ("nodes updated", work.nodesUpdated),
            ("measure calls", work.measureCalls), ("measure cache hits", work.measureCacheHits),
            ("placements", work.placements), ("items recorded", work.itemsRecorded),
            ("items reused", work.itemsReused), ("layers", work.layers), ("pixels drawn", work.pixelsDrawn),
        ].map { "  \($0.0): \($0.1)" }
    }
}
