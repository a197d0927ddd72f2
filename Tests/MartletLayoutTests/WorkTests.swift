import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// How much is computed: proven by counters.
@Suite struct WorkTests {
    let b = Builder()

    /// A list of rows in a window; returns the root, the list and the first leaf of every row.
    private func list(_ count: Int) -> (LayoutNode, LayoutNode, [LayoutNodeOf<FixedLeaf>]) {
        var leaves: [LayoutNodeOf<FixedLeaf>] = []
        var rows: [LayoutNode] = []
        for _ in 0..<count {
            let leaf = b.node(FixedLeaf(CGSize(width: 20, height: 20)))
            leaves.append(leaf)
            rows.append(b.padding(b.h(8, .center, leaf, b.frame(b.color(), height: 10), b.spacer(), b.fixed(30)), 4))
        }
        let list = b.node(VStackLayout(alignment: .leading, spacing: 2), rows)
        let root = b.node(RootLayout(), [list])
        return (root, list, leaves)
    }

    private func work(_ root: LayoutNode, _ width: Double = 400) -> FrameWork {
        b.tree.work = FrameWork()
        b.tree.layout(root, in: CGSize(width: width, height: 900))
        return b.tree.work
    }

    @Test func nothingChangedIsNoWork() {
        let (root, _, _) = list(100)
        _ = work(root)
        let second = work(root)
        #expect(second.measureCalls == 0)
        #expect(second.placements == 0)
        #expect(!root.needsLayout)
    }

    @Test func aChangedLeafMeasuresOnlyItsAncestors() {
        let (root, _, leaves) = list(1000)
        _ = work(root)
        leaves[500].setLayout(FixedLeaf(CGSize(width: 25, height: 20)))
        let work = work(root)
        // The leaf, its row once for the list's offer and its padding; the list and the window; the colour that gives way.
        #expect(work.measureCalls <= 12, "\(work)")
        // The row, its padding, the frame of its colour, the list and the window.
        #expect(work.placements <= 5, "\(work)")
    }

    @Test func aMovedRowIsNotPlacedAgain() {
        let (root, list, leaves) = list(100)
        _ = work(root)
        var changed: [LayoutNode] = []
        b.tree.frameChanged = { changed.append($0) }
        leaves[0].setLayout(FixedLeaf(CGSize(width: 20, height: 60)))
        let work = work(root)
        #expect(work.placements == 4)
        // The rows below move, what is in them doesn't.
        let rows = list.children
        #expect(rows.dropFirst().allSatisfy { row in changed.contains { $0 === row } })
        #expect(!changed.contains { $0 === rows[5].children[0] })
        #expect(changed.contains { $0 === leaves[0] })
    }

    @Test func onlyChangedFramesAreReported() {
        let (root, _, leaves) = list(20)
        var changed: [LayoutNode] = []
        b.tree.frameChanged = { changed.append($0) }
        _ = work(root)
        #expect(changed.count == 2 + 20 * 7)
        changed = []
        leaves[3].invalidate()
        _ = work(root)
        #expect(changed.isEmpty)
        _ = work(root, 500)
        #expect(changed.contains { $0 === root })
        #expect(!changed.contains { $0 === leaves[3] })
    }

    @Test func addingAndRemovingKeepsTheOthers() {
        let (root, list, _) = list(200)
        _ = work(root)
        var children = list.children
        children.remove(at: 100)
        list.setChildren(children)
        #expect(work(root).measureCalls <= 2)
        let row = b.padding(b.fixed(10), 4)
        children.insert(row, at: 0)
        list.setChildren(children)
        #expect(work(root).measureCalls <= 4)
        #expect(row.isPlaced)
    }

    @Test func aNodeThatMovesToAnotherParent() {
        let child = b.fixed(10, 10)
        let first = b.h(0, .center, child, b.fixed(20))
        let second = b.h(0, .center, b.fixed(30))
        b.place(first, nil, nil)
        second.setChildren([child])
        #expect(first.children.count == 1)
        #expect(child.parent === second)
        b.place(first, nil, nil)
        #expect(first.frame.width == 20)
        b.place(second, nil, nil)
        #expect(second.frame.width == 10)
    }

    @Test func aResizedWindowMeasuresFixedViewsOnce() {
        let (root, _, _) = list(100)
        let first = work(root)
        let second = work(root, 500)
        // Of a row only the padding, the row itself, the colour and its frame depend on the width.
        #expect(first.measureCalls <= 602, "\(first)")
        #expect(second.measureCalls <= 402, "\(second)")
    }

    @Test func alternatingStacksStayCheap() {
        // Every level asks its flexible views for three lengths; kept answers stop that from multiplying.
        var node: LayoutNode = b.color()
        for level in 0..<48 {
            let other = b.leaf(5...50, 5...50)
            node = level % 2 == 0 ? b.h(0, .center, other, node) : b.v(0, .center, other, node)
        }
        b.tree.work = FrameWork()
        b.place(node, 2000, 2000)
        #expect(b.tree.work.measureCalls < 1000, "\(b.tree.work)")
    }
}
