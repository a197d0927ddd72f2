import Foundation
import MartletBase
import MartletDisplay
import MartletLayout

/// The top of a tree of views: proposes the host's size and centres what answers less.
@MainActor
package final class RootElement: Element {
    private let container: LayoutNodeOf<RootLayout>
    private var children: [Element] = []
    private var proposal = ProposedViewSize.unspecified
    private var isStale = true

    package init(_ graph: ViewGraph) {
        container = LayoutNodeOf(RootLayout(), tree: graph.layoutTree)
        super.init(container, graph)
    }

    package func setChildren(_ new: [Element]) {
        children = new
        for child in new { child.parent = self }
        container.setChildren(new.map(\.layoutNode))
        isStale = true
        setNeedsRecord()
    }

    package func propose(_ new: ProposedViewSize) {
        if new == proposal { return }
        proposal = new
        isStale = true
    }

    package override func forEachChild(_ body: (Element) -> Void) { children.forEach(body) }

    package var needsLayout: Bool { isStale || container.needsLayout }

    package func layoutIfNeeded() {
        guard needsLayout else { return }
        isStale = false
        let size = container.measure(proposal)
        let final = CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        graph.layoutTree.layout(container, in: final)
    }
}
