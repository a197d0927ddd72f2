import Foundation

/// A guide along the horizontal axis: the vertical line by which views are lined up.
public struct HorizontalAlignment: Equatable, Sendable, BitwiseCopyable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// The guide of a user's alignment type; the same type always gives an equal value.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }

    /// The leading edge, 0 points in. It is the right edge in a right-to-left container.
    public static let leading = HorizontalAlignment(key: .leading)

    /// The middle, half the width in.
    public static let center = HorizontalAlignment(key: .horizontalCenter)

    /// The trailing edge, the whole width in.
    public static let trailing = HorizontalAlignment(key: .trailing)

    /// Where a list row's separator starts; the leading edge unless set.
    public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)

    /// Where a list row's separator ends; the trailing edge unless set.
    public static let listRowSeparatorTrailing = HorizontalAlignment(key: .listRowSeparatorTrailing)

    /// The mean of the values that are set, in points, or `nil` when none is (*documented* for the built-in guides, *chosen*
    /// for users' own).
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        var merge = GuideMerge(key: key)
        for case let value? in values { merge.add(Double(value)) }
        return merge.result.map { CGFloat($0) }
    }
}
