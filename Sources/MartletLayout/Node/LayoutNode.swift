import Foundation
import MartletBase

/// One view as layout knows it: a layout, the nodes it arranges, and what was found out about them.
///
/// The engine measures from the root down (`measure`), keeping answers until `invalidate` is called, and places from the
/// root down without recursion (`LayoutTree.layout`), skipping nodes that would come out as they are. Nodes are made as
/// `LayoutNodeOf<L>`; this base class is what containers and the rest of the program hold.
///
/// The whole hot path is in this file: in a debug build the optimiser sees one file at a time.
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

    /// Bits of `LayoutState.flags`.
    enum Flag {
        static var rightToLeft: UInt32 { 1 }
        /// The children must be placed again.
        static var needsPlacement: UInt32 { 2 }
        static var placed: UInt32 { 4 }
        /// `last` holds an answer.
        static var measured: UInt32 { 8 }
        static var knowsTraits: UInt32 { 16 }
        static var knowsSpacing: UInt32 { 32 }
        static var cacheIsFresh: UInt32 { 64 }
        /// The traits of this name, where answers are looked up.
        static var ignoresWidth: UInt32 { 128 }
        static var ignoresHeight: UInt32 { 256 }
        /// A computation of this node is going on; it must not be asked again before it ends.
        static var busy: UInt32 { 512 }
        static var reported: UInt32 { 1024 }
        /// Set for the time in which a node's children are replaced.
        static var wasChild: UInt32 { 2048 }
        /// Some container has asked the node for its traits at least once.
        static var wasSeen: UInt32 { 4096 }

        /// What is lost when something in the node changes.
        static var answers: UInt32 {
            measured | knowsTraits | knowsSpacing | cacheIsFresh | ignoresWidth | ignoresHeight
        }
    }

    init(tree: LayoutTree, layout: UnsafeMutableRawPointer, hooks: EngineHooks?) {
        self.tree = tree
        state = .allocate(capacity: 1)
        state.initialize(to: LayoutState(layout: layout, hooks: hooks, flags: Flag.needsPlacement))
    }

    deinit {
        let selfPointer = Unmanaged.passUnretained(self).toOpaque()
        for child in children where child.state.pointee.parent?.toOpaque() == selfPointer {
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
                for child in last.children { child.state.pointee.parent = nil }
                last.children = []
                last.state.pointee.setTable([])
            }
        }
    }

    // MARK: Children

    /// Replaces the children. Nodes that stay keep what was measured in them; a node that another one holds is taken over.
    package final func setChildren(_ newChildren: [LayoutNode]) {
        for child in children {
            child.state.pointee.parent = nil
            child.state.pointee.flags |= Flag.wasChild
        }
        let selfReference = Unmanaged.passUnretained(self)
        for child in newChildren {
            if child.state.pointee.flags & Flag.wasChild != 0 {
                child.state.pointee.flags &= ~Flag.wasChild
            } else {
                child.parent?.forget(child)
                child.containerChanged()
            }
            child.state.pointee.parent = selfReference
        }
        for child in children where child.state.pointee.flags & Flag.wasChild != 0 {
            child.state.pointee.flags &= ~(Flag.wasChild | Flag.placed)
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

    package final var firstChild: LayoutNode? {
        state.pointee.childCount > 0 ? state.pointee.table?.pointee.takeUnretainedValue() : nil
    }

    /// Whether views that look for their container look past this node.
    final var isUnary: Bool { state.pointee.hooks?._withUnsafeGuaranteedRef { $0.isUnary } ?? false }

    // MARK: What changed

    /// Marks the node as changed: forgets its answers and those of every node that may have built on them.
    ///
    /// The walk up ends at the first ancestor that has nothing left to forget.
    package final func invalidate() { forgetUpwards(Flag.answers) }

    /// Only sizes changed: what containers know beyond them stays, except in layouts of users, which keep caches by their
    /// own rules.
    final func invalidateSizes() { forgetUpwards(Flag.measured) }

    private final func forgetUpwards(_ answers: UInt32) {
        var state = self.state
        var isFirst = true
        while true {
            var lost = answers
            if state.pointee.hooks == nil { lost |= Flag.cacheIsFresh }
            let flags = state.pointee.flags
            let hasNothing = flags & Flag.needsPlacement != 0 && flags & lost == 0
            state.pointee.flags = (flags & ~lost) | Flag.needsPlacement
            state.pointee.olderCount = 0
            state.pointee.olderNext = 0
            state.pointee.generation &+= 1
            guard let parent = state.pointee.parent, isFirst || !hasNothing else { return }
            isFirst = false
            state = parent._withUnsafeGuaranteedRef { $0.state }
        }
    }

    /// The container changed: a spacer or divider at the end of a chain of modifiers may answer differently.
    final func containerChanged() {
        if state.pointee.flags & Flag.knowsTraits != 0 && !state.pointee.traits.followsContainer { return }
        var node: LayoutNode? = self
        // Nothing below a node that was never seen has built on the container; so building a chain takes linear time.
        while let current = node, current.state.pointee.flags & Flag.wasSeen != 0 {
            let state = current.state
            state.pointee.flags = (state.pointee.flags & ~Flag.answers) | Flag.needsPlacement
            state.pointee.olderCount = 0
            state.pointee.olderNext = 0
            state.pointee.generation &+= 1
            node = current.isUnary ? current.firstChild : nil
        }
    }

    // MARK: Measuring

    /// The size for a proposal, in points: finite or infinite, never negative, never NaN. Kept until `invalidate`.
    package final func measure(_ proposal: ProposedViewSize) -> CGSize { measure(Proposal(proposal)) }

    /// The size for a proposal. Answers are found by the proposal's exact bits, in the axes that matter.
    @_disfavoredOverload
    package final func measure(_ proposal: Proposal) -> CGSize {
        let state = state
        let flags = state.pointee.flags
        if flags & Flag.measured != 0 {
            var width = proposal.width.bitPattern
            var height = proposal.height.bitPattern
            if flags & Flag.ignoresWidth != 0 { width = Double.nan.bitPattern }
            if flags & Flag.ignoresHeight != 0 { height = Double.nan.bitPattern }
            if state.pointee.last.offeredWidth == width && state.pointee.last.offeredHeight == height {
                tree.shared.pointee.measureCacheHits &+= 1
                return CGSize(width: state.pointee.last.width, height: state.pointee.last.height)
            }
            if let older = state.pointee.older {
                for index in 0..<state.pointee.olderCount
                where older[index].offeredWidth == width && older[index].offeredHeight == height {
                    tree.shared.pointee.measureCacheHits &+= 1
                    return CGSize(width: older[index].width, height: older[index].height)
                }
            }
        }
        return computeAndKeep(proposal)
    }

    private final func computeAndKeep(_ given: Proposal) -> CGSize {
        let state = state
        // A layout that asks for its own size while it computes it would never end.
        if state.pointee.flags & Flag.busy != 0 { return refuseReentry(given) }
        if state.pointee.flags & Flag.knowsTraits == 0 { _ = traits }
        if state.pointee.flags & Flag.cacheIsFresh == 0 { prepareCache() }
        var proposal = given
        if state.pointee.flags & Flag.ignoresWidth != 0 { proposal.width = .nan }
        if state.pointee.flags & Flag.ignoresHeight != 0 { proposal.height = .nan }
        tree.shared.pointee.measureCalls &+= 1
        state.pointee.flags |= Flag.busy
        var size: CGSize
        if let hooks = state.pointee.hooks {
            size = hooks._withUnsafeGuaranteedRef { $0.measure(state.pointee.layout, state.pointee.cache, self, proposal) }
        } else {
            size = computeSize(proposal)
        }
        if !(size.width >= 0 && size.height >= 0) { size = repaired(size) }
        let flags = state.pointee.flags
        if flags & Flag.measured != 0 { state.pointee.retireLast() }
        state.pointee.last.offeredWidth = proposal.width.bitPattern
        state.pointee.last.offeredHeight = proposal.height.bitPattern
        state.pointee.last.width = Double(size.width)
        state.pointee.last.height = Double(size.height)
        state.pointee.flags = (flags & ~Flag.busy) | Flag.measured
        return size
    }

    @inline(never)
    private final func refuseReentry(_ proposal: Proposal) -> CGSize {
        tree.reportOnce(self, "A layout asked for its own size while it was computing it; it gets 10 x 10 points.")
        return proposal.size.replacingUnspecifiedDimensions()
    }

    @inline(never)
    private final func repaired(_ size: CGSize) -> CGSize {
        tree.reportOnce(
            self, "A layout answered the size \(size.width) x \(size.height); it counts as 0 where it is no length.")
        return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }

    /// The length along one axis for a proposal, without the other when the layout can tell.
    package final func length(isHorizontal: Bool, _ proposal: Proposal) -> Double {
        if let hooks = state.pointee.hooks, state.pointee.flags & Flag.busy == 0 {
            if state.pointee.flags & Flag.cacheIsFresh == 0 { prepareCache() }
            let length = hooks._withUnsafeGuaranteedRef {
                $0.length(state.pointee.layout, state.pointee.cache, self, isHorizontal, proposal)
            }
            return length >= 0 ? length : 0
        }
        let size = measure(proposal)
        return isHorizontal ? Double(size.width) : Double(size.height)
    }

    /// Makes the layout's cache, or brings it up to date with the children.
    final func prepareCache() {
        if state.pointee.flags & Flag.cacheIsFresh != 0 { return }
        state.pointee.flags |= Flag.cacheIsFresh
        refreshCache()
    }

    // MARK: Beyond the size

    /// What the container must know beyond the size.
    package final var traits: LayoutTraits {
        if state.pointee.flags & Flag.knowsTraits != 0 { return state.pointee.traits }
        let traits = computeTraits()
        var flags = state.pointee.flags | Flag.knowsTraits | Flag.wasSeen
        if traits.ignoresWidth { flags |= Flag.ignoresWidth }
        if traits.ignoresHeight { flags |= Flag.ignoresHeight }
        state.pointee.traits = traits
        state.pointee.flags = flags
        return traits
    }

    private final func computeTraits() -> LayoutTraits {
        guard let hooks = state.pointee.hooks else {
            var traits = LayoutTraits()
            if !state.pointee.ownPriority.isNaN { traits.priority = state.pointee.ownPriority }
            return traits
        }
        var traits = hooks._withUnsafeGuaranteedRef { $0.traits(state.pointee.layout, self) }
        if !state.pointee.ownPriority.isNaN {
            traits.priority = state.pointee.ownPriority
            // A spacer with a priority of its own competes like any other view.
            if traits.spacerMinLength >= 0 && traits.priority != 0 { traits.spacerMinLength = -1 }
        }
        return traits
    }

    /// Whether the traits and spacing that containers have seen are still what the layout says, after it was replaced.
    final func isUnchangedBeyondSize() -> Bool {
        let flags = state.pointee.flags
        if flags & Flag.knowsTraits != 0 && computeTraits() != state.pointee.traits { return false }
        if flags & Flag.knowsSpacing != 0 && !computeSpacingNow().isSame(as: state.pointee.spacing) { return false }
        return true
    }

    /// The layout priority that counts: the node's own, else that of the view it modifies, else that of a stack's only child.
    package final var priority: Double { traits.priority }

    /// The distances the node wants to keep from its neighbours.
    package final var spacing: ViewSpacing {
        if state.pointee.flags & Flag.knowsSpacing != 0 { return state.pointee.spacing }
        let spacing = computeSpacingNow()
        state.pointee.spacing = spacing
        state.pointee.flags |= Flag.knowsSpacing
        return spacing
    }

    private final func computeSpacingNow() -> ViewSpacing {
        if let hooks = state.pointee.hooks {
            return hooks._withUnsafeGuaranteedRef { $0.spacing(state.pointee.layout, self) }
        }
        prepareCache()
        return computeSpacing()
    }

    /// A guide's position from the leading or top edge when the node or something in it sets it; `nil` otherwise.
    final func explicitGuide(
        _ key: AlignmentKey, width: Double, height: Double, _ proposal: Proposal
    ) -> Double? {
        guard traits.guides.intersects(GuideKinds(of: key)) else { return nil }
        if state.pointee.guides == nil { state.pointee.makeGuides() }
        let answer = state.pointee.guides.unsafelyUnwrapped + (key.isVertical ? 1 : 0)  // just made
        if answer.pointee.generation == state.pointee.generation && answer.pointee.key == key.bits
            && answer.pointee.width == width && answer.pointee.height == height
            && answer.pointee.offeredWidth == proposal.width.bitPattern
            && answer.pointee.offeredHeight == proposal.height.bitPattern
        {
            return answer.pointee.value
        }
        let value = computeExplicitGuide(key, width: width, height: height, proposal)
        answer.pointee = LayoutState.GuideAnswer(
            key: key.bits, generation: state.pointee.generation, width: width, height: height,
            offeredWidth: proposal.width.bitPattern, offeredHeight: proposal.height.bitPattern, value: value)
        return value
    }

    private final func computeExplicitGuide(
        _ key: AlignmentKey, width: Double, height: Double, _ proposal: Proposal
    ) -> Double? {
        prepareCache()
        let size = CGSize(width: width, height: height)
        let guide: Double?
        if let hooks = state.pointee.hooks {
            guide = hooks._withUnsafeGuaranteedRef {
                $0.guide(state.pointee.layout, state.pointee.cache, self, key, size, proposal)
            }
        } else {
            guide = computeGuide(key, in: size, proposal)
        }
        guard let guide, guide.isFinite else { return nil }
        return guide
    }

    /// A guide's position from the leading or top edge, explicit or by default.
    final func guide(_ key: AlignmentKey, width: Double, height: Double, _ proposal: Proposal) -> Double {
        if let explicit = explicitGuide(key, width: width, height: height, proposal) { return explicit }
        return key.defaultValue(width: width, height: height) {
            ViewDimensions(node: self, width: width, height: height, proposal: proposal)
        }
    }

    // MARK: Placing

    /// Sets where the node is and what it was offered, in the parent's leading-based coordinates, and notes it for placing its
    /// own children if they may come out differently.
    final func setPlacement(x leadingX: Double, y topY: Double, width: Double, height: Double, _ proposal: Proposal) {
        let state = state
        let shared = tree.shared
        var flags = state.pointee.flags
        var x = leadingX
        if let parent = state.pointee.parent {
            parent._withUnsafeGuaranteedRef {
                if $0.state.pointee.flags & Flag.rightToLeft != 0 { x = $0.state.pointee.width - leadingX - width }
            }
        }
        var y = topY
        // Beside an endless view there is no place; what would go there goes to the corner.
        if !(x + y).isFinite {
            x = x.isFinite ? x : 0
            y = y.isFinite ? y : 0
        }
        state.pointee.stamp = shared.pointee.stamp
        let isFirst = flags & Flag.placed == 0
        let isResized = isFirst || state.pointee.width != width || state.pointee.height != height
        let isMoved = isResized || state.pointee.x != x || state.pointee.y != y
        let offeredWidth = flags & Flag.ignoresWidth != 0 ? Double.nan : proposal.width
        let offeredHeight = flags & Flag.ignoresHeight != 0 ? Double.nan : proposal.height
        let isOfferedAnew =
            state.pointee.proposedWidth.bitPattern != offeredWidth.bitPattern
            || state.pointee.proposedHeight.bitPattern != offeredHeight.bitPattern
        state.pointee.proposedWidth = offeredWidth
        state.pointee.proposedHeight = offeredHeight
        flags |= Flag.placed
        if flags & Flag.needsPlacement != 0 || isResized || isOfferedAnew {
            if state.pointee.childCount == 0 {
                flags &= ~Flag.needsPlacement
            } else {
                shared.pointee.note(self)
            }
        }
        state.pointee.flags = flags
        guard isMoved else { return }
        state.pointee.x = x
        state.pointee.y = y
        state.pointee.width = width
        state.pointee.height = height
        if shared.pointee.hasFrameHook { tree.frameChanged?(self) }
    }

    /// Places the children. Each child that needs it is noted for its own turn.
    final func placeChildren() {
        let state = state
        let shared = tree.shared
        state.pointee.flags &= ~Flag.needsPlacement
        prepareCache()
        shared.pointee.placements &+= 1
        shared.pointee.stamp &+= 1
        let size = CGSize(width: state.pointee.width, height: state.pointee.height)
        let proposal = Proposal(width: state.pointee.proposedWidth, height: state.pointee.proposedHeight)
        let outer = shared.pointee.placing
        shared.pointee.placing = Unmanaged.passUnretained(self)
        if let hooks = state.pointee.hooks {
            hooks._withUnsafeGuaranteedRef {
                $0.place(state.pointee.layout, state.pointee.cache, self, size, proposal)
            }
        } else {
            let stamp = shared.pointee.stamp
            computePlacements(in: size, proposal)
            placeForgotten(in: size, proposal, stamp)
        }
        shared.pointee.placing = outer
    }

    // MARK: What the layout's type decides, for layouts that aren't the engine's own

    func computeSize(_ proposal: Proposal) -> CGSize { .zero }
    func computePlacements(in size: CGSize, _ proposal: Proposal) {}
    func computeSpacing() -> ViewSpacing { ViewSpacing() }
    func computeGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: Proposal) -> Double? { nil }
    func refreshCache() {}
    var stackOrientation: Axis? { nil }
}
