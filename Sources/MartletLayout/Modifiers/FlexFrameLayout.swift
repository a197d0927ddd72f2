import Foundation
import MartletBase

/// A box whose length in each axis stays in a range (`frame(minWidth:idealWidth:maxWidth:...)`).
///
/// In each axis the view is offered the proposal, or the ideal length when there is none, kept in the range. The frame
/// answers the proposal if a maximum is given, the ideal length if nothing is offered, else what the view answers; all kept in
/// the range (*measured*).
package struct FlexFrameLayout: EngineLayout, Equatable {
    /// The limits along one axis; `nil` where none is given.
    package struct Limits: Equatable {
        package var least: CGFloat?
        package var ideal: CGFloat?
        package var greatest: CGFloat?

        package init(least: CGFloat? = nil, ideal: CGFloat? = nil, greatest: CGFloat? = nil) {
            self.least = least
            self.ideal = ideal
            self.greatest = greatest
        }

        var isEmpty: Bool { least == nil && ideal == nil && greatest == nil }
    }

    package var horizontal: Limits
    package var vertical: Limits
    package var alignment: Alignment
    private var width: Range
    private var height: Range
    private var isSound: Bool

    package init(horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: Alignment = .center) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        var isSound = true
        width = Range(horizontal, &isSound)
        height = Range(vertical, &isSound)
        self.isSound = isSound
    }

    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        self.init(
            horizontal: Limits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
            vertical: Limits(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment)
    }

    /// The limits as the algorithm uses them: NaN where none is given, in order, without impossible values.
    private struct Range: Equatable {
        var least: Double
        var ideal: Double
        var greatest: Double
        let isGiven: Bool

        init(_ limits: Limits, _ isSound: inout Bool) {
            isGiven = !limits.isEmpty
            func usable(_ given: CGFloat?, mayBeInfinite: Bool) -> Double {
                guard let given else { return .nan }
                if given >= 0 && (given < .infinity || mayBeInfinite) { return Double(given) }
                isSound = false
                return given < 0 && given > -.infinity ? 0 : .nan
            }
            least = usable(limits.least, mayBeInfinite: false)
            ideal = usable(limits.ideal, mayBeInfinite: false)
            greatest = usable(limits.greatest, mayBeInfinite: true)
            if greatest < least || ideal < least || ideal > greatest {
                isSound = false
                greatest = greatest < least ? least : greatest
            }
        }

        func clamp(_ length: Double) -> Double {
            var result = length
            if result > greatest { result = greatest }
            if result < least { result = least }
            return result
        }

        func offer(_ proposal: Double) -> Double {
            let base = proposal.isNaN ? ideal : proposal
            return base.isNaN ? base : clamp(base)
        }

        /// The length when it doesn't depend on the view's, else NaN.
        func ownLength(_ proposal: Double) -> Double {
            if proposal.isNaN { return ideal.isNaN ? .nan : clamp(ideal) }
            return greatest.isNaN ? .nan : clamp(proposal)
        }

        var dependsOnlyOnView: Bool { ideal.isNaN && greatest.isNaN }
    }

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        if !isSound { report(node) }
        var width = width.ownLength(proposal.width)
        var height = height.ownLength(proposal.height)
        if width.isNaN || height.isNaN {
            let child = node.firstChild?.measure(offer(proposal)) ?? .zero
            if width.isNaN { width = self.width.clamp(Double(child.width)) }
            if height.isNaN { height = self.height.clamp(Double(child.height)) }
        }
        return CGSize(width: width, height: height)
    }

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    @inline(never)
    private func report(_ node: LayoutNode) {
        node.tree.reportOnce(
            node, "A frame's limits are out of order, negative or not finite; impossible ones are left out.")
    }

    package func childPlacement(of node: LayoutNode, in size: CGSize, _ proposal: Proposal) -> ChildPlacement {
        let offer = offer(proposal)
        guard let child = node.firstChild else { return ChildPlacement(x: 0, y: 0, size: .zero, proposal: offer) }
        return AlignedPlacement.place(child, alignment, in: size, offer)
    }

    package func length(
        of node: LayoutNode, isHorizontal: Bool, _ proposal: Proposal, _ cache: inout Void
    ) -> Double {
        let range = isHorizontal ? width : height
        let own = range.ownLength(isHorizontal ? proposal.width : proposal.height)
        if !own.isNaN { return own }
        return range.clamp(node.firstChild?.length(isHorizontal: isHorizontal, offer(proposal)) ?? 0)
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        var traits = node.firstChild?.traits ?? .rigidLeaf
        if !width.dependsOnlyOnView { traits.ignoresWidth = false }
        if !height.dependsOnlyOnView { traits.ignoresHeight = false }
        traits.spacerMinLength = LayoutTraits.noSpacer
        return traits
    }

    /// A limited dimension hides what the view prefers on its edges, except that a spacer still keeps no distance.
    package func spacing(of node: LayoutNode) -> ViewSpacing {
        guard let child = node.firstChild else { return ViewSpacing() }
        if child.traits.isSpacerLike { return child.spacing }
        var hidden: Edge.Set = []
        if width.isGiven { hidden.formUnion(.horizontal) }
        if height.isGiven { hidden.formUnion(.vertical) }
        return child.spacing.resetting(hidden)
    }
}

// Written out so that the optimiser sees through them in a debug build too.
extension FlexFrameLayout {
    private static let hooks = EngineHooks(
        isUnary: true,
        measure: { layout, _, node, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FlexFrameLayout.self).pointee.measure(node, proposal, &cache)
        },
        place: { layout, _, node, size, proposal in
            var cache: Void = ()
            layout.assumingMemoryBound(to: FlexFrameLayout.self).pointee.place(node, in: size, proposal, &cache)
        },
        traits: { layout, node in layout.assumingMemoryBound(to: FlexFrameLayout.self).pointee.traits(of: node) },
        spacing: { layout, node in layout.assumingMemoryBound(to: FlexFrameLayout.self).pointee.spacing(of: node) },
        guide: { layout, _, node, key, size, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FlexFrameLayout.self).pointee
                .explicitGuide(key, of: node, in: size, proposal, &cache)
        },
        length: { layout, _, node, isHorizontal, proposal in
            var cache: Void = ()
            return layout.assumingMemoryBound(to: FlexFrameLayout.self).pointee
                .length(of: node, isHorizontal: isHorizontal, proposal, &cache)
        })

    package static var _engine: _LayoutEngine? { _LayoutEngine(hooks: hooks) }
}
