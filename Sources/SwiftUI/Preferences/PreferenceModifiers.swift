import Foundation
import MartletGraph
import MartletLayout

nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier, ElementModifier, PreferenceWriter {
    public typealias Body = Never
    let value: Key.Value
    nonisolated init(value: Key.Value) { self.value = value }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> PlainElement {
        PlainElement(inner, context.graph)
    }
    @MainActor package func updateWrapper(_ wrapper: PlainElement, _ context: WrapperContext) {}
    @MainActor package func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?, _ element: Element) -> K.Value? {
        K.self == Key.self ? value as? K.Value ?? below : below
    }
}

nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier, ElementModifier, PreferenceWriter {
    public typealias Body = Never
    let transform: (inout Key.Value) -> Void
    nonisolated init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> PlainElement {
        PlainElement(inner, context.graph)
    }
    @MainActor package func updateWrapper(_ wrapper: PlainElement, _ context: WrapperContext) {}
    @MainActor package func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?, _ element: Element) -> K.Value? {
        guard K.self == Key.self else { return below }
        var value = below as? Key.Value ?? Key.defaultValue
        transform(&value)
        return value as? K.Value
    }
}

nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ViewModifier, ElementModifier, PreferenceWriter {
    public typealias Body = Never
    let source: Anchor<AnchorValue>.Source
    let transform: (Anchor<AnchorValue>) -> Key.Value
    nonisolated init(source: Anchor<AnchorValue>.Source, transform: @escaping (Anchor<AnchorValue>) -> Key.Value) {
        self.source = source
        self.transform = transform
    }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> PlainElement {
        PlainElement(inner, context.graph)
    }
    @MainActor package func updateWrapper(_ wrapper: PlainElement, _ context: WrapperContext) {}
    @MainActor package func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?, _ element: Element) -> K.Value? {
        guard K.self == Key.self else { return below }
        let anchor = Anchor(element: (element as? PlainElement)?.reference ?? ElementReference(element), read: source.read)
        return transform(anchor) as? K.Value
    }
}

nonisolated public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: ViewModifier, ElementModifier, PreferenceWriter {
    public typealias Body = Never
    let source: Anchor<AnchorValue>.Source
    let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
    nonisolated init(
        source: Anchor<AnchorValue>.Source, transform: @escaping (inout Key.Value, Anchor<AnchorValue>) -> Void
    ) {
        self.source = source
        self.transform = transform
    }

    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> PlainElement {
        PlainElement(inner, context.graph)
    }
    @MainActor package func updateWrapper(_ wrapper: PlainElement, _ context: WrapperContext) {}
    @MainActor package func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?, _ element: Element) -> K.Value? {
        guard K.self == Key.self else { return below }
        var value = below as? Key.Value ?? Key.defaultValue
        let anchor = Anchor(element: (element as? PlainElement)?.reference ?? ElementReference(element), read: source.read)
        transform(&value, anchor)
        return value as? K.Value
    }
}

/// A wrapper that is laid out and drawn as what it wraps.
package final class PlainElement: WrapperElement {
    package private(set) lazy var reference = ElementReference(self)

    init(_ inner: Element, _ graph: ViewGraph) {
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }
}

extension View {
    /// Gives a value under a key to the views around this one.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes the value that the views below give under a key.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Gives a value made from a point or rectangle of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
    }

    /// Changes the value that the views below give, with a point or rectangle of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorTransformModifier<A, K>(source: value, transform: transform))
    }

    /// Runs an action when the value that the views below give under a key has changed.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// A view over this one, made from the value that the views below give under a key.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayerView<Self, K, V>(content: self, isOverlay: true, alignment: alignment, make: transform)
    }

    /// A view behind this one, made from the value that the views below give under a key.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayerView<Self, K, V>(content: self, isOverlay: false, alignment: alignment, make: transform)
    }
}

nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    public typealias Body = Never
    let action: (Key.Value) -> Void
    nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }

    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        PreferenceActionNode(view, context)
    }
}

