import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Distances by default: measured rows.
@Suite struct SpacingTests {
    let b = Builder()

    private func text() -> LayoutNode { b.node(LineLeaf(lines: 1, width: 20)) }

    /// The gap between the two views of a column or row.
    private func gap(_ first: LayoutNode, _ second: LayoutNode, isHorizontal: Bool = false) -> Double {
        let stack: LayoutNode =
            isHorizontal ? b.node(HStackLayout(), [first, second]) : b.node(VStackLayout(), [first, second])
        b.place(stack, nil, nil)
        return Double(isHorizontal ? second.frame.minX - first.frame.maxX : second.frame.minY - first.frame.maxY)
    }

    @Test func plainViewsAndTexts() {
        expect(
            [
                gap(b.fixed(10), b.fixed(10)), gap(b.fixed(10), text()), gap(text(), b.fixed(10)), gap(text(), text()),
                gap(b.fixed(10), text(), isHorizontal: true), gap(text(), text(), isHorizontal: true),
            ], [8, 4.742, 8.151, 0, 8, 8])
    }

    @Test func theLowerTextSetsTheDistanceBetweenTexts() {
        let upper = ViewSpacing.text(above: 5, below: 9, textToText: 1)
        let lower = ViewSpacing.text(above: 6, below: 11, textToText: 2.5)
        #expect(upper.distance(to: lower, along: .vertical) == 2.5)
        #expect(lower.distance(to: upper, along: .vertical) == 1)
        #expect(upper.distance(to: lower, along: .horizontal) == 8)
    }

    @Test func paddingAndFramesHideAText() {
        expect(
            [
                gap(b.fixed(10), b.padding(text(), 2)), gap(b.padding(text(), 0), b.fixed(10)),
                gap(b.fixed(10), b.frame(text(), height: 30)), gap(b.fixed(10), b.frame(text(), width: 30)),
                gap(b.fixed(10), b.node(FlexFrameLayout(minHeight: 5), [text()])),
                gap(b.padding(text(), EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0)), b.fixed(10)),
            ], [8, 8.151, 8, 4.742, 8, 8.151])
    }

    @Test func stacksHandOnTheSpacingAtTheirEdges() {
        let texts = b.h(nil, .center, text(), text())
        expect([gap(texts, text())], [0])
        expect([gap(b.h(nil, .center, text(), b.fixed(5)), text())], [4.742])
        expect([gap(b.v(nil, .center, text(), b.fixed(5)), text())], [4.742])
        expect([gap(b.v(nil, .center, b.fixed(5), text()), text())], [0])
        expect([gap(b.z(.center, text()), text())], [0])
    }

    @Test func spacersKeepNoDistance() {
        func around(_ make: () -> LayoutNode) -> [Double] {
            [gap(b.fixed(10), make(), isHorizontal: true), gap(make(), b.fixed(10), isHorizontal: true)]
        }
        expect(around { b.spacer() }, [0, 0])
        expect(around { b.padding(b.spacer(), 0) }, [0, 0])
        expect(around { b.frame(b.spacer(), width: 20) }, [0, 0])
        expect(around { b.node(FlexFrameLayout(maxWidth: 20), [b.spacer()]) }, [0, 0])
        expect(around { b.node(OverlayLayout(), [b.spacer(), b.color()]) }, [0, 0])
        expect(around { b.fixedSize(b.spacer()) }, [0, 0])
        expect(around { b.z(.center, b.spacer(), b.spacer()) }, [0, 0])
        let ranked = { () -> LayoutNode in
            let spacer = b.spacer()
            spacer.ownPriority = 1
            return spacer
        }
        expect(around(ranked), [0, 0])
        expect(around { b.padding(b.spacer(), 1) }, [8, 8])
        expect(around { b.h(nil, .center, b.spacer()) }, [8, 8])
    }

    @Test func controlsBringTheirOwnDistances() {
        let toggle = ViewSpacing.uniform(6)
        #expect(toggle.distance(to: toggle, along: .vertical) == 6)
        #expect(toggle.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    }

    @Test func unionKeepsTheLargerValue() {
        var spacing = ViewSpacing.uniform(3)
        spacing.formUnion(.uniform(20), edges: .leading)
        let other = ViewSpacing.uniform(1)
        #expect(other.distance(to: spacing, along: .horizontal) == 20)
        #expect(spacing.distance(to: other, along: .horizontal) == 3)
        #expect(spacing.union(.uniform(30)).distance(to: other, along: .horizontal) == 30)
        #expect(ViewSpacing().union(ViewSpacing()).isPlain)
    }

    @Test func thePlatformSetsTheDefault() {
        b.tree.defaultSpacing = 12
        expect([gap(b.fixed(10), b.fixed(10)), gap(b.fixed(10), text(), isHorizontal: true)], [12, 12])
    }
}
