/// The receiving end of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What is received.
    associatedtype Input
    /// The errors that may be received; `Never` when none.
    associatedtype Failure: Error

    /// Called once, first: keep the subscription and ask it for values.
    func receive(subscription: any Subscription)
    /// Called for each value. The answer is how many more values are wanted, on top of what was asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called at most once, last.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells a subscriber of signals without a value that one came.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the ready-made subscribers and what they speak.
public enum Subscribers {}

/// The link between a publisher and one of its subscribers.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for that many more values.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
    /// A subscription that never delivers: for publishers that end at once.
    public static var empty: any Subscription { EmptySubscription.shared }
}

/// The one subscription behind `Subscriptions.empty`.
private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
