import MartletBase
import MartletDisplay

extension Painter {
    // MARK: Memory

    private func buffer(_ bounds: PixelRect) throws(RasterError) -> LayerBuffer {
        let bytes = bounds.area * 4
        if layerBytes + bytes > Rasterizer.layerByteLimit {
            throw .memory(bytes: layerBytes + bytes, limit: Rasterizer.layerByteLimit)
        }
        layerBytes += bytes
        let buffer = spareLayers.popLast() ?? LayerBuffer()
        buffer.reset(bounds)
        return buffer
    }

    func release(_ buffer: LayerBuffer) {
        layerBytes -= buffer.bounds.area * 4
        // A few of moderate size are kept.
        if spareLayers.count < 4 && buffer.capacity <= 8 << 20 { spareLayers.append(buffer) }
    }

    // MARK: Layers

    /// Opens a layer over what is needed of it; nil when nothing is.
    func begin(_ layer: Scene.Layer, _ target: PixelTarget) throws(RasterError) -> PixelTarget? {
        let seen = layer.bounds.intersection(target.bounds)
        if seen.isEmpty { return nil }
        var needs = [seen]
        for effect in layer.effects.reversed() { needs.insert(effect.reach.needed(for: needs[0]), at: 0) }
        let area = layer.content.intersection(needs[0])
        if area.isEmpty { return nil }
        let buffer = try buffer(area)
        layerCount += 1
        frames.append(LayerFrame(buffer: buffer, below: target, needs: needs))
        clipMasks.removeAll(keepingCapacity: true)
        return buffer.target
    }

    /// Opens a buffer for the mask of the layer just drawn.
    func beginMask(_ target: PixelTarget) throws(RasterError) -> PixelTarget {
        let buffer = try buffer(target.bounds)
        layerCount += 1
        frames.append(LayerFrame(buffer: buffer, below: target, needs: []))
        clipMasks.removeAll(keepingCapacity: true)
        return buffer.target
    }

    /// Multiplies the layer by its mask's alpha.
    func endMask() -> PixelTarget {
        let frame = frames.removeLast()
        let bounds = frame.buffer.bounds
        for y in bounds.minY..<bounds.maxY {
            SpanBlend.multiplyByAlpha(
                frame.below.pixel(bounds.minX, y), frame.buffer.row(bounds.minX, y), bounds.width)
        }
        pixelCount += bounds.area
        release(frame.buffer)
        clipMasks.removeAll(keepingCapacity: true)
        return frame.below
    }

    /// Applies the layer's effects and draws it onto what is below.
    func end(_ layer: Scene.Layer) throws(RasterError) -> PixelTarget {
        let frame = frames.removeLast()
        clipMasks.removeAll(keepingCapacity: true)
        var buffer = frame.buffer
        defer { release(buffer) }
        let below = frame.below
        let seen = frame.needs[frame.needs.count - 1]
        var opacity = 1.0
        for (index, effect) in layer.effects.enumerated() {
            let need = frame.needs[index + 1]
            switch effect {
            case .opacity(let value): opacity *= value
            case .blur(let blur):
                fade(buffer, opacity)
                opacity = 1
                let blurred = try blurred(buffer, blur, need)
                release(buffer)
                buffer = blurred
            case .shadow(let shadow):
                fade(buffer, opacity)
                opacity = 1
                let mask = shadowMask(of: buffer, shadow, need)
                let color = ResolvedPaint.solid(shadow.color.pixel())
                reserveRow(mask.bounds.width)
                if index == layer.effects.count - 1 {
                    let region = mask.bounds.intersection(seen)
                    fill(mask: mask, color, clipMask(layer.clip, for: region, below), region, below)
                } else {
                    let merged = try self.buffer(buffer.bounds.union(mask.bounds))
                    layerCount += 1
                    fill(mask: mask, color, nil, mask.bounds, merged.target)
                    composite(buffer, 255, nil, buffer.bounds, merged.target)
                    release(buffer)
                    buffer = merged
                }
            }
        }
        let region = buffer.bounds.intersection(seen)
        if !region.isEmpty {
            reserveRow(region.width)
            composite(
                buffer, UInt32(RGBA.unit(opacity) * 255 + 0.5), clipMask(layer.clip, for: region, below), region, below)
        }
        return below
    }

    private func fade(_ buffer: LayerBuffer, _ opacity: Double) {
        let factor = UInt32(RGBA.unit(opacity) * 255 + 0.5)
        if factor < 255 { SpanBlend.scale(buffer.pixels, buffer.bounds.area, factor) }
    }

    func composite(
        _ buffer: LayerBuffer, _ opacity: UInt32, _ clip: ByteMask?, _ region: PixelRect, _ target: PixelTarget
    ) {
        let rect = region.intersection(buffer.bounds).intersection(target.bounds)
        if rect.isEmpty { return }
        pixelCount += rect.area
        for y in rect.minY..<rect.maxY {
            let row = target.pixel(rect.minX, y)
            let source = buffer.row(rect.minX, y)
            if let clip {
                SpanBlend.multiply(product, clip.at(rect.minX, y), rect.width, by: opacity)
                SpanBlend.masked(row, product, source, rect.width)
            } else if opacity == 255 {
                SpanBlend.pixels(row, source, rect.width)
            } else {
                SpanBlend.pixels(row, source, rect.width, coverage: opacity)
            }
        }
    }

