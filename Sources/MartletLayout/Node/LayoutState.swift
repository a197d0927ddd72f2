import Foundation

/// A node's numbers: where it is, what it answered, and what is still valid of it.
struct LayoutState {
    struct Flags: OptionSet, BitwiseCopyable {
        let rawValue: UInt32

        static let rightToLeft = Flags(rawValue: 1)
        /// The children must be placed again.
        static let needsPlacement = Flags(rawValue: 2)
        static let placed = Flags(rawValue: 4)
        /// `last` holds an answer.
        static let measured = Flags(rawValue: 8)
        /// `last` answers every proposal.
        static let rigid = Flags(rawValue: 16)
        static let knowsTraits = Flags(rawValue: 32)
        static let knowsSpacing = Flags(rawValue: 64)
        static let cacheIsFresh = Flags(rawValue: 128)
        /// A computation of this node is going on; it must not be asked again before it ends.
        static let busy = Flags(rawValue: 256)
        static let reported = Flags(rawValue: 512)
        /// Set for the time in which a node's children are replaced.
        static let wasChild = Flags(rawValue: 1024)

        /// What is lost when something in the node changes.
        static let answers: Flags = [.measured, .rigid, .knowsTraits, .knowsSpacing, .cacheIsFresh]
    }

    /// One answer: the proposal's bits and the size.
    struct Answer {
        var width: UInt64
        var height: UInt64
        var size: CGSize
    }

    var flags: Flags = .needsPlacement
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
    var last = Answer(width: 0, height: 0, size: .zero)
    var older: UnsafeMutablePointer<Answer>?
    var olderCount = 0
    var olderCapacity = 0
    var olderNext = 0

    var ownPriority = Double.nan
    var traits = LayoutTraits.unknown
    var spacing = ViewSpacing()

    init(layout: UnsafeMutableRawPointer, hooks: EngineHooks?) {
        self.layout = layout
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

    mutating func freeMemory() {
        table?.deallocate()
        older?.deallocate()
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
