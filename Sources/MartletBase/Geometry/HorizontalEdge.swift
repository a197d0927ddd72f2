/// The leading or the trailing side of a rectangle. (Documented.)
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    /// The side where a line of text begins.
    case leading
    /// The side where a line of text ends.
    case trailing

    /// Any combination of the two sides.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// One bit a side.
        public let rawValue: Int8

        /// Makes a set from its bits.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one side.
        @inlinable
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The leading side.
        public static let leading = Set(HorizontalEdge.leading)
        /// The trailing side.
        public static let trailing = Set(HorizontalEdge.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}
