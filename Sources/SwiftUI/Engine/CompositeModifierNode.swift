import MartletBase
import MartletGraph

/// The content that a modifier of the user is applied to, as the modifier's body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    let source: ModifierContentSource

    nonisolated init(source: ModifierContentSource) { self.source = source }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PlaceholderNode(view, context)
    }
}

/// Makes nodes for the content of one modified view and keeps them up to date.
@MainActor
package class ModifierContentSource {
    private var users: [PlaceholderUser] = []

    init() {}

    func makeNode(_ context: _NodeContext) -> _AnyViewNode { preconditionFailure("overridden by the typed source") }
    func update(_ node: _AnyViewNode, _ environment: EnvironmentValues) {}

    func add(_ user: PlaceholderUser) { users.append(user) }
    func remove(_ user: PlaceholderUser) { users.removeAll { $0 === user } }
    /// Gives every use of the content the newest value.
    func contentChanged() { for user in users { user.contentChanged() } }
}

@MainActor
package protocol PlaceholderUser: AnyObject {
    func contentChanged()
}

private final class TypedContentSource<Base: View>: ModifierContentSource {
    var view: Base
    init(_ view: Base) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> _AnyViewNode { Base._makeNode(view, context) }
    override func update(_ node: _AnyViewNode, _ environment: EnvironmentValues) {
        // Every node that a typed source updates was made by it.
        (node as? _ViewNode<Base>)?.update(view, environment)
    }
}

/// One use of a modifier's content.
private final class PlaceholderNode<M: ViewModifier>: _ViewNode<_ViewModifier_Content<M>>, PlaceholderUser {
    private var source: ModifierContentSource
    private var child: _AnyViewNode!  // made in init

    init(_ view: _ViewModifier_Content<M>, _ context: _NodeContext) {
        source = view.source
        super.init(context)
        source.add(self)
        child = source.makeNode(childContext())
        collectElements()
    }

    override func update(_ view: _ViewModifier_Content<M>, _ environment: EnvironmentValues) {
        self.environment = environment
        if view.source === source {
            collecting { source.update(child, environment) }
        } else {
            // The modifier moved to another place: another content.
            source.remove(self)
            source = view.source
            source.add(self)
            child.unmount()
            child = source.makeNode(childContext())
            collectElements()
        }
    }

    func contentChanged() {
        guard isMounted else { return }
        collecting { source.update(child, environment) }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting { child.refresh(environment) }
    }

    override func collectElements() { setElements(child.elements) }
    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
    override func didUnmount() { source.remove(self) }
}

/// The node of a view with a modifier that has a body.
package final class CompositeModifierNode<Base: View, M: ViewModifier>: _ViewNode<ModifiedContent<Base, M>> {
    private let runner: BodyRunner<M>
    private let source: TypedContentSource<Base>
    private var child: _ViewNode<M.Body>!  // made in init

    package init(_ view: ModifiedContent<Base, M>, _ context: _NodeContext) {
        runner = BodyRunner(view.modifier)
        source = TypedContentSource(view.content)
        super.init(context)
        runner.owner = self
        child = M.Body._makeNode(evaluate(), childContext())
        collectElements()
    }

    private func evaluate() -> M.Body {
        let content = _ViewModifier_Content<M>(source: source)
        return runner.run(environment, graph) { $0.body(content: content) }
    }

    package override func update(_ view: ModifiedContent<Base, M>, _ environment: EnvironmentValues) {
        graph.work.nodesUpdated += 1
        let same = PropertyList.isSame(self.environment.list, environment.list)
        self.environment = environment
        source.view = view.content
        let changed = runner.replace(view.modifier)
        collecting {
            if changed || runner.isInvalid || (!same && runner.isAffected(by: environment)) {
                child.update(evaluate(), environment)
            } else if !same {
                child.refresh(environment)
            }
            source.contentChanged()
        }
    }

    package override func refresh(_ environment: EnvironmentValues) {
        if PropertyList.isSame(self.environment.list, environment.list) { return }
        self.environment = environment
        collecting {
            if runner.isInvalid || runner.isAffected(by: environment) {
                child.update(evaluate(), environment)
            } else {
                child.refresh(environment)
            }
        }
    }

    package override func flush() {
        guard isMounted, runner.isInvalid else { return }
        let body = evaluate()
        collecting { child.update(body, environment) }
    }

    package override func collectElements() { setElements(child.elements) }
    package override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
    package override func didUnmount() { runner.dispose() }
}
