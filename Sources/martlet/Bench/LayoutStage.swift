import Foundation
import MartletBase
import MartletLayout

/// S4: a tree of 10,000 boxes, laid out by the layout engine alone; the nodes are made before the clock.
///
/// A container of the scene is a stack in a padding, in a frame that fills where the scene says so: the tree has more nodes here
/// than boxes.
@MainActor
final class LayoutStage: BenchStage {
    private let tree = LayoutTree()
    private var root: LayoutNode!  // made in init
    private var leaves: [(node: LayoutNodeOf<FixedLeaf>, width: Double, height: Double)] = []
    private var random: UInt32 = 1
    private var width = 0.0
    private(set) var check: [Int]?
    private var odd = 0.0

    init() {
        var columns: [LayoutNode] = []
        for column in 0..<5 {
            var sections: [LayoutNode] = []
            for section in 0..<10 {
                var lines: [LayoutNode] = []
                // The sizes are drawn for every section; the last six leave the leaf out.
                let size = randomSize()
                if column * 10 + section < 44 { lines.append(leaf(size)) }
                for _ in 0..<22 { lines.append(line()) }
                sections.append(filling(stack(VStackLayout(alignment: .leading, spacing: 3), lines, padding: 2)))
            }
            columns.append(filling(stack(VStackLayout(alignment: .leading, spacing: 3), sections, padding: 2)))
        }
        root = stack(HStackLayout(alignment: .top, spacing: 3), columns, padding: 2)
    }

    private func randomSize() -> (width: Double, height: Double) {
        random = (random &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
        return (Double(4 + (random >> 16) % 9), Double(4 + (random >> 20) % 9))
    }

    private func leaf() -> LayoutNode { leaf(randomSize()) }

    private func leaf(_ size: (width: Double, height: Double)) -> LayoutNode {
        let node = LayoutNodeOf(FixedLeaf(CGSize(width: size.width, height: size.height)), tree: tree)
        leaves.append((node, size.width, size.height))
        return node
    }

    private func line() -> LayoutNode {
        let first = leaf()
        let inner = leaf()
        let pair = stack(HStackLayout(alignment: .center, spacing: 3), [leaf(), leaf()], padding: 0)
        let column = stack(VStackLayout(alignment: .center, spacing: 3), [inner, pair], padding: 0)
        let spacer = LayoutNodeOf(SpacerLayout(minLength: 0), tree: tree)
        return stack(HStackLayout(alignment: .center, spacing: 3), [first, column, spacer, leaf()], padding: 2)
    }

    private func stack<L: Layout>(_ layout: L, _ children: [LayoutNode], padding: CGFloat) -> LayoutNode {
        let node = LayoutNodeOf(layout, tree: tree)
        node.setChildren(children)
        if padding == 0 { return node }
        let padded = LayoutNodeOf(
            PaddingLayout(EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)), tree: tree)
        padded.setChildren([node])
        return padded
    }

    private func filling(_ child: LayoutNode) -> LayoutNode {
        let node = LayoutNodeOf(FlexFrameLayout(maxWidth: .infinity, alignment: .topLeading), tree: tree)
        node.setChildren([child])
        return node
    }

    func prepare(_ frame: Int) {
        width = 2000 + 5 * Double(frame)
        odd = Double(frame % 2)
        for leaf in leaves {
            leaf.node.setLayout(FixedLeaf(CGSize(width: leaf.width + odd, height: leaf.height)))
        }
    }

    func draw(_ frame: Int, file: Int) -> [(name: String, milliseconds: Double)] {
        let full = layOut()
        var x = 0.0, y = 0.0
        var node: LayoutNode? = leaves.last?.node
        while let current = node {
            x += Double(current.frame.minX)
            y += Double(current.frame.minY)
            node = current.parent
        }
        if check == nil || frame == 0 { check = [Int(x.rounded()), Int(y.rounded())] }
        var relayout = 0.0
        for turn in 0..<20 {
            let first = leaves[0]
            first.node.setLayout(
                FixedLeaf(CGSize(width: first.width + odd, height: 40 + Double((turn + frame) % 2))))
            relayout += layOut()
        }
        return [("total", full), ("full", full), ("relayout", relayout / 20)]
    }

    private func layOut() -> Double {
        let start = BenchClock.nanoseconds()
        tree.layout(root, at: .zero, proposal: ProposedViewSize(width: width, height: nil))
        return (BenchClock.nanoseconds() - start) / 1e6
    }
}
