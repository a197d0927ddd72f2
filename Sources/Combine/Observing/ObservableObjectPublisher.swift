/// Signals that an object is about to change. May be used from any thread.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    // Unchecked: the list is guarded by its own lock.
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
