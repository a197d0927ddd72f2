/// Several views, one after the other: what a view builder makes of several statements.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never
    public var value: T
    let make: @MainActor (TupleView<T>, _NodeContext) -> _ViewNode<TupleView<T>>

    nonisolated init<each Content: View>(_ value: T, pack: repeat each Content) where T == (repeat each Content) {
        self.value = value
        make = { view, context in TupleNode<repeat each Content>(view, context) }
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        view.make(view, context)
    }
}

/// The node of a tuple view: its children stay for life, each updated with its part of the new value.
private final class TupleNode<each Content: View>: _ViewNode<TupleView<(repeat each Content)>> {
    private var children: (repeat _ViewNode<each Content>)?

    init(_ view: TupleView<(repeat each Content)>, _ context: _NodeContext) {
        super.init(context)
        let context = childContext()
        children = (repeat TupleNode.make(each view.value, context))
        collectElements()
    }

    private static func make<C: View>(_ view: C, _ context: _NodeContext) -> _ViewNode<C> { C._makeNode(view, context) }

    override func update(_ view: TupleView<(repeat each Content)>, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let children else { return }
        collecting {
            repeat (each children).update(each view.value, environment)
        }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        guard let children else { return }
        collecting {
            repeat (each children).refresh(environment)
        }
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        guard let children else { return }
        repeat body(each children)
    }
}
