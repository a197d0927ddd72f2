import Foundation
import MartletBase

/// Uses the first of several views whose ideal size fits the proposal, or the last (`ViewThatFits`).
///
/// Only the limited axes count, and one without an offer always fits. The views that are passed over aren't placed.
package struct ViewThatFitsLayout: EngineLayout, Equatable {
    /// The axes in which a view must fit.
    package var axes: Axis.Set

    package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

    /// Which view was used last.
    package struct Choice {
        package fileprivate(set) var index: Int?
    }

    package static var isUnary: Bool { false }

    package func makeCache(subviews: Subviews) -> Choice { Choice() }

    package func updateCache(_ cache: inout Choice, subviews: Subviews) {
        if let index = cache.index, index >= subviews.count { cache.index = nil }
    }

    private func choose(_ node: LayoutNode, _ proposal: Proposal) -> Int? {
        let children = node.children
        guard children.count > 1 else { return children.isEmpty ? nil : 0 }
        let isHorizontal = axes.contains(.horizontal)
        let isVertical = axes.contains(.vertical)
        let offer = Proposal(
            width: isHorizontal ? .nan : proposal.width, height: isVertical ? .nan : proposal.height)
        for index in 0..<(children.count - 1) {
            let ideal = children[index].measure(offer)
            // NaN, no offer, is never exceeded.
            let isTooWide = isHorizontal && Double(ideal.width) > proposal.width
            let isTooHigh = isVertical && Double(ideal.height) > proposal.height
            if !isTooWide && !isTooHigh { return index }
        }
        return children.count - 1
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Choice) -> CGSize {
        guard let index = choose(node, proposal) else { return .zero }
        return node.children[index].measure(proposal)
    }

    package func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Choice) {
        cache.index = choose(node, proposal)
        for (index, child) in node.children.enumerated() {
            if index == cache.index {
                child.setPlacement(x: 0, y: 0, width: Double(size.width), height: Double(size.height), proposal)
            } else {
                child.removePlacement()
            }
        }
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = LayoutTraits(guides: .none)
        for child in node.children { traits.guides.formUnion(child.traits.guides) }
        return traits
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        let index = (node as? LayoutNodeOf<ViewThatFitsLayout>)?.chosenIndex ?? 0
        return node.children.indices.contains(index) ? node.children[index].spacing : ViewSpacing()
    }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Choice
    ) -> Double? {
        guard let index = choose(node, proposal) else { return nil }
        return node.children[index].explicitGuide(
            key, width: Double(size.width), height: Double(size.height), proposal)
    }
}

extension LayoutNodeOf where L == ViewThatFitsLayout {
    /// The index of the child that was placed, or `nil` before the first placement and without children.
    package var chosenIndex: Int? { withCache { $0.index } }
}
