import Foundation
import MartletBase
import Testing

@testable import MartletLayout

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// Guides: explicit ones, baselines, merging, users' own.
@Suite struct AlignmentTests {
    let b = Builder()

    private func guided(
        _ child: LayoutNode, _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
    ) -> LayoutNode {
        b.node(AlignmentGuideLayout(guide, computeValue: value), [child])
    }

    @Test func explicitGuidesInAColumn() {
        let first = guided(b.fixed(100, 20), .leading) { $0[.trailing] }
        let second = b.fixed(50, 20)
        let third = guided(b.fixed(30, 20), .leading) { $0.width / 2 }
        let column = b.v(4, .leading, first, second, third)
        b.window(column, 300, 200)
        expect(first.absoluteFrame, 75, 66, 100, 20)
        expect(second.absoluteFrame, 175, 90, 50, 20)
        expect(third.absoluteFrame, 160, 114, 30, 20)
        expect(column.absoluteFrame, 75, 66, 150, 68)
    }

    @Test func columnsOfEitherEdge() {
        let leading = [b.fixed(100, 20), b.fixed(50, 20)]
        let trailing = [b.fixed(100, 20), b.fixed(50, 20)]
        let row = b.h(
            0, .center, b.node(VStackLayout(alignment: .leading, spacing: 4), leading),
            b.node(VStackLayout(alignment: .trailing, spacing: 4), trailing))
        b.window(row, 300, 200)
        expect(leading.map { Double($0.absoluteFrame.minX) }, [50, 50])
        expect(trailing.map { Double($0.absoluteFrame.minX) }, [150, 200])
        expect(trailing.map { Double($0.absoluteFrame.minY) }, [78, 102])
    }

    /// Texts of 13 and 26 points, one of two lines, and a colour: measured.
    private func baselineRow(_ alignment: VerticalAlignment) -> [LayoutNode] {
        let children: [LayoutNode] = [
            b.node(FixedLeaf(CGSize(width: 20, height: 16), firstBaseline: 13, lastBaseline: 13)),
            b.node(FixedLeaf(CGSize(width: 20, height: 31), firstBaseline: 25, lastBaseline: 25)),
            b.node(FixedLeaf(CGSize(width: 20, height: 32), firstBaseline: 13, lastBaseline: 29)),
            b.fixed(10, 10),
        ]
        b.place(b.node(HStackLayout(alignment: alignment, spacing: 0), children), nil, nil)
        return children
    }

    @Test func baselines() {
        let first = baselineRow(.firstTextBaseline)
        expect(first.map { Double($0.frame.minY) }, [12, 0, 12, 15])
        #expect(first[0].parent?.frame.height == 44)
        let last = baselineRow(.lastTextBaseline)
        expect(last.map { Double($0.frame.minY) }, [16, 4, 0, 19])
        // 31 high text: 4 + 31 = 35 is the lowest edge with these stand-ins.
        #expect(last[0].parent?.frame.height == 35)
    }

    @Test func aRowReportsItsHighestFirstAndLowestLastBaseline() {
        let row = b.h(
            0, .center, b.node(FixedLeaf(CGSize(width: 20, height: 16), firstBaseline: 13, lastBaseline: 13)),
            b.node(FixedLeaf(CGSize(width: 20, height: 30), firstBaseline: 25, lastBaseline: 25)))
        let dimensions = row.dimensions(in: .unspecified)
        #expect(dimensions[.firstTextBaseline] == 20)
        #expect(dimensions[.lastTextBaseline] == 25)
        #expect(dimensions[explicit: .firstTextBaseline] == 20)
        #expect(dimensions[explicit: VerticalAlignment.center] == nil)
        #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    }

    @Test func modifiersForwardGuides() {
        let text = b.node(FixedLeaf(CGSize(width: 20, height: 16), firstBaseline: 13, lastBaseline: 13))
        let framed = b.frame(b.padding(text, 5), width: 100, height: 56, .bottom)
        let overlaid = b.node(OverlayLayout(), [b.node(OffsetLayout(x: 3, y: 4), [framed]), b.color()])
        // The text is 30 + 5 points down; offset moves no guide.
        #expect(overlaid.dimensions(in: .unspecified)[.firstTextBaseline] == 48)
        let depth = b.z(.bottomTrailing, b.fixed(10, 100), overlaid)
        #expect(depth.dimensions(in: .unspecified)[.firstTextBaseline] == 92)
    }

    @Test func aNestedStackAlignsByItsViewsGuides() {
        let marked = b.node(AlignmentGuideLayout(VerticalAlignment.center) { _ in 2 }, [b.fixed(10, 10)])
        let inner = b.v(0, .center, b.fixed(10, 30), marked)
        let other = b.fixed(10, 10)
        b.place(b.h(0, .center, inner, other), nil, nil)
        // The guide is 30 + 2 down the inner column, the middle of the other view 5 down.
        #expect(other.frame.minY == 27)
        // Without explicit guides the middle counts.
        let plain = b.v(0, .center, b.h(0, .center, b.fixed(10, 20)), b.fixed(10, 100))
        let third = b.fixed(10, 10)
        b.place(b.h(0, .center, plain, third), nil, nil)
        #expect(third.frame.minY == 55)
    }

    @Test func usersOwnGuides() {
        let third = VerticalAlignment(Third.self)
        #expect(third == VerticalAlignment(Third.self))
        #expect(third != .center)
        #expect(third.key != HorizontalAlignment(Third.self).key)
        let small = b.fixed(10, 30)
        let large = b.fixed(10, 90)
        b.place(b.h(0, third, small, large), nil, nil)
        #expect(small.frame.minY == 20)
        let set = b.node(AlignmentGuideLayout(third) { _ in 0 }, [b.fixed(10, 30)])
        b.place(b.h(0, third, set, b.fixed(10, 90)), nil, nil)
        #expect(set.frame.minY == 30)
    }

    @Test func guidesOutsideTheViewGrowTheStack() {
        let below = b.node(AlignmentGuideLayout(VerticalAlignment.top) { _ in -10 }, [b.fixed(10, 10)])
        let row = b.h(0, .top, below, b.fixed(10, 10))
        b.place(row, nil, nil)
        #expect(row.frame.height == 20)
        #expect(below.frame.minY == 10)
    }

    @Test func combiningExplicitGuides() {
        #expect(VerticalAlignment.center.combineExplicit([nil, 10, 20]) == 15)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([30, nil, 20]) == 20)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([30, nil, 20]) == 30)
        #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
        #expect(HorizontalAlignment.trailing.combineExplicit([CGFloat?]()) == nil)
    }

    @Test func layersFollowGuides() {
        let layer = guided(b.fixed(10, 10), .trailing) { $0[.leading] }
        let badge = b.node(OverlayLayout(alignment: .topTrailing), [b.fixed(40, 20), layer])
        b.place(badge, nil, nil)
        expect(layer.frame, 40, 0, 10, 10)
    }

    @Test func depthStackAlignment() {
        let large = b.fixed(100, 100)
        let small = b.fixed(30, 30)
        let stack = b.z(.bottomTrailing, large, small)
        b.window(stack, 200, 200)
        expect(stack.absoluteFrame, 50, 50, 100, 100)
        expect(small.absoluteFrame, 120, 120, 30, 30)
    }
}
