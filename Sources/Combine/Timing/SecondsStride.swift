/// What the strides of the schedulers here have in common: a number of seconds.
protocol SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable, Sendable,
    ExpressibleByFloatLiteral
where Magnitude == Double {
    var inSeconds: Double { get set }
    init(inSeconds: Double)
}

extension SecondsStride {
    /// Whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(inSeconds: Double(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Self { Self(inSeconds: s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(inSeconds: Double(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(inSeconds: Double(us) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(inSeconds: Double(ns) / 1e9) }
    /// A number of seconds.
    public init(integerLiteral value: Double) { self.init(inSeconds: value) }
    /// A number of seconds.
    public init(floatLiteral value: Double) { self.init(inSeconds: value) }
    /// A number of seconds, if a `Double` can hold it exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Double(exactly: source) else { return nil }
        self.init(inSeconds: value)
    }
    /// The seconds without their sign.
    public var magnitude: Double { Swift.abs(inSeconds) }
    /// Whether the left length is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.inSeconds < rhs.inSeconds }
    /// Both lengths together.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(inSeconds: lhs.inSeconds + rhs.inSeconds) }
    /// The difference of two lengths.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(inSeconds: lhs.inSeconds - rhs.inSeconds) }
    /// The product of two numbers of seconds.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(inSeconds: lhs.inSeconds * rhs.inSeconds) }
    /// Adds a length.
    public static func += (lhs: inout Self, rhs: Self) { lhs.inSeconds += rhs.inSeconds }
    /// Takes a length off.
    public static func -= (lhs: inout Self, rhs: Self) { lhs.inSeconds -= rhs.inSeconds }
    /// Multiplies a length.
    public static func *= (lhs: inout Self, rhs: Self) { lhs.inSeconds *= rhs.inSeconds }
}
