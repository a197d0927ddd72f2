import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Answers its proposal kept in a range in each axis; the ideal size where nothing is offered.
struct RangeLeaf: Layout {
    var width: ClosedRange<Double>
    var height: ClosedRange<Double>
    var idealWidth: Double
    var idealHeight: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(
            width: min(max(proposal.width.map { Double($0) } ?? idealWidth, width.lowerBound), width.upperBound),
            height: min(max(proposal.height.map { Double($0) } ?? idealHeight, height.lowerBound), height.upperBound))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A text of whole lines: it keeps as many as its height allows, at least one. Its baselines are 13 points into a line.
struct LineLeaf: Layout {
    var lines: Int
    var width = 150.0
    var pitch = 16.0

    private func kept(_ height: CGFloat?) -> Int {
        guard let height, Double(height) < Double(lines) * pitch else { return lines }
        return max(1, Int(Double(height) / pitch))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: width, height: Double(kept(proposal.height)) * pitch)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        .text(above: 4.742, below: 8.151, textToText: 0)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: 13
        case .lastTextBaseline: bounds.height - 3
        default: nil
        }
    }
}

/// A text known by a few wrapped sizes: it takes the first, from the widest on, that is no wider than the offer.
struct StepLeaf: Layout {
    var sizes: [CGSize]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let width = proposal.width else { return sizes[0] }
        return sizes.first { $0.width <= width } ?? CGSize(width: 0, height: sizes[sizes.count - 1].height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Makes trees of nodes in a few words.
final class Builder {
    let tree = LayoutTree()
    private(set) var reports: [String] = []
    /// Every node made, so that parents live as long as the test looks at their children.
    private var nodes: [LayoutNode] = []

    init() {
        tree.report = { [unowned self] message, _ in reports.append(message) }
    }

    func node<L: Layout>(_ layout: L, _ children: [LayoutNode] = [], priority: Double? = nil) -> LayoutNodeOf<L> {
        let node = LayoutNodeOf(layout, tree: tree)
        node.setChildren(children)
        node.ownPriority = priority
        nodes.append(node)
        return node
    }

    func leaf(
        _ width: ClosedRange<Double>, _ height: ClosedRange<Double> = 10...10, ideal: Double? = nil,
        priority: Double? = nil
    ) -> LayoutNode {
        node(
            RangeLeaf(
                width: width, height: height, idealWidth: ideal ?? width.lowerBound, idealHeight: height.lowerBound),
            priority: priority)
    }

    func fixed(_ width: Double, _ height: Double = 10, priority: Double? = nil) -> LayoutNode {
        node(FixedLeaf(CGSize(width: width, height: height)), priority: priority)
    }

    func color() -> LayoutNode { node(FlexibleLeaf()) }
    func spacer(_ length: CGFloat? = nil) -> LayoutNode { node(SpacerLayout(minLength: length)) }

    func h(_ spacing: CGFloat? = nil, _ alignment: VerticalAlignment = .center, _ children: LayoutNode...) -> LayoutNode {
        node(HStackLayout(alignment: alignment, spacing: spacing), children)
    }

    func v(_ spacing: CGFloat? = nil, _ alignment: HorizontalAlignment = .center, _ children: LayoutNode...) -> LayoutNode {
        node(VStackLayout(alignment: alignment, spacing: spacing), children)
    }

    func z(_ alignment: Alignment = .center, _ children: LayoutNode...) -> LayoutNode {
        node(ZStackLayout(alignment: alignment), children)
    }

    func frame(
        _ child: LayoutNode, width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center
    ) -> LayoutNode {
        node(FrameLayout(width: width, height: height, alignment: alignment), [child])
    }

    func padding(_ child: LayoutNode, _ insets: EdgeInsets) -> LayoutNode { node(PaddingLayout(insets), [child]) }
    func padding(_ child: LayoutNode, _ inset: CGFloat) -> LayoutNode {
        padding(child, EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
    }

    func fixedSize(_ child: LayoutNode, horizontal: Bool = true, vertical: Bool = true) -> LayoutNode {
        node(FixedSizeLayout(horizontal: horizontal, vertical: vertical), [child])
    }

    /// Lays `root` out as a window's only view.
    func window(_ root: LayoutNode, _ width: Double, _ height: Double) {
        tree.layout(node(RootLayout(), [root]), in: CGSize(width: width, height: height))
    }

    /// Lays `node` out at the origin for a proposal.
    func place(_ node: LayoutNode, _ width: CGFloat?, _ height: CGFloat?) {
        tree.layout(node, at: .zero, proposal: ProposedViewSize(width: width, height: height))
    }
}

extension LayoutNode {
    /// The frame in the space of the outermost node.
    var absoluteFrame: CGRect {
        var rect = frame
        var node = parent
        while let current = node {
            rect.origin.x += current.frame.minX
            rect.origin.y += current.frame.minY
            node = current.parent
        }
        return rect
    }
}

/// Compares within 0.01 points.
func expect(
    _ rect: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let differences = [
        Double(rect.minX) - x, Double(rect.minY) - y, Double(rect.width) - width, Double(rect.height) - height,
    ]
    #expect(
        differences.allSatisfy { abs($0) <= 0.01 }, "got \(rect), not \(x), \(y), \(width), \(height)",
        sourceLocation: sourceLocation)
}

func expect(
    _ size: CGSize, _ width: Double, _ height: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        abs(Double(size.width) - width) <= 0.01 && abs(Double(size.height) - height) <= 0.01,
        "got \(size), not \(width), \(height)", sourceLocation: sourceLocation)
}

func expect(_ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= 0.01 },
        "got \(values), not \(expected)", sourceLocation: sourceLocation)
}
