/// A point by which views are lined up in both axes: one guide of each.
public struct Alignment: Equatable, Sendable, BitwiseCopyable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment

    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// The point where the two guides cross.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Horizontally the middle, vertically the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)

    /// Horizontally the leading edge, vertically the middle.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)

    /// Horizontally the trailing edge, vertically the middle.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

    /// Horizontally the middle, vertically the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)

    /// Horizontally the middle, vertically the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

    /// Horizontally the leading edge, vertically the top edge.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

    /// Horizontally the trailing edge, vertically the top edge.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

    /// Horizontally the leading edge, vertically the bottom edge.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

    /// Horizontally the trailing edge, vertically the bottom edge.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Horizontally the middle, vertically the first text baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)

    /// Horizontally the middle, vertically the last text baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)

    /// Horizontally the leading edge, vertically the first text baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)

    /// Horizontally the leading edge, vertically the last text baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)

    /// Horizontally the trailing edge, vertically the first text baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

    /// Horizontally the trailing edge, vertically the last text baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
