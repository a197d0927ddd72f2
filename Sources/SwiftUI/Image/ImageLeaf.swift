import Foundation
import MartletBase
import MartletDisplay
import MartletImage
import MartletLayout

/// A picture or symbol, found and ready to be measured and drawn.
package struct ImageLeaf: LeafContent {
    package enum Content: Equatable, Sendable {
        case picture(LoadedPicture, template: ResolvedStyle?)
        /// One style for each layer of the drawing.
        case symbol(SymbolDrawing, [ResolvedStyle])
        case nothing
    }

    package var content: Content
    package var resizing: Image.Resizing?
    package var interpolation: Image.Interpolation
    package var semantics: SemanticsInfo?

    package var layout: ImageLayout {
        switch content {
        case .picture(let picture, _): ImageLayout(ideal: picture.size, isResizable: resizing != nil)
        case .symbol(let drawing, _):
            ImageLayout(
                ideal: drawing.size, isResizable: resizing != nil,
                baselineOffset: resizing == nil ? drawing.baselineOffset : nil)
        case .nothing: ImageLayout(ideal: .zero, isResizable: false)
        }
    }

    package func hasSameLayout(as other: Self) -> Bool { layout == other.layout }

    package func hasSameDrawing(as other: Self) -> Bool {
        content == other.content && resizing == other.resizing && interpolation == other.interpolation
    }

    package func draw(in size: CGSize, _ context: inout DrawContext) {
        guard size.width > 0, size.height > 0 else { return }
        switch content {
        case .nothing: return
        case .picture(let picture, let template): draw(picture, template, in: size, &context)
        case .symbol(let drawing, let styles): draw(drawing, styles, in: size, &context)
        }
    }

    @MainActor
    private func draw(
        _ picture: LoadedPicture, _ template: ResolvedStyle?, in size: CGSize, _ context: inout DrawContext
    ) {
        let rect = CGRect(origin: .zero, size: size)
        let (caps, tiles) = slicing(of: picture)
        context.add(
            .image(
                ImageItem(
                    pixels: picture.pixels, scale: picture.scale, rect: rect,
                    interpolation: interpolation.displayed, caps: caps, tiles: tiles,
                    template: template?.paint(in: rect))))
    }

    /// Caps and tiling from `resizable`, else from the asset catalogue when the picture is resizable at all.
    private func slicing(of picture: LoadedPicture) -> (ImageCaps?, Bool) {
        guard let resizing else { return (nil, false) }
        let tiles = resizing.mode == .tile
        let insets = resizing.capInsets
        if insets != EdgeInsets() {
            return (
                ImageCaps(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing), tiles
            )
        }
        guard let slices = picture.slicing else { return (nil, tiles) }
        return (
            ImageCaps(top: slices.top, left: slices.left, bottom: slices.bottom, right: slices.right),
            tiles || slices.tilesCenter
        )
    }

    @MainActor
    private func draw(
        _ drawing: SymbolDrawing, _ styles: [ResolvedStyle], in size: CGSize, _ context: inout DrawContext
    ) {
        guard drawing.size.width > 0, drawing.size.height > 0 else { return }
        let rect = CGRect(origin: .zero, size: size)
        let (sx, sy) = (size.width / drawing.size.width, size.height / drawing.size.height)
        let stretch = CGAffineTransform(scaleX: sx, y: sy)
        for (layer, style) in zip(drawing.layers, styles) where !style.isClear {
            let paint = style.paint(in: rect)
            switch layer.style {
            case .fill:
                context.add(
                    .fill(layer.path.applying(stretch), FillStyle(eoFill: layer.isEvenOdd, antialiased: true), paint))
            case .stroke(let width, let cap, let join):
                let stroke = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join)
                if sx == sy {
                    context.add(
                        .stroke(
                            layer.path.applying(stretch),
                            StrokeStyle(lineWidth: width * sx, lineCap: cap, lineJoin: join),
                            antialiased: true, paint))
                } else {
                    // A stroke stretched unevenly has no one width: its outline is stretched instead.
                    context.add(.fill(layer.path.strokedPath(stroke).applying(stretch), FillStyle(), paint))
                }
            }
        }
    }
}

extension Image.Interpolation {
    var displayed: ImageInterpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
