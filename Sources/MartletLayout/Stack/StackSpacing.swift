import Foundation
import MartletBase

/// The distances of stacks: between their views, and towards their own neighbours.
enum StackSpacing {
    /// A distance that is no finite number counts as none given.
    static func checked(_ spacing: CGFloat?) -> Double? {
        guard let spacing, spacing.isFinite else { return nil }
        return Double(spacing)
    }

    /// A stack hands on what the views at its edges prefer. An edge where nothing but a spacer is gets a plain view's
    /// distance (*measured*: a nested stack of spacers keeps 8).
    static func union(of nodes: ArraySlice<LayoutNode>, isHorizontal: Bool) -> ViewSpacing {
        guard let first = nodes.first, let last = nodes.last else { return ViewSpacing() }
        if nodes.allSatisfy({ $0.spacing.isPlain }) { return ViewSpacing() }
        let across: Edge.Set = isHorizontal ? .vertical : .horizontal
        var result = ViewSpacing.none
        for node in nodes { result.formUnion(node.spacing, edges: across) }
        result.formUnion(first.spacing, edges: isHorizontal ? .leading : .top)
        result.formUnion(last.spacing, edges: isHorizontal ? .trailing : .bottom)
        return result.fillingGaps()
    }
}
