import Foundation

/// Takes what it is offered, 10 points where nothing is, and puts its views at its leading top corner, offering each its own
/// size (`GeometryReader`).
package struct GeometryReaderLayout: EngineLayout, Equatable {
    package init() {}

    package static var isUnary: Bool { false }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        CGSize(
            width: proposal.width.isNaN ? 10 : proposal.width,
            height: proposal.height.isNaN ? 10 : proposal.height)
    }

    package func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void) {
        let offer = Proposal(width: Double(size.width), height: Double(size.height))
        for child in node.children {
            let childSize = child.measure(offer)
            child.setPlacement(
                x: 0, y: 0, width: Double(childSize.width), height: Double(childSize.height), offer)
        }
    }

    package func traits(of node: LayoutNode) -> LayoutTraits { .flexibleLeaf }

    package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
