import MartletLayout

/// A view of the library that arranges its content by a layout.
package protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    associatedtype ContainerLayout: Layout
    var content: Content { get }
    @MainActor func containerLayout(_ environment: EnvironmentValues) -> ContainerLayout
    /// What containers below learn from this one, as the axis of a stack.
    @MainActor func changeContentEnvironment(_ environment: inout EnvironmentValues)
}

extension ContainerView {
    package func changeContentEnvironment(_ environment: inout EnvironmentValues) {}

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ContainerNode(view, context)
    }
}

/// The node of a container: one element, whose children are the elements of the content.
package final class ContainerNode<V: ContainerView>: _ViewNode<V> {
    private var view: V
    private let layoutNode: LayoutNodeOf<V.ContainerLayout>
    private let element: ContainerElement
    private var child: _ViewNode<V.Content>!  // made in init
    private var contentEnvironment: EnvironmentValues

    package init(_ view: V, _ context: _NodeContext) {
        self.view = view
        layoutNode = LayoutNodeOf(view.containerLayout(context.environment), tree: context.graph.layoutTree)
        layoutNode.layoutDirection = context.environment.layoutDirection
        element = ContainerElement(layoutNode, context.graph)
        contentEnvironment = context.environment
        super.init(context)
        updateContentEnvironment()
        child = V.Content._makeNode(view.content, childContext(contentEnvironment))
        collectElements()
        setElements([element])
    }

    private func updateContentEnvironment() {
        var new = environment
        view.changeContentEnvironment(&new)
        if !new.list.hasSameContent(as: contentEnvironment.list) { contentEnvironment = new }
    }

    package override func update(_ view: V, _ environment: EnvironmentValues) {
        graph.work.nodesUpdated += 1
        self.view = view
        setEnvironment(environment)
        layoutNode.setLayout(view.containerLayout(environment))
        collecting { child.update(view.content, contentEnvironment) }
    }

    package override func refresh(_ environment: EnvironmentValues) {
        setEnvironment(environment)
        layoutNode.setLayout(view.containerLayout(environment))
        collecting { child.refresh(contentEnvironment) }
    }

    private func setEnvironment(_ environment: EnvironmentValues) {
        self.environment = environment
        updateContentEnvironment()
        if layoutNode.layoutDirection != environment.layoutDirection {
            layoutNode.layoutDirection = environment.layoutDirection
        }
    }

    package override func collectElements() {
        element.setChildren(child.elements)
        invalidatePreferences()
    }

    package override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}
