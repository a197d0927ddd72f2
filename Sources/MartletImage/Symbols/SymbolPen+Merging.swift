import Foundation
import MartletBase

extension SymbolPen {
    /// The same picture with one shape for each level: parts that overlap would be seen twice in a translucent colour.
    ///
    /// Lines of one width become one stroke and areas that don't touch become one fill; anything else becomes the fill of
    /// its union.
    func merged() -> SymbolPen {
        var pen = SymbolPen(stroke: stroke)
        pen.frame = frame
        // Fainter levels lie below.
        for level in [2, 1, 0] {
            let parts = shapes.filter { $0.level == level }
            guard let first = parts.first else { continue }
            pen.level = level
            if parts.count == 1 {
                pen.add(first)
            } else if first.width > 0, parts.allSatisfy({ $0.width == first.width && $0.cap == first.cap }) {
                pen.line(joined(parts), width: first.width, cap: first.cap)
            } else if parts.allSatisfy({ $0.width == 0 && !$0.isEvenOdd }), areApart(parts) {
                pen.area(joined(parts))
            } else {
                let regions = parts.map { part in
                    region(part.width > 0 ? .line(part.path, width: part.width) : .area(part.path))
                }
                pen.area(PolygonRegion.combining(regions).path)
            }
        }
        return pen
    }

    private func joined(_ parts: [Shape]) -> Path {
        var path = Path()
        for part in parts { path.addPath(part.path) }
        return path
    }

    private func areApart(_ parts: [Shape]) -> Bool {
        let boxes = parts.map(\.path.boundingRect)
        for (index, box) in boxes.enumerated() {
            for other in boxes[..<index] where box.intersects(other) { return false }
        }
        return true
    }
}
