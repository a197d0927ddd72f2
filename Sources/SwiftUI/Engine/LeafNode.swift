import Foundation
import MartletBase
import MartletDisplay
import MartletGraph
import MartletLayout

/// A view that is one leaf of layout and drawing: text, colour, shape, picture.
package protocol LeafView: View where Body == Never {
    associatedtype Leaf: LeafContent
    /// Resolves the view in its environment: everything that measuring and drawing need, as one value.
    @MainActor func resolve(_ context: LeafContext) -> Leaf
}

/// What a leaf is resolved with. Keys read from `environment` are noted: the leaf is resolved again when one changes.
package struct LeafContext {
    package var environment: EnvironmentValues
    package var diagnostics: Diagnostics
}

/// A resolved leaf: how it is measured and how it draws itself.
package protocol LeafContent {
    associatedtype LeafLayout: Layout
    /// How the leaf is measured: a layout without subviews.
    var layout: LeafLayout { get }
    /// False when the other value may measure differently.
    func hasSameLayout(as other: Self) -> Bool
    /// False when the other value may draw differently at the same size.
    func hasSameDrawing(as other: Self) -> Bool
    /// Adds the items; coordinates are points from the top left corner of the frame, which has size `size`.
    @MainActor func draw(in size: CGSize, _ context: inout DrawContext)
    /// What accessibility knows of the leaf.
    var semantics: SemanticsInfo? { get }
}

extension LeafContent {
    package var semantics: SemanticsInfo? { nil }
}

/// Collects the items of one element.
@MainActor
package struct DrawContext {
    package let size: CGSize
    package let scale: Double
    package private(set) var children: [DisplayNode.Child] = []
    private let graph: ViewGraph

    init(size: CGSize, scale: Double, graph: ViewGraph) {
        self.size = size
        self.scale = scale
        self.graph = graph
    }

    /// Adds an item whose frame snaps to pixels with the element's frame.
    package mutating func add(_ item: DisplayItem) {
        add(item, frame: CGRect(origin: .zero, size: size))
    }

    package mutating func add(_ item: DisplayItem, frame: CGRect) {
        graph.work.itemsRecorded += 1
        children.append(DisplayNode.Child(offset: .zero, node: DisplayNode(.item(item, frame: frame))))
    }

    /// Adds what `body` draws, moved to a rectangle.
    package mutating func add(at rect: CGRect, _ body: (inout DrawContext) -> Void) {
        var inner = DrawContext(size: rect.size, scale: scale, graph: graph)
        body(&inner)
        guard let node = Element.group(inner.children) else { return }
        children.append(DisplayNode.Child(offset: rect.origin, node: node))
    }

    package mutating func fill(_ path: Path, _ paint: Paint, style: FillStyle = FillStyle()) {
        add(.fill(path, style, paint))
    }
}

extension LeafView {
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { LeafNode(view, context) }
}

/// The node of a leaf.
package final class LeafNode<V: LeafView>: _ViewNode<V> {
    private var view: V
    private var element: LeafElement<V.Leaf>!  // made in init
    private let tracker = EnvironmentTracker()
    private let comparator = TypeComparator.of(V.self)

    package init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        let content = resolve()
        element = LeafElement(content, environment, graph)
        setElements([element])
    }

    private func resolve() -> V.Leaf {
        tracker.reset()
        var tracked = environment
        tracked.tracker = tracker
        return view.resolve(LeafContext(environment: tracked, diagnostics: graph.diagnostics))
    }

    package override func update(_ view: V, _ environment: EnvironmentValues) {
        graph.work.nodesUpdated += 1
        var new = view
        let same = withUnsafePointer(to: &self.view) { a in
            withUnsafePointer(to: &new) { b in comparator.compare(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
        self.view = view
        apply(environment, viewChanged: !same)
    }

    package override func refresh(_ environment: EnvironmentValues) { apply(environment, viewChanged: false) }

    private func apply(_ environment: EnvironmentValues, viewChanged: Bool) {
        let affected =
            !PropertyList.isSame(self.environment.list, environment.list) && tracker.isAffected(by: environment)
        self.environment = environment
        element.setDirection(environment.layoutDirection)
        if viewChanged || affected { element.set(resolve()) }
    }
}

/// The element of a leaf.
package final class LeafElement<Content: LeafContent>: Element {
    private var content: Content
    private let typedNode: LayoutNodeOf<Content.LeafLayout>

    package init(_ content: Content, _ environment: EnvironmentValues, _ graph: ViewGraph) {
        self.content = content
        typedNode = LayoutNodeOf(content.layout, tree: graph.layoutTree)
        typedNode.layoutDirection = environment.layoutDirection
        super.init(typedNode, graph)
    }

    package func setDirection(_ direction: LayoutDirection) {
        if typedNode.layoutDirection != direction { typedNode.layoutDirection = direction }
    }

    package func set(_ new: Content) {
        let old = content
        content = new
        if !old.hasSameLayout(as: new) { typedNode.setLayout(new.layout) }
        if !old.hasSameLayout(as: new) || !old.hasSameDrawing(as: new) { setNeedsRecord() }
    }

    package override func record(_ context: RecordContext) -> DisplayNode? {
        var drawing = DrawContext(size: size, scale: context.scale, graph: graph)
        content.draw(in: size, &drawing)
        return Element.group(drawing.children)
    }

    package override func semantics() -> SemanticsInfo? { content.semantics }
}
