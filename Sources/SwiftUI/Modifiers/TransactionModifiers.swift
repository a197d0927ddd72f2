/// Carries an animation to the nodes below.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let animation: Animation?
    let value: Value?

    nonisolated init(animation: Animation?, value: Value?) {
        self.animation = animation
        self.value = value
    }

    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        TransactionNode(view, context) { old, new, transaction in
            // With a value: for the changes that come with another value. Without: for every change.
            if new.value == nil || old?.value != new.value { transaction.animation = new.animation }
        }
    }
}

/// Changes the transaction of the nodes below.
nonisolated public struct _TransactionModifier: ViewModifier {
    public typealias Body = Never
    let transform: (inout Transaction) -> Void

    nonisolated init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        TransactionNode(view, context) { _, new, transaction in new.transform(&transaction) }
    }
}

/// The node of a modifier that changes the transaction: its subtree is updated with the changed one.
private final class TransactionNode<Base: View, M: ViewModifier>: _ViewNode<ModifiedContent<Base, M>> {
    private var modifier: M
    private let change: (M?, M, inout Transaction) -> Void
    private var child: _ViewNode<Base>!  // made in init

    init(
        _ view: ModifiedContent<Base, M>, _ context: _NodeContext,
        change: @escaping (M?, M, inout Transaction) -> Void
    ) {
        modifier = view.modifier
        self.change = change
        super.init(context)
        child = Base._makeNode(view.content, childContext())
        collectElements()
    }

    override func update(_ view: ModifiedContent<Base, M>, _ environment: EnvironmentValues) {
        self.environment = environment
        let old = modifier
        modifier = view.modifier
        var transaction = graph.transaction
        change(old, modifier, &transaction)
        graph.withTransaction(transaction) {
            collecting { child.update(view.content, environment) }
        }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting { child.refresh(environment) }
    }

    override func collectElements() { setElements(child.elements) }
    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}

extension ViewGraph {
    /// Updates a subtree under another transaction.
    package func withTransaction(_ transaction: Transaction, _ body: () -> Void) {
        let before = self.transaction
        note(transaction)
        body()
        note(before)
    }
}

extension View {
    /// Animates the changes of this view that come with another value of `value`. Here values change at once; the animation is
    /// carried to the nodes.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates every change of this view.
    @available(*, deprecated, message: "use animation(_:value:) or withAnimation")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier<Bool>(animation: animation, value: nil))
    }

    /// Changes the transaction with which this view is updated.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }
}
