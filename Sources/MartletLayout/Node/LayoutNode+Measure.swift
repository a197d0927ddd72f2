import Foundation

extension LayoutNode {
    /// The size for a proposal, in points: finite or infinite, never negative, never NaN. Kept until `invalidate`.
    package final func measure(_ proposal: ProposedViewSize) -> CGSize { measure(Proposal(proposal)) }

    /// The size for a proposal. Answers are found by the proposal's exact bits.
    @_disfavoredOverload
    package final func measure(_ proposal: Proposal) -> CGSize {
        let state = state
        let flags = state.pointee.flags
        if flags.contains(.measured) {
            if flags.contains(.rigid)
                || (state.pointee.last.width == proposal.width.bitPattern
                    && state.pointee.last.height == proposal.height.bitPattern)
            {
                tree.shared.pointee.measureCacheHits &+= 1
                return state.pointee.last.size
            }
            if let older = state.pointee.older {
                for index in 0..<state.pointee.olderCount
                where older[index].width == proposal.width.bitPattern
                    && older[index].height == proposal.height.bitPattern
                {
                    tree.shared.pointee.measureCacheHits &+= 1
                    return older[index].size
                }
            }
        }
        return computeAndKeep(proposal)
    }

    /// The length along one axis for a proposal, without the other when the layout can tell.
    package final func length(isHorizontal: Bool, _ proposal: Proposal) -> Double {
        if let hooks = state.pointee.hooks, !state.pointee.flags.contains(.rigid) {
            prepareCache()
            let length = hooks._withUnsafeGuaranteedRef {
                $0.length(state.pointee.layout, state.pointee.cache, self, isHorizontal, proposal)
            }
            return length >= 0 ? length : 0
        }
        let size = measure(proposal)
        return isHorizontal ? Double(size.width) : Double(size.height)
    }

    private final func computeAndKeep(_ proposal: Proposal) -> CGSize {
        let state = state
        // A layout that asks for its own size while it computes it would never end.
        if state.pointee.flags.contains(.busy) { return refuseReentry(proposal) }
        prepareCache()
        tree.shared.pointee.measureCalls &+= 1
        state.pointee.flags.insert(.busy)
        var size: CGSize
        if let hooks = state.pointee.hooks {
            size = hooks._withUnsafeGuaranteedRef { $0.measure(state.pointee.layout, state.pointee.cache, self, proposal) }
        } else {
            size = computeSize(proposal)
        }
        state.pointee.flags.remove(.busy)
        if !(size.width >= 0 && size.height >= 0) { size = repaired(size) }
        if state.pointee.flags.contains(.measured) { state.pointee.retireLast() }
        state.pointee.last = LayoutState.Answer(
            width: proposal.width.bitPattern, height: proposal.height.bitPattern, size: size)
        state.pointee.flags.insert(.measured)
        if traits.isRigid { state.pointee.flags.insert(.rigid) }
        return size
    }

    @inline(never)
    private final func refuseReentry(_ proposal: Proposal) -> CGSize {
        tree.reportOnce(self, "A layout asked for its own size while it was computing it; it gets 10 x 10 points.")
        return proposal.size.replacingUnspecifiedDimensions()
    }

    @inline(never)
    private final func repaired(_ size: CGSize) -> CGSize {
        tree.reportOnce(self, "A layout answered the size \(size.width) x \(size.height); it counts as 0 where it is no length.")
        return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }

    /// Makes the layout's cache, or brings it up to date with the children.
    final func prepareCache() {
        if state.pointee.flags.contains(.cacheIsFresh) { return }
        state.pointee.flags.insert(.cacheIsFresh)
        refreshCache()
    }

    /// Marks the node as changed: forgets its answers and those of every node that may have built on them.
    ///
    /// The walk up ends at the first ancestor that has nothing left to forget.
    package final func invalidate() {
        var node = self
        while true {
            let state = node.state
            let isForgotten =
                state.pointee.flags.contains(.needsPlacement) && state.pointee.flags.isDisjoint(with: .answers)
            state.pointee.flags.subtract(.answers)
            state.pointee.flags.insert(.needsPlacement)
            state.pointee.olderCount = 0
            state.pointee.olderNext = 0
            guard let parent = state.pointee.parent, !(isForgotten && node !== self) else { return }
            node = parent.takeUnretainedValue()
        }
    }

    /// The container changed: a spacer or divider at the end of a chain of modifiers may answer differently.
    final func containerChanged() {
        var node: LayoutNode? = self
        while let current = node {
            let state = current.state
            state.pointee.flags.subtract(.answers)
            state.pointee.flags.insert(.needsPlacement)
            state.pointee.olderCount = 0
            state.pointee.olderNext = 0
            node = current.isUnary ? current.firstChild : nil
        }
    }
}
