/// A subject that hands each value to the subscribers of that moment and keeps none. A subscriber that has asked for
/// nothing more misses the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list = SubscriberList<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    public func send(_ value: Output) { list.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
    public func send(subscription: any Subscription) { list.send(subscription: subscription) }
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        list.attach(subscriber)
    }
}
