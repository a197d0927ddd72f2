import Foundation

/// Takes one view as it is: for modifiers that only draw, listen or mark.
package struct UnaryLayout: EngineLayout, Equatable {
    package init() {}

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        node.firstChild?.measure(proposal) ?? .zero
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        node.firstChild?.length(isHorizontal: isHorizontal, proposal) ?? 0
    }
}
