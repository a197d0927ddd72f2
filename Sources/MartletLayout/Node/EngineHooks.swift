import Foundation
import Synchronization

/// The entry points of one engine layout type, as plain functions over raw memory: the layout value and its cache.
package final class EngineHooks: @unchecked Sendable {
    // Unchecked: the functions are set once and hold nothing but their type.
    typealias Memory = UnsafeMutableRawPointer

    let isUnary: Bool
    let measure: (Memory, Memory, LayoutNode, Proposal) -> CGSize
    let place: (Memory, Memory, LayoutNode, CGSize, Proposal) -> Void
    let traits: (Memory, LayoutNode) -> LayoutTraits
    let spacing: (Memory, LayoutNode) -> ViewSpacing
    let guide: (Memory, Memory, LayoutNode, AlignmentKey, CGSize, Proposal) -> Double?
    let length: (Memory, Memory, LayoutNode, Bool, Proposal) -> Double

    init(
        isUnary: Bool, measure: @escaping (Memory, Memory, LayoutNode, Proposal) -> CGSize,
        place: @escaping (Memory, Memory, LayoutNode, CGSize, Proposal) -> Void,
        traits: @escaping (Memory, LayoutNode) -> LayoutTraits,
        spacing: @escaping (Memory, LayoutNode) -> ViewSpacing,
        guide: @escaping (Memory, Memory, LayoutNode, AlignmentKey, CGSize, Proposal) -> Double?,
        length: @escaping (Memory, Memory, LayoutNode, Bool, Proposal) -> Double
    ) {
        self.isUnary = isUnary
        self.measure = measure
        self.place = place
        self.traits = traits
        self.spacing = spacing
        self.guide = guide
        self.length = length
    }

    /// The functions of any type, through its witnesses. The busiest types write theirs out instead, in the file of their
    /// algorithm, where the optimiser sees through them.
    init<L: EngineLayout>(_ type: L.Type) {
        isUnary = L.isUnary
        measure = { layout, cache, node, proposal in
            layout.assumingMemoryBound(to: L.self).pointee
                .measure(node, proposal, &cache.assumingMemoryBound(to: L.Cache.self).pointee)
        }
        place = { layout, cache, node, size, proposal in
            layout.assumingMemoryBound(to: L.self).pointee
                .place(node, in: size, proposal, &cache.assumingMemoryBound(to: L.Cache.self).pointee)
        }
        traits = { layout, node in layout.assumingMemoryBound(to: L.self).pointee.traits(of: node) }
        spacing = { layout, node in layout.assumingMemoryBound(to: L.self).pointee.spacing(of: node) }
        guide = { layout, cache, node, key, size, proposal in
            layout.assumingMemoryBound(to: L.self).pointee.explicitGuide(
                key, of: node, in: size, proposal, &cache.assumingMemoryBound(to: L.Cache.self).pointee)
        }
        length = { layout, cache, node, isHorizontal, proposal in
            layout.assumingMemoryBound(to: L.self).pointee.length(
                of: node, isHorizontal: isHorizontal, proposal,
                &cache.assumingMemoryBound(to: L.Cache.self).pointee)
        }
    }
}

extension EngineLayout {
    package static var _engine: _LayoutEngine? { _LayoutEngine(hooks: EngineHooksTable.hooks(for: Self.self)) }
}

/// The tables made so far; looked up once a node.
enum EngineHooksTable {
    private static let tables = Mutex<[ObjectIdentifier: EngineHooks]>([:])

    static func hooks<L: EngineLayout>(for type: L.Type) -> EngineHooks {
        tables.withLock { tables in
            if let known = tables[ObjectIdentifier(type)] { return known }
            let hooks = EngineHooks(type)
            tables[ObjectIdentifier(type)] = hooks
            return hooks
        }
    }
}
