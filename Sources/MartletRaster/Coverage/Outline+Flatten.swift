import Foundation
import MartletBase
import MartletDisplay

extension Outline {
    /// Farthest a chord may lie from its curve, in pixels: two levels of coverage at the worst place.
    static let tolerance = 1.0 / 128

    /// Adds a path, mapped to device space, as closed contours; `flat` is scratch space.
    func add(_ path: Path, _ map: Affine, _ flat: FlatPath) {
        if case .rect(let rect) = path.storage { return addRect(DeviceBox(rect), map) }
        flat.removeAll()
        path.flatten(
            into: flat, tolerance: Outline.tolerance,
            transform: CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty))
        add(flat, .identity)
    }

    /// Adds polygons.
    func add(_ flat: FlatPath, _ map: Affine) {
        for index in 0..<flat.subpathCount {
            beginContour()
            for place in flat.starts[index]..<flat.starts[index + 1] {
                let point = flat.points[place]
                let mapped = map.apply(point.x, point.y)
                add(mapped.x, mapped.y)
            }
        }
    }

    /// Adds a rectangle.
    func addRect(_ box: DeviceBox, _ map: Affine) {
        beginContour()
        for (x, y) in [
            (box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY),
        ] {
            let p = map.apply(x, y)
            add(p.x, p.y)
        }
    }
}

/// Draws a glyph's curves into an outline: keeps the current point and cuts curves into chords.
struct OutlinePen {
    let outline: Outline
    let map: Affine
    private var x = 0.0
    private var y = 0.0
    private var startX = 0.0
    private var startY = 0.0
    private var isOpen = false

    init(outline: Outline, map: Affine) {
        self.outline = outline
        self.map = map
    }

    mutating func move(_ px: Double, _ py: Double) {
        (x, y) = map.apply(px, py)
        (startX, startY) = (x, y)
        isOpen = false
    }

    private mutating func open() {
        if isOpen { return }
        isOpen = true
        outline.beginContour()
        outline.add(x, y)
    }

    mutating func line(_ px: Double, _ py: Double) {
        open()
        (x, y) = map.apply(px, py)
        outline.add(x, y)
    }

    mutating func quad(_ cx: Double, _ cy: Double, _ px: Double, _ py: Double) {
        open()
        let (x1, y1) = map.apply(cx, cy)
        let (x2, y2) = map.apply(px, py)
        let ax = x - 2 * x1 + x2
        let ay = y - 2 * y1 + y2
        let bend = (ax * ax + ay * ay).squareRoot()
        let count = OutlinePen.chords(bend * (0.25 / Outline.tolerance))
        let bx = 2 * (x1 - x)
        let by = 2 * (y1 - y)
        let step = 1 / Double(count)
        for index in 1..<max(count, 1) {
            let t = Double(index) * step
            outline.add((ax * t + bx) * t + x, (ay * t + by) * t + y)
        }
        outline.add(x2, y2)
        (x, y) = (x2, y2)
    }

    mutating func curve(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ px: Double, _ py: Double) {
        open()
        let (x1, y1) = map.apply(c1x, c1y)
        let (x2, y2) = map.apply(c2x, c2y)
        let (x3, y3) = map.apply(px, py)
        let ux = x - 2 * x1 + x2
        let uy = y - 2 * y1 + y2
        let vx = x1 - 2 * x2 + x3
        let vy = y1 - 2 * y2 + y3
        let bend = max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
        let count = OutlinePen.chords(bend * (0.75 / Outline.tolerance))
        let cx = 3 * (x1 - x)
        let cy = 3 * (y1 - y)
        let bx = 3 * (x2 - x1) - cx
        let by = 3 * (y2 - y1) - cy
        let ax = x3 - x - cx - bx
        let ay = y3 - y - cy - by
        let step = 1 / Double(count)
        for index in 1..<max(count, 1) {
            let t = Double(index) * step
            outline.add(((ax * t + bx) * t + cx) * t + x, ((ay * t + by) * t + cy) * t + y)
        }
        outline.add(x3, y3)
        (x, y) = (x3, y3)
    }

    mutating func close() {
        (x, y) = (startX, startY)
        isOpen = false
    }

    /// Chords for a squared error ratio; NaN and infinity give few, the points themselves are then refused.
    @inline(__always)
    private static func chords(_ ratio: Double) -> Int {
        ratio < 262_144 ? 1 + Int(max(0, ratio).squareRoot()) : (ratio.isFinite ? 512 : 1)
    }
}
