import Foundation

/// Puts layers in front of or behind a view without changing its layout (`overlay`, `background`).
///
/// The first child is the view; every further child is a layer. A layer is offered the view's size and aligned with it; it may
/// reach over the edges (*measured*). Which is drawn first is the drawing's business.
package struct OverlayLayout: EngineLayout, Equatable {
    package var alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        node.firstChild?.measure(proposal) ?? .zero
    }

    package func place(_ node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void) {
        guard let view = node.firstChild else { return }
        let width = Double(size.width)
        let height = Double(size.height)
        view.setPlacement(x: 0, y: 0, width: width, height: height, proposal)
        let count = node.state.pointee.childCount
        guard count > 1, let table = node.state.pointee.table else { return }
        let box = ViewDimensions(node: view, width: width, height: height, proposal: proposal)
        let offer = Proposal(width: width, height: height)
        for index in 1..<count {
            table[index]._withUnsafeGuaranteedRef { layer in
                let place = AlignedPlacement.place(layer, layer.measure(offer), alignment, in: box, offer)
                layer.setPlacement(
                    x: place.x, y: place.y, width: Double(place.size.width), height: Double(place.size.height), offer)
            }
        }
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        ChildPlacement(x: 0, y: 0, size: size, proposal: proposal)
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        node.firstChild?.length(isHorizontal: isHorizontal, proposal) ?? 0
    }
}

/// The layer is behind the view instead of in front of it; for layout that is all the same.
package typealias BackgroundLayout = OverlayLayout
