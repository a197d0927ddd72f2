import Foundation
import MartletBase
import MartletDisplay

extension Painter {
    /// Scaled pictures up to this many pixels are made whole and kept.
    private static let keptPictureLimit = 1 << 20

    func drawImage(_ image: ImageItem, _ item: Scene.Item, _ region: PixelRect, _ target: PixelTarget) {
        outline.removeAll()
        outline.addRect(DeviceBox(image.rect), item.map)
        let cut = region.intersection(outline.bounds)
        if cut.isEmpty { return }
        guard let paint = source(for: image, item.map, item.opacity, cut) else { return }
        fill(.nonzero, paint, item.clip, cut, target)
    }

    /// The picture's pixels over `region`, which lies inside the device box of its rectangle.
    func source(for image: ImageItem, _ map: Affine, _ opacity: Double, _ region: PixelRect) -> ResolvedPaint? {
        guard let pixels = pictureSource(image, map, region) else { return nil }
        let alpha = opacity * RGBA.unit(image.opacity)
        guard let template = image.template else { return faded(pixels, alpha, region) }
        guard let paint = resolve(template, map, alpha, region) else { return nil }
        return .source(TemplateSource(shape: pixels, paint: paint, width: region.width))
    }

    private func pictureSource(_ image: ImageItem, _ map: Affine, _ region: PixelRect) -> PaintSource? {
        let box = DeviceBox(image.rect)
        guard box.maxX > box.minX, box.maxY > box.minY, image.scale > 0, image.scale.isFinite, map.isFinite,
            image.pixels.widthInPixels > 0, image.pixels.heightInPixels > 0
        else { return nil }
        if map.isAxisAligned && map.a != 0 && map.d != 0 {
            if let kept = keptPicture(image, map) { return kept }
            return axisSource(image, map, region)
        }
        var image = image
        if image.caps != nil || image.tiles {
            guard let flat = flattened(image, map) else { return nil }
            image = flat
        }
        return affineSource(image, map, region, repeats: false)
    }

    // MARK: Along the axes

