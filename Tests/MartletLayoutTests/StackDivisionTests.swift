import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// How stacks divide their length: measured rows.
@Suite struct StackDivisionTests {
    let b = Builder()

    /// The widths that the children of a row get, and the row's own.
    private func widths(_ children: [LayoutNode], spacing: CGFloat? = 0, at width: CGFloat?) -> ([Double], Double) {
        let row = b.node(HStackLayout(spacing: spacing), children)
        b.place(row, width, 100)
        return (children.map { Double($0.frame.width) }, Double(row.frame.width))
    }

    @Test func equalViewsShareEqually() {
        expect(widths([b.leaf(0...80), b.leaf(0...80)], at: 100).0, [50, 50])
    }

    @Test func theLessFlexibleComesFirst() {
        expect(widths([b.leaf(20...100), b.leaf(60...100)], at: 100).0, [40, 60])
        expect(widths([b.leaf(60...100), b.leaf(20...100)], at: 100).0, [60, 40])
    }

    @Test func lowerPrioritiesKeepTheirLeastLength() {
        expect(widths([b.leaf(0...80, priority: 1), b.leaf(30...80)], at: 100).0, [70, 30])
        expect(widths([b.leaf(0...80, priority: 1), b.leaf(0...80)], at: 100).0, [80, 20])
        expect(
            widths([b.leaf(0...80, priority: -1), b.leaf(0...80), b.leaf(0...80, priority: 1)], at: 100).0,
            [0, 20, 80])
    }

    @Test func offersNeverFallBelowZero() {
        let result = widths([b.leaf(30...40), b.leaf(0...100), b.fixed(45)], at: 60)
        expect(result.0, [30, 0, 45])
        #expect(result.1 == 75)
    }

    @Test func aStackIsAsLongAsItsViews() {
        #expect(widths([b.fixed(80), b.fixed(80)], at: 100).1 == 160)
        #expect(widths([b.fixed(20), b.fixed(20)], at: 300).1 == 40)
    }

    @Test func spacingIsTakenOffFirst() {
        let children = [b.leaf(0...80), b.leaf(0...80), b.leaf(0...80)]
        expect(widths(children, spacing: 10, at: 100).0, [26.667, 26.667, 26.667])
        expect(children.map { Double($0.frame.minX) }, [0, 36.667, 73.333])
    }

    @Test func aGreedyViewTakesWhatIsLeft() {
        expect(widths([b.fixed(20), b.leaf(0...Double.infinity)], at: 200).0, [20, 180])
    }

    @Test func spacersDoNotCompete() {
        expect(widths([b.fixed(20), b.spacer(), b.leaf(0...Double.infinity)], at: 200).0, [20, 8, 172])
        expect(
            widths([b.leaf(0...Double.infinity), b.spacer(), b.leaf(0...Double.infinity)], at: 200).0, [96, 8, 96])
        expect(widths([b.fixed(80), b.spacer(), b.leaf(0...80)], at: 100).0, [80, 8, 12])
        expect(widths([b.leaf(0...80, priority: 1), b.spacer(), b.leaf(0...80)], at: 100).0, [80, 8, 12])
    }

    @Test func spacersTakeTheSlack() {
        #expect(widths([b.fixed(20), b.spacer(), b.fixed(20)], at: nil).1 == 48)
        #expect(widths([b.fixed(20), b.spacer(), b.fixed(20)], at: 200).1 == 200)
        let a = b.fixed(20)
        _ = widths([b.spacer(), a, b.spacer(), b.spacer()], at: 200)
        #expect(a.frame.minX == 60)
        let c = b.fixed(20)
        _ = widths([b.spacer(50), c, b.spacer()], at: 200)
        #expect(c.frame.minX == 90)
    }

    @Test func spacersWithLongerLeastLengthsAreServedFirst() {
        expect(widths([b.spacer(10), b.fixed(20), b.spacer(100)], at: 160).0, [40, 20, 100])
    }