    // MARK: Blur

    /// The blurred layer, as far as it is needed.
    private func blurred(
        _ buffer: LayerBuffer, _ effect: Scene.Blur, _ need: PixelRect
    ) throws(RasterError) -> LayerBuffer {
        let horizontal = BlurAxis(.gaussian, sigma: effect.sigma.x)
        let vertical = BlurAxis(.gaussian, sigma: effect.sigma.y)
        let spread =
            effect.isOpaque ? buffer.bounds : buffer.bounds.outset(x: horizontal.reach, y: vertical.reach)
        let area = spread.intersection(need)
        let result = try self.buffer(area.isEmpty ? .empty : area)
        layerCount += 1
        if area.isEmpty { return result }
        let source = UnsafeRawPointer(buffer.pixels).assumingMemoryBound(to: UInt8.self)
        let out = UnsafeMutableRawPointer(result.pixels).assumingMemoryBound(to: UInt8.self)
        blur.blur(
            GaussianBlur.Source(bytes: source, stride: buffer.bounds.width * 4, bounds: buffer.bounds), channels: 4,
            horizontal, vertical, output: area, into: out, outStride: area.width * 4)
        pixelCount += area.area
        for y in area.minY..<area.maxY {
            let row = result.row(area.minX, y)
            if effect.isOpaque {
                SharpEdge.restore(row, original: buffer.row(area.minX, y), area.width)
            } else {
                SharpEdge.limitToAlpha(row, area.width)
            }
        }
        return result
    }

    /// The alpha of a layer, moved and blurred as a shadow, as far as it is needed.
    private func shadowMask(of buffer: LayerBuffer, _ shadow: Scene.Shadow, _ need: PixelRect) -> ByteMask {
        let alpha = ByteMask(buffer.bounds)
        for y in alpha.bounds.minY..<max(alpha.bounds.minY, alpha.bounds.maxY) {
            let source = buffer.row(alpha.bounds.minX, y)
            let row = alpha.row(y)
            for x in 0..<alpha.bounds.width { row[x] = UInt8(truncatingIfNeeded: source[x] >> 24) }
        }
        let limit = Double(PixelRect.limit)
        let dx = Int(max(-limit, min(limit, shadow.offset.x)) + limit + 0.5) - PixelRect.limit
        let dy = Int(max(-limit, min(limit, shadow.offset.y)) + limit + 0.5) - PixelRect.limit
        return blurredMask(alpha, shadow.sigma, need.offset(x: -dx, y: -dy), move: (dx, dy))
    }

    /// Blurs a mask with the shadow's kernel, as far as `need` wants it, and moves it by whole pixels.
    func blurredMask(
        _ mask: ByteMask, _ sigma: (x: Double, y: Double), _ need: PixelRect, move: (x: Int, y: Int)
    ) -> ByteMask {
        let horizontal = BlurAxis(.shadow, sigma: sigma.x)
        let vertical = BlurAxis(.shadow, sigma: sigma.y)
        let area = mask.bounds.outset(x: horizontal.reach, y: vertical.reach).intersection(need)
        let result = ByteMask(area.isEmpty ? .empty : area.offset(x: move.x, y: move.y))
        if area.isEmpty { return result }
        blur.blur(
            GaussianBlur.Source(bytes: mask.bytes, stride: mask.stride, bounds: mask.bounds), channels: 1, horizontal,
            vertical, output: area, into: result.bytes, outStride: result.stride)
        return result
    }
}

/// What is left to do after the colours of a layer were blurred.
enum SharpEdge {
    /// No channel may exceed the alpha: rounding each on its own may leave one a level above.
    static func limitToAlpha(_ row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        for x in 0..<count {
            let pixel = row[x]
            let alpha = pixel >> 24
            if alpha == 255 { continue }
            row[x] =
                min(pixel & 255, alpha) | min((pixel >> 8) & 255, alpha) << 8 | min((pixel >> 16) & 255, alpha) << 16
                | alpha << 24
        }
    }

    /// The blurred colours with the original alpha: colour over blurred alpha, times the alpha it had.
    static func restore(_ row: UnsafeMutablePointer<UInt32>, original: UnsafePointer<UInt32>, _ count: Int) {
        for x in 0..<count {
            let pixel = row[x]
            let spread = pixel >> 24
            let alpha = original[x] >> 24
            if spread == 0 || alpha == 0 {
                row[x] = 0
                continue
            }
            let half = spread / 2
            @inline(__always) func channel(_ value: UInt32) -> UInt32 { min((value * alpha + half) / spread, alpha) }
            row[x] =
                channel(pixel & 255) | channel((pixel >> 8) & 255) << 8 | channel((pixel >> 16) & 255) << 16 | alpha << 24
        }
    }
}
