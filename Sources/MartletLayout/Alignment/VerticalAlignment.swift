import Foundation

/// A guide along the vertical axis: the horizontal line by which views are lined up.
public struct VerticalAlignment: Equatable, Sendable, BitwiseCopyable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// The guide of a user's alignment type; the same type always gives an equal value.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }

    /// The top edge, 0 points down.
    public static let top = VerticalAlignment(key: .top)

    /// The middle, half the height down.
    public static let center = VerticalAlignment(key: .verticalCenter)

    /// The bottom edge, the whole height down.
    public static let bottom = VerticalAlignment(key: .bottom)

    /// The baseline of the first line of text; the bottom edge in a view without text (*measured*).
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)

    /// The baseline of the last line of text; the bottom edge in a view without text (*measured*).
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)

    /// Merges the values that are set, in points: the least for the first baseline, the greatest for the last, else the mean;
    /// `nil` when none is set (*documented* for the built-in guides, *chosen* for users' own).
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        var merge = GuideMerge(key: key)
        for case let value? in values { merge.add(Double(value)) }
        return merge.result.map { CGFloat($0) }
    }
}