/// The node of `onPreferenceChange`.
private final class PreferenceActionNode<Base: View, Key: PreferenceKey>:
    _ViewNode<ModifiedContent<Base, _PreferenceActionModifier<Key>>>, PreferenceListener
where Key.Value: Equatable {
    private var action: (Key.Value) -> Void
    private var last: Key.Value?
    private var isStale = true
    private var child: _ViewNode<Base>!  // made in init

    init(_ view: ModifiedContent<Base, _PreferenceActionModifier<Key>>, _ context: _NodeContext) {
        action = view.modifier.action
        super.init(context)
        child = Base._makeNode(view.content, childContext())
        collectElements()
        graph.preferenceListeners[ObjectIdentifier(self)] = WeakListener(node: self)
    }

    override func update(
        _ view: ModifiedContent<Base, _PreferenceActionModifier<Key>>, _ environment: EnvironmentValues
    ) {
        action = view.modifier.action
        self.environment = environment
        collecting { child.update(view.content, environment) }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting { child.refresh(environment) }
    }

    var isMountedListener: Bool { isMounted }
    func geometryMoved() {}
    override func preferencesInvalidated() { isStale = true }

    func updatePreference() {
        guard isStale else { return }
        isStale = false
        let value = child.preferenceValue(Key.self) ?? Key.defaultValue
        if value == last { return }
        // The default at the start is not a change.
        let isFirst = last == nil
        last = value
        if isFirst, value == Key.defaultValue { return }
        let action = action
        graph.enqueueAction { action(value) }
    }

    override func collectElements() { setElements(child.elements) }
    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}

/// A view with a layer that is made from a preference of it.
nonisolated struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View {
    typealias Body = Never
    let content: Content
    let isOverlay: Bool
    let alignment: Alignment
    let make: (Key.Value) -> Layer

    nonisolated init(
        content: Content, isOverlay: Bool, alignment: Alignment, make: @escaping (Key.Value) -> Layer
    ) {
        self.content = content
        self.isOverlay = isOverlay
        self.alignment = alignment
        self.make = make
    }

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceLayerNode(view, context)
    }
}

private final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
    _ViewNode<PreferenceLayerView<Content, Key, Layer>>, PreferenceListener
{
    private typealias Target = ModifiedContent<Content, _LayerModifier<Layer?>>
    private var view: PreferenceLayerView<Content, Key, Layer>
    private var child: _ViewNode<Target>!  // made in init
    private var isStale = true
    private var layer: Layer?
    private let subscriber = Subscriber()

    init(_ view: PreferenceLayerView<Content, Key, Layer>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        subscriber.owner = self
        child = Target._makeNode(target(), childContext())
        collectElements()
        graph.preferenceListeners[ObjectIdentifier(self)] = WeakListener(node: self)
    }

    private func target() -> Target {
        Target(
            content: view.content,
            modifier: _LayerModifier(
                layer: layer, alignment: view.alignment, role: view.isOverlay ? .overlay : .background))
    }

    override func update(_ view: PreferenceLayerView<Content, Key, Layer>, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        isStale = true
        collecting { child.update(target(), environment) }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting { child.refresh(environment) }
    }

    override func flush() {
        if isMounted, subscriber.isInvalid { show() }
    }

    private func show() {
        // The layer's own preferences are not read: the content's alone.
        let value = contentValue() ?? Key.defaultValue
        layer = subscriber.tracking(graph) { view.make(value) }
        isUpdatingLayer = true
        collecting { child.update(target(), environment) }
        isUpdatingLayer = false
    }

    private var isUpdatingLayer = false
    private func contentValue() -> Key.Value? {
        var value: Key.Value?
        var isFirst = true
        child.forEachChild { node in
            if isFirst { value = node.preferenceValue(Key.self) }
            isFirst = false
        }
        return value
    }

    var isMountedListener: Bool { isMounted }
    func geometryMoved() {}
    override func preferencesInvalidated() { if !isUpdatingLayer { isStale = true } }

    func updatePreference() {
        guard isStale else { return }
        isStale = false
        show()
        isStale = false
    }

    override func collectElements() { setElements(child.elements) }
    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}
