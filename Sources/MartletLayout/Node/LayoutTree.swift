import Foundation
import MartletBase

/// What the layout nodes of one window or picture share: the counters, the hooks, the platform's distances and the list of
/// nodes whose children are still to be placed.
///
/// A tree and its nodes belong to one thread at a time.
package final class LayoutTree {
    /// Called in a layout pass for every node whose frame changed, after the frame was set. It may read the node and mark
    /// things of its own; it must not change children or layouts.
    package var frameChanged: ((LayoutNode) -> Void)? {
        didSet { shared.pointee.hasFrameHook = frameChanged != nil }
    }

    /// Called once a node when a layout or its numbers make no sense (a negative width, a size that isn't a number).
    package var report: ((String, LayoutNode) -> Void)?

    /// The distance between two plain views, in points.
    package var defaultSpacing: Double {
        get { shared.pointee.defaultSpacing }
        set { shared.pointee.defaultSpacing = newValue }
    }

    /// The least length of a spacer that names none, in points.
    package var defaultSpacerLength: Double {
        get { shared.pointee.defaultSpacerLength }
        set { shared.pointee.defaultSpacerLength = newValue }
    }

    /// The thickness of a divider, in points: 1, or half a point on iOS.
    package var dividerThickness: Double {
        get { shared.pointee.dividerThickness }
        set { shared.pointee.dividerThickness = newValue }
    }

    /// Sizes computed, sizes answered from a cache, and nodes whose children were placed, since it was last set.
    package var work: FrameWork {
        get {
            var work = FrameWork()
            work.measureCalls = shared.pointee.measureCalls
            work.measureCacheHits = shared.pointee.measureCacheHits
            work.placements = shared.pointee.placements
            return work
        }
        set {
            shared.pointee.measureCalls = newValue.measureCalls
            shared.pointee.measureCacheHits = newValue.measureCacheHits
            shared.pointee.placements = newValue.placements
        }
    }

    /// While set, placements are taken down instead of made.
    final var recorder: PlacementRecorder? {
        didSet { shared.pointee.isRecording = recorder != nil }
    }

    /// In memory of its own, so that the hot path reads it without checks for overlapping access.
    let shared: UnsafeMutablePointer<Shared>

    struct Shared {
        var measureCalls = 0
        var measureCacheHits = 0
        var placements = 0
        var defaultSpacing = 8.0
        var defaultSpacerLength = 8.0
        var dividerThickness = 1.0
        var hasFrameHook = false
        /// Grows with every node that is placed, so that a child knows whether its parent has placed it this time.
        var stamp = 0
        /// The node whose children are being placed.
        var placing: Unmanaged<LayoutNode>?
        /// Nodes whose children are still to be placed, retained.
        var noted: UnsafeMutablePointer<Unmanaged<LayoutNode>>
        var notedCount = 0
        var notedCapacity = 64
        var isRunning = false
        var isRecording = false

        init() { noted = .allocate(capacity: 64) }

        mutating func note(_ node: LayoutNode) {
            if notedCount == notedCapacity {
                let larger = UnsafeMutablePointer<Unmanaged<LayoutNode>>.allocate(capacity: notedCapacity * 2)
                larger.update(from: noted, count: notedCount)
                noted.deallocate()
                noted = larger
                notedCapacity *= 2
            }
            noted[notedCount] = Unmanaged.passRetained(node)
            notedCount += 1
        }

        mutating func takeNoted() -> Unmanaged<LayoutNode>? {
            guard notedCount > 0 else { return nil }
            notedCount -= 1
            return noted[notedCount]
        }
    }

    package init() {
        shared = .allocate(capacity: 1)
        shared.initialize(to: Shared())
    }

    deinit {
        while let node = shared.pointee.takeNoted() { node.release() }
        shared.pointee.noted.deallocate()
        shared.deinitialize(count: 1)
        shared.deallocate()
    }

    /// Lays a whole tree out: offers `size` to the root and puts it at the origin with the size it answers.
    /// Work is done only where something changed since the last time.
    package func layout(_ root: LayoutNode, in size: CGSize) {
        layout(root, at: .zero, proposal: ProposedViewSize(size))
    }

    /// Lays a whole tree out: offers `proposal` to the root and puts its leading top corner at `origin`.
    package func layout(_ root: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        let offer = Proposal(proposal)
        let size = root.measure(offer)
        root.setPlacement(
            x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height), offer)
        placePending()
    }

    /// Runs `report` unless the node has already been reported.
    func reportOnce(_ node: LayoutNode, _ message: @autoclosure () -> String) {
        guard node.state.pointee.flags & LayoutNode.Flag.reported == 0 else { return }
        node.state.pointee.flags |= LayoutNode.Flag.reported
        report?(message(), node)
    }
}
