import Foundation

/// Offers one view a size of a given ratio of width to height (`aspectRatio(_:contentMode:)`); the answer is the view's own.
package struct AspectRatioLayout: EngineLayout, Equatable {
    /// Width divided by height, or `nil` for the ratio of the view's ideal size.
    package var ratio: CGFloat?
    /// Whether the size covers the proposal instead of fitting in it.
    package var isFill: Bool

    package init(_ ratio: CGFloat?, isFill: Bool) {
        self.ratio = ratio
        self.isFill = isFill
    }

    private func offer(_ node: LayoutNode, _ proposal: Proposal) -> Proposal {
        if proposal.width.isNaN && proposal.height.isNaN { return proposal }
        var ratio = Double(self.ratio ?? .nan)
        if self.ratio == nil {
            let ideal = node.firstChild?.measure(Proposal.unspecified) ?? .zero
            ratio = Double(ideal.width) / Double(ideal.height)
        } else if !(ratio > 0 && ratio < .infinity) {
            node.tree.reportOnce(node, "An aspect ratio of \(ratio) has no meaning; it is left out.")
        }
        guard ratio > 0 && ratio < .infinity else { return proposal }
        if proposal.width.isNaN { return Proposal(width: proposal.height * ratio, height: proposal.height) }
        if proposal.height.isNaN { return Proposal(width: proposal.width, height: proposal.width / ratio) }
        let isWide = proposal.width / ratio > proposal.height
        if isWide != isFill { return Proposal(width: proposal.height * ratio, height: proposal.height) }
        return Proposal(width: proposal.width, height: proposal.width / ratio)
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        node.firstChild?.measure(offer(node, proposal)) ?? .zero
    }

    /// The offer mixes both axes, so the answer depends on both unless it depends on none.
    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = node.firstChild?.traits ?? .rigidLeaf
        if !(traits.ignoresWidth && traits.ignoresHeight) {
            traits.ignoresWidth = false
            traits.ignoresHeight = false
        }
        return traits
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        ChildPlacement(x: 0, y: 0, size: size, proposal: offer(node, proposal))
    }
}
