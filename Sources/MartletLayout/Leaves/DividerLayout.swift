import Foundation
import MartletBase

/// A thin line across the stack it is in (`Divider`): it fills the other axis, 10 points where nothing is offered.
package struct DividerLayout: EngineLayout, Equatable {
    package init() {}

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        let thickness = node.tree.dividerThickness
        if node.containerOrientation == .horizontal {
            return CGSize(width: thickness, height: proposal.height.isNaN ? 10 : proposal.height)
        }
        return CGSize(width: proposal.width.isNaN ? 10 : proposal.width, height: thickness)
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        let isUpright = node.containerOrientation == .horizontal
        return LayoutTraits(ignoresWidth: isUpright, ignoresHeight: !isUpright, guides: .none, followsContainer: true)
    }
}
