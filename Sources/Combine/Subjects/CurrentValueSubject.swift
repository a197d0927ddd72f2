/// A subject that holds a value: new subscribers get it first, and one that fell behind gets the newest when it asks.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list = SubscriberList<Output, Failure>()
    private let cell: ValueCell<Output>

    /// A subject that holds `value`.
    public init(_ value: Output) { cell = ValueCell(value) }

    /// The value held. Setting it delivers it, as `send(_:)` does; after the end the value no longer changes.
    public var value: Output {
        get { cell.value }
        set { send(newValue) }
    }

    public func send(_ value: Output) { list.send(value, before: { cell.value = value }) }
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
    public func send(subscription: any Subscription) { list.send(subscription: subscription) }
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let cell = cell
        list.attach(subscriber, current: { cell.value })
    }
}

/// A value behind a lock.
final class ValueCell<Value> {
    private let lock = Lock()
    private var stored: Value
    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock { stored } }
        set {
            // The old value goes outside the lock: its end may run any code.
            let old = lock {
                let old = stored
                stored = newValue
                return old
            }
            withExtendedLifetime(old) {}
        }
    }
}
