/// Animatable data without components, for types with nothing to interpolate. All its values are equal. (Documented.)
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
    /// Makes the only value there is.
    @inlinable
    public init() {}

    /// The only value there is.
    @inlinable
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Changes nothing.
    @inlinable
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Changes nothing.
    @inlinable
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// The only value there is.
    @inlinable
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// The only value there is.
    @inlinable
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Changes nothing.
    @inlinable
    public mutating func scale(by rhs: Double) {}

    /// Always zero.
    @inlinable
    public var magnitudeSquared: Double { 0 }

    /// Always true.
    @inlinable
    public static func == (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> Bool { true }
}
