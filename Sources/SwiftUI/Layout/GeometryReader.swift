import Foundation
import MartletBase
import MartletGraph
import MartletLayout

/// A view that makes its content from its own size and place.
///
/// It takes all the space it is offered (10 by 10 without a proposal) and puts its content at the top leading corner. Measured.
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content.
    public var content: @MainActor (GeometryProxy) -> Content

    /// A reader whose content the closure makes.
    nonisolated public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        GeometryReaderNode(view, context)
    }
}

/// The size and place of a geometry reader.
@MainActor
public struct GeometryProxy {
    package let element: Element
    package let reads: GeometryReads

    /// The size of the reader, in points.
    public var size: CGSize {
        reads.usedSize = true
        return reads.size
    }

    /// The value of an anchor in the reader's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        reads.usesAnchors = true
        return anchor.value(in: element)
    }

    /// The insets of the safe area. Zero where there is none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The reader's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let rect = element.frame(in: coordinateSpace)
        reads.note(coordinateSpace, rect)
        return rect
    }

    /// The reader's bounds in a named space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace, let space = element.coordinateSpace(named: name)
        else { return nil }
        let origin = element.frame(in: space).origin
        return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: space.size)
    }
}

/// What a reader's content saw of the geometry: it runs again when that changes.
@MainActor
package final class GeometryReads {
    var size = CGSize.zero
    var usedSize = false
    var usesAnchors = false
    private(set) var frames: [(space: CoordinateSpace, rect: CGRect)] = []

    func note(_ space: CoordinateSpace, _ rect: CGRect) { frames.append((space, rect)) }

    func reset(_ size: CGSize) {
        self.size = size
        usedSize = false
        usesAnchors = false
        frames.removeAll(keepingCapacity: true)
    }
}

extension Element {
    /// The frame in a coordinate space; an unknown name means the root's.
    package final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: frame(in: nil as Element?)
        case .named(let name): frame(in: coordinateSpace(named: name))
        }
    }
}

private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private var view: GeometryReader<Content>
    private var child: _ViewNode<Content>?
    private let element: ContainerElement
    private let runner: GeometryRunner

    init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        self.view = view
        element = ContainerElement(
            LayoutNodeOf(GeometryReaderLayout(), tree: context.graph.layoutTree), context.graph)
        element.layoutNode.layoutDirection = context.environment.layoutDirection
        runner = GeometryRunner(element)
        super.init(context)
        runner.owner = self
        graph.geometryReaders[ObjectIdentifier(self)] = WeakGeometryNode(node: runner)
        graph.geometryChanged = true
        setElements([element])
    }

    /// The content is made once the reader has a frame.
    private func show() {
        runner.reads.reset(element.size)
        let proxy = GeometryProxy(element: element, reads: runner.reads)
        let content = runner.tracking(graph) { view.content(proxy) }
        if let child {
            collecting { child.update(content, environment) }
        } else {
            child = Content._makeNode(content, childContext())
            collectElements()
        }
    }

    override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        element.layoutNode.layoutDirection = environment.layoutDirection
        if child != nil { show() }
    }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        element.layoutNode.layoutDirection = environment.layoutDirection
        if let child { collecting { child.refresh(environment) } }
    }

    override func flush() {
        if isMounted, runner.isInvalid { show() }
    }

    override func collectElements() { element.setChildren(child?.elements ?? []) }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }

    override func didUnmount() { runner.dispose() }
}

/// Runs a geometry reader's content again when what it read has changed.
private final class GeometryRunner: GeometryNode {
    let reads = GeometryReads()
    let element: Element
    private var isMade = false

    init(_ element: Element) { self.element = element }

    override func updateGeometry() -> Bool {
        if isInvalid { return true }
        var changed = !isMade || (reads.size != element.size) || reads.usesAnchors
        for read in reads.frames where element.frame(in: read.space) != read.rect {
            changed = true
            break
        }
        guard changed else { return false }
        isMade = true
        invalidate()
        return true
    }
}
