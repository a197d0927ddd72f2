import Foundation

/// The window: as large as the proposal, with its views centred in it; views that are too large reach over all edges.
package struct RootLayout: EngineLayout, Equatable {
    package init() {}

    package static var isUnary: Bool { false }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        if !proposal.width.isNaN && !proposal.height.isNaN {
            return CGSize(width: proposal.width, height: proposal.height)
        }
        let child = node.firstChild?.measure(proposal) ?? .zero
        return CGSize(
            width: proposal.width.isNaN ? Double(child.width) : proposal.width,
            height: proposal.height.isNaN ? Double(child.height) : proposal.height)
    }

    package func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void) {
        for child in node.children {
            let place = AlignedPlacement.place(child, .center, in: size, proposal)
            child.setPlacement(
                x: place.x, y: place.y, width: Double(place.size.width), height: Double(place.size.height), proposal)
        }
    }

    package func traits(of node: LayoutNode) -> LayoutTraits { .flexibleLeaf }

    package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
