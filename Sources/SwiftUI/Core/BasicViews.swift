/// A view that shows nothing and takes no place, not even spacing.
nonisolated public struct EmptyView: View, Sendable {
    public typealias Body = Never
    @inlinable nonisolated public init() {}

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { EmptyNode(context) }
}

private final class EmptyNode: _ViewNode<EmptyView> {
    override func update(_ view: EmptyView, _ environment: EnvironmentValues) { self.environment = environment }
}

/// Several views as one value, without a layout of its own: modifiers on a group apply to each view in it. Documented behaviour.
nonisolated public struct Group<Content> {
    package let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// A group of the views that the closure makes.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        MappedNode(view, context) { $0.content }
    }
}

/// A view of any type. A new value of another type replaces the view and its state; one of the same type updates it.
nonisolated public struct AnyView: View {
    public typealias Body = Never
    package let box: AnyViewBox

    /// A view whose type is hidden.
    nonisolated public init<V: View>(_ view: V) {
        if let any = view as? AnyView { box = any.box } else { box = TypedViewBox(view) }
    }

    /// A view whose type is hidden.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { AnyViewNode(view, context) }
}

/// A view of any type, on the heap.
@MainActor
package class AnyViewBox {
    nonisolated init() {}
    func makeNode(_ context: _NodeContext) -> _AnyViewNode { preconditionFailure("overridden by the typed box") }
    /// Updates the node if it is of the box's type; false otherwise.
    func update(_ node: _AnyViewNode, _ environment: EnvironmentValues) -> Bool { false }
}

private final class TypedViewBox<V: View>: AnyViewBox {
    // Unsafe for the initialiser alone, which may run anywhere; afterwards the main actor reads it.
    nonisolated(unsafe) let view: V
    nonisolated init(_ view: V) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> _AnyViewNode { V._makeNode(view, context) }
    override func update(_ node: _AnyViewNode, _ environment: EnvironmentValues) -> Bool {
        guard let node = node as? _ViewNode<V> else { return false }
        node.update(view, environment)
        return true
    }
}

private final class AnyViewNode: _ViewNode<AnyView> {
    private var child: _AnyViewNode?  // nil where the tree is too deep

    init(_ view: AnyView, _ context: _NodeContext) {
        super.init(context)
        if StackRoom.hasRoom(for: self, of: AnyView.self) { child = view.box.makeNode(childContext()) }
        collectElements()
    }

    override func update(_ view: AnyView, _ environment: EnvironmentValues) {
        self.environment = environment
        guard let child else { return }
        collecting {
            if view.box.update(child, environment) { return }
            child.unmount()
            let new = view.box.makeNode(childContext())
            self.child = new
            childElementsChanged(new)
        }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting { child?.refresh(environment) }
    }

    override func collectElements() { setElements(child?.elements ?? []) }
    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}

/// A view that is updated only when it differs from the one before by its own `==`.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public typealias Body = Never
    public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        // Every view is compared before its body runs, and a view that is Equatable by its `==`.
        MappedNode(view, context) { $0.content }
    }
}

extension View where Self: Equatable {
    /// Keeps the view's body from running again while the view equals the one before.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
