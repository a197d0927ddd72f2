import MartletBase
import MartletLayout

/// Shows the first of its views whose ideal size fits into what is offered; the last when none does. Measured.
nonisolated public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    package let axes: Axis.Set
    package let content: Content

    /// A choice among the views that the closure makes, in order, by the given axes.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ViewThatFitsNode(view, context)
    }
}

/// The node of a choice by size: all candidates have nodes, the one that layout chose is drawn and gives preferences.
private final class ViewThatFitsNode<Content: View>: _ViewNode<ViewThatFits<Content>> {
    private let layoutNode: LayoutNodeOf<ViewThatFitsLayout>
    private let element: ContainerElement
    private let watcher = ChoiceWatcher()
    private var child: _ViewNode<Content>!  // made in init

    init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
        layoutNode = LayoutNodeOf(ViewThatFitsLayout(axes: view.axes), tree: context.graph.layoutTree)
        layoutNode.layoutDirection = context.environment.layoutDirection
        element = ContainerElement(layoutNode, context.graph)
        super.init(context)
        watcher.owner = self
        watcher.element = element
        graph.geometryReaders[ObjectIdentifier(self)] = WeakGeometryNode(node: watcher)
        child = Content._makeNode(view.content, childContext())
        collectElements()
        setElements([element])
    }

    override func update(_ view: ViewThatFits<Content>, _ environment: EnvironmentValues) {
        self.environment = environment
        layoutNode.layoutDirection = environment.layoutDirection
        if layoutNode.layout.axes != view.axes { layoutNode.setLayout(ViewThatFitsLayout(axes: view.axes)) }
        collecting { child.update(view.content, environment) }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        layoutNode.layoutDirection = environment.layoutDirection
        collecting { child.refresh(environment) }
    }

    override func collectElements() { element.setChildren(child.elements) }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }

    override func didUnmount() { watcher.dispose() }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        for candidate in child.elements where candidate.layoutNode.isPlaced {
            return node(of: candidate, child)?.preferenceValue(key)
        }
        return nil
    }

    /// The innermost node below whose only element is the candidate.
    private func node(of candidate: Element, _ start: _AnyViewNode) -> _AnyViewNode? {
        if start.elements.count == 1 { return start.elements[0] === candidate ? start : nil }
        var found: _AnyViewNode?
        start.forEachChild { if found == nil { found = node(of: candidate, $0) } }
        return found
    }
}

/// Notices when layout chooses another candidate.
private final class ChoiceWatcher: GeometryNode {
    weak var element: ContainerElement?
    private weak var chosen: Element?

    override func updateGeometry() -> Bool {
        guard let element else { return false }
        let now = element.children.first { $0.layoutNode.isPlaced }
        if now !== chosen {
            chosen = now
            owner.invalidatePreferences()
            element.setNeedsRecord()
        }
        return false
    }
}
