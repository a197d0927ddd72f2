import Foundation
import MartletBase

/// Room around one view (`padding`). Negative insets let the view reach over the edge.
package struct PaddingLayout: EngineLayout, Equatable {
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets }

    /// The insets in points; values that are no finite numbers count as 0 and are reported.
    private func sound(_ node: LayoutNode) -> EdgeInsets {
        let sum = insets.top + insets.leading + insets.bottom + insets.trailing
        if sum.isFinite { return insets }
        node.tree.reportOnce(node, "A padding isn't a finite number; it counts as 0.")
        func finite(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
        return EdgeInsets(
            top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
            trailing: finite(insets.trailing))
    }

    private func offer(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
        let width = proposal.width - Double(insets.leading + insets.trailing)
        let height = proposal.height - Double(insets.top + insets.bottom)
        // No offer stays no offer, in the one pattern that the caches know.
        return Proposal(
            width: proposal.width.isNaN ? .nan : max(0, width), height: proposal.height.isNaN ? .nan : max(0, height))
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        let insets = sound(node)
        let child = node.firstChild?.measure(offer(proposal, insets)) ?? .zero
        return CGSize(
            width: max(0, child.width + insets.leading + insets.trailing),
            height: max(0, child.height + insets.top + insets.bottom))
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        let insets = sound(node)
        let offer = offer(proposal, insets)
        return ChildPlacement(
            x: Double(insets.leading), y: Double(insets.top), size: node.firstChild?.measure(offer) ?? .zero,
            proposal: offer)
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        let insets = sound(node)
        let child = node.firstChild?.length(isHorizontal: isHorizontal, offer(proposal, insets)) ?? 0
        let room = isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
        return max(0, child + Double(room))
    }

    /// Padding of nothing leaves a spacer a spacer (*measured*).
    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = node.firstChild?.traits ?? .rigidLeaf
        if insets != EdgeInsets() {
            traits.spacerMinLength = LayoutTraits.noSpacer
            traits.isSpacerLike = false
        }
        return traits
    }

    /// Edges with room of their own keep a plain view's distance (*measured*).
    package func spacing(of node: LayoutNode) -> ViewSpacing {
        guard let child = node.firstChild else { return ViewSpacing() }
        var padded: Edge.Set = []
        if insets.top != 0 { padded.insert(.top) }
        if insets.leading != 0 { padded.insert(.leading) }
        if insets.bottom != 0 { padded.insert(.bottom) }
        if insets.trailing != 0 { padded.insert(.trailing) }
        return child.spacing.resetting(padded)
    }
}

// Written out so that the optimiser sees through them in a debug build too.
extension PaddingLayout {
    private static let hooks = EngineHooks(
        isUnary: true,
        measure: { layout, _, node, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: PaddingLayout.self).pointee.measure(node, proposal, &cache)
        },
        place: { layout, _, node, size, proposal in
            var cache: Void = ()
            layout.assumingMemoryBound(to: PaddingLayout.self).pointee.place(node, in: size, proposal, &cache)
        },
        traits: { layout, node in layout.assumingMemoryBound(to: PaddingLayout.self).pointee.traits(of: node) },
        spacing: { layout, node in layout.assumingMemoryBound(to: PaddingLayout.self).pointee.spacing(of: node) },
        guide: { layout, _, node, key, size, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: PaddingLayout.self).pointee
                .explicitGuide(key, of: node, in: size, proposal, &cache)
        },
        length: { layout, _, node, isHorizontal, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: PaddingLayout.self).pointee
                .length(of: node, isHorizontal: isHorizontal, proposal, &cache)
        })

    package static var _engine: _LayoutEngine? { _LayoutEngine(hooks: hooks) }
}