    @Test func nothingKeepsDistanceFromASpacer() {
        #expect(widths([b.fixed(20), b.spacer(0), b.fixed(20)], spacing: nil, at: nil).1 == 40)
        #expect(widths([b.fixed(20), b.spacer(0), b.fixed(20)], spacing: 20, at: nil).1 == 80)
    }

    @Test func anOnlyViewPassesItsPriorityThroughAStack() {
        let inner = b.h(0, .center, b.leaf(0...80, priority: 1))
        expect(widths([inner, b.leaf(0...80)], at: 100).0, [80, 20])
        let twice = b.v(0, .center, b.padding(b.h(0, .center, b.leaf(0...80, priority: 1)), 0))
        expect(widths([twice, b.leaf(0...80)], at: 100).0, [80, 20])
    }

    @Test func modifiersPassThePriorityOn() {
        expect(widths([b.padding(b.leaf(0...60, priority: 2), 10), b.leaf(0...80)], at: 100).0, [80, 20])
    }

    @Test func threeRectangles() {
        expect(widths([b.color(), b.color(), b.color()], at: 300).0, [100, 100, 100])
    }

    @Test func frameWithAMaximumBesideFrameWithAMinimum() {
        let first = b.node(FlexFrameLayout(maxWidth: 100), [b.color()])
        let second = b.node(FlexFrameLayout(minWidth: 100), [b.color()])
        expect(widths([first, second], at: 150).0, [75, 100])
    }

    @Test func theExampleOfThePriorities() {
        // A fixed 60, a view with priority 1, and one that needs at least 20.
        expect(
            widths([b.leaf(20...Double.infinity), b.leaf(0...Double.infinity, priority: 1), b.fixed(60)], at: 300).0,
            [20, 220, 60])
        expect(widths([b.color(), b.fixed(50), b.color()], at: 300).0, [125, 50, 125])
    }

    @Test func twoTextsShareALine() {
        func texts(_ priority: Double?) -> [LayoutNode] {
            let long = [CGSize(width: 59, height: 32), CGSize(width: 46, height: 48)]
            let short = [CGSize(width: 34, height: 16), CGSize(width: 18, height: 32)]
            return [b.node(StepLeaf(sizes: long), priority: priority), b.node(StepLeaf(sizes: short))]
        }
        let equal = texts(nil)
        _ = widths(equal, at: 80)
        expect(equal[0].frame.size, 46, 48)
        expect(equal[1].frame.size, 34, 16)
        let ranked = texts(1)
        _ = widths(ranked, at: 80)
        expect(ranked[0].frame.size, 59, 32)
        expect(ranked[1].frame.size, 18, 32)
    }

    @Test func aTextAboveASpacerKeepsTheLinesThatFit() {
        for (height, lines) in [(60.0, 1), (100, 3), (200, 6)] {
            let text = b.node(LineLeaf(lines: 6, width: 100, pitch: 28))
            b.place(b.v(nil, .center, text, b.spacer()), 100, height)
            #expect(Int(text.frame.height) == lines * 28)
        }
    }

    @Test func twoTextsShareAColumn() {
        let texts = [b.node(LineLeaf(lines: 6)), b.node(LineLeaf(lines: 6))]
        b.place(b.node(VStackLayout(), texts), 100, 100)
        #expect(texts.map { $0.frame.height } == [48, 48])
    }

    @Test func withoutAnOfferAcrossViewsGetTheStacksThickness() {
        let tall = b.leaf(10...10, 10...Double.infinity)
        let fixed = b.fixed(20, 30)
        let row = b.h(0, .center, tall, fixed)
        b.place(row, nil, nil)
        #expect(row.frame.height == 30)
        #expect(tall.frame.height == 30)
    }

