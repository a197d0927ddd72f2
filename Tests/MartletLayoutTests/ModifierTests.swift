import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Depth stacks, layers, padding, ratios, offset and position: measured rows.
@Suite struct ModifierTests {
    let b = Builder()

    /// Answers half of what it is offered.
    struct Half: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let size = proposal.replacingUnspecifiedDimensions()
            return CGSize(width: size.width / 2, height: size.height / 2)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test func aDepthStackOffersItsOwnSizeToPlace() {
        let half = b.node(Half())
        let stack = b.z(.center, half, b.fixed(20, 20))
        b.place(stack, 60, 40)
        expect(stack.frame.size, 30, 20)
        expect(half.frame, 2.5, 5, 15, 10)
    }

    static let nine: [(Alignment, Double, Double)] = [
        (.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0),
        (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
        (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
    ]

    @Test func nineAlignments() {
        for (alignment, x, y) in Self.nine {
            let inStack = b.fixed(20, 20)
            b.place(b.z(alignment, b.fixed(60, 40), inStack), 100, 100)
            expect(inStack.frame, x, y, 20, 20)
            let inFrame = b.fixed(20, 20)
            b.place(b.frame(inFrame, width: 60, height: 40, alignment), 100, 100)
            expect(inFrame.frame, x, y, 20, 20)
            let layer = b.fixed(20, 20)
            b.place(b.node(OverlayLayout(alignment: alignment), [b.fixed(60, 40), layer]), 100, 100)
            expect(layer.frame, x, y, 20, 20)
        }
    }

    @Test func layersGetTheViewsSizeAndMayReachOver() {
        let follows = b.color()
        let large = b.fixed(80, 60)
        let view = b.node(BackgroundLayout(), [b.node(OverlayLayout(), [b.fixed(40, 20), follows]), large])
        b.place(view, 300, 300)
        expect(view.frame, 0, 0, 40, 20)
        expect(follows.frame, 0, 0, 40, 20)
        expect(large.frame, -20, -20, 80, 60)
    }

    @Test func paddingAddsUp() {
        let inner = b.color()
        let outer = b.padding(
            b.padding(
                b.padding(inner, EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)),
                EdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)),
            EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        b.window(outer, 200, 100)
        expect(inner.absoluteFrame, 32, 17, 164, 64)
        expect(outer.absoluteFrame, 0, 0, 200, 100)
    }

    @Test func paddingInAFrame() {
        let first = b.fixed(10, 26)
        b.place(b.frame(b.padding(first, 12), width: 60, height: 60, .topLeading), 200, 200)
        expect(first.absoluteFrame, 12, 12, 10, 26)
        let second = b.fixed(10, 26)
        b.place(b.frame(b.padding(second, 12), width: 60, height: 60), 200, 200)
        expect(second.absoluteFrame, 25, 17, 10, 26)
        let row = [b.fixed(36, 36), b.fixed(140, 20), b.fixed(36, 36)]
        let padded = b.padding(b.node(HStackLayout(spacing: 12), row), 12)
        b.place(padded, 500, 500)
        expect(padded.frame.size, 260, 60)
        expect(row.map { Double($0.absoluteFrame.minX) }, [12, 60, 212])
    }

    @Test func negativePaddingLetsTheViewReachOver() {
        let child = b.color()
        let padded = b.padding(child, -10)
        b.place(padded, 100, 50)
        expect(padded.frame.size, 100, 50)
        expect(child.frame, -10, -10, 120, 70)
        #expect(b.padding(b.fixed(10, 10), -10).measure(.unspecified) == .zero)
    }

    @Test func ratios() {
        func offered(_ ratio: CGFloat?, _ isFill: Bool, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            b.node(AspectRatioLayout(ratio, isFill: isFill), [b.color()])
                .measure(ProposedViewSize(width: width, height: height))
        }
        expect(offered(16.0 / 9, false, 500, 300), 500, 281.25)
        expect(offered(16.0 / 9, false, 500, nil), 500, 281.25)
        expect(offered(16.0 / 9, false, nil, 300), 533.333, 300)
        expect(offered(16.0 / 9, true, 500, 300), 533.333, 300)
        expect(offered(1.6, false, 100, nil), 100, 62.5)
        expect(offered(1.6, false, nil, 30), 48, 30)
        let rigid = b.node(AspectRatioLayout(16.0 / 9, isFill: false), [b.fixed(168, 95)])
        expect(rigid.measure(ProposedViewSize(width: 500, height: 300)), 168, 95)
        for (isFill, width, height) in [(false, 100.0, 50.0), (true, 120, 60)] {
            let image = b.node(FlexibleLeaf(ideal: CGSize(width: 40, height: 20)))
            let node = b.node(AspectRatioLayout(nil, isFill: isFill), [image])
            expect(node.measure(ProposedViewSize(width: 100, height: 60)), width, height)
        }
    }

    @Test func offsetMovesOnlyTheView() {
        let child = b.fixed(20, 20)
        let moved = b.node(OffsetLayout(x: 40, y: -5), [child])
        let row = b.h(0, .center, moved, b.fixed(10, 10))
        b.place(row, nil, nil)
        expect(row.frame.size, 30, 20)
        expect(moved.frame, 0, 0, 20, 20)
        expect(child.frame, 40, -5, 20, 20)
    }

    @Test func positionTakesTheWholeProposal() {
        let child = b.fixed(20, 20)
        let positioned = b.node(PositionLayout(x: 30, y: 20), [child])
        let row = b.h(0, .center, b.fixed(60, 10), positioned)
        b.place(row, 200, 100)
        expect(positioned.frame, 60, 0, 140, 100)
        expect(child.frame, 20, 10, 20, 20)
    }

    @Test func aGeometryReaderPutsItsViewsAtTheTop() {
        let child = b.fixed(20, 20)
        let reader = b.node(GeometryReaderLayout(), [child])
        expect(reader.measure(.unspecified), 10, 10)
        b.place(reader, 200, 100)
        expect(reader.frame.size, 200, 100)
        expect(child.frame, 0, 0, 20, 20)
    }

    @Test func leaves() {
        expect(b.color().measure(.unspecified), 10, 10)
        expect(b.color().measure(ProposedViewSize(width: 30, height: nil)), 30, 10)
        let circle = b.node(FlexibleLeaf(isSquare: true))
        expect(circle.measure(ProposedViewSize(width: 100, height: 60)), 60, 60)
        expect(circle.measure(ProposedViewSize(width: nil, height: 60)), 60, 60)
        expect(circle.measure(.unspecified), 10, 10)
    }

    @Test func aDividerLiesAcrossItsStack() {
        let flat = b.node(DividerLayout())
        b.place(b.v(0, .center, flat), 100, 50)
        expect(flat.frame.size, 100, 1)
        let upright = b.node(UnaryLayout(), [b.node(DividerLayout())])
        b.place(b.h(0, .center, upright), 100, 50)
        expect(upright.frame.size, 1, 50)
    }

    @Test func spacersAndDividersFollowASwitchedStack() {
        let divider = b.node(DividerLayout())
        let stack = b.node(AnyLayout(HStackLayout(spacing: 0)), [b.node(UnaryLayout(), [divider])])
        b.place(stack, 100, 50)
        expect(divider.frame.size, 1, 50)
        stack.setLayout(AnyLayout(VStackLayout(spacing: 0)))
        b.place(stack, 100, 50)
        expect(divider.frame.size, 100, 1)
    }

    @Test func theFirstViewThatFits() {
        func chosen(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?) -> Int? {
            let node = b.node(ViewThatFitsLayout(axes: axes), [b.fixed(100, 40), b.fixed(50, 20), b.fixed(80, 10)])
            b.place(node, width, height)
            #expect(node.children.map(\.isPlaced) == [0, 1, 2].map { $0 == node.chosenIndex })
            return node.chosenIndex
        }
        let both: Axis.Set = [.horizontal, .vertical]
        #expect(chosen(both, 200, 100) == 0)
        #expect(chosen(both, 60, 100) == 1)
        #expect(chosen(both, 200, 30) == 1)
        #expect(chosen(both, 10, 10) == 2)
        #expect(chosen(both, nil, nil) == 0)
        #expect(chosen(.vertical, 10, 100) == 0)
        #expect(chosen(.horizontal, 200, 1) == 0)
        #expect(chosen(.horizontal, 60, 1) == 1)
    }
}
