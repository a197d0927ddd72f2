/// The subviews of a layout container, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Unchecked as Apple's is sendable: the handles are used only where layout runs, on the tree's thread.
    let nodes: [LayoutNode]
    /// The node whose children these are, when they are all of them.
    let container: LayoutNode?

    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = LayoutSubviews
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    /// The direction in which the container's subviews run. Placements need no mirroring: the system does it.
    public var layoutDirection: LayoutDirection

    public let startIndex: Int
    public let endIndex: Int

    package init(of node: LayoutNode) {
        nodes = node.children
        container = node
        layoutDirection = node.layoutDirection
        startIndex = 0
        endIndex = nodes.count
    }

    init(nodes: [LayoutNode], range: Range<Int>, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        container = nil
        self.layoutDirection = layoutDirection
        startIndex = range.lowerBound
        endIndex = range.upperBound
    }

    /// The subview at an index that is in range.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    /// The subviews of a range of indices, under the same indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "The range is out of bounds.")
        return LayoutSubviews(nodes: nodes, range: bounds, layoutDirection: layoutDirection)
    }

    /// The subviews at the given indices, in that order, under indices from 0 on.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { nodes[$0] }
        return LayoutSubviews(nodes: chosen, range: 0..<chosen.count, layoutDirection: layoutDirection)
    }

    /// The nodes that are in range.
    var visibleNodes: ArraySlice<LayoutNode> { nodes[startIndex..<endIndex] }

    /// Equal when both list the same subviews in the same direction.
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.count == b.count
            && zip(a.visibleNodes, b.visibleNodes).allSatisfy { $0 === $1 }
    }
}

extension LayoutNode {
    /// The children as a layout's methods get them.
    final var subviews: LayoutSubviews { LayoutSubviews(of: self) }
}
