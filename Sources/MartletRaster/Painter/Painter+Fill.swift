import MartletBase
import MartletDisplay

extension Painter {
    /// Fills the outline with a paint, inside `region`, through a clip.
    ///
    /// 1. Whole pixels need no cells. 2. Large shapes are drawn in bands of rows. 3. A colour without a clip goes straight
    /// from the cells to the pixels; everything else through runs of coverage.
    func fill(_ rule: CoverageRule, _ paint: ResolvedPaint, _ clip: Int32, _ region: PixelRect, _ target: PixelTarget) {
        let region = region.intersection(outline.bounds).intersection(target.bounds)
        if region.isEmpty || paint.isInvisible { return }
        let mask = clipMask(clip, for: region, target)
        if let pixels = outline.wholePixels {
            fillPixels(pixels.intersection(region), paint, mask, target)
            return
        }
        var target = target
        target.bounds = region
        let rows = CellBuffer.rowsPerBand(width: region.width)
        var top = region.minY
        while top < region.maxY {
            let bottom = min(region.maxY, top + rows)
            cells.begin(PixelRect(minX: region.minX, minY: top, maxX: region.maxX, maxY: bottom))
            outline.addEdges(to: cells)
            if case .solid(let color) = paint, mask == nil, case .nonzero = rule {
                pixelCount += cells.fillSolid(target, color)
            } else if cells.maxRow >= cells.minRow {
                for row in cells.minRow...cells.maxRow {
                    let count = cells.sweepRow(row, rule, coverage, runs)
                    if count > 0 { drawRuns(count, top + row, coverage - region.minX, paint, mask, target) }
                }
                cells.finish()
            }
            top = bottom
        }
    }

    /// Draws the runs of one row; `coverage[x]` is the byte of the pixel at `x`.
    private func drawRuns(
        _ count: Int, _ y: Int, _ coverage: UnsafeMutablePointer<UInt8>, _ paint: ResolvedPaint, _ mask: ByteMask?,
        _ target: PixelTarget
    ) {
        switch paint {
        case .solid(let color):
            let opaque = color >> 24 == 255
            for index in 0..<count {
                let run = runs[index]
                let x = Int(run.x0)
                let length = Int(run.x1) &- x
                pixelCount &+= length
                let row = target.pixel(x, y)
                if let mask {
                    SpanBlend.masked(row, masked(run, coverage, mask, y), length, color)
                } else if run.value < 0 {
                    SpanBlend.masked(row, coverage + x, length, color)
                } else {
                    SpanBlend.solid(row, length, color, coverage: UInt32(run.value), opaque: opaque)
                }
            }
        case .source(let source):
            source.beginRow(y)
            for index in 0..<count {
                let run = runs[index]
                let x = Int(run.x0)
                let end = Int(run.x1)
                pixelCount &+= end &- x
                let row = target.pixel(x, y)
                if let mask {
                    SpanBlend.masked(row, masked(run, coverage, mask, y), source.pixels(x, end), end &- x)
                } else if run.value < 0 {
                    SpanBlend.masked(row, coverage + x, source.pixels(x, end), end &- x)
                } else if run.value < 255 {
                    SpanBlend.pixels(row, source.pixels(x, end), end &- x, coverage: UInt32(run.value))
                } else if source.isOpaque {
                    source.write(x, end, row)
                } else {
                    SpanBlend.pixels(row, source.pixels(x, end), end &- x)
                }
            }
        }
    }

    /// A run's coverage times the clip's.
    private func masked(
        _ run: CoverageRun, _ coverage: UnsafeMutablePointer<UInt8>, _ mask: ByteMask, _ y: Int
    ) -> UnsafePointer<UInt8> {
        let x = Int(run.x0)
        let clip = mask.at(x, y)
        let length = Int(run.x1) - x
        if run.value == 255 { return UnsafePointer(clip) }
        if run.value < 0 {
            SpanBlend.multiply(coverage + x, clip, length)
            return UnsafePointer(coverage + x)
        }
        SpanBlend.multiply(product, clip, length, by: UInt32(run.value))
        return UnsafePointer(product)
    }

    /// Fills whole pixels.
    func fillPixels(_ rect: PixelRect, _ paint: ResolvedPaint, _ mask: ByteMask?, _ target: PixelTarget) {
        if rect.isEmpty { return }
        let width = rect.width
        pixelCount += rect.area
        switch paint {
        case .solid(let color):
            let opaque = color >> 24 == 255
            for y in rect.minY..<rect.maxY {
                let row = target.pixel(rect.minX, y)
                if let mask {
                    SpanBlend.masked(row, mask.at(rect.minX, y), width, color)
                } else {
                    SpanBlend.solid(row, width, color, coverage: 255, opaque: opaque)
                }
            }
        case .source(let source):
            for y in rect.minY..<rect.maxY {
                source.beginRow(y)
                let row = target.pixel(rect.minX, y)
                if let mask {
                    SpanBlend.masked(row, mask.at(rect.minX, y), source.pixels(rect.minX, rect.maxX), width)
                } else if source.isOpaque {
                    source.write(rect.minX, rect.maxX, row)
                } else {
                    SpanBlend.pixels(row, source.pixels(rect.minX, rect.maxX), width)
                }
            }
        }
    }

