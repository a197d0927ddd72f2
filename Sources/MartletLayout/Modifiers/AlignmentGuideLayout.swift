import Foundation

/// Sets one alignment guide of a view (`alignmentGuide(_:computeValue:)`).
package struct AlignmentGuideLayout: EngineLayout {
    package var key: AlignmentKey
    package var computeValue: (ViewDimensions) -> CGFloat

    package init(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.computeValue = computeValue
    }

    package init(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.computeValue = computeValue
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        node.firstChild?.measure(proposal) ?? .zero
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = node.firstChild?.traits ?? .rigidLeaf
        traits.guides.formUnion(GuideKinds(of: key))
        return traits
    }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void
    ) -> Double? {
        guard let child = node.firstChild else { return nil }
        let width = Double(size.width)
        let height = Double(size.height)
        guard key == self.key else {
            return child.explicitGuide(key, width: width, height: height, proposal)
        }
        let value = Double(
            computeValue(ViewDimensions(node: child, width: width, height: height, proposal: proposal)))
        if value.isFinite { return value }
        node.tree.reportOnce(node, "An alignment guide isn't a finite number; it is left out.")
        return nil
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        node.firstChild?.length(isHorizontal: isHorizontal, proposal) ?? 0
    }
}
