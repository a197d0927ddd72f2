import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Mirroring: measured frames.
@Suite struct RightToLeftTests {
    let b = Builder()

    /// Turns a subtree right to left; nodes that `except` names keep their direction.
    private func mirror(_ node: LayoutNode, except: [LayoutNode] = []) {
        if except.contains(where: { $0 === node }) { return }
        node.layoutDirection = .rightToLeft
        for child in node.children { mirror(child, except: except) }
    }

    @Test func stacksFramesPaddingsAndIslands() {
        let a = b.fixed(40, 30)
        let second = b.fixed(60, 30)
        let c = b.fixed(30, 30)
        let row = b.h(nil, .center, a, second, b.spacer(), c)
        let padded = b.padding(b.fixed(50, 20), EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
        let framed = b.frame(b.fixed(40, 20), width: 120, .leading)
        let back = b.fixed(100, 40)
        let front = b.fixed(20, 20)
        let depth = b.z(.topLeading, back, front)
        let left = b.fixed(30, 20)
        let right = b.fixed(30, 20)
        let island = b.h(nil, .center, left, right)
        let text = b.fixed(25, 16)
        let guided = b.node(AlignmentGuideLayout(HorizontalAlignment.leading) { _ in -10 }, [b.fixed(30, 20)])
        let column = b.v(10, .leading, row, padded, framed, depth, island, text, guided)
        let outer = b.frame(column, width: 300, .leading)
        mirror(outer, except: [island])
        b.window(outer, 320, 260)
        expect(outer.absoluteFrame, 10, 17, 300, 226)
        expect(row.absoluteFrame, 10, 17, 300, 30)
        expect(a.absoluteFrame, 270, 17, 40, 30)
        expect(second.absoluteFrame, 202, 17, 60, 30)
        expect(c.absoluteFrame, 10, 17, 30, 30)
        expect(padded.absoluteFrame, 230, 57, 80, 20)
        expect(framed.absoluteFrame, 190, 87, 120, 20)
        expect(back.absoluteFrame, 210, 117, 100, 40)
        expect(front.absoluteFrame, 290, 117, 20, 20)
        expect(island.absoluteFrame, 242, 167, 68, 20)
        expect(left.absoluteFrame, 242, 167, 30, 20)
        expect(right.absoluteFrame, 280, 167, 30, 20)
        expect(text.absoluteFrame, 285, 197, 25, 16)
        expect(guided.absoluteFrame, 270, 223, 30, 20)
        expect(framed.children[0].absoluteFrame, 270, 87, 40, 20)
        expect(padded.children[0].absoluteFrame, 230, 57, 50, 20)
    }

    @Test func offsetAndPosition() {
        let moved = b.fixed(20, 20)
        let offset = b.node(OffsetLayout(x: 40, y: 0), [moved])
        let positioned = b.fixed(20, 20)
        let position = b.node(PositionLayout(x: 30, y: 20), [positioned])
        let box = b.frame(b.z(.topLeading, b.fixed(160, 40), position), width: 160, height: 40)
        let column = b.v(10, .leading, box, offset)
        mirror(column)
        b.place(column, 300, 200)
        expect(offset.absoluteFrame, 140, 50, 20, 20)
        expect(moved.absoluteFrame, 100, 50, 20, 20)
        expect(position.absoluteFrame, 0, 0, 160, 40)
        expect(positioned.absoluteFrame, 120, 10, 20, 20)
    }

    @Test func usersLayoutsAreMirrored() {
        let child = b.fixed(20, 20)
        let diagonal = b.node(DiagonalLayout(), [child, b.fixed(10, 10)])
        mirror(diagonal)
        b.place(diagonal, 100, 100)
        expect(child.frame, 80, 0, 20, 20)
        expect(diagonal.children[1].frame, 70, 20, 10, 10)
    }

    @Test func turningTheDirectionMovesWhatIsThere() {
        let a = b.fixed(40)
        let row = b.h(0, .center, a, b.spacer())
        b.place(row, 100, 20)
        #expect(a.frame.minX == 0)
        row.layoutDirection = .rightToLeft
        b.place(row, 100, 20)
        #expect(a.frame.minX == 60)
    }
}

/// Steps down from the leading top corner.
struct DiagonalLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner.x += size.width
            corner.y += size.height
        }
    }
}
