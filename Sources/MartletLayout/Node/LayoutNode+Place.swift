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

    /// A subview that the layout forgets sits in the middle and is offered what the container was (documented).
    final func placeForgotten(in size: CGSize, _ proposal: Proposal, _ stamp: Int) {
        for child in children where child.state.pointee.stamp != stamp {
            child.place(
                at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal.size)
        }
    }

    /// The parent's layout passes over this node: it has no frame until it is placed again.
    final func removePlacement() {
        guard isPlaced else { return }
        state.pointee.flags &= ~Flag.placed
        if tree.shared.pointee.hasFrameHook { tree.frameChanged?(self) }
    }
}

extension LayoutTree {
    /// Places the children of every noted node until none is left. Depth first and without recursion.
    func placePending() {
        guard !shared.pointee.isRunning else { return }
        shared.pointee.isRunning = true
        while let node = shared.pointee.takeNoted() {
            node._withUnsafeGuaranteedRef { $0.placeChildren() }
            node.release()
        }
        shared.pointee.isRunning = false
    }
}
