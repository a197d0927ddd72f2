import Foundation
import MartletBase

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public static var _engine: _LayoutEngine? { nil }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        var spacing = first.spacing
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing.fillingGaps()
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key, in: bounds, proposal) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key, in: bounds, proposal) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
