import Foundation
import MartletBase

/// A box of a fixed width, height or both around one view (`frame(width:height:alignment:)`).
///
/// A fixed dimension is what the view is offered and what the frame answers; the other passes through.
package struct FrameLayout: EngineLayout, Equatable {
    package var width: CGFloat?
    package var height: CGFloat?
    package var alignment: Alignment

    package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    /// Reports lengths that can't be used: negative ones count as 0, others as not given.
    private func length(_ given: CGFloat?, _ node: LayoutNode) -> Double? {
        guard let given else { return nil }
        if given >= 0 && given < .infinity { return Double(given) }
        node.tree.reportOnce(node, "A frame was given the length \(given); it must be finite and not negative.")
        return given < 0 && given > -.infinity ? 0 : nil
    }

    private func offer(_ node: LayoutNode, _ proposal: Proposal) -> Proposal {
        Proposal(width: length(width, node) ?? proposal.width, height: length(height, node) ?? proposal.height)
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        let width = length(width, node)
        let height = length(height, node)
        if let width, let height { return CGSize(width: width, height: height) }
        let child = node.firstChild?.measure(
            Proposal(width: width ?? proposal.width, height: height ?? proposal.height)) ?? .zero
        return CGSize(width: width ?? Double(child.width), height: height ?? Double(child.height))
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        let offer = offer(node, proposal)
        guard let child = node.firstChild else { return ChildPlacement(x: 0, y: 0, size: .zero, proposal: offer) }
        return AlignedPlacement.place(child, alignment, in: size, offer)
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        if let fixed = length(isHorizontal ? width : height, node) { return fixed }
        return node.firstChild?.length(isHorizontal: isHorizontal, offer(node, proposal)) ?? 0
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = node.firstChild?.traits ?? .rigidLeaf
        if length(width, node) != nil { traits.ignoresWidth = true }
        if length(height, node) != nil { traits.ignoresHeight = true }
        traits.spacerMinLength = LayoutTraits.noSpacer
        return traits
    }

    /// A fixed dimension hides what the view prefers on its edges, except that a spacer still keeps no distance (*measured*).
    package func spacing(of node: LayoutNode) -> ViewSpacing {
        guard let child = node.firstChild else { return ViewSpacing() }
        if child.traits.isSpacerLike { return child.spacing }
        var hidden: Edge.Set = []
        if width != nil { hidden.formUnion(.horizontal) }
        if height != nil { hidden.formUnion(.vertical) }
        return child.spacing.resetting(hidden)
    }
}

// Written out so that the optimiser sees through them in a debug build too.
extension FrameLayout {
    private static let hooks = EngineHooks(
        isUnary: true,
        measure: { layout, _, node, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FrameLayout.self).pointee.measure(node, proposal, &cache)
        },
        place: { layout, _, node, size, proposal in
            var cache: Void = ()
            layout.assumingMemoryBound(to: FrameLayout.self).pointee.place(node, in: size, proposal, &cache)
        },
        traits: { layout, node in layout.assumingMemoryBound(to: FrameLayout.self).pointee.traits(of: node) },
        spacing: { layout, node in layout.assumingMemoryBound(to: FrameLayout.self).pointee.spacing(of: node) },
        guide: { layout, _, node, key, size, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FrameLayout.self).pointee
                .explicitGuide(key, of: node, in: size, proposal, &cache)
        },
        length: { layout, _, node, isHorizontal, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FrameLayout.self).pointee
                .length(of: node, isHorizontal: isHorizontal, proposal, &cache)
        })

    package static var _engine: _LayoutEngine? { _LayoutEngine(hooks: hooks) }
}
