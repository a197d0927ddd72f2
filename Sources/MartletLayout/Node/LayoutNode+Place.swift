import Foundation
import MartletBase

extension LayoutNode {
    /// Puts the node's `anchor` at a point of its parent's space (which starts at the leading top corner) and offers it
    /// `proposal`. Called by the parent's layout while it places; at any other time it does nothing.
    package final func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        guard tree.shared.pointee.isRecording || isParentPlacing else { return }
        let offer = Proposal(proposal)
        let size = measure(offer)
        var x = Double(position.x) - Double(anchor.x) * Double(size.width)
        var y = Double(position.y) - Double(anchor.y) * Double(size.height)
        if !(x.isFinite && y.isFinite) {
            tree.reportOnce(self, "A view was placed at \(x), \(y); it goes to 0 where that is no number.")
            x = x.isFinite ? x : 0
            y = y.isFinite ? y : 0
        }
        if let recorder = tree.recorder {
            recorder.add(PlacementRecorder.Entry(node: self, x: x, y: y, size: size, proposal: offer))
        } else {
            setPlacement(x: x, y: y, width: Double(size.width), height: Double(size.height), offer)
        }
    }

    private final var isParentPlacing: Bool {
        guard let parent = state.pointee.parent else { return false }
        return tree.shared.pointee.placing?.toOpaque() == parent.toOpaque()
    }

    /// Sets where the node is and what it was offered, in the parent's leading-based coordinates, and notes it for placing its
    /// own children if they may come out differently.
    final func setPlacement(x leadingX: Double, y: Double, width: Double, height: Double, _ proposal: Proposal) {
        let state = state
        let shared = tree.shared
        var flags = state.pointee.flags
        var x = leadingX
        if let parent = state.pointee.parent {
            parent._withUnsafeGuaranteedRef {
                if $0.state.pointee.flags.contains(.rightToLeft) { x = $0.state.pointee.width - leadingX - width }
            }
        }
        state.pointee.stamp = shared.pointee.stamp
        let isFirst = !flags.contains(.placed)
        let isResized = isFirst || state.pointee.width != width || state.pointee.height != height
        let isMoved = isResized || state.pointee.x != x || state.pointee.y != y
        let isOfferedAnew =
            state.pointee.proposedWidth.bitPattern != proposal.width.bitPattern
            || state.pointee.proposedHeight.bitPattern != proposal.height.bitPattern
        let needsPlacement =
            flags.contains(.needsPlacement) || isResized || (isOfferedAnew && !flags.contains(.rigid))
        flags.insert(.placed)
        if needsPlacement && state.pointee.childCount == 0 { flags.remove(.needsPlacement) }
        state.pointee.flags = flags
        state.pointee.proposedWidth = proposal.width
        state.pointee.proposedHeight = proposal.height
        if needsPlacement && state.pointee.childCount > 0 {
            shared.pointee.pending.append(Unmanaged.passRetained(self))
        }
        guard isMoved else { return }
        state.pointee.x = x
        state.pointee.y = y
        state.pointee.width = width
        state.pointee.height = height
        if shared.pointee.hasFrameHook { tree.frameChanged?(self) }
    }

    /// The parent's layout passes over this node: it has no frame until it is placed again.
    final func removePlacement() {
        guard state.pointee.flags.contains(.placed) else { return }
        state.pointee.flags.remove(.placed)
        if tree.shared.pointee.hasFrameHook { tree.frameChanged?(self) }
    }

    /// Places the children. Each child that needs it is noted for its own turn.
    final func placeChildren() {
        let state = state
        let shared = tree.shared
        state.pointee.flags.remove(.needsPlacement)
        prepareCache()
        shared.pointee.placements &+= 1
        shared.pointee.stamp &+= 1
        let size = CGSize(width: state.pointee.width, height: state.pointee.height)
        let proposal = Proposal(width: state.pointee.proposedWidth, height: state.pointee.proposedHeight)
        let outer = shared.pointee.placing
        shared.pointee.placing = Unmanaged.passUnretained(self)
        defer { shared.pointee.placing = outer }
        if let hooks = state.pointee.hooks {
            hooks._withUnsafeGuaranteedRef {
                $0.place(state.pointee.layout, state.pointee.cache, self, size, proposal)
            }
            return
        }
        let stamp = shared.pointee.stamp
        computePlacements(in: size, proposal)
        // A subview that the layout forgets sits in the middle and is offered what the container was (documented).
        for child in children where child.state.pointee.stamp != stamp {
            child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal.size)
        }
    }
}

extension LayoutTree {
    /// Places the children of every noted node until none is left. Depth first and without recursion.
    func placePending() {
        guard !shared.pointee.isRunning else { return }
        shared.pointee.isRunning = true
        while let node = shared.pointee.pending.popLast() {
            node._withUnsafeGuaranteedRef { $0.placeChildren() }
            node.release()
        }
        shared.pointee.isRunning = false
    }
}
