import MartletBase
import MartletDisplay

extension Painter {
    func clipBounds(_ clip: Int32) -> PixelRect { clip < 0 ? .everything : scene.clips[Int(clip)].bounds }

    /// The coverage that a clip and its parents leave, or nil when they leave all of `region` alone.
    ///
    /// The product of all masks of the chain is made once for the target and kept for the items that follow.
    func clipMask(_ clip: Int32, for region: PixelRect, _ target: PixelTarget) -> ByteMask? {
        var index = clip
        while index >= 0 && scene.clips[Int(index)].covers(region) { index = scene.clips[Int(index)].parent }
        if index < 0 { return nil }
        for (known, mask) in clipMasks where known == index && mask.bounds.contains(region) { return mask }
        return makeClipMask(index, region, target)
    }

    /// Whether a clip and its parents leave all of `region` alone.
    func isUnclipped(_ clip: Int32, _ region: PixelRect) -> Bool {
        var index = clip
        while index >= 0 {
            if !scene.clips[Int(index)].covers(region) { return false }
            index = scene.clips[Int(index)].parent
        }
        return true
    }

    private func makeClipMask(_ clip: Int32, _ region: PixelRect, _ target: PixelTarget) -> ByteMask {
        let whole = clipBounds(clip).intersection(targetBounds)
        let mask = ByteMask(whole.contains(region) ? whole : region)
        reserveRow(mask.bounds.width)
        // The outline of the item to be drawn waits in `outline`.
        let shape = Outline()
        var index = clip
        var isFirst = true
        while index >= 0 {
            let entry = scene.clips[Int(index)]
            if !entry.covers(mask.bounds) {
                shape.removeAll()
                shape.add(entry.path, entry.map, flat)
                multiply(mask, shape, CoverageRule(entry.style), isFirst: isFirst)
                isFirst = false
            }
            index = entry.parent
        }
        if isFirst { mask.bytes.update(repeating: 255, count: mask.byteCount) }
        if clipMasks.count >= 8 { clipMasks.removeFirst() }
        clipMasks.append((clip, mask))
        return mask
    }

    /// Writes a shape's coverage, or multiplies by it.
    private func multiply(_ mask: ByteMask, _ shape: Outline, _ rule: CoverageRule, isFirst: Bool) {
        if isFirst {
            writeCoverage(of: shape, rule, into: mask)
        } else {
            let other = ByteMask(mask.bounds)
            writeCoverage(of: shape, rule, into: other)
            SpanBlend.multiply(mask.bytes, other.bytes, mask.byteCount)
        }
    }

    /// Writes a shape's coverage into a cleared mask, in bands of rows.
    func writeCoverage(of shape: Outline, _ rule: CoverageRule, into mask: ByteMask) {
        let area = mask.bounds.intersection(shape.bounds)
        if area.isEmpty { return }
        reserveRow(area.width)
        let rows = CellBuffer.rowsPerBand(width: area.width)
        var top = area.minY
        while top < area.maxY {
            let bottom = min(area.maxY, top + rows)
            cells.begin(PixelRect(minX: area.minX, minY: top, maxX: area.maxX, maxY: bottom))
            shape.addEdges(to: cells)
            cells.writeMask(mask.at(area.minX, top), mask.stride, rule, coverage, runs)
            top = bottom
        }
    }

    /// What the surface being drawn to covers, whatever part of it is wanted now.
    private var targetBounds: PixelRect { frames.last?.buffer.bounds ?? mainBounds }
}
