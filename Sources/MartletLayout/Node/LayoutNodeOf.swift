import Foundation
import MartletBase

/// The node of a layout type. Make one with its layout, give it children, and set the layout again when the view changes.
package final class LayoutNodeOf<L: Layout>: LayoutNode {
    // Raw memory instead of properties: the engine layouts' functions get the addresses, and no access is checked.
    private let storage: UnsafeMutablePointer<L>
    private let cache: UnsafeMutablePointer<L.Cache>
    private var hasCache = false
    private let isAnyLayout = L.self == AnyLayout.self

    package init(_ layout: L, tree: LayoutTree) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: layout)
        cache = .allocate(capacity: 1)
        super.init(tree: tree, layout: UnsafeMutableRawPointer(storage), hooks: L._engine?.hooks)
        state.pointee.cache = UnsafeMutableRawPointer(cache)
    }

    deinit {
        if hasCache { cache.deinitialize(count: 1) }
        cache.deallocate()
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// The layout value; set it with `setLayout`.
    package var layout: L { storage.pointee }

    /// Replaces the layout. Always counts as a change: compare before calling when the old value may be equal. When only sizes
    /// can have changed, as in a text with another string, less is computed again.
    package func setLayout(_ layout: L) {
        if isAnyLayout {
            let oldOrientation = stackOrientation
            storage.pointee = layout
            if stackOrientation != oldOrientation {
                for child in children { child.containerChanged() }
            }
        } else {
            storage.pointee = layout
        }
        if state.pointee.childCount == 0 && state.pointee.hooks != nil && isUnchangedBeyondSize() {
            invalidateSizes()
        } else {
            invalidate()
        }
    }

    /// The layout's cache, made when first asked for.
    package func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        prepareCache()
        return body(&cache.pointee)
    }

    override func refreshCache() {
        if hasCache {
            storage.pointee.updateCache(&cache.pointee, subviews: subviews)
        } else {
            cache.initialize(to: storage.pointee.makeCache(subviews: subviews))
            hasCache = true
        }
    }

    override func computeSize(_ proposal: Proposal) -> CGSize {
        storage.pointee.sizeThatFits(proposal: proposal.size, subviews: subviews, cache: &cache.pointee)
    }

    override func computePlacements(in size: CGSize, _ proposal: Proposal) {
        storage.pointee.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal.size, subviews: subviews, cache: &cache.pointee)
    }

    override func computeSpacing() -> ViewSpacing {
        storage.pointee.spacing(subviews: subviews, cache: &cache.pointee)
    }

    override func computeGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: Proposal) -> Double? {
        let bounds = CGRect(origin: .zero, size: size)
        if key.isVertical {
            return storage.pointee.explicitAlignment(
                of: VerticalAlignment(key: key), in: bounds, proposal: proposal.size, subviews: subviews,
                cache: &cache.pointee
            ).map { Double($0) }
        }
        return storage.pointee.explicitAlignment(
            of: HorizontalAlignment(key: key), in: bounds, proposal: proposal.size, subviews: subviews,
            cache: &cache.pointee
        ).map { Double($0) }
    }

    override var stackOrientation: Axis? {
        if isAnyLayout, let any = storage.pointee as? AnyLayout { return any.stackOrientation }
        return L.layoutProperties.stackOrientation
    }
}
