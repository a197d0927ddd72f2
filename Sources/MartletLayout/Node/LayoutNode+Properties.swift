import Foundation
import MartletBase

// What SwiftUI sets, and what it reads.
extension LayoutNode {
    /// The priority set on this very node (`layoutPriority(_:)`), or `nil`. See `priority` for the one that counts.
    package final var ownPriority: Double? {
        get { state.pointee.ownPriority.isNaN ? nil : state.pointee.ownPriority }
        set {
            let value = newValue ?? .nan
            guard value.bitPattern != state.pointee.ownPriority.bitPattern else { return }
            state.pointee.ownPriority = value
            invalidate()
        }
    }

    /// The direction in which the children run. A right-to-left node mirrors where its layout puts them.
    package final var layoutDirection: LayoutDirection {
        get { state.pointee.flags & Flag.rightToLeft != 0 ? .rightToLeft : .leftToRight }
        set {
            guard newValue != layoutDirection else { return }
            state.pointee.flags ^= Flag.rightToLeft
            invalidate()
        }
    }

    /// The frame in the parent's space, in points from its left top corner: mirrored already. Zero until placed.
    package final var frame: CGRect {
        CGRect(
            x: state.pointee.x, y: state.pointee.y, width: state.pointee.width, height: state.pointee.height)
    }

    /// The proposal that the node was placed with; `nil` in an axis that can't change its size.
    package final var proposal: ProposedViewSize {
        Proposal(width: state.pointee.proposedWidth, height: state.pointee.proposedHeight).size
    }

    /// Whether the node has a frame: its parent's layout placed it the last time the parent was placed. Candidates that
    /// `ViewThatFitsLayout` passed over have none.
    package final var isPlaced: Bool { state.pointee.flags & Flag.placed != 0 }

    /// Whether a layout pass has something to do at or below this node.
    package final var needsLayout: Bool { state.pointee.flags & Flag.needsPlacement != 0 }

    /// The size and guides for a proposal.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = Proposal(proposal)
        let size = measure(offer)
        return ViewDimensions(
            node: self, width: Double(size.width), height: Double(size.height), proposal: offer)
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
