/// The node of a view that stands for another view made from it: nothing of its own, one child.
package final class MappedNode<V: View, Target: View>: _ViewNode<V> {
    private let map: (V) -> Target
    private let environmentMap: ((V, EnvironmentValues) -> EnvironmentValues)?
    private var view: V
    private var child: _ViewNode<Target>!  // made in init
    private var inherited: EnvironmentValues

    /// `environment` changes what the child inherits; it must give the same list for the same input where it changes nothing.
    package init(
        _ view: V, _ context: _NodeContext, environment: ((V, EnvironmentValues) -> EnvironmentValues)? = nil,
        map: @escaping (V) -> Target
    ) {
        self.map = map
        self.view = view
        environmentMap = environment
        inherited = context.environment
        super.init(context)
        self.environment = environment?(view, context.environment) ?? context.environment
        child = Target._makeNode(map(view), childContext())
        collectElements()
    }

    package override func update(_ view: V, _ environment: EnvironmentValues) {
        self.view = view
        setEnvironment(environment)
        collecting { child.update(map(view), self.environment) }
    }

    package override func refresh(_ environment: EnvironmentValues) {
        setEnvironment(environment)
        collecting { child.refresh(self.environment) }
    }

    private func setEnvironment(_ new: EnvironmentValues) {
        inherited = new
        let mapped = environmentMap?(view, new) ?? new
        // The old list is kept where the new one has the same values, so that the subtree can be skipped.
        if !mapped.list.hasSameContent(as: environment.list) { environment = mapped }
    }

    package override func collectElements() { setElements(child.elements) }

    package override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}
