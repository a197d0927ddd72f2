import Foundation
import MartletBase
import MartletDisplay
import MartletGraph
import MartletLayout

/// A modifier of the library that wraps each element of its content.
package protocol ElementModifier: ViewModifier where Body == Never {
    associatedtype Wrapper: WrapperElement
    /// Makes the wrapper of one element.
    @MainActor func makeWrapper(_ inner: Element, _ context: WrapperContext) -> Wrapper
    /// Gives a wrapper this modifier's values, after the modifier or its environment changed.
    @MainActor func updateWrapper(_ wrapper: Wrapper, _ context: WrapperContext)
}

/// What a wrapper is made or updated with.
package struct WrapperContext {
    package var graph: ViewGraph
    package var environment: EnvironmentValues
    /// The modifier's node: the parent of the nodes of secondary views.
    package var node: _AnyViewNode
    package var nodeContext: _NodeContext { _NodeContext(parent: node, graph: graph, environment: environment) }
}

extension ElementModifier {
    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        ElementModifierNode(view, context)
    }
}

/// The node of a modifier that wraps elements: one wrapper for each element of the content, kept while the element lives.
package final class ElementModifierNode<Base: View, M: ElementModifier>: _ViewNode<ModifiedContent<Base, M>> {
    private var modifier: M
    private var child: _ViewNode<Base>!  // made in init
    private var wrappers: [M.Wrapper] = []
    private let comparator = TypeComparator.of(M.self)
    private let tracker = EnvironmentTracker()
    private let isWriter: Bool

    package init(_ view: ModifiedContent<Base, M>, _ context: _NodeContext) {
        modifier = view.modifier
        isWriter = M.self is any PreferenceWriter.Type
        super.init(context)
        child = Base._makeNode(view.content, childContext())
        collectElements()
    }

    private var wrapperContext: WrapperContext {
        var tracked = environment
        tracked.tracker = tracker
        return WrapperContext(graph: graph, environment: tracked, node: self)
    }

    package override func update(_ view: ModifiedContent<Base, M>, _ environment: EnvironmentValues) {
        graph.work.nodesUpdated += 1
        var new = view.modifier
        let same = withUnsafePointer(to: &modifier) { a in
            withUnsafePointer(to: &new) { b in comparator.compare(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
        modifier = view.modifier
        let sameEnvironment = PropertyList.isSame(self.environment.list, environment.list)
        self.environment = environment
        collecting {
            child.update(view.content, environment)
            if !same || !sameEnvironment { updateWrappers() }
        }
        if !same, isWriter { invalidatePreferences() }
    }

    package override func refresh(_ environment: EnvironmentValues) {
        if PropertyList.isSame(self.environment.list, environment.list) { return }
        self.environment = environment
        collecting {
            child.refresh(environment)
            updateWrappers()
        }
    }

    private func updateWrappers() {
        let context = wrapperContext
        for wrapper in wrappers {
            if wrapper.layoutNode.layoutDirection != environment.layoutDirection {
                wrapper.layoutNode.layoutDirection = environment.layoutDirection
            }
            modifier.updateWrapper(wrapper, context)
        }
    }

    package override func collectElements() {
        let inner = child.elements
        var new: [M.Wrapper] = []
        new.reserveCapacity(inner.count)
        let context = wrapperContext
        for (index, element) in inner.enumerated() {
            if index < wrappers.count, wrappers[index].inner === element {
                new.append(wrappers[index])
            } else if let moved = wrappers.first(where: { $0.inner === element }) {
                new.append(moved)
            } else {
                let wrapper = modifier.makeWrapper(element, context)
                wrapper.layoutNode.layoutDirection = environment.layoutDirection
                new.append(wrapper)
            }
        }
        for old in wrappers where !new.contains(where: { $0 === old }) { old.dispose() }
        wrappers = new
        setElements(new)
    }

    package override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
        for wrapper in wrappers { wrapper.forEachSecondaryNode(body) }
    }

    package override func didUnmount() {
        for wrapper in wrappers { wrapper.dispose() }
    }

    package override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let below = super.computePreference(key)
        guard isWriter, let writer = modifier as? any PreferenceWriter else { return below }
        var value = below
        for wrapper in wrappers { value = writer.preference(key, below: value, wrapper) }
        return value
    }
}

/// A modifier that writes or changes a preference.
package protocol PreferenceWriter {
    /// The value above the modifier, for the value below it; both nil where nothing is given.
    @MainActor func preference<K: PreferenceKey>(_ key: K.Type, below: K.Value?, _ element: Element) -> K.Value?
}

/// A modifier that is one unary layout around each element.
package protocol LayoutModifier: ElementModifier where Wrapper == UnaryElement<WrapperLayout> {
    associatedtype WrapperLayout: Layout
    @MainActor func layout(_ environment: EnvironmentValues) -> WrapperLayout
}

/// The element of a layout modifier.
package final class UnaryElement<L: Layout>: WrapperElement {
    package let typedNode: LayoutNodeOf<L>

    package init(_ inner: Element, _ layout: L, _ graph: ViewGraph) {
        typedNode = LayoutNodeOf(layout, tree: graph.layoutTree)
        super.init(inner, typedNode, graph)
    }
}

extension LayoutModifier {
    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> UnaryElement<WrapperLayout> {
        UnaryElement(inner, layout(context.environment), context.graph)
    }

    @MainActor package func updateWrapper(_ wrapper: UnaryElement<WrapperLayout>, _ context: WrapperContext) {
        let new = layout(context.environment)
        if !ValueComparison.areEqual(wrapper.typedNode.layout, new) { wrapper.typedNode.setLayout(new) }
    }
}

/// A modifier that changes how each element is drawn and nothing else.
package protocol EffectModifier: ElementModifier where Wrapper == EffectElement {
    @MainActor func effect(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayEffect?
}

extension EffectModifier {
    @MainActor package func makeWrapper(_ inner: Element, _ context: WrapperContext) -> EffectElement {
        let element = EffectElement(inner, context.graph)
        updateWrapper(element, context)
        return element
    }

    @MainActor package func updateWrapper(_ wrapper: EffectElement, _ context: WrapperContext) {
        let environment = context.environment
        wrapper.makeEffect = { size in effect(size, environment) }
        wrapper.setNeedsRecord()
    }
}