    /// A picture that was scaled before, or is now, when it isn't too large.
    private func keptPicture(_ image: ImageItem, _ map: Affine) -> PaintSource? {
        let device = DeviceBox(image.rect).applying(map)
        let limit = Double(PixelRect.limit)
        guard device.minX > -limit, device.minY > -limit, device.maxX < limit, device.maxY < limit else { return nil }
        let bounds = PixelRect(touchedBy: device)
        if bounds.area > Painter.keptPictureLimit || bounds.isEmpty { return nil }
        // Always made at the origin, so that it does not matter where it was needed first.
        var local = map
        local.tx -= Double(bounds.minX)
        local.ty -= Double(bounds.minY)
        let rect = image.rect
        let key = ScaledImageKey(
            source: ObjectIdentifier(image.pixels), map: local,
            rect: .init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height),
            imageScale: image.scale, interpolation: image.interpolation, caps: image.caps, tiles: image.tiles)
        if let known = scaledImages.value(for: key) { return CopySource(known, x: bounds.minX, y: bounds.minY) }
        let whole = PixelRect(minX: 0, minY: 0, maxX: bounds.width, maxY: bounds.height)
        guard let source = axisSource(image, local, whole) else { return nil }
        let picture = ScaledImage(
            source: image.pixels, width: whole.width, height: whole.height, isOpaque: source.isOpaque)
        for y in 0..<whole.height {
            source.beginRow(y)
            source.write(0, whole.width, picture.pixels + y * whole.width)
        }
        scaledImages.insert(picture, for: key, cost: whole.area * 4 + 256)
        return CopySource(picture, x: bounds.minX, y: bounds.minY)
    }

    private func entry(_ pixels: PixelBuffer) -> ImageEntry {
        let key = ObjectIdentifier(pixels)
        if let known = images.value(for: key) { return known }
        let made = ImageEntry(pixels)
        images.insert(made, for: key, cost: made.byteCount)
        return made
    }

    private func axisSource(_ image: ImageItem, _ map: Affine, _ region: PixelRect) -> PaintSource? {
        let box = DeviceBox(image.rect)
        let width = image.pixels.widthInPixels
        let height = image.pixels.heightInPixels
        let columns = pieces(
            box.minX, box.maxX, image.caps?.left ?? 0, image.caps?.right ?? 0, Double(width), image.scale, image.tiles)
        let rows = pieces(
            box.minY, box.maxY, image.caps?.top ?? 0, image.caps?.bottom ?? 0, Double(height), image.scale, image.tiles)
        return axisSource(
            image, map, region, columns: columns, rows: rows,
            shrink: max(density(columns) / map.a.magnitude, density(rows) / map.d.magnitude))
    }

    /// The most pixels of the picture that a point of any piece shows.
    private func density(_ pieces: [ImageAxis.Piece]) -> Double {
        pieces.reduce(0) { most, piece in
            let length = piece.tile ?? (piece.end - piece.start)
            return length > 0 ? max(most, (piece.sourceEnd - piece.sourceStart) / length) : most
        }
    }

    /// `shrink` is how many pixels of the picture come to lie on one device pixel.
    private func axisSource(
        _ image: ImageItem, _ map: Affine, _ region: PixelRect, columns: [ImageAxis.Piece], rows: [ImageAxis.Piece],
        shrink: Double
    ) -> PaintSource? {
        let entry = entry(image.pixels)
        let picture = image.interpolation == .none ? image.pixels : entry.level(Painter.level(shrink))
        let filter: ImageAxis.Filter
        switch image.interpolation {
        case .none: filter = .nearest
        case .low, .medium: filter = .linear
        case .high: filter = shrink < 1 ? .cubic : .linear
        }
        let x = ImageAxis(
            columns, range: region.minX..<max(region.minX, region.maxX), scale: map.a, shift: map.tx,
            sourceScale: Double(picture.widthInPixels) / Double(image.pixels.widthInPixels), count: picture.widthInPixels,
            filter: filter)
        let y = ImageAxis(
            rows, range: region.minY..<max(region.minY, region.maxY), scale: map.d, shift: map.ty,
            sourceScale: Double(picture.heightInPixels) / Double(image.pixels.heightInPixels),
            count: picture.heightInPixels, filter: filter)
        return AxisImageSource(
            picture, columns: x, rows: y, isCubic: filter == .cubic, isOpaque: entry.isOpaque, width: region.width)
    }

    /// How often to halve a picture of which `shrink` pixels come to lie on one: until it is less than two.
    private static func level(_ shrink: Double) -> Int {
        var level = 0
        var rest = shrink
        while rest >= 2 && level < 16 {
            rest /= 2
            level += 1
        }
        return level
    }

    /// One axis of a picture: a single piece, or the caps and what lies between. Caps that don't fit shrink together.
    private func pieces(
        _ start: Double, _ end: Double, _ capBefore: Double, _ capAfter: Double, _ count: Double, _ scale: Double,
        _ tiles: Bool
    ) -> [ImageAxis.Piece] {
        let before = max(0, min(capBefore.isFinite ? capBefore * scale : 0, count))
        let after = max(0, min(capAfter.isFinite ? capAfter * scale : 0, count - before))
        let middle = count - before - after
        if before == 0 && after == 0 {
            return [
                ImageAxis.Piece(
                    start: start, end: end, sourceStart: 0, sourceEnd: count, tile: tiles ? count / scale : nil)
            ]
        }
        var first = before / scale
        var last = after / scale
        let length = end - start
        if first + last > length {
            let factor = length / (first + last)
            first *= factor
            last *= factor
        }
        return [
            ImageAxis.Piece(start: start, end: start + first, sourceStart: 0, sourceEnd: before, tile: nil),
            ImageAxis.Piece(
                start: start + first, end: end - last, sourceStart: before, sourceEnd: count - after,
                tile: tiles && middle > 0 ? middle / scale : nil),
            ImageAxis.Piece(start: end - last, end: end, sourceStart: count - after, sourceEnd: count, tile: nil),
        ].filter { $0.end > $0.start }
    }

    // MARK: Turned

    private func affineSource(
        _ image: ImageItem, _ map: Affine, _ region: PixelRect, repeats: Bool
    ) -> PaintSource? {
        let box = DeviceBox(image.rect)
        let entry = entry(image.pixels)
        let width = Double(image.pixels.widthInPixels)
        let height = Double(image.pixels.heightInPixels)
        let unit = Affine(
            a: (box.maxX - box.minX) / width, b: 0, c: 0, d: (box.maxY - box.minY) / height, tx: box.minX, ty: box.minY)
        guard let inverse = map.after(unit).inverse else { return nil }
        let shrink = max(
            (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(),
            (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot())
        let isNearest = image.interpolation == .none
        let picture = isNearest ? image.pixels : entry.level(Painter.level(shrink))
        let toLevel = Affine(
            a: Double(picture.widthInPixels) / width, b: 0, c: 0, d: Double(picture.heightInPixels) / height, tx: 0, ty: 0)
        return AffineImageSource(
            picture, map: toLevel.after(inverse), isNearest: isNearest, repeats: repeats, isOpaque: entry.isOpaque,
            width: region.width)
    }

    /// A picture with caps or tiles as a plain one, at the size it will have, to be turned afterwards.
    private func flattened(_ image: ImageItem, _ map: Affine) -> ImageItem? {
        let box = DeviceBox(image.rect)
        let scale = max(map.reach.x, map.reach.y)
        let width = (box.maxX - box.minX) * scale
        let height = (box.maxY - box.minY) * scale
        guard width.isFinite, height.isFinite, width < 8192, height < 8192 else { return nil }
        let w = max(1, Int(width + 0.999))
        let h = max(1, Int(height + 0.999))
        let local = Affine(
            a: Double(w) / (box.maxX - box.minX), b: 0, c: 0, d: Double(h) / (box.maxY - box.minY),
            tx: -box.minX * Double(w) / (box.maxX - box.minX), ty: -box.minY * Double(h) / (box.maxY - box.minY))
        guard let source = axisSource(image, local, PixelRect(minX: 0, minY: 0, maxX: w, maxY: h)) else { return nil }
        let pixels = PixelBuffer(widthInPixels: w, heightInPixels: h) { memory in
            for y in 0..<h {
                source.beginRow(y)
                source.write(0, w, memory + y * w)
            }
        }
        var result = image
        result.pixels = pixels
        result.caps = nil
        result.tiles = false
        return result
    }

    // MARK: Patterns

    /// A picture repeated in both directions.
    func patternSource(_ image: ImageItem, _ map: Affine, _ region: PixelRect) -> PaintSource? {
        let box = DeviceBox(image.rect)
        guard box.maxX > box.minX, box.maxY > box.minY, box.maxX.isFinite, box.maxY.isFinite, map.isFinite,
            image.pixels.widthInPixels > 0, image.pixels.heightInPixels > 0
        else { return nil }
        if map.isAxisAligned && map.a != 0 && map.d != 0 {
            let width = Double(image.pixels.widthInPixels)
            let height = Double(image.pixels.heightInPixels)
            let columns = ImageAxis.Piece(
                start: box.minX, end: box.maxX, sourceStart: 0, sourceEnd: width, tile: box.maxX - box.minX)
            let rows = ImageAxis.Piece(
                start: box.minY, end: box.maxY, sourceStart: 0, sourceEnd: height, tile: box.maxY - box.minY)
            return axisSource(
                image, map, region, columns: [columns], rows: [rows],
                shrink: max(density([columns]) / map.a.magnitude, density([rows]) / map.d.magnitude))
        }
        return affineSource(image, map, region, repeats: true)
    }
}
