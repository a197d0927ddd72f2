import Foundation
import MartletBase

/// A layout container's handle on one of its subviews: measure it with it, then place it.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode

    package init(node: LayoutNode) { self.node = node }

    /// The value that the subview sets for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValue(for: key) }

    /// The order in which stacks serve the subview: higher ones first, 0 unless set.
    public var priority: Double { node.priority }

    /// The distances the subview wants to keep from its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// The size that the subview chooses for a proposal, in points. Answers are kept until the subview changes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.measure(Proposal(proposal)) }

    /// The size and alignment guides that the subview has for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Puts the subview's `anchor` at a point of the bounds that the container was given, offering it `proposal`.
    ///
    /// Call it in `placeSubviews` for every subview; the last call counts, and a subview without one sits in the middle
    /// (*documented*). At other times the call does nothing. Positions count from the leading edge: in a right-to-left
    /// container the result is mirrored. Coordinates that are no numbers count as 0 and are reported.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.place(at: position, anchor: anchor, proposal: proposal)
    }

    /// Equal when both are handles on the same subview.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
