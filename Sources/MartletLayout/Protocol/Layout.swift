import Foundation
import MartletBase

/// A type that arranges views: it says how large the container is and where its subviews go.
///
/// Write `sizeThatFits` and `placeSubviews`; the rest has defaults. All lengths are in points, in coordinates that start at the
/// container's leading top corner, in right-to-left containers too: the system mirrors what the layout places (*measured*).
/// The methods may be called any number of times; sizes are kept by proposal until a subview or the layout changes.
public protocol Layout: Animatable {
    /// What views in the container may know about it; an empty value by default.
    static var layoutProperties: LayoutProperties { get }

    /// What the layout keeps between calls; nothing by default.
    associatedtype Cache = Void

    /// The container's subviews.
    typealias Subviews = LayoutSubviews

    /// Makes the cache, before any other method is called with it.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after a subview or the layout changed; makes it anew by default.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances the container wants to keep; by default the subviews' wishes united, a plain view's without subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal. Lengths that are negative or no numbers count as 0 and are reported.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews by calling `place(at:anchor:proposal:)` on each.
    /// - Parameters:
    ///   - bounds: The container's box; its size is what `sizeThatFits` answered for `proposal`.
    ///   - proposal: The proposal that led to that size.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a horizontal guide in the container's bounds, or `nil` for the default position. The default merges
    /// the subviews' guides; see `HorizontalAlignment.combineExplicit(_:)`.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The position of a vertical guide in the container's bounds, or `nil` for the default position. The default merges the
    /// subviews' guides; see `VerticalAlignment.combineExplicit(_:)`.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The engine's shortcuts for layouts of its own; `nil` in all others. Not for use outside the library (a requirement,
    /// because looking a conformance up by type takes milliseconds the first time).
    static var _engine: _LayoutEngine? { get }
}

/// The engine's shortcuts for a layout of its own. Opaque.
public struct _LayoutEngine: Sendable {
    let hooks: EngineHooks
}
