import Foundation
import MartletBase

extension DisplayItem {
    /// The map an item is drawn with: `map`, which leads from the node's space to device pixels, moved so that the item's
    /// frame comes to lie on whole pixels. Only ways of a translation and a positive scale are changed.
    ///
    /// - Fills and pictures: each edge of the frame goes to the nearest pixel edge (halves up) and the item follows. A frame
    ///   of a quarter pixel or more keeps at least one pixel, so that hairlines don't vanish. (Chosen.)
    /// - Strokes are only moved: their line width stays as it is.
    /// - Text is only moved up or down until its baseline lies on a whole pixel; along the line it keeps its place.
    package func placement(frame: CGRect, map: Affine) -> Affine {
        guard map.isPositiveScale else { return map }
        switch self {
        case .glyphs(_, let origin, _):
            var placed = map
            let baseline = map.d * Double(origin.y) + map.ty
            placed.ty += DisplayItem.nearest(baseline) - baseline
            return placed.isFinite ? placed : map
        case .fill, .image, .stroke: break
        }
        if frame.isNull { return map }
        let box = DeviceBox(frame)
        let device = box.applying(map)
        guard device.minX.isFinite, device.minY.isFinite, device.maxX.isFinite, device.maxY.isFinite else { return map }
        var placed = map
        let left = DisplayItem.nearest(device.minX)
        let top = DisplayItem.nearest(device.minY)
        if case .stroke = self {
            placed.tx += left - device.minX
            placed.ty += top - device.minY
            return placed
        }
        placed.a = DisplayItem.snappedScale(left, device.minX, device.maxX, box.maxX - box.minX, map.a)
        placed.d = DisplayItem.snappedScale(top, device.minY, device.maxY, box.maxY - box.minY, map.d)
        placed.tx = left - placed.a * box.minX
        placed.ty = top - placed.d * box.minY
        return placed.isFinite ? placed : map
    }

    /// The scale that takes a frame `length` points long from the pixel edge `start` to the one nearest to its end.
    private static func snappedScale(
        _ start: Double, _ low: Double, _ high: Double, _ length: Double, _ scale: Double
    ) -> Double {
        guard length > 0 else { return scale }
        var end = nearest(high)
        if end <= start && high - low >= 0.25 { end = start + 1 }
        return (end - start) / length
    }

    /// The nearest whole number, halves up.
    private static func nearest(_ value: Double) -> Double {
        guard value.magnitude < 1e15 else { return value }
        let whole = Double(Int(value + 0.5))
        return whole > value + 0.5 ? whole - 1 : whole
    }
}
