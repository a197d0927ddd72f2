import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Frames of all kinds: measured rows.
@Suite struct FrameTests {
    let b = Builder()

    struct Row: Sendable, CustomTestStringConvertible {
        var least: CGFloat?
        var ideal: CGFloat?
        var greatest: CGFloat?
        var proposal: CGFloat?
        var answer: CGFloat
        var testDescription: String {
            "min \(least as Any) ideal \(ideal as Any) max \(greatest as Any) at \(proposal as Any) is \(answer)"
        }
    }

    static let rows: [Row] = [
        Row(least: 40, greatest: 80, proposal: 100, answer: 80), Row(least: 40, greatest: 80, proposal: 60, answer: 60),
        Row(least: 40, greatest: 80, proposal: 30, answer: 40), Row(least: 40, greatest: 80, answer: 40),
        Row(greatest: 80, proposal: 100, answer: 80), Row(greatest: 80, proposal: 30, answer: 30),
        Row(greatest: 80, answer: 20),
        Row(least: 40, proposal: 100, answer: 40), Row(least: 40, proposal: 30, answer: 40), Row(least: 40, answer: 40),
        Row(least: 400, proposal: 100, answer: 400),
        Row(greatest: .infinity, proposal: 100, answer: 100), Row(greatest: .infinity, answer: 20),
        Row(greatest: .infinity, proposal: .infinity, answer: .infinity),
        Row(ideal: 80, proposal: 300, answer: 20), Row(ideal: 80, answer: 80),
        Row(least: 40, ideal: 80, greatest: 120, answer: 80),
        Row(least: 40, ideal: 80, greatest: 120, proposal: 300, answer: 120),
    ]

    @Test(arguments: rows) func aFlexibleFrameAroundAViewOf20(_ row: Row) {
        let wide = b.node(
            FlexFrameLayout(minWidth: row.least, idealWidth: row.ideal, maxWidth: row.greatest), [b.fixed(20, 20)])
        let answer = wide.measure(ProposedViewSize(width: row.proposal, height: 50))
        #expect(answer == CGSize(width: row.answer, height: 20))
        #expect(wide.length(isHorizontal: true, Proposal(ProposedViewSize(width: row.proposal, height: 50))) == Double(row.answer))
        let tall = b.node(
            FlexFrameLayout(minHeight: row.least, idealHeight: row.ideal, maxHeight: row.greatest), [b.fixed(20, 20)])
        #expect(
            tall.measure(ProposedViewSize(width: 50, height: row.proposal)) == CGSize(width: 20, height: row.answer))
    }

    @Test func aViewMayReachOverItsFrame() {
        let child = b.fixed(200, 160)
        b.place(b.frame(child, width: 60, height: 40), 300, 300)
        expect(child.frame, -70, -60, 200, 160)
    }

    @Test func framesInFrames() {
        let inner = b.frame(b.fixed(20, 20), width: 100)
        let outer = b.frame(inner, width: 50)
        b.place(outer, 300, 300)
        #expect(outer.frame.width == 50)
        #expect(inner.frame.minX == -25)
        // The view itself is 15 points into the outer frame.
        expect(b.framePosition(in: outer), 15, 0)
        let narrow = b.frame(b.fixed(20, 20), width: 50)
        let wide = b.node(FlexFrameLayout(maxWidth: .infinity), [narrow])
        b.place(wide, 300, 300)
        #expect(wide.frame.width == 300)
        expect(b.framePosition(in: wide), 140, 0)
    }

    @Test func textInAFrame() {
        let text = [CGSize(width: 200, height: 15), CGSize(width: 60, height: 60)]
        let fixed = b.frame(b.node(StepLeaf(sizes: text)), width: 60)
        expect(fixed.measure(.unspecified), 60, 60)
        let limited = b.node(FlexFrameLayout(maxWidth: 60), [b.node(StepLeaf(sizes: text))])
        expect(limited.measure(.unspecified), 60, 15)
    }

    @Test func flexibleFramesOfTheFacts() {
        let first = b.node(FlexFrameLayout(maxWidth: 200), [b.fixed(40)])
        #expect(first.measure(ProposedViewSize(width: 300, height: 50)).width == 200)
        let second = b.node(FlexFrameLayout(minWidth: 50, maxWidth: .infinity), [b.fixed(40)])
        #expect(second.measure(ProposedViewSize(width: 300, height: 50)).width == 300)
        let child = b.fixed(250)
        let third = b.node(FlexFrameLayout(maxWidth: 200), [child])
        b.place(third, 300, 50)
        #expect(third.frame.width == 200)
        #expect(child.frame.minX == -25)
        let fourth = b.node(FlexFrameLayout(minWidth: 100), [b.fixed(40)])
        #expect(fourth.measure(ProposedViewSize(width: 300, height: 50)).width == 100)
        let fifth = b.fixedSize(b.node(FlexFrameLayout(minWidth: 100, idealWidth: 150), [b.fixed(40)]))
        #expect(fifth.measure(ProposedViewSize(width: 300, height: 50)).width == 150)
    }

    @Test func anOpenDimensionPassesThrough() {
        let child = b.color()
        b.place(b.frame(child, width: 50), 300, 70)
        expect(child.frame, 0, 0, 50, 70)
    }

    @Test func topLeadingFrame() {
        let inner = b.frame(b.color(), width: 40, height: 40)
        let outer = b.frame(inner, width: 120, height: 80, .topLeading)
        b.window(outer, 200, 200)
        expect(inner.absoluteFrame, 40, 60, 40, 40)
        expect(outer.absoluteFrame, 40, 60, 120, 80)
    }

    @Test func aRootIsCentred() {
        let box = b.frame(b.color(), width: 50, height: 30)
        b.window(box, 200, 100)
        expect(box.frame, 75, 35, 50, 30)
        let large = b.fixed(300, 40)
        b.window(large, 200, 100)
        expect(large.frame, -50, 30, 300, 40)
    }

    @Test func fixedSizeRemovesOneOffer() {
        let both = b.fixedSize(b.color())
        let flat = b.fixedSize(b.color(), vertical: false)
        b.window(b.v(0, .center, both, b.frame(flat, height: 30)), 200, 200)
        expect(both.absoluteFrame, 95, 80, 10, 10)
        expect(flat.absoluteFrame, 95, 90, 10, 30)
    }
}

extension Builder {
    /// Where the innermost only child of `node` is in it.
    func framePosition(in node: LayoutNode) -> CGSize {
        var position = CGSize.zero
        var child = node.firstChild
        while let current = child {
            position.width += current.frame.minX
            position.height += current.frame.minY
            child = current.firstChild
        }
        return position
    }
}
