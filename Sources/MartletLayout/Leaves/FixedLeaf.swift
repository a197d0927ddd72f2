import Foundation

/// A leaf of one size: images as they are, controls.
package struct FixedLeaf: EngineLayout, Equatable {
    /// The size in points.
    package var size: CGSize
    /// First baseline from the top, when the leaf has one.
    package var firstBaseline: CGFloat?
    /// Last baseline from the top, when the leaf has one.
    package var lastBaseline: CGFloat?

    package init(_ size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize { size }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        LayoutTraits(isRigid: true, guides: firstBaseline == nil && lastBaseline == nil ? [] : .baselines)
    }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void
    ) -> Double? {
        switch key {
        case .firstTextBaseline: firstBaseline.map { Double($0) }
        case .lastTextBaseline: lastBaseline.map { Double($0) }
        default: nil
        }
    }
}