    @Test func withAnOfferAcrossViewsKeepTheirOwnAnswers() {
        let tall = b.leaf(10...10, 10...25)
        let row = b.h(0, .top, tall, b.fixed(20, 30))
        b.place(row, nil, 100)
        #expect(tall.frame.height == 25)
    }

    @Test func aSpacerHasNoThicknessInAStack() {
        let spacer = b.spacer()
        let painted = b.node(OverlayLayout(), [b.spacer(), b.color()])
        let row = b.h(0, .center, b.fixed(20, 30), spacer, painted)
        b.place(row, 200, 100)
        #expect(spacer.frame.height == 0 && painted.frame.height == 0)
        #expect(spacer.frame.width == 90 && painted.frame.width == 90)
        #expect(spacer.frame.minY == 15)
        #expect(row.frame.height == 30)
    }

    @Test func aSpacerFillsOutsideAStack() {
        let spacer = b.spacer()
        expect(spacer.measure(.unspecified), 8, 8)
        expect(spacer.measure(ProposedViewSize(width: 30, height: 40)), 30, 40)
        let inDepth = b.spacer()
        let depth = b.z(.center, inDepth)
        b.place(b.h(0, .center, depth), 50, 60)
        expect(inDepth.frame.size, 50, 60)
    }

    @Test func aLayerIsNotInTheStackOfItsView() {
        let layer = b.spacer()
        b.place(b.h(0, .center, b.node(OverlayLayout(), [b.fixed(20, 30), layer])), 100, 100)
        expect(layer.frame.size, 20, 30)
    }

    @Test func viewsAcrossALine() {
        for (alignment, y) in [(VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)] {
            let small = b.fixed(10, 10)
            b.place(b.h(0, alignment, small, b.fixed(10, 30)), nil, nil)
            #expect(Double(small.frame.minY) == y)
        }
    }

    @Test func pressure() {
        // Two views of 40 and a text of four lines share 130 points with a spacer.
        for (least, text, room) in [(nil as CGFloat?, 32.0, 18.0), (0, 48, 2), (30, 16, 34)] {
            let block = b.frame(b.node(LineLeaf(lines: 4)), width: 150, .leading)
            let spacer = b.spacer(least)
            let column = b.v(
                0, .center, b.frame(b.color(), height: 40), block, spacer, b.frame(b.color(), height: 40))
            b.window(column, 200, 130)
            #expect(Double(block.frame.height) == text)
            #expect(Double(spacer.frame.height) == room)
        }
    }

    @Test func threeTextsUnderPressure() {
        let texts = [4, 2, 4].map { b.frame(b.node(LineLeaf(lines: $0)), width: 150, .leading) }
        let column = b.node(VStackLayout(spacing: 0), texts)
        b.window(column, 300, 100)
        expect(texts.map { Double($0.absoluteFrame.minY) }, [2, 34, 66])
        expect(texts.map { Double($0.frame.height) }, [32, 32, 32])
    }

    @Test func negativeSpacing() {
        let children = [b.fixed(70), b.fixed(70), b.fixed(70)]
        let result = widths(children, spacing: -30, at: 500)
        expect(children.map { Double($0.frame.minX) }, [0, 40, 80])
        #expect(result.1 == 150)
    }

    @Test func anEmptyStackIsNothing() {
        let row = b.node(HStackLayout())
        expect(row.measure(ProposedViewSize(width: 100, height: 100)), 0, 0)
        b.place(row, 100, 100)
        expect(row.frame, 0, 0, 0, 0)
    }

    @Test func endlessOffersGiveEndlessStacks() {
        let row = b.h(8, .center, b.color(), b.fixed(10), b.spacer())
        expect(row.measure(.infinity).height == .infinity ? CGSize(width: 1, height: 1) : .zero, 1, 1)
        #expect(row.measure(.infinity).width == .infinity)
        let depth = b.z(.center, b.color(), b.fixed(10))
        #expect(depth.measure(.infinity) == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    }
}
