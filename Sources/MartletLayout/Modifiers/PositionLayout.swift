import Foundation

/// Takes the whole proposal and centres one view at a point of it (`position`). x counts from the leading edge.
package struct PositionLayout: EngineLayout, Equatable {
    package var x: CGFloat
    package var y: CGFloat

    package init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        if !proposal.width.isNaN && !proposal.height.isNaN {
            return CGSize(width: proposal.width, height: proposal.height)
        }
        let child = node.firstChild?.measure(proposal) ?? .zero
        return CGSize(
            width: proposal.width.isNaN ? Double(child.width) : proposal.width,
            height: proposal.height.isNaN ? Double(child.height) : proposal.height)
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        if !(x.isFinite && y.isFinite) { node.tree.reportOnce(node, "A position isn't a finite number; it counts as 0.") }
        let child = node.firstChild?.measure(proposal) ?? .zero
        let left = (x.isFinite ? Double(x) : 0) - Double(child.width) / 2
        let top = (y.isFinite ? Double(y) : 0) - Double(child.height) / 2
        return ChildPlacement(
            x: left.isFinite ? left : 0, y: top.isFinite ? top : 0, size: child, proposal: proposal)
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        let child = node.firstChild?.traits ?? .rigidLeaf
        return LayoutTraits(
            guides: child.guides, followsContainer: child.followsContainer, priority: child.priority)
    }
}
