import Foundation
import MartletBase

/// A layout of any type. Switch between types with it and the container's subviews keep their identity and state.
public struct AnyLayout: Layout {
    let box: AnyLayoutBox

    /// Wraps a layout; wrapping an `AnyLayout` again adds nothing.
    public init<L: Layout>(_ layout: L) {
        box = (layout as? AnyLayout)?.box ?? AnyLayoutBoxOf(layout)
    }

    /// What the wrapped layout keeps between calls.
    public struct Cache {
        var value: Any
        var type: ObjectIdentifier
    }

    var stackOrientation: Axis? { box.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: box.makeCache(subviews), type: box.type)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.type == box.type {
            box.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache.value)
    }
}

/// The operations of a layout whose type is known to the subclass only.
class AnyLayoutBox {
    var type: ObjectIdentifier { ObjectIdentifier(AnyLayoutBox.self) }
    var stackOrientation: Axis? { nil }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

final class AnyLayoutBoxOf<L: Layout>: AnyLayoutBox {
    let layout: L

    init(_ layout: L) { self.layout = layout }

    /// Lends the cache to `body` as what it is; a cache of another type is replaced first.
    private func withCache<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        cache = ()
        defer { cache = own }
        return body(&own)
    }

    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        withCache(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
