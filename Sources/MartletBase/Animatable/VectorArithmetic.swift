/// A value that can be added, subtracted and scaled, so that an animation can pass through the values between two of it.
///
/// Make a type conform when its values form a vector space and it serves as `animatableData`. All operations work in the
/// value's own units. (Documented.)
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself: the sum of its components' squares.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value with every component multiplied by `rhs`.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves the value towards `other` by a fraction of the distance: 0 leaves it, 1 reaches `other`, values outside 0...1
    /// go past the ends.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The value moved towards `other` by a fraction of the distance: 0 gives the value itself, 1 gives `other`, values
    /// outside 0...1 go past the ends.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var copy = self
        copy.interpolate(towards: other, amount: amount)
        return copy
    }
}
