import MartletBase

/// What a new node is given: where it hangs and what it inherits.
public struct _NodeContext {
    package var parent: _AnyViewNode?
    package var graph: ViewGraph
    package var environment: EnvironmentValues

    package init(parent: _AnyViewNode?, graph: ViewGraph, environment: EnvironmentValues) {
        self.parent = parent
        self.graph = graph
        self.environment = environment
    }
}

/// A place in the view tree that lives as long as its identity: the part of a node that needs no view type.
///
/// A node has `elements`: the units of layout and drawing that its view comes to, after groups, conditions, loops and bodies have
/// been looked through. Containers take the elements of their content; modifiers wrap each of them.
@MainActor
public class _AnyViewNode {
    package unowned let graph: ViewGraph
    package private(set) weak var parent: _AnyViewNode?
    package let depth: Int
    package var environment: EnvironmentValues
    package private(set) var elements: [Element] = []
    package private(set) var isMounted = true
    /// True while the node hands values to its children, so that their changes are collected instead of passed up one by one.
    private var isCollecting = false
    private var missedChange = false
    private var isReady = false
    /// Cached preference values, dropped when anything below changes.
    package var preferenceCache: [ObjectIdentifier: PreferenceBox?] = [:]

    init(_ context: _NodeContext) {
        graph = context.graph
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
    }

    /// The context for a child of this node.
    package func childContext(_ environment: EnvironmentValues? = nil) -> _NodeContext {
        _NodeContext(parent: self, graph: graph, environment: environment ?? self.environment)
    }

    // MARK: Elements

    /// Replaces the node's elements and tells the parent when they are others than before.
    package func setElements(_ new: [Element]) {
        isReady = true
        if new.count == elements.count {
            var same = true
            for index in 0..<new.count where new[index] !== elements[index] {
                same = false
                break
            }
            if same { return }
        }
        elements = new
        invalidatePreferences()
        parent?.childElementsChanged(self)
    }

    /// Called by a child whose elements changed.
    package final func childElementsChanged(_ child: _AnyViewNode) {
        // While the node is being made it collects by itself, at the end.
        if !isReady { return }
        if isCollecting {
            missedChange = true
        } else {
            collectElements()
        }
    }

    /// Runs `body`, which updates children, and collects the elements once afterwards if any child's changed or `always` is set.
    package final func collecting(always: Bool = false, _ body: () -> Void) {
        let wasCollecting = isCollecting
        isCollecting = true
        body()
        isCollecting = wasCollecting
        if missedChange || always {
            if wasCollecting { missedChange = true } else {
                missedChange = false
                collectElements()
            }
        }
    }

    /// Computes the node's elements from its children's. Overridden by every kind of node with children.
    package func collectElements() {
        var all: [Element] = []
        forEachChild { all.append(contentsOf: $0.elements) }
        setElements(all)
    }

    // MARK: Tree

    /// Calls `body` with the children in order.
    package func forEachChild(_ body: (_AnyViewNode) -> Void) {}

    /// Gives the subtree another environment, view values staying as they are.
    package func refresh(_ environment: EnvironmentValues) { self.environment = environment }

    /// Runs the node again because something it read has changed.
    package func flush() {}

    /// Ends the life of the node and of all below it.
    package func unmount() {
        isMounted = false
        forEachChild { $0.unmount() }
        didUnmount()
    }

    /// Frees what the node holds outside the tree.
    package func didUnmount() {}

    // MARK: Preferences

    /// The value of a preference that the subtree gives, nil when none writes it.
    package final func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let id = ObjectIdentifier(key)
        if let cached = preferenceCache[id] { return (cached as? TypedPreferenceBox<K>)?.value }
        let value = computePreference(key)
        preferenceCache[id] = .some(value.map { TypedPreferenceBox<K>($0) })
        return value
    }

    /// Computes a preference from the children; writers override it.
    package func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        forEachChild { child in
            guard let next = child.preferenceValue(key) else { return }
            if var current = result {
                K.reduce(value: &current) { next }
                result = current
            } else {
                result = next
            }
        }
        return result
    }

    /// Drops cached preferences here and above.
    package final func invalidatePreferences() {
        var node: _AnyViewNode? = self
        while let current = node {
            current.preferenceCache.removeAll(keepingCapacity: true)
            current.preferencesInvalidated()
            node = current.parent
        }
    }

    /// Told when preferences below may have changed.
    package func preferencesInvalidated() {}
}

/// A node for views of one type.
public class _ViewNode<V: View>: _AnyViewNode {
    /// Gives the node another view value and environment.
    package func update(_ view: V, _ environment: EnvironmentValues) {
        preconditionFailure("every kind of node overrides update")
    }
}

/// A preference value of any type.
package class PreferenceBox {}

package final class TypedPreferenceBox<K: PreferenceKey>: PreferenceBox {
    let value: K.Value
    init(_ value: K.Value) { self.value = value }
}
