import Foundation
import MartletBase
import MartletLayout

/// An element that leaves a trait for the container around it; laid out and drawn as what it wraps.
package final class TraitElement<Key: ViewTraitKey>: WrapperElement {
    package var value: Key.Value

    package init(_ inner: Element, _ value: Key.Value, _ graph: ViewGraph) {
        self.value = value
        super.init(inner, LayoutNodeOf(UnaryLayout(), tree: graph.layoutTree), graph)
    }

    package override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value {
        if let value = value as? K.Value, Key.self == key { return value }
        return inner.trait(key)
    }
}

/// A modifier that writes a trait.
package protocol TraitModifier: ElementModifier where Wrapper == TraitElement<Key> {
    associatedtype Key: ViewTraitKey
    var traitValue: Key.Value { get }
}

extension TraitModifier {
    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> TraitElement<Key> {
        TraitElement(inner, traitValue, context.graph)
    }

    @MainActor package func updateWrapper(_ wrapper: TraitElement<Key>, _ context: WrapperContext) {
        wrapper.value = traitValue
        wrapper.parent?.setNeedsRecord()
    }
}

package struct TagTrait: ViewTraitKey {
    package static var defaultValue: AnyHashable? { nil }
}

nonisolated public struct _ZIndexModifier: ViewModifier, TraitModifier {
    public typealias Body = Never
    package typealias Key = ZIndexTrait
    let value: Double
    nonisolated init(value: Double) { self.value = value }
    package var traitValue: Double { value }
}

nonisolated public struct _TagModifier: ViewModifier, TraitModifier {
    public typealias Body = Never
    package typealias Key = TagTrait
    let tag: AnyHashable
    nonisolated init(tag: AnyHashable) { self.tag = tag }
    package var traitValue: AnyHashable? { tag }
}

extension View {
    /// Sets the drawing order among the views of one container: higher values in front, equal ones in their order. Measured.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }

    /// Gives the view a value that a picker or a tab view selects it by.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }

    /// Binds the view's identity to a value: another value makes another view, with state of its own.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view whose identity is a value.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    let content: Content
    let id: ID

    nonisolated init(content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { IDNode(view, context) }
}

private final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>> {
    private var id: ID
    private var child: _ViewNode<Content>!  // made in init

    init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
        id = view.id
        super.init(context)
        child = Content._makeNode(view.content, childContext())
        collectElements()
    }

    override func update(_ view: IDView<Content, ID>, _ environment: EnvironmentValues) {
        self.environment = environment
        collecting {
            if view.id == id {
                child.update(view.content, environment)
            } else {
                id = view.id
                child.unmount()
                child = Content._makeNode(view.content, childContext())
                childElementsChanged(child)
            }
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
