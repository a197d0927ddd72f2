import Foundation
import MartletBase

extension DisplayItem {
    /// A box, in the item's own points, outside of which the item draws nothing. Never too small; text, whose outlines are
    /// not known here, gets an em around it and another above. Empty for nothing at all.
    package var conservativeBox: DeviceBox {
        switch self {
        case .fill(let path, _, _): return path.isEmpty ? .empty : DeviceBox(path.boundingRect)
        case .stroke(let path, let style, _, _):
            let width = Double(style.lineWidth)
            guard width > 0, !path.isEmpty else { return .empty }
            return DeviceBox(path.boundingRect).outset(width / 2 * DisplayItem.strokeReach(path, style))
        case .glyphs(let run, let origin, _): return DisplayItem.box(of: run, origin)
        case .image(let image): return DeviceBox(image.rect)
        }
    }

    /// How many half line widths a stroke reaches beyond its path.
    private static func strokeReach(_ path: Path, _ style: StrokeStyle) -> Double {
        switch path.storage {
        case .rect, .ellipse, .rounded: return 1.4143
        case .empty, .elements: break
        }
        return style.lineJoin == .miter ? max(1.4143, Double(style.miterLimit)) : 1.4143
    }

    private static func box(of run: GlyphRun, _ origin: CGPoint) -> DeviceBox {
        guard let first = run.glyphs.first else { return .empty }
        var box = DeviceBox(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
        for glyph in run.glyphs { box.add(glyph.x, glyph.y) }
        let em = run.size.magnitude
        let slant = run.slant.magnitude * 2 * em
        let bold = run.embolden.magnitude
        let x = Double(origin.x)
        let y = Double(origin.y)
        return DeviceBox(
            minX: box.minX + x - em - slant - bold, minY: box.minY + y - 2 * em - bold,
            maxX: box.maxX + x + 2 * em + slant + bold, maxY: box.maxY + y + em + bold)
    }

    /// The pixels that the item may touch when drawn with `map`, its placement.
    package func pixelBounds(placed map: Affine) -> PixelRect {
        PixelRect(touchedBy: conservativeBox.applying(map), margin: 1)
    }
}
