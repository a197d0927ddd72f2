import Foundation
import MartletBase
import MartletDisplay
import MartletText

extension Painter {
    /// Larger text is drawn as outlines, and so is turned, mirrored or stretched text.
    static let maskSizeLimit = 160.0

    func drawGlyphs(
        _ run: GlyphRun, _ origin: CGPoint, _ paint: Paint, _ item: Scene.Item, _ region: PixelRect, _ target: PixelTarget
    ) {
        if run.isColor { return drawColorGlyphs(run, origin, paint, item, region, target) }
        guard let placed = maskedGlyphs(run, origin, item.map) else {
            outline.removeAll()
            addGlyphs(run, origin, item.map)
            let cut = region.intersection(outline.bounds)
            if cut.isEmpty { return }
            guard let resolved = resolve(paint, item.map, item.opacity, cut) else { return }
            fill(.nonzero, resolved, item.clip, cut, target)
            return
        }
        guard let resolved = resolve(paint, item.map, item.opacity, region), !resolved.isInvisible else { return }
        let strip = glyphs.strip(run.stripKey(placed.scale))
        // The region of a text is generous: most often its glyphs lie clear of the clip's edge.
        let mayBeClipped = !isUnclipped(item.clip, region)
        var clip: ByteMask?
        for glyph in run.glyphs {
            guard let (mask, x, y) = mask(glyph, strip, placed) else { continue }
            let rect = PixelRect(minX: x, minY: y, maxX: x &+ mask.width, maxY: y &+ mask.height).intersection(region)
            if rect.isEmpty { continue }
            pixelCount &+= rect.area
            let skipped: Int = (rect.minY &- y) &* mask.stride &+ (rect.minX &- x)
            let bytes = UnsafePointer(mask.bytes + skipped)
            if mayBeClipped {
                if isUnclipped(item.clip, rect) {
                    clip = nil
                } else {
                    clip = clipMask(item.clip, for: rect, target)
                }
            }
            if clip == nil, case .solid(let color) = resolved {
                SpanBlend.maskedBlock(
                    target.pixel(rect.minX, rect.minY), target.stride, bytes, mask.stride, rect.width, rect.height, color)
            } else {
                drawGlyph(bytes, mask.stride, rect, resolved, clip, target)
            }
        }
    }

    private func drawGlyph(
        _ bytes: UnsafePointer<UInt8>, _ stride: Int, _ rect: PixelRect, _ paint: ResolvedPaint, _ clip: ByteMask?,
        _ target: PixelTarget
    ) {
        for y in rect.minY..<rect.maxY {
            var row = bytes + (y - rect.minY) * stride
            if let clip {
                product.update(from: row, count: rect.width)
                SpanBlend.multiply(product, clip.at(rect.minX, y), rect.width)
                row = UnsafePointer(product)
            }
            switch paint {
            case .solid(let color): SpanBlend.masked(target.pixel(rect.minX, y), row, rect.width, color)
            case .source(let source):
                source.beginRow(y)
                SpanBlend.masked(target.pixel(rect.minX, y), row, source.pixels(rect.minX, rect.maxX), rect.width)
            }
        }
    }

    // MARK: Masks

    /// Where a run lies in device space when its glyphs can be drawn from masks, else nil.
    func maskedGlyphs(_ run: GlyphRun, _ origin: CGPoint, _ map: Affine) -> (x: Double, y: Double, scale: Double)? {
        guard map.isPositiveScale, map.a == map.d, run.size > 0, run.size * map.a <= Painter.maskSizeLimit else { return nil }
        let place = map.apply(Double(origin.x), Double(origin.y))
        guard place.x.magnitude < Double(PixelRect.limit), place.y.magnitude < Double(PixelRect.limit) else { return nil }
        return (place.x, place.y, map.a)
    }

    /// A glyph's mask, and the pixel of its first byte: x to a quarter of a pixel, y to a whole one. Nil for blanks.
    @inline(__always)
    private func mask(
        _ glyph: PositionedGlyph, _ strip: GlyphStrip, _ placed: (x: Double, y: Double, scale: Double)
    ) -> (GlyphMask, Int, Int)? {
        let x = placed.x + glyph.x * placed.scale
        let y = placed.y + glyph.y * placed.scale
        let limit = Double(PixelRect.limit)
        guard x.magnitude < limit, y.magnitude < limit else { return nil }
        // Adding a large number before the conversion makes it a floor.
        let quarters = Int(x * 4 + 0.5 + limit * 4) &- PixelRect.limit &* 4
        let row = Int(y + 0.5 + limit) &- PixelRect.limit
        let mask = strip.mask(glyph.id, quarters & 3, self)
        return mask.width == 0 ? nil : (mask, (quarters &>> 2) &+ mask.left, row &+ mask.top)
    }

