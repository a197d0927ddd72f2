/// What one frame cost, counted and never timed: the proof that work grows with what changed.
public struct FrameWork: Equatable, Sendable {
    /// Bodies of views and modifiers that were run.
    public var bodiesEvaluated = 0
    /// Nodes that received a new view value.
    public var nodesUpdated = 0
    /// Sizes that a layout computed.
    public var measureCalls = 0
    /// Sizes that were answered from a node's cache.
    public var measureCacheHits = 0
    /// Nodes whose children were placed.
    public var placements = 0
    /// Display items made in this frame.
    public var itemsRecorded = 0
    /// Display items taken over from the frame before, counted by the subtrees that were reused whole.
    public var itemsReused = 0
    /// Layers (off-screen buffers) that drawing needed.
    public var layers = 0
    /// Pixels that drawing touched, counted once per item.
    public var pixelsDrawn = 0

    public init() {}

    public static func + (a: FrameWork, b: FrameWork) -> FrameWork {
        var sum = a
        sum.bodiesEvaluated += b.bodiesEvaluated
        sum.nodesUpdated += b.nodesUpdated
        sum.measureCalls += b.measureCalls
        sum.measureCacheHits += b.measureCacheHits
        sum.placements += b.placements
        sum.itemsRecorded += b.itemsRecorded
        sum.itemsReused += b.itemsReused
        sum.layers += b.layers
        sum.pixelsDrawn += b.pixelsDrawn
        return sum
    }
}
