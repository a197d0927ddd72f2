/// A type whose changes an animation can show step by step.
///
/// Offer the part of the value that should move as `animatableData`; a type that offers none gets
/// `EmptyAnimatableData` and changes at once. (Documented.)
public protocol Animatable {
    /// The type of the data that is animated.
    associatedtype AnimatableData: VectorArithmetic

    /// The part of the value that an animation interpolates, in units of the type's own choice.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// A vector animates as itself.
    @inlinable
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No data: the value changes at once.
    @inlinable
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
