import Foundation
import MartletBase

/// Gives one view its ideal length in one axis or both (`fixedSize`).
package struct FixedSizeLayout: EngineLayout, Equatable {
    package var isHorizontal: Bool
    package var isVertical: Bool

    package init(horizontal: Bool = true, vertical: Bool = true) {
        isHorizontal = horizontal
        isVertical = vertical
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width: isHorizontal ? .nan : proposal.width, height: isVertical ? .nan : proposal.height)
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        node.firstChild?.measure(offer(proposal)) ?? .zero
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        ChildPlacement(x: 0, y: 0, size: size, proposal: offer(proposal))
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        node.firstChild?.length(isHorizontal: isHorizontal, offer(proposal)) ?? 0
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = node.firstChild?.traits ?? .rigidLeaf
        if isHorizontal { traits.ignoresWidth = true }
        if isVertical { traits.ignoresHeight = true }
        if traits.isSpacer && (isHorizontal || isVertical) {
            // Fixed along the stack, a spacer has nothing left to give.
            let isFixed = node.containerOrientation == .vertical ? isVertical : isHorizontal
            if isFixed { traits.spacerMinLength = LayoutTraits.noSpacer }
        }
        return traits
    }
}
