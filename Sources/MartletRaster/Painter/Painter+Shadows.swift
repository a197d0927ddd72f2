import Foundation
import MartletBase
import MartletDisplay

extension Painter {
    /// The largest mask that is made whole and kept, in pixels; parts of larger shapes are blurred as needed.
    private static let keptMaskLimit = 4 << 20

    // MARK: Which way

    func drawShadow(
        ofClip clip: Scene.Clip, outer: Int32, _ shadow: Scene.Shadow, _ target: PixelTarget
    ) {
        let region = shadow.reach.applied(to: clip.bounds).intersection(clipBounds(outer)).intersection(target.bounds)
        if region.isEmpty { return }
        outline.removeAll()
        outline.add(clip.path, moved(clip.map, shadow), flat)
        let solid = clip.isWholePixels ? [clip.bounds] : [clip.tall, clip.wide]
        drawOutlineShadow(CoverageRule(clip.style), shadow, 1, outer, region, target, hidden: solid)
    }

    /// The shadow of an item that is drawn right after it, so what an opaque item will hide is left out. Items whose alpha
    /// varies get a layer instead (`SceneBuilder`).
    func drawShadow(of item: Scene.Item, _ shadow: Scene.Shadow, _ target: PixelTarget) {
        let region = shadow.reach.applied(to: item.bounds).intersection(clipBounds(item.clip)).intersection(target.bounds)
        if region.isEmpty { return }
        switch item.item {
        case .fill(let path, let style, let paint):
            guard let alpha = paint.uniformAlpha else { return }
            let opacity = alpha * item.opacity
            var hidden: [PixelRect] = []
            if opacity >= 1 && style.isAntialiased {
                outline.removeAll()
                outline.add(path, item.map, flat)
                if let pixels = outline.wholePixels {
                    hidden = [pixels]
                } else if let solid = outline.solidRects {
                    hidden = [solid.tall, solid.wide]
                }
            }
            outline.removeAll()
            outline.add(path, moved(item.map, shadow), flat)
            drawOutlineShadow(CoverageRule(style), shadow, opacity, item.clip, region, target, hidden: hidden)
        case .stroke(let path, let style, let antialiased, let paint):
            guard let alpha = paint.uniformAlpha else { return }
            outline.removeAll()
            addStroke(path, style, moved(item.map, shadow))
            drawOutlineShadow(
                CoverageRule(evenOdd: false, antialiased: antialiased), shadow, alpha * item.opacity, item.clip, region,
                target, hidden: [])
        case .glyphs(let run, let origin, let paint):
            guard let alpha = paint.uniformAlpha, !run.isColor else { return }
            let map = moved(item.map, shadow)
            if let mask = glyphShadow(run, origin, map, shadow) {
                draw(mask, shadow, alpha * item.opacity, item.clip, region, target, hidden: [])
                return
            }
            outline.removeAll()
            addGlyphs(run, origin, map)
            drawOutlineShadow(.nonzero, shadow, alpha * item.opacity, item.clip, region, target, hidden: [])
        case .image: return
        }
    }

    private func moved(_ map: Affine, _ shadow: Scene.Shadow) -> Affine {
        var result = map
        result.tx += shadow.offset.x
        result.ty += shadow.offset.y
        return result
    }

    // MARK: Shapes