    /// Draws a colour or a source through a mask, inside `region`.
    func fill(mask: ByteMask, _ paint: ResolvedPaint, _ clip: ByteMask?, _ region: PixelRect, _ target: PixelTarget) {
        let rect = region.intersection(mask.bounds).intersection(target.bounds)
        if rect.isEmpty { return }
        pixelCount += rect.area
        for y in rect.minY..<rect.maxY {
            var bytes = UnsafePointer(mask.at(rect.minX, y))
            if let clip {
                product.update(from: bytes, count: rect.width)
                SpanBlend.multiply(product, clip.at(rect.minX, y), rect.width)
                bytes = UnsafePointer(product)
            }
            let row = target.pixel(rect.minX, y)
            switch paint {
            case .solid(let color): SpanBlend.masked(row, bytes, rect.width, color)
            case .source(let source):
                source.beginRow(y)
                SpanBlend.masked(row, bytes, source.pixels(rect.minX, rect.maxX), rect.width)
            }
        }
    }

    /// Adds a stroke's outline to the shape. The polygons are kept in the path's own space for the next frame, which
    /// often draws the same stroke elsewhere, turned, or not changed at all.
    func addStroke(_ path: Path, _ style: StrokeStyle, _ map: Affine) {
        let scale = max(map.reach.x, map.reach.y)
        guard scale.isFinite, scale > 0 else { return }
        // Rounded up to a power of two, so that a growing shape is not cut anew in every frame.
        var detail = 1.0
        while detail < scale && detail < 1024 { detail *= 2 }
        while detail / 2 >= scale && detail > 1.0 / 1024 { detail /= 2 }
        let key = StrokeKey(path, style, detail)
        if let entry = strokes.value(for: key), entry.path == path, entry.style == style {
            outline.add(entry.polygons, map)
            return
        }
        let polygons = FlatPath()
        path.flattenStroke(into: polygons, style: style, tolerance: Outline.tolerance / detail)
        outline.add(polygons, map)
        strokes.insert(
            StrokeEntry(path: path, style: style, polygons: polygons), for: key,
            cost: polygons.pointCount * 16 + 256)
    }

    /// Colours for a paint in device space; nil when it draws nothing.
    func resolve(_ paint: Paint, _ map: Affine, _ opacity: Double, _ region: PixelRect) -> ResolvedPaint? {
        switch paint {
        case .color(let color): return .solid(color.pixel(opacity: opacity))
        case .linear(let ramp, let start, let end):
            guard let inverse = map.inverse else { return nil }
            let dx = Double(end.x) - Double(start.x)
            let dy = Double(end.y) - Double(start.y)
            let square = dx * dx + dy * dy
            guard square > 1e-12, square.isFinite else { return lastColor(ramp, opacity) }
            let along = (
                x: (inverse.a * dx + inverse.b * dy) / square, y: (inverse.c * dx + inverse.d * dy) / square,
                base: ((inverse.tx - Double(start.x)) * dx + (inverse.ty - Double(start.y)) * dy) / square
            )
            let length = 1 / (along.x * along.x + along.y * along.y).squareRoot()
            return faded(LinearSource(table(ramp, length), along: along, bounds: region), opacity, region)
        case .radial(let ramp, let center, let startRadius, let endRadius, let radiusScale):
            let sx = Double(radiusScale.width)
            let sy = Double(radiusScale.height)
            let length = endRadius - startRadius
            guard length.magnitude > 1e-9, length.isFinite, startRadius.isFinite, sx != 0, sy != 0 else {
                return lastColor(ramp, opacity)
            }
            let placed = map.movingFirst(Double(center.x), Double(center.y))
                .after(Affine(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0))
            guard let inverse = placed.inverse else { return nil }
            let unit = 1 / length.magnitude
            let source = RadialSource(
                table(ramp, length.magnitude * map.meanScale), map: Affine.scale(unit).after(inverse),
                startRadius: startRadius * unit, direction: length > 0 ? 1 : -1, bounds: region)
            return faded(source, opacity, region)
        case .angular(let ramp, let center, let startAngle, let endAngle):
            guard startAngle.isFinite, endAngle.isFinite, startAngle != endAngle else { return lastColor(ramp, opacity) }
            guard let inverse = map.movingFirst(Double(center.x), Double(center.y)).inverse else { return nil }
            let perTurn = 1 / (2 * Double.pi)
            let source = AngularSource(
                table(ramp, 2048), map: inverse, startTurn: startAngle * perTurn, endTurn: endAngle * perTurn,
                bounds: region)
            return faded(source, opacity, region)
        case .image(let pixels, let rect):
            let image = ImageItem(pixels: pixels, scale: 1, rect: rect)
            guard let source = patternSource(image, map, region) else { return nil }
            return faded(source, opacity, region)
        }
    }

    private func lastColor(_ ramp: PaintRamp, _ opacity: Double) -> ResolvedPaint {
        .solid(GradientTable.lastColor(ramp).pixel(opacity: opacity))
    }

    func faded(_ source: PaintSource, _ opacity: Double, _ region: PixelRect) -> ResolvedPaint {
        let factor = UInt32(RGBA.unit(opacity) * 255 + 0.5)
        return .source(factor == 255 ? source : FadedSource(source, opacity: factor, width: region.width))
    }

    private func table(_ ramp: PaintRamp, _ length: Double) -> GradientTable {
        let count = GradientTable.count(forLength: length)
        let key = GradientKey(ramp: ramp, count: count)
        if let table = gradients.value(for: key) { return table }
        let table = GradientTable(ramp, count: count)
        gradients.insert(table, for: key, cost: count * 4)
        return table
    }
}
