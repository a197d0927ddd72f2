import MartletBase
import MartletGraph

/// The node of a view with a body: keeps the view's dynamic properties alive, runs the body, and hands the result to its child.
///
/// The body runs again when the view value differs from the one before, when a key of the environment that it read has another
/// value, or when a state, observed object or observable property that it read has changed.
package final class CompositeNode<V: View>: _ViewNode<V> {
    private let runner: BodyRunner<V>
    private var child: _ViewNode<V.Body>?  // nil where the tree is too deep

    package init(_ view: V, _ context: _NodeContext) {
        runner = BodyRunner(view)
        super.init(context)
        runner.owner = self
        if StackRoom.hasRoom(for: self, of: V.self) { child = V.Body._makeNode(evaluate(), childContext()) }
        collectElements()
    }

    private func evaluate() -> V.Body {
        runner.run(environment, graph) { $0.body }
    }

    package override func update(_ view: V, _ environment: EnvironmentValues) {
        graph.work.nodesUpdated += 1
        let viewChanged = runner.replace(view)
        let same = PropertyList.isSame(self.environment.list, environment.list)
        self.environment = environment
        if viewChanged || runner.isInvalid || (!same && runner.isAffected(by: environment)) {
            run()
        } else if !same {
            child?.refresh(environment)
        }
    }

    package override func refresh(_ environment: EnvironmentValues) {
        if PropertyList.isSame(self.environment.list, environment.list) { return }
        self.environment = environment
        if runner.isInvalid || runner.isAffected(by: environment) {
            run()
        } else {
            child?.refresh(environment)
        }
    }

    package override func flush() {
        guard isMounted, runner.isInvalid else { return }
        run()
    }

    private func run() {
        guard let child else { return }
        let body = evaluate()
        collecting { child.update(body, environment) }
    }

    package override func collectElements() { setElements(child?.elements ?? []) }

    package override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }

    package override func didUnmount() { runner.dispose() }
}
