import Foundation
import MartletBase
import Synchronization

/// Drawings for `Image(systemName:)`: own ones for the common names, those of the distribution's `bootstrap-icons` for
/// more, and nil for the rest.
package enum SymbolLibrary {
    /// Where the drawing for a name comes from.
    package enum Origin: Sendable { case own, bootstrapIcons }

    /// The drawing of a symbol, or nil for a name that nobody drew. `pointSize` is the font's size in points (a size
    /// that is not positive and finite draws nothing), `weight` the font's weight from 100 to 900.
    package static func symbol(
        named name: String, pointSize: Double, weight: Int = 400, scale: SymbolScale = .medium
    ) -> SymbolDrawing? {
        guard pointSize > 0, pointSize < 100_000 else { return nil }
        let weight = min(900, max(100, weight))
        guard let pen = pen(named: name, weight: weight) else { return nil }
        return drawing(pen, pointSize: pointSize, scale: scale)
    }

    /// Nil when there is no drawing for the name.
    package static func origin(of name: String) -> Origin? {
        if SymbolTable.draw(named: name) != nil { return .own }
        return BootstrapIcons.file(for: name) == nil ? nil : .bootstrapIcons
    }

    /// The names with own drawings, sorted.
    package static var names: [String] { SymbolTable.names }

    // MARK: - Unit drawings

    private struct Key: Hashable {
        var name: String
        var weight: Int
    }

    /// Drawings in hundredths of an em. Some take a millisecond to work out, so they are kept; there are only so many names.
    private static let kept = Mutex<[Key: SymbolPen]>([:])

    private static func pen(named name: String, weight: Int) -> SymbolPen? {
        let key = Key(name: name, weight: weight)
        if let known = kept.withLock({ $0[key] }) { return known }
        let stroke = SymbolMetrics.strokeWidth(weight: weight)
        var pen = SymbolPen(stroke: stroke)
        if let draw = SymbolTable.draw(named: name) {
            draw(&pen)
            pen = pen.centered().merged()
        } else if let icon = BootstrapIcons.icon(for: name) {
            pen.add(icon)
            pen.frame = (123, 123)
        } else {
            return nil
        }
        let finished = pen
        kept.withLock { kept in
            // A view that makes up names or weights must not fill the memory.
            if kept.count >= 2048 { kept.removeAll() }
            kept[key] = finished
        }
        return finished
    }

    private static func drawing(_ pen: SymbolPen, pointSize: Double, scale: SymbolScale) -> SymbolDrawing {
        let size = pointSize * scale.factor
        let box = pen.bounds.isNull ? .zero : pen.bounds
        let frame = pen.frame ?? (width: Double(box.width) + 12, height: Double(box.height) + 7)
        // Heavier lines reach further: measured half a point more for a bold star of 13 pt.
        let growth = pen.frame == nil ? 0 : (pen.stroke - SymbolMetrics.strokeWidth(weight: 400)) * 0.9
        let width = SymbolMetrics.width((frame.width + growth) / 100, pointSize: size)
        let height = SymbolMetrics.height((frame.height + growth) / 100, pointSize: size)
        let unit = size / 100
        let transform = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: width / 2, ty: height / 2)
        let layers = pen.shapes.map { shape in
            SymbolDrawing.Layer(
                path: shape.path.applying(transform),
                style: shape.width > 0 ? .stroke(width: shape.width * unit, cap: shape.cap, join: .round) : .fill,
                isEvenOdd: shape.isEvenOdd, hierarchyLevel: shape.level)
        }
        return SymbolDrawing(
            size: CGSize(width: width, height: height),
            baselineOffset: ((height / 2 - SymbolMetrics.middle(pointSize)) * 2).rounded() / 2,
            capCenterOffset: SymbolMetrics.halfCapHeight(pointSize), layers: layers)
    }
}
