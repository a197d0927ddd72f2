import Foundation
import MartletBase
import MartletDisplay
import MartletLayout
import MartletRaster

/// Keeps one root view mounted and turns it into frames. Every host (file, test, window) is built on it.
@MainActor
package final class ViewHost<Content: View> {
    package let graph: ViewGraph
    private let node: HostNode<Content>
    private let root: RootElement
    private var content: Content
    private var environment: EnvironmentValues
    private var proposal: ProposedViewSize
    private var last: DisplayList?
    /// Work of all frames, and of the newest.
    package private(set) var totalWork = FrameWork()
    package private(set) var lastWork = FrameWork()

    package init(
        _ content: Content, environment: EnvironmentValues, proposal: ProposedViewSize,
        diagnostics: Diagnostics = .standard
    ) {
        graph = ViewGraph(diagnostics: diagnostics)
        self.content = content
        self.environment = environment
        self.proposal = proposal
        root = RootElement(graph)
        graph.root = root
        root.layoutNode.layoutDirection = environment.layoutDirection
        root.propose(proposal)
        node = HostNode(content, _NodeContext(parent: nil, graph: graph, environment: environment), root)
    }

    isolated deinit { node.unmount() }

    /// Shows another view value; its identity, and with it all state, stays.
    package func update(_ content: Content) {
        self.content = content
        node.update(content, environment)
    }

    package func setEnvironment(_ new: EnvironmentValues) {
        environment = new
        root.layoutNode.layoutDirection = new.layoutDirection
        node.update(content, new)
    }

    package func setProposal(_ new: ProposedViewSize) {
        proposal = new
        root.propose(new)
    }

    package var rootElement: RootElement { root }
    package var rootNode: _AnyViewNode { node }

    /// Brings the tree to rest.
    package func settle() { graph.settle() }

    /// Ends what the tree does: tasks are cancelled, `onDisappear` runs.
    package func unmount() {
        node.unmount()
        graph.settle()
    }

    /// The size of the root after layout.
    package var size: CGSize {
        graph.settle()
        return root.layoutNode.frame.size
    }

    /// Settles and records one frame.
    package func displayList() -> DisplayList {
        graph.settle()
        let context = RecordContext(scale: Double(environment.displayScale))
        let node = root.display(context) ?? DisplayNode(.group([]))
        graph.collectLayoutWork()
        let list = DisplayList(size: root.layoutNode.frame.size, root: node)
        lastWork = graph.work
        totalWork = totalWork + graph.work
        graph.work = FrameWork()
        last = list
        return list
    }

    /// Adds what drawing the newest frame cost.
    package func addDrawingWork(layers: Int, pixels: Int) {
        lastWork.layers += layers
        lastWork.pixelsDrawn += pixels
        totalWork.layers += layers
        totalWork.pixelsDrawn += pixels
    }
}

/// The topmost node: hands its content's elements to the root.
private final class HostNode<Content: View>: _ViewNode<Content> {
    private var child: _ViewNode<Content>!  // made in init
    private let root: RootElement

    init(_ view: Content, _ context: _NodeContext, _ root: RootElement) {
        self.root = root
        super.init(context)
        child = Content._makeNode(view, childContext())
        collectElements()
    }

    override func update(_ view: Content, _ environment: EnvironmentValues) {
        self.environment = environment
        collecting { child.update(view, environment) }
    }

    override func collectElements() {
        setElements(child.elements)
        root.setChildren(child.elements)
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let child { body(child) }
    }
}
