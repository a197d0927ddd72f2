/// One of the two directions of a two-dimensional space. (Documented.)
@frozen
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable, BitwiseCopyable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// The case's name.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Any combination of the two directions.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// One bit a direction.
        public let rawValue: Int8

        /// Makes a set from its bits.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal direction.
        public static let horizontal = Set(.horizontal)
        /// The vertical direction.
        public static let vertical = Set(.vertical)

        /// The set of one direction.
        @inlinable
        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// True when the set holds the direction.
        @inlinable
        package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
    }
}

extension Axis {
    /// The other direction.
    package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}
