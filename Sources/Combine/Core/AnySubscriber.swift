/// A subscriber whose concrete type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    /// The identifier of the hidden subscriber.
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Hides the type of `subscriber`.
    public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    /// A subscriber that passes all it receives to a subject.
    public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
        combineIdentifier = CombineIdentifier(subject)
        onSubscription = { subject.send(subscription: $0) }
        onValue = {
            subject.send($0)
            return .none
        }
        onCompletion = { subject.send(completion: $0) }
    }

    /// A subscriber made of closures. Without `receiveSubscription` it asks for everything; without `receiveValue` it
    /// wants no more.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    /// A name for logs.
    public var description: String { "Anonymous AnySubscriber" }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
