import Foundation
import MartletBase

/// The layout of a horizontal stack, for use where a layout is wanted instead of a view, as in `AnyLayout`.
public struct HStackLayout: Layout, Sendable, BitwiseCopyable, Equatable {
    /// The guide on which the subviews are lined up vertically.
    public var alignment: VerticalAlignment

    /// The distance between neighbours in points, or `nil` for what the subviews prefer. May be negative.
    public var spacing: CGFloat?

    /// A stack with subviews lined up by `alignment`, `spacing` points apart; by what the subviews prefer when it is `nil`.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
}

extension HStackLayout: EngineLayout {
    public typealias Cache = _StackLayoutCache
    package static var isUnary: Bool { false }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = _StackLayoutCache(engine: StackEngine(isHorizontal: true))
        updateCache(&cache, subviews: subviews)
        return cache
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.engine.refresh(subviews.visibleNodes, alignment: alignment.key, spacing: StackSpacing.checked(spacing))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.engine.measure(Proposal(proposal), generation: -1)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.engine.place(subviews, in: bounds, Proposal(proposal))
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        StackSpacing.union(of: subviews.visibleNodes, isHorizontal: true)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.engine.explicitGuide(guide.key, in: bounds.size, Proposal(proposal), generation: -1)
            .map { CGFloat($0) }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.engine.explicitGuide(guide.key, in: bounds.size, Proposal(proposal), generation: -1)
            .map { CGFloat($0) }
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Cache) -> CGSize {
        cache.engine.measure(proposal, generation: node.state.pointee.generation)
    }

    package func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache) {
        cache.engine.place(in: size, proposal, generation: node.state.pointee.generation)
    }

    package func traits(of node: LayoutNode) -> LayoutTraits { StackTraits.traits(of: node, along: .horizontal) }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        StackSpacing.union(of: node.children[...], isHorizontal: true)
    }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Cache
    ) -> Double? {
        cache.engine.explicitGuide(key, in: size, proposal, generation: node.state.pointee.generation)
    }
}

// Written out so that the optimiser sees through them in a debug build too.
extension HStackLayout {
    private static let hooks = EngineHooks(
        isUnary: false,
        measure: { _, cache, node, proposal in
            cache.assumingMemoryBound(to: Cache.self).pointee.engine
                .measure(proposal, generation: node.state.pointee.generation)
        },
        place: { _, cache, node, size, proposal in
            cache.assumingMemoryBound(to: Cache.self).pointee.engine
                .place(in: size, proposal, generation: node.state.pointee.generation)
        },
        traits: { _, node in StackTraits.traits(of: node, along: .horizontal) },
        spacing: { _, node in StackSpacing.union(of: node.children[...], isHorizontal: true) },
        guide: { _, cache, node, key, size, proposal in
            cache.assumingMemoryBound(to: Cache.self).pointee.engine
                .explicitGuide(key, in: size, proposal, generation: node.state.pointee.generation)
        },
        length: { _, _, node, isHorizontal, proposal in
            let size = node.measure(proposal)
            return isHorizontal ? Double(size.width) : Double(size.height)
        })

    public static var _engine: _LayoutEngine? { _LayoutEngine(hooks: hooks) }
}
