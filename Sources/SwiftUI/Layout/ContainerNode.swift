import MartletGraph
import MartletLayout

/// A view of the library that arranges its content by a layout.
package protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    associatedtype ContainerLayout: Layout
    var content: Content { get }
    @MainActor func containerLayout(_ environment: EnvironmentValues) -> ContainerLayout
}

extension ContainerView {
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ContainerNode(view, context)
    }
}

/// The node of a container: one element, whose children are the elements of the content.
package final class ContainerNode<V: ContainerView>: _ViewNode<V> {
    private var view: V
    private let layoutNode: LayoutNodeOf<V.ContainerLayout>
    private let element: ContainerElement
    private var child: _ViewNode<V.Content>!  // made in init

    package init(_ view: V, _ context: _NodeContext) {
        self.view = view
        layoutNode = LayoutNodeOf(view.containerLayout(context.environment), tree: context.graph.layoutTree)
        layoutNode.layoutDirection = context.environment.layoutDirection
        element = ContainerElement(layoutNode, context.graph)
        super.init(context)
        child = V.Content._makeNode(view.content, childContext())
        collectElements()
        setElements([element])
    }

    package override func update(_ view: V, _ environment: EnvironmentValues) {
        graph.work.nodesUpdated += 1
        self.view = view
        setEnvironment(environment)
        setLayout(view.containerLayout(environment))
        collecting { child.update(view.content, environment) }
    }

    package override func refresh(_ environment: EnvironmentValues) {
        setEnvironment(environment)
        setLayout(view.containerLayout(environment))
        collecting { child.refresh(environment) }
    }

    private func setLayout(_ new: V.ContainerLayout) {
        if !ValueComparison.areEqual(layoutNode.layout, new) { layoutNode.setLayout(new) }
    }

    private func setEnvironment(_ environment: EnvironmentValues) {
        self.environment = environment
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
