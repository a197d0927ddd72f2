import Foundation
import MartletBase

/// What symbols are drawn with: hundredths of an em, the origin in the middle, y down.
///
/// Outlines are given by their centre lines; `stroke` is the line width of the weight asked for. A full-size circle has
/// radius 52.
struct SymbolPen {
    /// One thing drawn, or cut out of another.
    enum Ink {
        /// A line along the path; nil is the pen's own width.
        case line(Path, width: Double? = nil)
        /// The inside of the path.
        case area(Path)
        /// The inside with a line around it: what the filled form of an outline covers.
        case body(Path)
    }

    struct Shape {
        var path: Path
        /// Zero is a fill.
        var width: Double
        var cap: CGLineCap = .round
        var isEvenOdd = false
        var level: Int
    }

    /// Line width in hundredths of an em.
    let stroke: Double
    /// Level of what is drawn next.
    var level = 0
    private(set) var shapes: [Shape] = []
    /// The layout size where it isn't the drawn bounds with the usual margins.
    var frame: (width: Double, height: Double)?

    init(stroke: Double) { self.stroke = stroke }

    // MARK: - Drawing

    mutating func line(_ path: Path, width: Double? = nil, cap: CGLineCap = .round) {
        shapes.append(Shape(path: path, width: width ?? stroke, cap: cap, level: level))
    }

    mutating func add(_ shape: Shape) { shapes.append(shape) }

    mutating func line(_ points: (Double, Double)..., closed: Bool = false, width: Double? = nil) {
        line(Path.lines(points, closed: closed), width: width)
    }

    mutating func area(_ path: Path, evenOdd: Bool = false) {
        shapes.append(Shape(path: path, width: 0, isEvenOdd: evenOdd, level: level))
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double) { line(Path.disc(x, y, radius)) }

    mutating func dot(_ x: Double, _ y: Double, _ radius: Double) { area(Path.disc(x, y, radius)) }

    mutating func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ radius: Double) {
        line(Path.box(left, top, right, bottom, radius))
    }

    /// Fills the union of inks, less others.
    mutating func solid(_ inks: Ink..., minus holes: [Ink] = []) { solid(inks, minus: holes) }

    mutating func solid(_ inks: [Ink], minus holes: [Ink] = []) {
        area(PolygonRegion.combining(inks.map(region), minus: holes.map(region)).path)
    }

    /// Draws the outline of a union of areas.
    mutating func outline(of inks: [Ink], minus holes: [Ink] = []) {
        line(PolygonRegion.combining(inks.map(region), minus: holes.map(region)).path)
    }

    func region(_ ink: Ink) -> PolygonRegion {
        switch ink {
        case .line(let path, let width): PolygonRegion(stroking: path, width: width ?? stroke)
        case .area(let path): PolygonRegion(filling: path)
        case .body(let path):
            PolygonRegion.combining([PolygonRegion(filling: path), PolygonRegion(stroking: path, width: stroke)])
        }
    }

    // MARK: - Other symbols as parts

    /// Another drawing, scaled and moved, with lines of about this pen's width.
    func part(
        scale: Double, x: Double = 0, y: Double = 0, weight: Double = 0.92, _ draw: (inout SymbolPen) -> Void
    ) -> SymbolPen {
        var pen = SymbolPen(stroke: stroke * weight / scale)
        draw(&pen)
        return pen.moved(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y), scale: scale)
    }

    mutating func add(_ pen: SymbolPen, levelShift: Int = 0) {
        shapes += pen.shapes.map { shape in
            var shape = shape
            shape.level = min(2, shape.level + levelShift)
            return shape
        }
    }

    /// What the drawing covers, to be cut out of something.
    var inks: [Ink] { shapes.map { $0.width > 0 ? .line($0.path, width: $0.width) : .area($0.path) } }

    /// The drawing with an area taken away from everything.
    func cutting(_ holes: [Ink]) -> SymbolPen {
        var pen = SymbolPen(stroke: stroke)
        pen.frame = frame
        let hole = holes.map(region)
        for shape in shapes {
            let ink: Ink = shape.width > 0 ? .line(shape.path, width: shape.width) : .area(shape.path)
            pen.level = shape.level
            pen.area(PolygonRegion.combining([region(ink)], minus: hole).path)
        }
        return pen
    }

    /// The drawing mapped as a whole; `scale` is what it does to line widths.
    func moved(_ transform: CGAffineTransform, scale: Double = 1) -> SymbolPen {
        var pen = self
        for index in pen.shapes.indices {
            pen.shapes[index].path = pen.shapes[index].path.applying(transform)
            pen.shapes[index].width *= scale
        }
        return pen
    }

    func turned(_ degrees: Double) -> SymbolPen { moved(.turning(degrees)) }

    var bounds: CGRect {
        var all = CGRect.null
        for shape in shapes {
            let reach = shape.width / 2
            let box = shape.path.boundingRect
            if !box.isNull { all = all.union(box.insetBy(dx: -reach, dy: -reach)) }
        }
        return all
    }

    /// The drawing with the middle of its bounds at the origin.
    func centered() -> SymbolPen {
        let box = bounds
        guard !box.isNull else { return self }
        return moved(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -box.midX, ty: -box.midY))
    }
}

extension CGAffineTransform {
    /// A turn about the origin, clockwise with y down.
    static func turning(_ degrees: Double) -> CGAffineTransform {
        let (sin, cos) = DMath.sincos(degrees * .pi / 180)
        return CGAffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
    }

    static let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    static let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
}
