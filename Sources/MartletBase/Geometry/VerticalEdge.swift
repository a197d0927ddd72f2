/// The top or the bottom side of a rectangle. (Documented.)
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

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
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(VerticalEdge.top)
        /// The lower side.
        public static let bottom = Set(VerticalEdge.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}
