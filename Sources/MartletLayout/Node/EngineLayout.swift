import Foundation

/// A layout of the engine's own: besides `Layout` it answers the questions that let a container skip work.
///
/// The methods get the node itself and reach its children without intermediate collections. The engine asks them in place of
/// `Layout`'s methods, through a table that is looked up once when a node is made.
package protocol EngineLayout: Layout {
    /// Whether the layout only modifies its first child: views that look for their container look past it.
    static var isUnary: Bool { get }

    /// The size for a proposal.
    func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Cache) -> CGSize

    /// Places the node's children in a box of `size` by `setPlacement`.
    func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache)

    /// What a container must know beyond the size.
    func traits(of node: LayoutNode) -> LayoutTraits

    /// The distances it wants to keep.
    func spacing(of node: LayoutNode) -> ViewSpacing

    /// An explicit guide, in points from the leading or top edge. Asked only for kinds that `traits` names.
    func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache
    ) -> Double?

    /// Where the first child goes, for layouts of one child; `place` and `explicitGuide` build on it.
    func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement

    /// The length along one axis for a proposal, when it can be told for less than the whole size.
    func length(of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Cache) -> Double
}

extension EngineLayout {
    package static var isUnary: Bool { true }

    package func traits(of node: LayoutNode) -> LayoutTraits { node.firstChild?.traits ?? .rigidLeaf }

    package func spacing(of node: LayoutNode) -> ViewSpacing { node.firstChild?.spacing ?? ViewSpacing() }

    package func length(of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Cache) -> Double {
        let size = node.measure(proposal)
        return isHorizontal ? Double(size.width) : Double(size.height)
    }

    /// The first child's guide, moved by where the layout puts the child.
    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache
    ) -> Double? {
        guard let child = node.firstChild else { return nil }
        let place = childPlacement(of: node, in: size, proposal)
        guard
            let guide = child.explicitGuide(
                key, width: Double(place.size.width), height: Double(place.size.height), place.proposal)
        else { return nil }
        return guide + (key.isVertical ? place.y : place.x)
    }

    package func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache) {
        guard let child = node.firstChild else { return }
        let place = childPlacement(of: node, in: size, proposal)
        child.setPlacement(
            x: place.x, y: place.y, width: Double(place.size.width), height: Double(place.size.height), place.proposal)
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        ChildPlacement(x: 0, y: 0, size: node.firstChild?.measure(proposal) ?? .zero, proposal: proposal)
    }
}

/// The public protocol's side, for an engine layout inside `AnyLayout`.
extension EngineLayout {
    package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
        guard let node = subviews.container else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        return measure(node, Proposal(proposal), &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {
        guard let node = subviews.container else { return }
        place(node, in: bounds.size, Proposal(proposal), &cache)
    }
}

/// Where a layout of one child puts it.
package struct ChildPlacement {
    package var x: Double
    package var y: Double
    package var size: CGSize
    package var proposal: Proposal
}
