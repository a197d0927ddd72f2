/// What a running animation knows and remembers.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers from one call to the next.
    public var state: AnimationState<Value>
    /// Set by the animation when it looks finished, though it may still move a little.
    public var isLogicallyComplete: Bool
    /// The environment of the view that is animated.
    public let environment: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// The same context with the state of another kind of value: for an animation that wraps another.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// What an animation remembers, by keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state that remembers nothing.
    public init() {}

    /// What is remembered under a key: its default value at first.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A place in an animation's state.
public protocol AnimationStateKey {
    /// What is remembered.
    associatedtype Value
    /// What stands there at first.
    static var defaultValue: Value { get }
}
