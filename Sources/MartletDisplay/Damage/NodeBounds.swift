import Foundation
import MartletBase

/// Finds the pixels that a node may touch, effects below it included, with a list instead of recursion.
struct NodeBounds {
    private enum Step {
        case visit(DisplayNode, Affine)
        case end(EffectReach)
    }

    private var steps: [Step] = []
    private var open: [PixelRect] = []

    /// Bounds of `node`, which `map` leads from to device pixels.
    mutating func bounds(_ node: DisplayNode, _ map: Affine) -> PixelRect {
        steps.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        open.append(.empty)
        steps.append(.visit(node, map))
        while let step = steps.popLast() {
            switch step {
            case .end(let reach):
                let inner = open.removeLast()
                add(reach.applied(to: inner))
            case .visit(let node, let map): visit(node, map)
            }
        }
        return open[0]
    }

    private mutating func add(_ rect: PixelRect) {
        guard let last = open.indices.last else { return }
        open[last] = open[last].union(rect)
    }

    private mutating func visit(_ node: DisplayNode, _ map: Affine) {
        switch node.content {
        case .item(let item, let frame): add(item.pixelBounds(placed: item.placement(frame: frame, map: map)))
        case .group(let children):
            for child in children {
                steps.append(.visit(child.node, map.movingFirst(Double(child.offset.x), Double(child.offset.y))))
            }
        case .effect(let effect, let child):
            let x = Double(child.offset.x)
            let y = Double(child.offset.y)
            if case .transform(let transform) = effect {
                let full = map.after(Affine(transform)).movingFirst(x, y)
                if full.isFinite { steps.append(.visit(child.node, full)) }
                return
            }
            let reach = EffectReach(effect, map: map)
            if reach != .none {
                open.append(.empty)
                steps.append(.end(reach))
            }
            steps.append(.visit(child.node, map.movingFirst(x, y)))
        }
    }
}
