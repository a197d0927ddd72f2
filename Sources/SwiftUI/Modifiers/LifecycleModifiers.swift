import Foundation
import MartletBase
import MartletLayout

/// An element with actions for its appearance and disappearance.
package final class LifecycleElement: WrapperElement {
    package var onAppear: (() -> Void)?
    package var onDisappear: (() -> Void)?
    private var isGone = false

    package init(_ inner: Element, _ graph: ViewGraph) {
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
        graph.enqueueAction { [weak self] in
            guard let self, !self.isGone else { return }
            self.onAppear?()
        }
    }

    package override func dispose() {
        guard !isGone else { return }
        isGone = true
        guard let onDisappear else { return }
        graph.enqueueAction(onDisappear)
    }
}

nonisolated public struct _AppearanceActionModifier: ViewModifier, ElementModifier {
    public typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.appear = appear
        self.disappear = disappear
    }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> LifecycleElement {
        let element = LifecycleElement(inner, context.graph)
        updateWrapper(element, context)
        return element
    }

    @MainActor package func updateWrapper(_ wrapper: LifecycleElement, _ context: WrapperContext) {
        wrapper.onAppear = appear
        wrapper.onDisappear = disappear
    }
}

extension View {
    /// Runs an action when the view has appeared: after its first layout, before its first picture is shown.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has been removed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }

    /// Runs an action when a value has changed, after the update that changed it, with the old and the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value has changed, after the update that changed it.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Runs an action with the new value when a value has changed.
    @available(*, deprecated, message: "use the form with two values or none")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: false) { _, new in action(new) })
    }
}

nonisolated public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.initial = initial
        self.action = action
    }

    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        ValueActionNode(view, context)
    }
}

/// The node of `onChange`: compares the value at each update.
private final class ValueActionNode<Base: View, Value: Equatable>:
    _ViewNode<ModifiedContent<Base, _ValueActionModifier<Value>>>
{
    private var value: Value
    private var child: _ViewNode<Base>!  // made in init

    init(_ view: ModifiedContent<Base, _ValueActionModifier<Value>>, _ context: _NodeContext) {
        value = view.modifier.value
        super.init(context)
        child = Base._makeNode(view.content, childContext())
        collectElements()
        if view.modifier.initial {
            let modifier = view.modifier
            graph.enqueueAction { modifier.action(modifier.value, modifier.value) }
        }
    }

    override func update(
        _ view: ModifiedContent<Base, _ValueActionModifier<Value>>, _ environment: EnvironmentValues
    ) {
        self.environment = environment
        collecting { child.update(view.content, environment) }
        let new = view.modifier.value
        guard new != value else { return }
        let old = value
        value = new
        let action = view.modifier.action
        graph.enqueueAction { [weak self] in
            if self?.isMounted == true { action(old, new) }
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
