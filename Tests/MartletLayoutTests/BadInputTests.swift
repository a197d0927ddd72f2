import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Numbers that make no sense: a defined result, one report, and no NaN anywhere.
@Suite struct BadInputTests {
    let b = Builder()

    private static let bad: [CGFloat] = [.nan, -5, .infinity, -.infinity, -.nan]

    private func isSound(_ node: LayoutNode) -> Bool {
        let frame = node.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return numbers.allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0
            && node.children.allSatisfy(isSound)
    }

    @Test(arguments: bad) func badFrames(_ value: CGFloat) {
        let b = Builder()
        let node = b.frame(b.fixed(20, 20), width: value, height: 30)
        b.place(node, 100, 100)
        b.place(node, 100, 90)
        // Negative lengths are 0; others count as not given.
        #expect(node.frame.size == CGSize(width: value == -5 ? 0 : 20, height: 30))
        #expect(b.reports.count == 1)
        #expect(isSound(node))
    }

    @Test(arguments: bad) func badLimits(_ value: CGFloat) {
        let b = Builder()
        let least = b.node(FlexFrameLayout(minWidth: value), [b.fixed(20, 20)])
        b.place(least, 100, 100)
        #expect(least.frame.width == 20)
        let ideal = b.node(FlexFrameLayout(idealWidth: value), [b.fixed(20, 20)])
        b.place(ideal, nil, nil)
        #expect(ideal.frame.width == (value == -5 ? 0 : 20))
        let greatest = b.node(FlexFrameLayout(maxWidth: value), [b.fixed(20, 20)])
        b.place(greatest, 100, 100)
        #expect(greatest.frame.width == (value == -5 ? 0 : value == .infinity ? 100 : 20))
        #expect(b.reports.count == (value == .infinity ? 2 : 3))
    }

    @Test func limitsOutOfOrder() {
        let node = b.node(FlexFrameLayout(minWidth: 80, maxWidth: 40), [b.fixed(20, 20)])
        b.place(node, 100, 100)
        #expect(node.frame.width == 80)
        #expect(b.reports.count == 1)
    }

    @Test(arguments: bad) func badPaddingSpacingOffsetPosition(_ value: CGFloat) {
        let b = Builder()
        let child = b.fixed(20, 20)
        let nodes: [LayoutNode] = [
            b.padding(child, EdgeInsets(top: value, leading: value, bottom: 0, trailing: 3)),
            b.h(value, .center, b.fixed(5), b.spacer(value), b.color()),
            b.node(OffsetLayout(x: value, y: value), [b.fixed(5)]),
            b.node(PositionLayout(x: value, y: 3), [b.fixed(5)]),
            b.node(AspectRatioLayout(value, isFill: false), [b.color()]),
            b.node(AlignmentGuideLayout(VerticalAlignment.center) { _ in value }, [b.fixed(5)]),
        ]
        let column = b.node(VStackLayout(spacing: value), nodes)
        b.window(column, 100, 100)
        #expect(isSound(column))
    }

    @Test func aZeroIdealSizeHasNoRatio() {
        let node = b.node(AspectRatioLayout(nil, isFill: true), [b.fixed(0, 0)])
        b.place(node, 100, 50)
        expect(node.frame, 0, 0, 0, 0)
    }

    @Test func badAnswersOfUsersLayouts() {
        struct Bad: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: CGFloat.nan, height: -3)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                for subview in subviews {
                    subview.place(
                        at: CGPoint(x: CGFloat.nan, y: .infinity),
                        proposal: ProposedViewSize(width: .nan, height: -4))
                }
            }
        }
        let child = b.color()
        let bad = b.node(Bad(), [child])
        let row = b.h(nil, .center, bad, b.fixed(10))
        b.window(row, 100, 100)
        #expect(isSound(row))
        #expect(bad.frame.size == .zero)
        expect(child.frame, 0, 0, 10, 0)
        #expect(b.reports.count == 2)
    }

    @Test func aLayoutThatAsksForItself() {
        final class Box: @unchecked Sendable { var node: LayoutNode? }
        struct Mirror: Layout {
            let box: Box
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                guard let node = box.node else { return .zero }
                return LayoutSubview(node: node).sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let box = Box()
        let node = b.node(Mirror(box: box))
        box.node = node
        expect(node.measure(ProposedViewSize(width: 30, height: nil)), 30, 10)
        #expect(b.reports.count == 1)
        box.node = nil
    }

    @Test func endlessWindows() {
        let column = b.v(nil, .center, b.color(), b.h(nil, .center, b.spacer(), b.fixed(10)), b.z(.center, b.color()))
        b.place(column, .infinity, .infinity)
        func hasNoNaN(_ node: LayoutNode) -> Bool {
            let frame = node.frame
            return ![frame.minX, frame.minY, frame.size.width, frame.size.height].contains { $0.isNaN }
                && node.children.allSatisfy(hasNoNaN)
        }
        #expect(hasNoNaN(column))
    }
}
