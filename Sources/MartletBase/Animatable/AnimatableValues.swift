/// Any number of pieces of animatable data taken as one vector. (Documented.)
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The pieces in order. Swift 6.3 can read single pieces (`value.0`) of constants only, such as `newValue`.
    public var value: (repeat each Value)

    /// Joins the pieces.
    public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    /// Every piece zero.
    public static var zero: AnimatableValues {
        func none<Piece: VectorArithmetic>(_: Piece.Type) -> Piece { .zero }
        return AnimatableValues(repeat none((each Value).self))
    }

    /// Adds piece by piece.
    public static func += (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs + rhs }

    /// Subtracts piece by piece.
    public static func -= (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs - rhs }

    /// The sum, piece by piece.
    public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value + each rhs.value)
    }

    /// The difference, piece by piece.
    public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value - each rhs.value)
    }

    /// Multiplies every piece by `rhs`.
    public mutating func scale(by rhs: Double) {
        value = (repeat (each value).scaled(by: rhs))
    }

    /// The sum of all pieces' squared magnitudes.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for piece in repeat each value { sum += piece.magnitudeSquared }
        return sum
    }

    /// True when all pieces are equal.
    public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            if left != right { return false }
        }
        return true
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
