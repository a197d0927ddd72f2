/// Signals that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let list = SubscriberList<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Sends the signal. Call it before the change.
    public func send() { list.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
        list.attach(subscriber)
    }
}
