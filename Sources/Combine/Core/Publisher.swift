/// A source of values over time that ends with a completion or an error, or never.
///
/// A type conforms by answering `receive(subscriber:)` with one subscription, then at most as many values as were asked
/// for, then at most one completion.
public protocol Publisher<Output, Failure> {
    /// What is delivered.
    associatedtype Output
    /// How delivery can fail; `Never` when it can't.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` from outside; this is the requirement that a publisher implements.
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which then passes on what this publisher delivers. Cancelling the result detaches it.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

/// A publisher that starts to deliver only when `connect()` is called, so that several subscribers see the same values.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts delivery. It ends when the result is cancelled.
    func connect() -> any Cancellable
}

/// The namespace of the concrete publishers that operators return.
public enum Publishers {}
