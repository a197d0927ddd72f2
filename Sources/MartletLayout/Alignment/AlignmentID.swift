import Foundation

/// A type that names an alignment guide and computes its default position.
///
/// Make one to align views along a line of your own: `extension HorizontalAlignment { static let icon = Self(IconID.self) }`.
public protocol AlignmentID {
    /// The guide's position in a view that does not set it, in points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
