import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Very deep trees on the stack that a main thread has.
@Suite struct DeepTreeTests {
    /// Runs `body` on a thread with a stack of 8 MB.
    private func onMainSizedStack(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
    }

    private static func chain(_ depth: Int, _ tree: LayoutTree, stacks: Bool) -> (LayoutNode, LayoutNode) {
        func make<L: Layout>(_ layout: L, _ children: [LayoutNode]) -> LayoutNode {
            let node = LayoutNodeOf(layout, tree: tree)
            node.setChildren(children)
            return node
        }
        let leaf = make(FlexibleLeaf(), [])
        var node = leaf
        for level in 0..<depth {
            switch level % 4 {
            case 0:
                node = make(PaddingLayout(EdgeInsets(top: 0.5, leading: 0.25, bottom: 0, trailing: 0)), [node])
            case 1: node = make(FlexFrameLayout(minWidth: 1, alignment: .topLeading), [node])
            case 2: node = stacks ? make(VStackLayout(), [node]) : make(OverlayLayout(), [node])
            default: node = stacks ? make(HStackLayout(), [node]) : make(UnaryLayout(), [node])
            }
        }
        return (node, leaf)
    }

    @Test(arguments: [false, true]) func aChainOf5000(stacks: Bool) {
        onMainSizedStack {
            let tree = LayoutTree()
            let (root, leaf) = Self.chain(5000, tree, stacks: stacks)
            tree.layout(root, in: CGSize(width: 2000, height: 2000))
            #expect(root.frame.size == CGSize(width: 2000, height: 2000))
            #expect(leaf.frame.size == CGSize(width: 2000 - 1250 * 0.25, height: 2000 - 1250 * 0.5))
            #expect(root.dimensions(in: ProposedViewSize(width: 2000, height: 2000))[.firstTextBaseline] == 2000)
            leaf.invalidate()
            tree.layout(root, in: CGSize(width: 1000, height: 2000))
            #expect(root.frame.width == 1000)
        }
    }

    @Test func longChainsAreReleasedWithoutRecursion() {
        onMainSizedStack {
            let tree = LayoutTree()
            weak var last: LayoutNode?
            do {
                let (root, leaf) = Self.chain(200_000, tree, stacks: false)
                last = leaf
                #expect(root.children.count == 1)
            }
            #expect(last == nil)
        }
    }

    @Test func manyChildren() {
        let tree = LayoutTree()
        let column = LayoutNodeOf(VStackLayout(spacing: 1), tree: tree)
        column.setChildren((0..<20_000).map { _ in LayoutNodeOf(FlexibleLeaf(), tree: tree) })
        tree.layout(column, in: CGSize(width: 100, height: 60_000))
        let heights = Set(column.children.map { Int($0.frame.height * 1000) })
        #expect(heights.count == 1)
        #expect(abs(column.frame.height - 60_000) < 0.01)
    }
}
