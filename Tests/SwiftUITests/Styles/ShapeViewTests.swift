import Foundation
import MartletBase
import MartletDisplay
import SwiftUI
import SwiftUITesting
import Testing

/// Items of a display list with their places, effects looked through.
enum Items {
    struct Placed {
        var item: DisplayItem
        var origin: CGPoint
        var frame: CGRect
    }

    static func of(_ list: DisplayListText) -> [Placed] {
        var found: [Placed] = []
        collect(list.list.root, .zero, &found)
        return found
    }

    private static func collect(_ node: DisplayNode, _ origin: CGPoint, _ found: inout [Placed]) {
        switch node.content {
        case .item(let item, let frame):
            found.append(Placed(item: item, origin: origin, frame: frame.offsetBy(dx: origin.x, dy: origin.y)))
        case .effect(_, let child): collect(child.node, origin + child.offset, &found)
        case .group(let children): for child in children { collect(child.node, origin + child.offset, &found) }
        }
    }

    static func color(_ paint: Paint) -> [Int]? {
        if case .color(let color) = paint { return ColorTests.bytes(color) }
        return nil
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

@MainActor
struct ShapeViewTests {
    func items<V: View>(_ size: CGSize = CGSize(width: 100, height: 60), @ViewBuilder _ view: () -> V) -> [Items.Placed]
    {
        Items.of(TestHost(size: size, content: view).displayList)
    }

    @Test func aShapeIsFilledWithTheForeground() throws {
        let item = try #require(items { Circle() }.first)
        guard case .fill(let path, let style, let paint) = item.item else {
            Issue.record("not a fill")
            return
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(item.origin == CGPoint(x: 20, y: 0))
        #expect(!style.isEOFilled)
        #expect(Items.color(paint) == [0, 0, 0, 255])
    }

    @Test func foregroundStyleReachesShapes() throws {
        let drawn = items {
            VStack(spacing: 0) {
                Rectangle()
                Rectangle().fill(.secondary)
                Rectangle().foregroundStyle(.blue)
            }
            .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        let colors = drawn.compactMap { placed -> [Int]? in
            if case .fill(_, _, let paint) = placed.item { return Items.color(paint) }
            return nil
        }
        #expect(colors == [[255, 0, 0, 255], [255, 0, 0, 128], [0, 136, 255, 255]])
    }

    @Test func chainsDrawInOrderInOneFrame() throws {
        let drawn = items { Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 2) }
        #expect(drawn.count == 3)
        guard case .fill = drawn[0].item, case .stroke(let outline, let line, _, let blue) = drawn[1].item,
            case .stroke(let inner, let border, _, _) = drawn[2].item
        else {
            Issue.record("wrong items")
            return
        }
        #expect(line.lineWidth == 4 && border.lineWidth == 2)
        #expect(Items.color(blue) == [0, 136, 255, 255])
        // The border takes the whole proposal, so the circles lie in the middle of 100 by 60.
        #expect(outline.boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(inner.boundingRect == CGRect(x: 21, y: 1, width: 58, height: 58))
    }

    @Test func linesWithoutWidthDrawNothing() {
        #expect(items { Rectangle().stroke(.red, lineWidth: 0) }.isEmpty)
        #expect(items { Rectangle().stroke(.red, lineWidth: -1) }.isEmpty)
        #expect(items { Rectangle().strokeBorder(.red, lineWidth: .nan) }.isEmpty)
        #expect(items { Rectangle().fill(.clear) }.isEmpty)
        #expect(items { Rectangle().stroke(.red, lineWidth: 1) }.count == 1)
    }

    @Test func rightToLeftMirrorsShapesThatWantIt() throws {
        let drawn = items {
            Wedge(progress: 1).environment(\.layoutDirection, .rightToLeft)
        }
        guard case .fill(let path, _, _) = try #require(drawn.first).item else { return }
        #expect(path.description == "100 0 m 0 0 l 100 60 l h")
    }

    @Test func gradientsAreViews() throws {
        let drawn = items { LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing) }
        guard case .fill(_, _, .linear(_, let start, let end)) = try #require(drawn.first).item else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(start == CGPoint(x: 0, y: 30) && end == CGPoint(x: 100, y: 30))
    }

    @Test func gradientsSpanTheFrameNotTheOutline() throws {
        let drawn = items {
            Circle().trim(from: 0, to: 0.25).stroke(
                AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 5)
        }
        guard case .stroke(_, _, _, .angular(_, let center, _, _)) = try #require(drawn.first).item else {
            Issue.record("not an angular gradient")
            return
        }
        #expect(center == CGPoint(x: 30, y: 30))
    }

    @Test func sameShapesAreNotDrawnAgain() {
        struct Box: View {
            var width: CGFloat
            var body: some View {
                VStack {
                    RoundedRectangle(cornerRadius: 8).fill(.red).stroke(.blue, lineWidth: 2)
                    Color.red.frame(width: width, height: 5)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Box(width: 10) }
        _ = host.frame()
        host.update { Box(width: 20) }
        let work = host.frame()
        #expect(work.itemsRecorded == 1)
        #expect(work.itemsReused >= 2)
    }

    @Test func everySpellingCompiles() {
        let drawn = items(CGSize(width: 400, height: 400)) {
            VStack {
                Circle().fill()
                Circle().fill(style: FillStyle(eoFill: true))
                Circle().stroke()
                Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4]))
                Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2))
                Capsule().strokeBorder()
                Capsule().strokeBorder(style: StrokeStyle(lineWidth: 2))
                Capsule().strokeBorder(.tint, lineWidth: 2, antialiased: false)
                Capsule().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Capsule().fill(Color.red.gradient)
            }
        }
        #expect(drawn.count == 10)
    }
}
