import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// One unit of layout and drawing: what a container arranges and what a modifier wraps.
///
/// An element belongs to the view node that made it and owns one layout node. What it draws is cached as an immutable display
/// node until `setNeedsRecord`.
@MainActor
package class Element {
    nonisolated(unsafe) package let layoutNode: LayoutNode  // unsafe for deinit alone: all else is on the main actor
    package unowned let graph: ViewGraph
    package weak var parent: Element?
    private var recorded: DisplayNode?
    private var recordedSize = CGSize(width: -1, height: -1)
    private var needsRecord = true

    package init(_ layoutNode: LayoutNode, _ graph: ViewGraph) {
        self.layoutNode = layoutNode
        self.graph = graph
        layoutNode.owner = self
    }

    deinit { layoutNode.owner = nil }

    // MARK: Traits

    /// The value of a trait: a note that a view leaves for the container around it.
    package func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    // MARK: Tree

    /// Calls `body` with the elements below, in drawing order.
    package func forEachChild(_ body: (Element) -> Void) {}

    package var size: CGSize { layoutNode.frame.size }

    // MARK: Drawing

    /// Marks what the element draws as stale, and the groups above with it.
    package final func setNeedsRecord() {
        var element: Element? = self
        while let current = element, !current.needsRecord {
            current.needsRecord = true
            element = current.parent
        }
    }

    /// Called by layout when the element's frame changed.
    package func frameChanged() {
        graph.geometryChanged = true
        if layoutNode.frame.size != recordedSize { setNeedsRecord() }
        parent?.setNeedsRecord()
    }

    /// What the element draws, nil for nothing; from the cache when nothing changed.
    package final func display(_ context: RecordContext) -> DisplayNode? {
        if !needsRecord {
            if let recorded { graph.work.itemsReused += recorded.itemCount }
            return recorded
        }
        needsRecord = false
        recordedSize = layoutNode.frame.size
        recorded = record(context)
        return recorded
    }

    /// Makes the display node. Overridden by every kind of element that draws.
    package func record(_ context: RecordContext) -> DisplayNode? {
        var children: [DisplayNode.Child] = []
        forEachChild { child in
            // What layout passed over (a candidate that doesn't fit) has no frame and isn't drawn.
            guard child.layoutNode.isPlaced, let node = child.display(context) else { return }
            children.append(DisplayNode.Child(offset: child.layoutNode.frame.origin, node: node))
        }
        return Element.group(children)
    }

    /// A group, or its only child when that needs no offset.
    package static func group(_ children: [DisplayNode.Child]) -> DisplayNode? {
        if children.isEmpty { return nil }
        if children.count == 1, children[0].offset == .zero { return children[0].node }
        return DisplayNode(.group(children))
    }

    /// What accessibility, tests and hit testing know of the element itself; nil when it only passes its children on.
    package func semantics() -> SemanticsInfo? { nil }

    /// The point of the element's space in that of its parent element, layout only.
    package final func originInParent() -> CGPoint { layoutNode.frame.origin }

    /// The frame in the space of `ancestor`, or of the root when nil.
    package final func frame(in ancestor: Element?) -> CGRect {
        var rect = CGRect(origin: .zero, size: layoutNode.frame.size)
        var element: Element? = self
        while let current = element, current !== ancestor {
            let origin = current.layoutNode.frame.origin
            rect.origin.x += origin.x
            rect.origin.y += origin.y
            element = current.parent
        }
        return rect
    }

    /// The element above that starts the named coordinate space.
    package final func coordinateSpace(named name: AnyHashable) -> Element? {
        var element: Element? = self
        while let current = element {
            if current.spaceName == name { return current }
            element = current.parent
        }
        return nil
    }

    package var spaceName: AnyHashable? { nil }
}

/// What recording needs to know of the frame.
package struct RecordContext {
    package var scale: Double
    package init(scale: Double) { self.scale = scale }
}

/// A note that a view leaves for the container around it.
package protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// An element with elements below it that a layout arranges.
package final class ContainerElement: Element {
    package private(set) var children: [Element] = []

    package func setChildren(_ new: [Element]) {
        children = new
        for child in new { child.parent = self }
        layoutNode.setChildren(new.map(\.layoutNode))
        setNeedsRecord()
    }

    package override func forEachChild(_ body: (Element) -> Void) {
        var ordered = false
        for child in children where child.trait(ZIndexTrait.self) != 0 {
            ordered = true
            break
        }
        if !ordered {
            children.forEach(body)
            return
        }
        let sorted = children.enumerated().sorted { a, b in
            let za = a.element.trait(ZIndexTrait.self), zb = b.element.trait(ZIndexTrait.self)
            return za == zb ? a.offset < b.offset : za < zb
        }
        for (_, child) in sorted { body(child) }
    }
}

package struct ZIndexTrait: ViewTraitKey {
    package static var defaultValue: Double { 0 }
}

/// An element around one other.
package class WrapperElement: Element {
    package let inner: Element

    package init(_ inner: Element, _ layoutNode: LayoutNode, _ graph: ViewGraph) {
        self.inner = inner
        super.init(layoutNode, graph)
        inner.parent = self
        attachLayout()
    }

    /// Hangs the layout nodes below this one; wrappers with more layers override it.
    package func attachLayout() { layoutNode.setChildren([inner.layoutNode]) }

    package override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value { inner.trait(key) }

    package override func forEachChild(_ body: (Element) -> Void) { body(inner) }

    /// Called when the wrapper is dropped while its inner element may live on.
    package func dispose() {}

    /// The nodes of views that the wrapper shows beside its inner element.
    package var secondaryNodes: [_AnyViewNode] { [] }

    /// The inner element's drawing at its place.
    package final func innerChild(_ context: RecordContext) -> DisplayNode.Child? {
        guard let node = inner.display(context) else { return nil }
        return DisplayNode.Child(offset: inner.layoutNode.frame.origin, node: node)
    }
}

extension WrapperElement {
    /// Calls `body` with the nodes of the wrapper's secondary views.
    package func forEachSecondaryNode(_ body: (_AnyViewNode) -> Void) { secondaryNodes.forEach(body) }
}