    /// The coverage of a whole run, overlaps joined; nil when it is empty or larger than `limit` pixels.
    func glyphMask(_ run: GlyphRun, x: Double, y: Double, scale: Double, limit: Int) -> ByteMask? {
        let strip = glyphs.strip(run.stripKey(scale))
        let placed = (x: x, y: y, scale: scale)
        var bounds = PixelRect.empty
        for glyph in run.glyphs {
            guard let (mask, x, y) = mask(glyph, strip, placed) else { continue }
            bounds = bounds.union(PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height))
        }
        if bounds.isEmpty || bounds.area > limit { return nil }
        let result = ByteMask(bounds)
        for glyph in run.glyphs {
            guard let (mask, x, y) = mask(glyph, strip, placed) else { continue }
            for row in 0..<mask.height {
                let source = mask.bytes + row * mask.stride
                let out = result.at(x, y + row)
                for column in 0..<mask.width {
                    let rest = PixelLanes.multiply(255 - UInt32(source[column]), UInt32(out[column]))
                    out[column] = UInt8(truncatingIfNeeded: UInt32(source[column]) + rest)
                }
            }
        }
        return result
    }

    // MARK: Outlines

    /// Adds the contours of all glyphs to the shape.
    func addGlyphs(_ run: GlyphRun, _ origin: CGPoint, _ map: Affine) {
        for glyph in run.glyphs {
            let source = FontLibrary.shared.outline(of: glyph.id, in: run.face)
            if source.isEmpty { continue }
            let scale = run.size / Double(max(1, source.unitsPerEm))
            let placed = map.movingFirst(Double(origin.x) + glyph.x, Double(origin.y) + glyph.y)
                .after(Affine(a: scale, b: 0, c: scale * run.slant, d: -scale, tx: 0, ty: 0))
            let first = outline.starts.count
            outline.add(source, placed)
            if run.embolden > 0 {
                let local = Affine(a: scale, b: 0, c: scale * run.slant, d: -scale, tx: 0, ty: 0)
                flat.removeAll()
                source.path(local).flattenStroke(
                    into: flat, style: StrokeStyle(lineWidth: run.embolden, lineJoin: .round),
                    tolerance: Outline.tolerance / max(map.reach.x, map.reach.y, 1e-6))
                let edge = outline.starts.count
                outline.add(flat, map.movingFirst(Double(origin.x) + glyph.x, Double(origin.y) + glyph.y))
                // Fill and stroke must wind the same way round, or they would cancel where they overlap.
                if (outline.signedArea(first, edge) < 0) != (outline.signedArea(edge, outline.starts.count) < 0) {
                    outline.reverseContours(edge)
                }
            }
        }
    }

    // MARK: Colour

    private func drawColorGlyphs(
        _ run: GlyphRun, _ origin: CGPoint, _ paint: Paint, _ item: Scene.Item, _ region: PixelRect, _ target: PixelTarget
    ) {
        var alpha = 1.0
        if case .color(let color) = paint { alpha = RGBA.unit(color.alpha) }
        let scale = item.map.meanScale
        guard scale > 0, scale.isFinite, run.size > 0 else { return }
        for glyph in run.glyphs {
            guard let bitmap = glyphs.color(glyph.id, run.face, pixelsPerEm: run.size * scale), bitmap.pixelsPerEm > 0
            else { continue }
            let unit = run.size / bitmap.pixelsPerEm
            let rect = CGRect(
                x: Double(origin.x) + glyph.x + bitmap.left * unit, y: Double(origin.y) + glyph.y - bitmap.top * unit,
                width: Double(bitmap.pixels.widthInPixels) * unit, height: Double(bitmap.pixels.heightInPixels) * unit)
            let image = ImageItem(pixels: bitmap.pixels, scale: 1, rect: rect, opacity: alpha)
            drawImage(image, item, region, target)
        }
    }
}

extension GlyphRun {
    func stripKey(_ scale: Double) -> GlyphStrip.Key {
        GlyphStrip.Key(face: face, size: size * scale, slant: slant, embolden: embolden * scale)
    }
}
