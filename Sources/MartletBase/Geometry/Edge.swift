/// One side of a rectangle. Leading and trailing change places in right-to-left layouts. (Documented.)
@frozen
public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
    /// The upper side.
    case top
    /// The side where a line of text begins.
    case leading
    /// The lower side.
    case bottom
    /// The side where a line of text ends.
    case trailing

    /// Any combination of sides.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// One bit a side, in the order of the cases.
        public let rawValue: Int8

        /// Makes a set from its bits.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one side.
        @inlinable
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }

        /// The upper side.
        public static let top = Set(Edge.top)
        /// The side where a line of text begins.
        public static let leading = Set(Edge.leading)
        /// The lower side.
        public static let bottom = Set(Edge.bottom)
        /// The side where a line of text ends.
        public static let trailing = Set(Edge.trailing)
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]

        /// True when the set holds the side.
        @inlinable
        package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
    }
}
