import Foundation

/// A proposal as the engine passes it around: two plain numbers, where NaN stands for "no offer".
///
/// It travels in two registers, and two proposals are the same when their bits are. Values are never negative.
package struct Proposal: BitwiseCopyable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Open dimensions become NaN of one fixed pattern, negative ones zero.
    package init(_ size: ProposedViewSize) {
        let offeredWidth = Double(size.width ?? .nan)
        let offeredHeight = Double(size.height ?? .nan)
        width = offeredWidth.isNaN ? .nan : max(0, offeredWidth)
        height = offeredHeight.isNaN ? .nan : max(0, offeredHeight)
    }

    package static let unspecified = Proposal(width: .nan, height: .nan)

    /// The same offer as a public value.
    package var size: ProposedViewSize {
        ProposedViewSize(
            width: width.isNaN ? nil : CGFloat(width),
            height: height.isNaN ? nil : CGFloat(height))
    }
}