    /// 1. Bring the outline to the origin, so that equal shapes have equal numbers wherever they are. 2. Take out what
    /// the straight middle has too much of. 3. Look the blurred mask up, or make it. 4. Draw it stretched.
    private func drawOutlineShadow(
        _ rule: CoverageRule, _ shadow: Scene.Shadow, _ opacity: Double, _ clip: Int32, _ region: PixelRect,
        _ target: PixelTarget, hidden: [PixelRect]
    ) {
        if outline.isEmpty { return }
        let horizontal = BlurAxis(.shadow, sigma: shadow.sigma.x)
        let vertical = BlurAxis(.shadow, sigma: shadow.sigma.y)
        let origin = outline.bounds
        // 1.
        outline.translate(x: -origin.minX, y: -origin.minY)
        // 2.
        var column = 0
        var row = 0
        var extraColumns = 0
        var extraRows = 0
        if let middle = outline.straightMiddle {
            (column, extraColumns) = stretch(middle.minX, middle.maxX, horizontal)
            (row, extraRows) = stretch(middle.minY, middle.maxY, vertical)
            outline.closeGap(edgeX: middle.maxX, x: extraColumns, edgeY: middle.maxY, y: extraRows)
        }
        // 3.
        let box = outline.bounds.outset(x: horizontal.reach, y: vertical.reach)
        if box.area > Painter.keptMaskLimit && extraColumns == 0 && extraRows == 0 {
            outline.translate(x: origin.minX, y: origin.minY)
            let need = region.outset(x: horizontal.reach, y: vertical.reach).intersection(outline.bounds)
            if need.isEmpty { return }
            let mask = ByteMask(need)
            writeCoverage(of: outline, rule, into: mask)
            let blurred = blurredMask(mask, shadow.sigma, region, move: (0, 0))
            let whole = StretchedMask(mask: blurred, x: 0, y: 0, column: 0, extraColumns: 0, row: 0, extraRows: 0)
            draw(whole, shadow, opacity, clip, region, target, hidden: hidden)
            return
        }
        let key = ShadowKey(
            content: outline.contentHash, sigmaX: shadow.sigma.x, sigmaY: shadow.sigma.y, rule: rule.number)
        let mask: ByteMask
        if let entry = shadows.value(for: key), case .outline(let snapshot) = entry.content, outline.isEqual(to: snapshot) {
            mask = entry.mask
        } else {
            let sharp = ByteMask(outline.bounds)
            writeCoverage(of: outline, rule, into: sharp)
            mask = blurredMask(sharp, shadow.sigma, box, move: (0, 0))
            shadows.insert(
                ShadowEntry(content: .outline(outline.snapshot()), mask: mask), for: key,
                cost: mask.byteCount + outline.count * 8)
        }
        // 4.
        let stretched = StretchedMask(
            mask: mask, x: origin.minX, y: origin.minY, column: column, extraColumns: extraColumns, row: row,
            extraRows: extraRows)
        draw(stretched, shadow, opacity, clip, region, target, hidden: hidden)
    }

    /// The column to repeat and how often: what is kept of the straight part leaves it flat in the middle. A multiple of the
    /// coarse grid's step is taken out, so that both ends keep their place on it.
    private func stretch(_ from: Int32, _ to: Int32, _ axis: BlurAxis) -> (Int, Int) {
        let first = (Int(from) + 255) >> 8
        let last = Int(to) >> 8
        let extra = (last - first - 2 * axis.reach - 3) / axis.factor * axis.factor
        return extra > 0 ? (first + axis.reach + 1, extra) : (0, 0)
    }

    // MARK: Drawing

    /// Draws a stretched mask in the shadow's colour, leaving out what will be hidden.
    private func draw(
        _ stretched: StretchedMask, _ shadow: Scene.Shadow, _ opacity: Double, _ clip: Int32, _ region: PixelRect,
        _ target: PixelTarget, hidden: [PixelRect]
    ) {
        let color = shadow.color.pixel(opacity: opacity)
        let rect = region.intersection(stretched.bounds).intersection(target.bounds)
        if rect.isEmpty || color >> 24 == 0 { return }
        reserveRow(rect.width)
        let mask = clipMask(clip, for: rect, target)
        for y in rect.minY..<rect.maxY {
            var hiddenFrom = rect.maxX
            var hiddenTo = rect.maxX
            for other in hidden where other.minY <= y && y < other.maxY && other.maxX - other.minX > hiddenTo - hiddenFrom {
                hiddenFrom = max(rect.minX, min(other.minX, rect.maxX))
                hiddenTo = max(hiddenFrom, min(other.maxX, rect.maxX))
            }
            if mask == nil {
                drawPart(stretched, y, rect.minX, hiddenFrom, color, target)
                drawPart(stretched, y, hiddenTo, rect.maxX, color, target)
            } else if let mask {
                let row = stretched.maskRow(y)
                for x in rect.minX..<rect.maxX { coverage[x - rect.minX] = row[stretched.maskColumn(x)] }
                SpanBlend.multiply(coverage, mask.at(rect.minX, y), rect.width)
                SpanBlend.masked(target.pixel(rect.minX, y), coverage, rect.width, color)
                pixelCount += rect.width
            }
        }
    }

