/// No values: ends at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether the end comes at once; otherwise it never comes.
    public let completeImmediately: Bool

    /// A publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// A publisher without values of the given types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
