import Foundation
import MartletBase

extension ShapeLeaf {
    /// The leaf some way towards another value of it: the shape's own data, line widths and styles move; what can't
    /// move is the other value's. Amounts outside 0...1 go past the ends, as springs do.
    package func interpolated(towards other: ShapeLeaf, amount: Double) -> ShapeLeaf {
        if amount == 0 { return self }
        var result = other
        result.shape.animatableData = shape.animatableData.interpolated(
            towards: other.shape.animatableData, amount: amount)
        guard layers.count == other.layers.count else { return result }
        for index in layers.indices {
            result.layers[index] = layers[index].interpolated(towards: other.layers[index], amount: amount)
        }
        return result
    }
}

extension ShapeLayer {
    func interpolated(towards other: ShapeLayer, amount: Double) -> ShapeLayer {
        var result = other
        result.style = style.interpolated(towards: other.style, amount: amount)
        switch (kind, other.kind) {
        case (.stroke(let a, _), .stroke(let b, let antialiased)):
            result.kind = .stroke(a.interpolated(towards: b, amount: amount), antialiased: antialiased)
        case (.border(let a, _), .border(let b, let antialiased)):
            result.kind = .border(a.interpolated(towards: b, amount: amount), antialiased: antialiased)
        default: break
        }
        return result
    }
}

extension StrokeStyle {
    func interpolated(towards other: StrokeStyle, amount: Double) -> StrokeStyle {
        var result = other
        result.animatableData = animatableData.interpolated(towards: other.animatableData, amount: amount)
        return result
    }
}
