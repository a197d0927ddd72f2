import Foundation
import MartletBase

/// Room that takes what a stack has left (`Spacer`).
///
/// In a stack it has a length only and no thickness; elsewhere it fills both axes (*measured*). Stacks recognise it by its
/// traits and give it its length themselves.
package struct SpacerLayout: EngineLayout, Equatable {
    /// The least length in points, or `nil` for the platform's.
    package var minLength: CGFloat?

    package init(minLength: CGFloat? = nil) { self.minLength = minLength }

    private func least(_ node: LayoutNode) -> Double {
        guard let minLength else { return node.tree.defaultSpacerLength }
        if minLength >= 0 && minLength < .infinity { return Double(minLength) }
        node.tree.reportOnce(node, "A spacer's least length is \(minLength); it must be finite and not negative.")
        return minLength < 0 ? 0 : node.tree.defaultSpacerLength
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        let least = least(node)
        let width = proposal.width > least ? proposal.width : least
        let height = proposal.height > least ? proposal.height : least
        switch node.containerOrientation {
        case .horizontal: return CGSize(width: width, height: 0)
        case .vertical: return CGSize(width: 0, height: height)
        default: return CGSize(width: width, height: height)
        }
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        let orientation = node.containerOrientation
        return LayoutTraits(
            ignoresWidth: orientation == .vertical, ignoresHeight: orientation == .horizontal, guides: .none,
            spacerMinLength: least(node), isSpacerLike: true, followsContainer: true)
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing { .none }
}
