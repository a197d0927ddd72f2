import Foundation

/// A leaf of one size: images as they are, controls.
package struct FixedLeaf: EngineLayout, Equatable {
    /// The size in points.
    package var size: CGSize
    /// First baseline from the top, when the leaf has one.
    package var firstBaseline: CGFloat?
    /// Last baseline from the top, when the leaf has one.
    package var lastBaseline: CGFloat?

    package init(_ size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize { size }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        LayoutTraits(
            ignoresWidth: true, ignoresHeight: true,
            guides: firstBaseline == nil && lastBaseline == nil ? .none : .baselines)
    }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void
    ) -> Double? {
        switch key {
        case .firstTextBaseline: firstBaseline.map { Double($0) }
        case .lastTextBaseline: lastBaseline.map { Double($0) }
        default: nil
        }
    }
}

// Written out so that the optimiser sees through them in a debug build too.
extension FixedLeaf {
    private static let hooks = EngineHooks(
        isUnary: true,
        measure: { layout, _, node, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FixedLeaf.self).pointee.measure(node, proposal, &cache)
        },
        place: { layout, _, node, size, proposal in
            var cache: Void = ()
            layout.assumingMemoryBound(to: FixedLeaf.self).pointee.place(node, in: size, proposal, &cache)
        },
        traits: { layout, node in layout.assumingMemoryBound(to: FixedLeaf.self).pointee.traits(of: node) },
        spacing: { layout, node in layout.assumingMemoryBound(to: FixedLeaf.self).pointee.spacing(of: node) },
        guide: { layout, _, node, key, size, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FixedLeaf.self).pointee
                .explicitGuide(key, of: node, in: size, proposal, &cache)
        },
        length: { layout, _, node, isHorizontal, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FixedLeaf.self).pointee
                .length(of: node, isHorizontal: isHorizontal, proposal, &cache)
        })

    package static var _engine: _LayoutEngine? { _LayoutEngine(hooks: hooks) }
}
