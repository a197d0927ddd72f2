import Foundation

/// Draws one view somewhere else without changing anything around it (`offset`). Positive x goes towards the trailing edge.
package struct OffsetLayout: EngineLayout, Equatable {
    package var x: CGFloat
    package var y: CGFloat

    package init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        node.firstChild?.measure(proposal) ?? .zero
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        if !(x.isFinite && y.isFinite) { node.tree.reportOnce(node, "An offset isn't a finite number; it counts as 0.") }
        return ChildPlacement(
            x: x.isFinite ? Double(x) : 0, y: y.isFinite ? Double(y) : 0, size: size, proposal: proposal)
    }

    /// Guides stay where the view would be.
    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void
    ) -> Double? {
        node.firstChild?.explicitGuide(
            key, width: Double(size.width), height: Double(size.height), proposal)
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        node.firstChild?.length(isHorizontal: isHorizontal, proposal) ?? 0
    }
}
