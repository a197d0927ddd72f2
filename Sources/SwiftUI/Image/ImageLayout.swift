import Foundation
import MartletLayout

/// How pictures and symbols are measured.
package struct ImageLayout: EngineLayout, Equatable {
    /// The picture's own size in points.
    package var ideal: CGSize
    package var isResizable: Bool
    /// How far the frame's bottom lies below the baseline of text beside it; nil for pictures, whose bottom is their
    /// baseline.
    package var baselineOffset: Double?

    package func measure(_ node: LayoutNode, _ proposal: Proposal, _ cache: inout Void) -> CGSize {
        guard isResizable else { return ideal }
        return CGSize(
            width: proposal.width.isNaN ? Double(ideal.width) : proposal.width,
            height: proposal.height.isNaN ? Double(ideal.height) : proposal.height)
    }

    package func traits(of node: LayoutNode) -> LayoutTraits {
        LayoutTraits(
            ignoresWidth: !isResizable, ignoresHeight: !isResizable,
            guides: baselineOffset == nil ? .none : .baselines)
    }

    package func explicitGuide(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, _ proposal: Proposal, _ cache: inout Void
    ) -> Double? {
        guard key.isBaseline, let baselineOffset else { return nil }
        return Double(size.height) - baselineOffset
    }
}