    /// One row between two hidden stretches: the mask's left part, the repeated column, the mask's right part.
    private func drawPart(
        _ stretched: StretchedMask, _ y: Int, _ from: Int, _ to: Int, _ color: UInt32, _ target: PixelTarget
    ) {
        if from >= to { return }
        pixelCount += to - from
        let row = stretched.maskRow(y)
        let left = stretched.mask.bounds.minX
        let split = stretched.x + stretched.column + 1
        let rest = split + stretched.extraColumns
        let leftEnd = stretched.extraColumns == 0 ? to : min(to, split)
        if from < leftEnd {
            SpanBlend.masked(target.pixel(from, y), row + (from - stretched.x - left), leftEnd - from, color)
        }
        if stretched.extraColumns == 0 { return }
        let flatFrom = max(from, split)
        let flatTo = min(to, rest)
        let value = UInt32(row[stretched.column - left])
        if flatFrom < flatTo && value > 0 {
            SpanBlend.solid(
                target.pixel(flatFrom, y), flatTo - flatFrom, color, coverage: value, opaque: color >> 24 == 255)
        }
        let rightFrom = max(from, rest)
        if rightFrom < to {
            SpanBlend.masked(
                target.pixel(rightFrom, y), row + (rightFrom - stretched.extraColumns - stretched.x - left),
                to - rightFrom, color)
        }
    }

    // MARK: Text

    /// The blurred mask of a run of glyphs; nil when the run is drawn as outlines or is too large to be kept.
    private func glyphShadow(
        _ run: GlyphRun, _ origin: CGPoint, _ map: Affine, _ shadow: Scene.Shadow
    ) -> StretchedMask? {
        guard let placed = maskedGlyphs(run, origin, map) else { return nil }
        // Adding a large number before the conversion makes it a floor.
        let x = Int(placed.x + Double(PixelRect.limit)) - PixelRect.limit
        let y = Int(placed.y + 0.5 + Double(PixelRect.limit)) - PixelRect.limit
        let fraction = placed.x - Double(x)
        var mixer = NumberMixer()
        for glyph in run.glyphs {
            mixer.add(UInt64(glyph.id))
            mixer.add(glyph.x.bitPattern)
            mixer.add(glyph.y.bitPattern)
        }
        mixer.add(UInt64(run.face.rawValue))
        mixer.add(run.size.bitPattern)
        mixer.add(fraction.bitPattern)
        mixer.add(placed.scale.bitPattern)
        let key = ShadowKey(content: mixer.hash, sigmaX: shadow.sigma.x, sigmaY: shadow.sigma.y, rule: 255)
        if let entry = shadows.value(for: key), case .glyphs(let known, fraction, 0, placed.scale) = entry.content,
            known == run
        {
            return StretchedMask(mask: entry.mask, x: x, y: y, column: 0, extraColumns: 0, row: 0, extraRows: 0)
        }
        guard let sharp = glyphMask(run, x: fraction, y: 0, scale: placed.scale, limit: Painter.keptMaskLimit) else {
            return nil
        }
        let box = sharp.bounds.outset(x: EffectReach.pixels(sigma: shadow.sigma.x), y: EffectReach.pixels(sigma: shadow.sigma.y))
        if box.area > Painter.keptMaskLimit { return nil }
        let mask = blurredMask(sharp, shadow.sigma, box, move: (0, 0))
        shadows.insert(
            ShadowEntry(content: .glyphs(run, x: fraction, y: 0, scale: placed.scale), mask: mask), for: key,
            cost: mask.byteCount + run.glyphs.count * 32)
        return StretchedMask(mask: mask, x: x, y: y, column: 0, extraColumns: 0, row: 0, extraRows: 0)
    }
}

extension StretchedMask {
    /// The mask's column, counted from its first, for a column of device space.
    func maskColumn(_ deviceX: Int) -> Int {
        let local = deviceX - x
        let place: Int
        if extraColumns == 0 || local <= column {
            place = local
        } else {
            place = local <= column + extraColumns ? column : local - extraColumns
        }
        return place - mask.bounds.minX
    }
}

extension CoverageRule {
    var number: UInt8 {
        switch self {
        case .nonzero: 0
        case .evenOdd: 1
        case .nonzeroAliased: 2
        case .evenOddAliased: 3
        }
    }
}

extension Paint {
    /// The alpha that the paint has everywhere; nil when it varies.
    var uniformAlpha: Double? {
        switch self {
        case .color(let color): RGBA.unit(color.alpha)
        case .linear, .radial, .angular: isOpaque ? 1 : nil
        case .image: nil
        }
    }
}

extension DisplayItem {
    /// Whether the item's alpha is its coverage times one number, so that its shadow follows from its shape.
    var hasUniformAlpha: Bool {
        switch self {
        case .fill(_, _, let paint), .stroke(_, _, _, let paint): paint.uniformAlpha != nil
        case .glyphs(let run, _, let paint): paint.uniformAlpha != nil && !run.isColor
        case .image: false
        }
    }
}
