import Foundation

/// A view's size and alignment guides in its own coordinates, in points from its leading and top edges.
///
/// Guides are looked up when asked for; a lookup costs time in proportion to the views that set the guide.
public struct ViewDimensions: Equatable {
    let node: LayoutNode?
    let proposal: Proposal

    /// The view's width in points.
    public let width: CGFloat

    /// The view's height in points.
    public let height: CGFloat

    package init(node: LayoutNode?, width: Double, height: Double, proposal: Proposal) {
        self.node = node
        self.width = CGFloat(width)
        self.height = CGFloat(height)
        self.proposal = proposal
    }

    /// The position of a horizontal guide, explicit or by default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(value(guide.key)) }

    /// The position of a vertical guide, explicit or by default.
    public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(value(guide.key)) }

    /// The position of a horizontal guide that the view or something in it sets, or `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        node?.explicitGuide(guide.key, width: Double(width), height: Double(height), proposal)
            .map { CGFloat($0) }
    }

    /// The position of a vertical guide that the view or something in it sets, or `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        node?.explicitGuide(guide.key, width: Double(width), height: Double(height), proposal)
            .map { CGFloat($0) }
    }

    private func value(_ key: AlignmentKey) -> Double {
        let width = Double(width)
        let height = Double(height)
        if let explicit = node?.explicitGuide(key, width: width, height: height, proposal) {
            return explicit
        }
        return key.defaultValue(width: width, height: height) { self }
    }

    /// Equal when both describe the same view at the same size and proposal.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.node === b.node && a.width == b.width && a.height == b.height
            && a.proposal.width.bitPattern == b.proposal.width.bitPattern
            && a.proposal.height.bitPattern == b.proposal.height.bitPattern
    }
}
