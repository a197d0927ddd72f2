import Foundation
import MartletBase
import Testing

@testable import MartletLayout

private struct Rank: LayoutValueKey {
    static let defaultValue = 7
}

/// Layouts as users write them.
@Suite struct CustomLayoutTests {
    let b = Builder()

    /// Places nothing, or what the closure says.
    struct Free: Layout {
        var size = CGSize(width: 100, height: 50)
        var place: @Sendable (CGRect, LayoutSubviews) -> Void = { _, _ in }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            place(bounds, subviews)
        }
    }

    @Test func aForgottenSubviewSitsInTheMiddle() {
        let child = b.leaf(20...60, 10...30)
        b.place(b.node(Free(), [child]), 300, 20)
        // It is offered what the container was.
        expect(child.frame, 20, 15, 60, 20)
    }

    @Test func theLastPlacementCountsAndAnchorsCount() {
        let child = b.fixed(20, 10)
        let layout = Free { bounds, subviews in
            subviews[0].place(at: .zero, proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        }
        b.place(b.node(layout, [child]), nil, nil)
        expect(child.frame, 80, 40, 20, 10)
    }

    @Test func placingAtTheWrongTimeDoesNothing() {
        let child = b.fixed(20, 10)
        let node = b.node(Free(), [child])
        b.place(node, nil, nil)
        let before = child.frame
        LayoutSubview(node: child).place(at: CGPoint(x: 5, y: 5), proposal: .unspecified)
        #expect(child.frame == before)
    }

    @Test func subviewsAreACollection() {
        let node = b.node(Free(), [b.fixed(1), b.fixed(2), b.fixed(3), b.fixed(4)])
        let subviews = LayoutSubviews(of: node)
        #expect(subviews.count == 4)
        #expect(subviews[1..<3].startIndex == 1)
        #expect(subviews[1..<3].map { $0.sizeThatFits(.unspecified).width } == [2, 3])
        #expect(subviews[[3, 0]].map { $0.sizeThatFits(.unspecified).width } == [4, 1])
        #expect(subviews[[3, 0]].startIndex == 0)
        #expect(subviews == LayoutSubviews(of: node))
        #expect(subviews[1..<3] != subviews[0..<2])
        #expect(subviews.reversed().first == subviews[3])
    }

    @Test func layoutValuesComeThroughModifiers() {
        let leaf = b.fixed(10)
        let wrapped = b.padding(leaf, 3)
        #expect(LayoutSubview(node: wrapped)[Rank.self] == 7)
        leaf.setLayoutValue(3, for: Rank.self)
        #expect(LayoutSubview(node: wrapped)[Rank.self] == 3)
        wrapped.setLayoutValue(4, for: Rank.self)
        #expect(LayoutSubview(node: wrapped)[Rank.self] == 4)
        #expect(LayoutSubview(node: b.h(0, .center, wrapped))[Rank.self] == 7)
        wrapped.removeLayoutValue(for: Rank.self)
        #expect(LayoutSubview(node: wrapped)[Rank.self] == 3)
    }

    @Test func switchingTheLayoutKeepsTheViews() {
        let children = [b.fixed(25, 16), b.fixed(30, 20), b.fixed(35.5, 16)]
        let stack = b.node(AnyLayout(HStackLayout(spacing: 8)), children)
        b.window(stack, 240, 120)
        expect(stack.absoluteFrame, 66.75, 50, 106.5, 20)
        expect(children[1].absoluteFrame, 99.75, 50, 30, 20)
        b.tree.work = FrameWork()
        stack.setLayout(AnyLayout(VStackLayout(spacing: 4)))
        b.tree.layout(stack.parent ?? stack, in: CGSize(width: 240, height: 120))
        expect(stack.absoluteFrame, 102.25, 30, 35.5, 60)
        expect(children[1].absoluteFrame, 105, 50, 30, 20)
        expect(children[2].absoluteFrame, 102.25, 74, 35.5, 16)
        #expect(stack.children.elementsEqual(children) { $0 === $1 })
        // The stack and the window are measured anew, the views are not.
        #expect(b.tree.work.measureCalls <= 2)
    }

    @Test func aLayoutMayUseAStacksLayout() {
        struct Shifted: Layout {
            let stack = HStackLayout(alignment: .bottom, spacing: 5)
            func makeCache(subviews: Subviews) -> HStackLayout.Cache { stack.makeCache(subviews: subviews) }
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
            ) -> CGSize {
                let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
                return CGSize(width: size.width + 10, height: size.height + 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
            ) {
                stack.placeSubviews(
                    in: bounds.insetBy(dx: 5, dy: 5), proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let children = [b.fixed(20, 10), b.fixed(30, 40)]
        let node = b.node(Shifted(), children)
        b.place(node, nil, nil)
        expect(node.frame.size, 65, 50)
        expect(children[0].frame, 5, 35, 20, 10)
        expect(children[1].frame, 30, 5, 30, 40)
    }

    @Test func theDefaultMergesTheSubviewsGuides() {
        let text = b.node(FixedLeaf(CGSize(width: 20, height: 16), firstBaseline: 13, lastBaseline: 13))
        let layout = Free { bounds, subviews in
            subviews[0].place(at: CGPoint(x: 5, y: 9), proposal: .unspecified)
        }
        let node = b.node(layout, [text])
        #expect(node.dimensions(in: .unspecified)[.firstTextBaseline] == 22)
        #expect(!text.isPlaced)
        #expect(b.node(layout, [b.fixed(3)]).dimensions(in: .unspecified)[.firstTextBaseline] == 50)
    }

    @Test func theCacheIsMadeOnceAndUpdatedAfterChanges() {
        final class Log: @unchecked Sendable { var made = 0; var updated = 0 }
        struct Logged: Layout {
            let log: Log
            func makeCache(subviews: Subviews) -> Int {
                log.made += 1
                return subviews.count
            }
            func updateCache(_ cache: inout Int, subviews: Subviews) {
                log.updated += 1
                cache = subviews.count
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
                CGSize(width: Double(cache) * 10, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
                for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
            }
        }
        let log = Log()
        let leaf = b.node(FixedLeaf(CGSize(width: 1, height: 1)))
        let node = b.node(Logged(log: log), [b.padding(leaf, 1)])
        b.place(node, nil, nil)
        b.place(node, 50, nil)
        #expect(log.made == 1 && log.updated == 0)
        leaf.setLayout(FixedLeaf(CGSize(width: 2, height: 2)))
        b.place(node, 50, nil)
        #expect(log.made == 1 && log.updated == 1)
        node.setChildren([leaf, b.fixed(3)])
        b.place(node, 50, nil)
        #expect(node.frame.width == 20)
    }

    @Test func subviewsTellTheirSpacingAndPriority() {
        let node = b.node(Free(), [b.fixed(10, priority: 2), b.node(LineLeaf(lines: 1))])
        let subviews = LayoutSubviews(of: node)
        #expect(subviews[0].priority == 2 && subviews[1].priority == 0)
        #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical) == 4.742)
        #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal) == 8)
    }

    @Test func proposals() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
                == CGSize(width: 3, height: 8))
        #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
        #expect(ProposedViewSize.infinity.width == .infinity && ProposedViewSize.zero.height == 0)
    }
}
