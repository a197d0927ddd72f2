import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// Shows a view beside an element (behind it, over it, or as its mask): keeps the view's node and gives its elements as one layer.
///
/// Several elements form a ZStack with the alignment; one is taken as it is.
package final class SecondaryNode<Content: View>: _ViewNode<Content> {
    private var child: _ViewNode<Content>!  // made in init
    private var stack: ContainerElement?
    private let stackNode: LayoutNodeOf<ZStackLayout>
    private let onChange: (Element?) -> Void
    package private(set) var layer: Element?

    package init(
        _ view: Content, alignment: Alignment, _ context: _NodeContext, onChange: @escaping (Element?) -> Void
    ) {
        self.onChange = onChange
        stackNode = LayoutNodeOf(ZStackLayout(alignment: alignment), tree: context.graph.layoutTree)
        stackNode.layoutDirection = context.environment.layoutDirection
        super.init(context)
        child = Content._makeNode(view, childContext())
        collectElements()
    }

    package override func update(_ view: Content, _ environment: EnvironmentValues) {
        self.environment = environment
        stackNode.layoutDirection = environment.layoutDirection
        collecting { child.update(view, environment) }
    }

    package func update(_ view: Content, alignment: Alignment, _ environment: EnvironmentValues) {
        if stackNode.layout.alignment != alignment { stackNode.setLayout(ZStackLayout(alignment: alignment)) }
        update(view, environment)
    }

    package override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        stackNode.layoutDirection = environment.layoutDirection
        collecting { child.refresh(environment) }
    }

    package override func collectElements() {
        let inner = child.elements
        switch inner.count {
        case 0: layer = nil
        case 1: layer = inner[0]
        default:
            let container = stack ?? ContainerElement(stackNode, graph)
            stack = container
            container.setChildren(inner)
            layer = container
        }
        setElements(layer.map { [$0] } ?? [])
        onChange(layer)
    }

    package override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}

/// The element of `background`, `overlay` and `mask`: the inner element and one layer laid out in its frame.
package final class LayersElement<Content: View>: WrapperElement {
    package enum Role { case background, overlay, mask }

    private let role: Role
    package private(set) var secondary: SecondaryNode<Content>!  // made in init, needs self
    private var layer: Element?
    private let typedNode: LayoutNodeOf<OverlayLayout>

    package init(
        _ inner: Element, _ role: Role, _ view: Content, _ alignment: Alignment, _ context: WrapperContext
    ) {
        self.role = role
        typedNode = LayoutNodeOf(OverlayLayout(alignment: alignment), tree: context.graph.layoutTree)
        super.init(inner, typedNode, context.graph)
        secondary = SecondaryNode(view, alignment: alignment, context.nodeContext) { [unowned self] layer in
            show(layer)
        }
    }

    package func update(_ view: Content, _ alignment: Alignment, _ environment: EnvironmentValues) {
        if typedNode.layout.alignment != alignment { typedNode.setLayout(OverlayLayout(alignment: alignment)) }
        secondary.update(view, alignment: alignment, environment)
    }

    private func show(_ layer: Element?) {
        self.layer = layer
        layer?.parent = self
        typedNode.setChildren([inner.layoutNode] + (layer.map { [$0.layoutNode] } ?? []))
        setNeedsRecord()
    }

    package override var secondaryNodes: [_AnyViewNode] { secondary.map { [$0] } ?? [] }

    package override func dispose() { secondary.unmount() }

    package override func forEachChild(_ body: (Element) -> Void) {
        if role == .background, let layer { body(layer) }
        body(inner)
        if role == .overlay, let layer { body(layer) }
    }

    package override func record(_ context: RecordContext) -> DisplayNode? {
        guard role == .mask else { return super.record(context) }
        guard let child = innerChild(context) else { return nil }
        guard let layer, let mask = layer.display(context) else { return nil }
        let placed = DisplayNode(.group([DisplayNode.Child(offset: layer.layoutNode.frame.origin, node: mask)]))
        return DisplayNode(.effect(.mask(placed), child))
    }
}
