import Foundation
import MartletBase

/// One view as layout knows it: a layout, the nodes it arranges, and what was found out about them.
///
/// The engine measures from the root down (`measure`), keeping answers until `invalidate` is called, and places from the
/// root down without recursion (`LayoutTree.layout`), skipping nodes that would come out as they are. Nodes are made as
/// `LayoutNodeOf<L>`; this base class is what containers and the rest of the program hold.
package class LayoutNode {
    package final let tree: LayoutTree

    /// Whatever the node stands for. Not retained: the owner must clear it or outlive the node.
    package final unowned(unsafe) var owner: AnyObject?

    /// The nodes that this node's layout arranges, in order.
    package final private(set) var children: [LayoutNode] = []

    /// Values that a view hands to its container, few if any.
    final var layoutValues: [LayoutValueEntry] = []

    /// Everything the hot path touches, in memory of its own so that it is read without checks for overlapping access.
    final let state: UnsafeMutablePointer<LayoutState>

    fileprivate init(tree: LayoutTree, layout: UnsafeMutableRawPointer, hooks: EngineHooks?) {
        self.tree = tree
        state = .allocate(capacity: 1)
        state.initialize(to: LayoutState(layout: layout, hooks: hooks))
    }

    deinit {
        for child in children where child.state.pointee.parent?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
            child.state.pointee.parent = nil
        }
        state.pointee.freeMemory()
        state.deinitialize(count: 1)
        state.deallocate()
        releaseDeepChildren()
    }

    /// Lets go of a long chain of only children one by one: releasing it in one go would recurse as deep as the chain is.
    private final func releaseDeepChildren() {
        var orphans = children
        children = []
        while var last = orphans.popLast() {
            if isKnownUniquelyReferenced(&last) {
                orphans.append(contentsOf: last.children)
                last.dropChildren()
            }
        }
    }

    private final func dropChildren() {
        for child in children { child.state.pointee.parent = nil }
        children = []
        state.pointee.setTable([])
    }

    // MARK: What SwiftUI sets

    /// Replaces the children. Nodes that stay keep what was measured in them; a node that another one holds is taken over.
    package final func setChildren(_ newChildren: [LayoutNode]) {
        for child in children {
            child.state.pointee.parent = nil
            child.state.pointee.flags.insert(.wasChild)
        }
        let selfReference = Unmanaged.passUnretained(self)
        for child in newChildren {
            if child.state.pointee.flags.contains(.wasChild) {
                child.state.pointee.flags.remove(.wasChild)
            } else {
                child.parent?.forget(child)
                child.containerChanged()
            }
            child.state.pointee.parent = selfReference
        }
        for child in children where child.state.pointee.flags.contains(.wasChild) {
            child.state.pointee.flags.subtract([.wasChild, .placed])
        }
        children = newChildren
        state.pointee.setTable(newChildren)
        invalidate()
    }

    /// Another node has taken one of the children over.
    private final func forget(_ child: LayoutNode) {
        children.removeAll { $0 === child }
        child.state.pointee.parent = nil
        state.pointee.setTable(children)
        invalidate()
    }

    /// The node whose layout arranges this one.
    package final var parent: LayoutNode? { state.pointee.parent?.takeUnretainedValue() }

    /// The priority set on this very node (`layoutPriority(_:)`), or `nil`. See `priority` for the one that counts.
    package final var ownPriority: Double? {
        get { state.pointee.ownPriority.isNaN ? nil : state.pointee.ownPriority }
        set {
            let value = newValue ?? .nan
            guard value.bitPattern != state.pointee.ownPriority.bitPattern else { return }
            state.pointee.ownPriority = value
            invalidate()
        }
    }

    /// The direction in which the children run. A right-to-left node mirrors where its layout puts them.
    package final var layoutDirection: LayoutDirection {
        get { state.pointee.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight }
        set {
            guard newValue != layoutDirection else { return }
            if newValue == .rightToLeft {
                state.pointee.flags.insert(.rightToLeft)
            } else {
                state.pointee.flags.remove(.rightToLeft)
            }
            invalidate()
        }
    }

    // MARK: What layout found

    /// The frame in the parent's space, in points from its left top corner: mirrored already. Zero until placed.
    package final var frame: CGRect {
        let state = state.pointee
        return CGRect(x: state.x, y: state.y, width: state.width, height: state.height)
    }

    /// The proposal that the node was placed with.
    package final var proposal: ProposedViewSize {
        Proposal(width: state.pointee.proposedWidth, height: state.pointee.proposedHeight).size
    }

    /// Whether the node has a frame: its parent's layout placed it the last time the parent was placed. Candidates that
    /// `ViewThatFitsLayout` passed over have none.
    package final var isPlaced: Bool { state.pointee.flags.contains(.placed) }

    /// Whether a layout pass has something to do at or below this node.
    package final var needsLayout: Bool { state.pointee.flags.contains(.needsPlacement) }

    package final var firstChild: LayoutNode? {
        state.pointee.childCount > 0 ? state.pointee.table?.pointee.takeUnretainedValue() : nil
    }

    /// Whether views that look for their container look past this node.
    final var isUnary: Bool { state.pointee.hooks?._withUnsafeGuaranteedRef { $0.isUnary } ?? false }

    // MARK: What the layout's type decides, for layouts that aren't the engine's own

    func computeSize(_ proposal: Proposal) -> CGSize { .zero }
    func computePlacements(in size: CGSize, _ proposal: Proposal) {}
    func computeSpacing() -> ViewSpacing { ViewSpacing() }
    func computeGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: Proposal) -> Double? { nil }
    func refreshCache() {}
    var stackOrientation: Axis? { nil }
}

/// The node of a layout type. Make one with its layout, give it children, and set the layout again when the view changes.
package final class LayoutNodeOf<L: Layout>: LayoutNode {
    // Raw memory instead of properties: the engine layouts' functions get the addresses, and no access is checked.
    private let storage: UnsafeMutablePointer<L>
    private let cache: UnsafeMutablePointer<L.Cache>
    private var hasCache = false

    package init(_ layout: L, tree: LayoutTree) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: layout)
        cache = .allocate(capacity: 1)
        super.init(tree: tree, layout: UnsafeMutableRawPointer(storage), hooks: EngineHooksTable.hooks(for: L.self))
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

    /// Replaces the layout. Always counts as a change: compare before calling when the old value may be equal.
    package func setLayout(_ layout: L) {
        let oldOrientation = stackOrientation
        storage.pointee = layout
        if stackOrientation != oldOrientation {
            for child in children { child.containerChanged() }
        }
        invalidate()
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
        if let any = storage.pointee as? AnyLayout { return any.stackOrientation }
        return L.layoutProperties.stackOrientation
    }
}
