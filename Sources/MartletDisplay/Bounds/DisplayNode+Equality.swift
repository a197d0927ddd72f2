import Foundation
import MartletBase

extension DisplayNode {
    /// Compares by identity first, then by content, with a list instead of recursion: trees may be thousands deep.
    package static func isEqual(_ a: DisplayNode, _ b: DisplayNode) -> Bool {
        if a === b { return true }
        var pending = [(a, b)]
        while let (x, y) = pending.popLast() {
            if x === y { continue }
            if x.itemCount != y.itemCount { return false }
            switch (x.content, y.content) {
            case (.item(let i, let f), .item(let j, let g)):
                if f != g || i != j { return false }
            case (.group(let m), .group(let n)):
                if m.count != n.count { return false }
                for index in m.indices {
                    if m[index].offset != n[index].offset { return false }
                    if m[index].node !== n[index].node { pending.append((m[index].node, n[index].node)) }
                }
            case (.effect(let e, let c), .effect(let f, let d)):
                if c.offset != d.offset { return false }
                if case .mask(let mask) = e, case .mask(let other) = f {
                    pending.append((mask, other))
                } else if e != f {
                    return false
                }
                pending.append((c.node, d.node))
            default: return false
            }
        }
        return true
    }
}
