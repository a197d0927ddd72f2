import Foundation
import MartletBase

extension LayoutNode {
    /// What the container must know beyond the size.
    final var traits: LayoutTraits {
        if state.pointee.flags.contains(.knowsTraits) { return state.pointee.traits }
        var traits =
            state.pointee.hooks?._withUnsafeGuaranteedRef { $0.traits(state.pointee.layout, self) } ?? .unknown
        if !state.pointee.ownPriority.isNaN {
            traits.priority = state.pointee.ownPriority
            // A spacer with a priority of its own competes like any other view.
            if traits.isSpacer && traits.priority != 0 { traits.spacerMinLength = .nan }
        }
        state.pointee.traits = traits
        state.pointee.flags.insert(.knowsTraits)
        return traits
    }

    /// The layout priority that counts: the node's own, else that of the view it modifies, else that of a stack's only child.
    package final var priority: Double { traits.priority }

    /// The distances the node wants to keep from its neighbours.
    package final var spacing: ViewSpacing {
        if state.pointee.flags.contains(.knowsSpacing) { return state.pointee.spacing }
        let spacing: ViewSpacing
        if let hooks = state.pointee.hooks {
            spacing = hooks._withUnsafeGuaranteedRef { $0.spacing(state.pointee.layout, self) }
        } else {
            prepareCache()
            spacing = computeSpacing()
        }
        state.pointee.spacing = spacing
        state.pointee.flags.insert(.knowsSpacing)
        return spacing
    }

    /// The size and guides for a proposal.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = Proposal(proposal)
        let size = measure(offer)
        return ViewDimensions(
            node: self, width: Double(size.width), height: Double(size.height), proposal: offer)
    }

    /// A guide's position from the leading or top edge when the node or something in it sets it; `nil` otherwise.
    final func explicitGuide(
        _ key: AlignmentKey, width: Double, height: Double, _ proposal: Proposal
    ) -> Double? {
        guard traits.guides.contains(GuideKinds(of: key)) else { return nil }
        prepareCache()
        let size = CGSize(width: width, height: height)
        let guide: Double?
        if let hooks = state.pointee.hooks {
            guide = hooks._withUnsafeGuaranteedRef {
                $0.guide(state.pointee.layout, state.pointee.cache, self, key, size, proposal)
            }
        } else {
            guide = computeGuide(key, in: size, proposal)
        }
        guard let guide, guide.isFinite else { return nil }
        return guide
    }

    /// A guide's position from the leading or top edge, explicit or by default.
    final func guide(_ key: AlignmentKey, width: Double, height: Double, _ proposal: Proposal) -> Double {
        if let explicit = explicitGuide(key, width: width, height: height, proposal) { return explicit }
        return key.defaultValue(width: width, height: height) {
            ViewDimensions(node: self, width: width, height: height, proposal: proposal)
        }
    }

    /// The axis of the stack that the node is in, looking past modifiers; `nil` outside one. A layer in front of or behind
    /// another view is in none.
    final var containerOrientation: Axis? {
        var node = self
        while let parent = node.parent {
            if !parent.isUnary { return parent.stackOrientation }
            if parent.firstChild !== node { return nil }
            node = parent
        }
        return nil
    }
}
