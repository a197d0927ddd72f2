/// The subscription of publishers that deliver one value and end.
final class OnceSubscription<Downstream: Subscriber>: Subscription {
    private let lock = Lock()
    private var downstream: Downstream?
    private let value: Downstream.Input

    init(_ downstream: Downstream, value: Downstream.Input) {
        self.downstream = downstream
        self.value = value
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let target = lock.take(&downstream) else { return }
        _ = target.receive(value)
        target.receive(completion: .finished)
    }

    func cancel() { _ = lock.take(&downstream) }
}

extension Subscriber {
    /// Sends a subscription that delivers `value`, once asked, and ends.
    func serve(_ value: Input) { receive(subscription: OnceSubscription(self, value: value)) }

    /// Sends a subscription and the end right after it.
    func end(_ completion: Subscribers.Completion<Failure>) {
        receive(subscription: Subscriptions.empty)
        receive(completion: completion)
    }
}
