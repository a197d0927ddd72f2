import Foundation
import MartletBase

extension DisplayList {
    /// The pixels that may differ between two frames drawn at `scale` on a surface: a few rectangles, never too little.
    ///
    /// Work grows with what changed: nodes that both frames share are passed over whole. Groups are compared child by
    /// child, by identity first, then by content.
    package static func damage(
        from old: DisplayList, to new: DisplayList, scale: Double, widthInPixels: Int, heightInPixels: Int
    ) -> [PixelRect] {
        let surface = PixelRect(minX: 0, minY: 0, maxX: max(0, widthInPixels), maxY: max(0, heightInPixels))
        var finder = DamageFinder(surface: surface)
        finder.compare(old.root, new.root, Affine.scale(scale > 0 && scale.isFinite ? scale : 1))
        return finder.damage.rects
    }
}

/// Walks two trees side by side. Where they part, what both may touch there is damaged.
private struct DamageFinder {
    /// The effects around a node, innermost first by following `parent`.
    private struct Context {
        var reach: EffectReach
        var parent: Int
    }

    private struct Pair {
        var old: DisplayNode
        var new: DisplayNode
        var map: Affine
        var context: Int
    }

    var damage = DamageList()
    private let surface: PixelRect
    private var contexts: [Context] = []
    private var pending: [Pair] = []
    private var measure = NodeBounds()

    init(surface: PixelRect) { self.surface = surface }

    mutating func compare(_ old: DisplayNode, _ new: DisplayNode, _ map: Affine) {
        pending.append(Pair(old: old, new: new, map: map, context: -1))
        while let pair = pending.popLast() { compare(pair) }
    }

    private mutating func compare(_ pair: Pair) {
        if pair.old === pair.new { return }
        switch (pair.old.content, pair.new.content) {
        case (.item(let a, let f), .item(let b, let g)):
            if f != g || a != b { damageBoth(pair) }
        case (.group(let a), .group(let b)): compareChildren(a, b, pair)
        case (.effect(let e, let c), .effect(let f, let d)): compareEffects(e, c, f, d, pair)
        default: damageBoth(pair)
        }
    }

    private mutating func compareEffects(
        _ e: DisplayEffect, _ c: DisplayNode.Child, _ f: DisplayEffect, _ d: DisplayNode.Child, _ pair: Pair
    ) {
        guard c.offset == d.offset, e == f else { return damageBoth(pair) }
        let x = Double(c.offset.x)
        let y = Double(c.offset.y)
        var context = pair.context
        var map = pair.map.movingFirst(x, y)
        if case .transform(let transform) = e {
            map = pair.map.after(Affine(transform)).movingFirst(x, y)
            if !map.isFinite { return }
        } else {
            let reach = EffectReach(e, map: pair.map)
            if reach != .none {
                contexts.append(Context(reach: reach, parent: context))
                context = contexts.count - 1
            }
        }
        pending.append(Pair(old: c.node, new: d.node, map: map, context: context))
    }

    /// 1. Equal children at both ends are skipped. 2. As many left on both sides: compared one by one. 3. Else those found
    /// again by identity, in order, are skipped and the rest is damaged.
    private mutating func compareChildren(_ a: [DisplayNode.Child], _ b: [DisplayNode.Child], _ pair: Pair) {
        let sameCount = a.count == b.count
        func same(_ x: DisplayNode.Child, _ y: DisplayNode.Child) -> Bool {
            x.offset == y.offset && (x.node === y.node || (!sameCount && x.node == y.node))
        }
        var from = 0
        var endA = a.count
        var endB = b.count
        while from < endA && from < endB && same(a[from], b[from]) { from += 1 }
        while endA > from && endB > from && same(a[endA - 1], b[endB - 1]) {
            endA -= 1
            endB -= 1
        }
        if sameCount {
            for index in from..<endA {
                if a[index].offset == b[index].offset {
                    let map = moved(pair.map, a[index])
                    pending.append(Pair(old: a[index].node, new: b[index].node, map: map, context: pair.context))
                } else {
                    add(a[index], pair)
                    add(b[index], pair)
                }
            }
            return
        }
        var places: [ObjectIdentifier: Int] = [:]
        for index in from..<endB { places[ObjectIdentifier(b[index].node)] = index }
        var next = from
        for index in from..<endA {
            let place = places[ObjectIdentifier(a[index].node)]
            if let place, place >= next, b[place].offset == a[index].offset {
                for skipped in next..<place { add(b[skipped], pair) }
                next = place + 1
            } else {
                add(a[index], pair)
            }
        }
        for index in next..<max(next, endB) { add(b[index], pair) }
    }

    private func moved(_ map: Affine, _ child: DisplayNode.Child) -> Affine {
        map.movingFirst(Double(child.offset.x), Double(child.offset.y))
    }

    private mutating func add(_ child: DisplayNode.Child, _ pair: Pair) {
        add(child.node, moved(pair.map, child), pair.context)
    }

    private mutating func damageBoth(_ pair: Pair) {
        add(pair.old, pair.map, pair.context)
        add(pair.new, pair.map, pair.context)
    }

    /// Damages what a node may touch, seen through the effects around it.
    private mutating func add(_ node: DisplayNode, _ map: Affine, _ context: Int) {
        var rect = measure.bounds(node, map)
        var index = context
        while index >= 0 {
            rect = contexts[index].reach.applied(to: rect)
            index = contexts[index].parent
        }
        damage.add(rect.intersection(surface))
    }
}
