import Foundation

/// A leaf as large as what it is offered: colours, shapes, paths, canvases.
package struct FlexibleLeaf: EngineLayout, Equatable {
    /// The size where nothing is offered, in points.
    package var ideal: CGSize
    /// Whether the answer is a square of the smaller side, as a circle's is.
    package var isSquare: Bool

    package init(ideal: CGSize = CGSize(width: 10, height: 10), isSquare: Bool = false) {
        self.ideal = ideal
        self.isSquare = isSquare
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        if isSquare && !(proposal.width.isNaN && proposal.height.isNaN) {
            let width = proposal.width.isNaN ? proposal.height : proposal.width
            let height = proposal.height.isNaN ? proposal.width : proposal.height
            let side = min(width, height)
            return CGSize(width: side, height: side)
        }
        return CGSize(
            width: proposal.width.isNaN ? Double(ideal.width) : proposal.width,
            height: proposal.height.isNaN ? Double(ideal.height) : proposal.height)
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        let size = measure(node, proposal, &cache)
        return Double(isHorizontal ? size.width : size.height)
    }

    package func traits(of node: LayoutNode) -> LayoutTraits { .flexibleLeaf }
}
