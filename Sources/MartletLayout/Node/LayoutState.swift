import Foundation

/// A node's numbers: where it is, what it answered, and what is still valid of it.
struct LayoutState {
    /// One answer: the proposal's bits and the size.
    struct Answer {
        var offeredWidth: UInt64
        var offeredHeight: UInt64
        var width: Double
        var height: Double
    }

    /// An explicit guide, or none, for a size and proposal.
    struct GuideAnswer {
        var key: UInt32
        var generation: Int
        var width: Double
        var height: Double
        var offeredWidth: UInt64
        var offeredHeight: UInt64
        var value: Double?
    }

    /// Bits of `LayoutNode.Flag`.
    var flags: UInt32
    var childCount = 0
    /// The children once more, for loops that neither retain nor check.
    var table: UnsafeMutablePointer<Unmanaged<LayoutNode>>?
    var parent: Unmanaged<LayoutNode>?
    var layout: UnsafeMutableRawPointer
    var cache: UnsafeMutableRawPointer
    var hooks: Unmanaged<EngineHooks>?

    // Where the node is, in the parent's space, and what it was offered.
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    var proposedWidth = Double.nan
    var proposedHeight = Double.nan
    var stamp = 0

    // What it answered: the last answer, and older ones in a small ring.
    var last = Answer(offeredWidth: 0, offeredHeight: 0, width: 0, height: 0)
    var older: UnsafeMutablePointer<Answer>?
    var olderCount = 0
    var olderCapacity = 0
    var olderNext = 0
    /// The last answer for a horizontal and for a vertical guide; made when first needed. Without it, guides of nested
    /// stacks would be looked up again and again on every level.
    var guides: UnsafeMutablePointer<GuideAnswer>?
    /// Grows whenever answers are forgotten.
    var generation = 0

    var ownPriority = Double.nan
    var traits = LayoutTraits()
    var spacing = ViewSpacing()

    init(layout: UnsafeMutableRawPointer, hooks: EngineHooks?, flags: UInt32) {
        self.layout = layout
        self.flags = flags
        cache = layout
        // The tables live as long as the program, so they need no owner here.
        self.hooks = hooks.map { Unmanaged.passUnretained($0) }
    }

    mutating func setTable(_ children: [LayoutNode]) {
        table?.deallocate()
        table = nil
        childCount = children.count
        guard !children.isEmpty else { return }
        let memory = UnsafeMutablePointer<Unmanaged<LayoutNode>>.allocate(capacity: children.count)
        for (index, child) in children.enumerated() { (memory + index).initialize(to: .passUnretained(child)) }
        table = memory
    }

    mutating func makeGuides() {
        let memory = UnsafeMutablePointer<GuideAnswer>.allocate(capacity: 2)
        memory.initialize(
            repeating: GuideAnswer(
                key: 0, generation: -1, width: 0, height: 0, offeredWidth: 0, offeredHeight: 0, value: nil),
            count: 2)
        guides = memory
    }

    mutating func freeMemory() {
        table?.deallocate()
        older?.deallocate()
        guides?.deallocate()
        guides = nil
        table = nil
        older = nil
    }

    /// Keeps the last answer as an older one before the next takes its place. A stack asks for the least, the largest and
    /// a middle length in each axis, so a handful is kept; the ring grows only in nodes that are asked more.
    mutating func retireLast() {
        if olderCount == olderCapacity {
            if olderCapacity < 32 {
                let capacity = max(3, olderCapacity * 2)
                let memory = UnsafeMutablePointer<Answer>.allocate(capacity: capacity)
                if let older {
                    memory.update(from: older, count: olderCount)
                    older.deallocate()
                }
                older = memory
                olderCapacity = capacity
                olderNext = olderCount
            } else {
                older?[olderNext] = last
                olderNext = (olderNext + 1) % olderCapacity
                return
            }
        }
        older?[olderNext] = last
        olderCount += 1
        olderNext = olderCount == olderCapacity ? 0 : olderCount
    }
}
