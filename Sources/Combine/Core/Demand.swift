extension Subscribers {
    /// How many values a subscriber is ready for: a number from zero up, or no limit.
    ///
    /// Arithmetic saturates: unlimited plus or minus anything stays unlimited, and nothing falls below zero.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// `UInt(Int.max) + 1` stands for no limit.
        let rawValue: UInt

        init(rawValue: UInt) { self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1) }

        /// As many values as there are.
        public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)
        /// No values, for now.
        public static let none = Demand(rawValue: 0)

        /// At most `value` values. A negative number counts as none.
        public static func max(_ value: Int) -> Demand { Demand(rawValue: UInt(Swift.max(0, value))) }

        /// The number of values, nil when unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// `unlimited`, or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        // MARK: Demand with demand

        /// Whether the left demand is smaller; unlimited is the largest.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }
        /// Both demands together.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard lhs != .unlimited, rhs != .unlimited else { return .unlimited }
            return Demand(rawValue: lhs.rawValue + rhs.rawValue)
        }
        /// Adds to a demand.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        /// What is left of the left demand, at least none. Taking unlimited from a finite demand leaves none.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return rhs.rawValue >= lhs.rawValue ? .none : Demand(rawValue: lhs.rawValue - rhs.rawValue)
        }
        /// Takes from a demand.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

        // MARK: Demand with a number

        /// A demand and a number of further values.
        public static func + (lhs: Demand, rhs: Int) -> Demand { rhs < 0 ? lhs - (0 - rhs) : lhs + .max(rhs) }
        /// Adds a number of values.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        /// A demand less a number of values, at least none.
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
        /// Takes a number of values off.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        /// That many times the demand.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            if lhs == .unlimited { return rhs == 0 ? .none : .unlimited }
            let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(Swift.max(0, rhs)))
            return overflow ? .unlimited : Demand(rawValue: product)
        }
        /// Multiplies a demand.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        /// Whether the demand is exactly that number.
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        /// Whether the demand isn't that number.
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
        /// Whether the number is exactly the demand.
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs.max == lhs }
        /// Whether the number isn't the demand.
        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs.max != lhs }
        /// Whether the demand is below the number.
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
        /// Whether the number is below the demand.
        public static func < (lhs: Int, rhs: Demand) -> Bool { rhs.max.map { lhs < $0 } ?? true }
        /// Whether the demand is at most the number.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
        /// Whether the number is at most the demand.
        public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs.max.map { lhs <= $0 } ?? true }
        /// Whether the demand is above the number.
        public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < lhs }
        /// Whether the number is above the demand.
        public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
        /// Whether the demand is at least the number.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { rhs <= lhs }
        /// Whether the number is at least the demand.
        public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    }
}
