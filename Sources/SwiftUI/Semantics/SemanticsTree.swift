import Foundation
import MartletBase

/// One node of the semantics tree: what accessibility, tests and tools see of a view.
@MainActor
package struct SemanticsNode {
    package var info: SemanticsInfo
    /// In the root's space, in points.
    package var frame: CGRect
    package var children: [SemanticsNode]
    /// The element that the node stands for.
    package var element: Element
    /// What a press does.
    package var action: (@MainActor () -> Void)?

    /// The node's label: its own, else those of its children joined with a comma and a space.
    package var resolvedLabel: String? {
        if let label = info.label { return label }
        if info.role == .group { return nil }
        let parts = children.compactMap(\.resolvedLabel)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Calls `body` with the node and all below it, parents first.
    package func visit(_ body: (SemanticsNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}

/// Builds the semantics tree from the elements.
///
/// 1. An element with a role becomes a node; others pass their children on. 2. A press action and the notes of accessibility
/// modifiers apply to the nodes they wrap: to the node itself when there is one, else to a group around several. 3. Hidden
/// subtrees are left out.
@MainActor
package enum SemanticsTree {
    package static func build(_ root: Element) -> [SemanticsNode] {
        nodes(root, CGPoint.zero)
    }

    private static func nodes(_ element: Element, _ parentOrigin: CGPoint) -> [SemanticsNode] {
        let frame = element.layoutNode.frame
        let origin = CGPoint(x: parentOrigin.x + frame.origin.x, y: parentOrigin.y + frame.origin.y)
        let rect = CGRect(origin: origin, size: frame.size)
        if element.semantics()?.isHidden == true { return [] }
        var children: [SemanticsNode] = []
        element.forEachChild { if $0.layoutNode.isPlaced { children.append(contentsOf: nodes($0, origin)) } }
        if let notes = element as? AccessibilityElement { return notes.apply(to: children, rect) }
        guard let info = element.semantics() else { return children }
        var node = SemanticsNode(info: info, frame: rect, children: children, element: element)
        if let action = element as? ActionElement {
            node.action = action.isEnabled ? action.action : nil
            // A button is one element: what is in it gives its label.
            node.info.label = node.resolvedLabel
        }
        return [node]
    }
}
