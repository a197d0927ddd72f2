import Foundation
import MartletBase

/// The layout of a stack in depth: subviews on top of each other, lined up by a guide in each axis.
///
/// It is as large as the union of its subviews; to place them it offers each its own size (*measured*).
public struct ZStackLayout: Layout, Sendable, BitwiseCopyable, Equatable {
    /// The guides on which the subviews are lined up.
    public var alignment: Alignment

    /// A stack with subviews lined up by `alignment`.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// What the layout keeps between calls: nothing.
    public typealias Cache = Void
}

extension ZStackLayout: EngineLayout {
    public static var _engine: _LayoutEngine? { _LayoutEngine(hooks: EngineHooksTable.hooks(for: Self.self)) }

    package static var isUnary: Bool { false }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        union(of: subviews.visibleNodes, Proposal(proposal)).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let offer = Proposal(ProposedViewSize(bounds.size))
        let union = union(of: subviews.visibleNodes, offer)
        for node in subviews.visibleNodes {
            let place = union.place(of: node, alignment, offer)
            node.place(
                at: CGPoint(x: Double(bounds.minX) + place.x, y: Double(bounds.minY) + place.y), anchor: .topLeading,
                proposal: offer.size)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        spacing(of: subviews.visibleNodes)
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Cache) -> CGSize {
        union(of: node.children[...], proposal).size
    }

    package func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache) {
        let offer = Proposal(ProposedViewSize(size))
        let union = union(of: node.children[...], offer)
        for child in node.children {
            let place = union.place(of: child, alignment, offer)
            child.setPlacement(
                x: place.x, y: place.y, width: Double(place.size.width), height: Double(place.size.height), offer)
        }
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = StackTraits.traits(of: node, along: nil)
        traits.isSpacerLike = node.firstChild != nil && node.children.allSatisfy { $0.traits.isSpacerLike }
        return traits
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing { spacing(of: node.children[...]) }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache
    ) -> Double? {
        let offer = Proposal(ProposedViewSize(size))
        let union = union(of: node.children[...], offer)
        var merge = GuideMerge(key: key)
        for child in node.children {
            let place = union.place(of: child, alignment, offer)
            let guide = child.explicitGuide(
                key, width: Double(place.size.width), height: Double(place.size.height), offer)
            if let guide { merge.add(guide + (key.isVertical ? place.y : place.x)) }
        }
        return merge.result
    }

    private func spacing(of nodes: ArraySlice<LayoutNode>) -> ViewSpacing {
        guard !nodes.isEmpty, !nodes.allSatisfy({ $0.spacing.isPlain }) else { return ViewSpacing() }
        var result = ViewSpacing.none
        for node in nodes { result.formUnion(node.spacing) }
        return nodes.allSatisfy { $0.traits.isSpacerLike } ? result : result.fillingGaps()
    }

    /// Lines the views up at the sizes they have for `offer`.
    private func union(of nodes: ArraySlice<LayoutNode>, _ offer: Proposal) -> DepthUnion {
        var union = DepthUnion()
        for node in nodes { union.add(node, alignment, offer) }
        return union
    }
}

/// The lines of a depth stack and how far its views reach from them.
struct DepthUnion {
    private var horizontal = Extent()
    private var vertical = Extent()

    private struct Extent {
        var before = -Double.infinity
        var after = -Double.infinity

        mutating func add(length: Double, guide: Double) {
            // An endless view makes the stack endless; its middle is nowhere.
            if length == .infinity {
                after = .infinity
                before = max(before, 0)
            } else {
                before = max(before, guide)
                after = max(after, length - guide)
            }
        }

        var length: Double { before == -.infinity ? 0 : max(0, before + after) }
    }

    mutating func add(_ node: LayoutNode, _ alignment: Alignment, _ offer: Proposal) {
        let size = node.measure(offer)
        let width = Double(size.width)
        let height = Double(size.height)
        horizontal.add(
            length: width, guide: node.guide(alignment.horizontal.key, width: width, height: height, offer))
        vertical.add(
            length: height, guide: node.guide(alignment.vertical.key, width: width, height: height, offer))
    }

    var size: CGSize { CGSize(width: horizontal.length, height: vertical.length) }

    func place(of node: LayoutNode, _ alignment: Alignment, _ offer: Proposal) -> ChildPlacement {
        let size = node.measure(offer)
        let width = Double(size.width)
        let height = Double(size.height)
        let x = horizontal.before - node.guide(alignment.horizontal.key, width: width, height: height, offer)
        let y = vertical.before - node.guide(alignment.vertical.key, width: width, height: height, offer)
        return ChildPlacement(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, size: size, proposal: offer)
    }
}
