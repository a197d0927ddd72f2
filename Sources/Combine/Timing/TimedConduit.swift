/// The part that debounce, throttle and collecting by time share: unlimited demand upstream, counted demand downstream,
/// and state under one lock. Subclasses say what values and the clock do.
class TimedConduit<Input, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    let lock = Lock()
    private let delivery = DeliveryLock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Called after the subscription went to the subscriber.
    func didStart() {}
    /// Called for each value.
    func take(_ input: Input) {}
    /// Called at the end; delivers what is left, if anything.
    func flush(_ completion: Subscribers.Completion<Failure>) {}
    /// Called when nothing more may be delivered.
    func didEnd() {}

    final var isLive: Bool { lock { downstream != nil } }

    final func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        guard let target else { return subscription.cancel() }
        target.receive(subscription: self)
        didStart()
        subscription.request(.unlimited)
    }

    final func receive(_ input: Input) -> Subscribers.Demand {
        if isLive { take(input) }
        return .none
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
        guard isLive else { return }
        flush(completion)
        finish(completion)
    }

    /// Delivers a value if one is wanted; otherwise it is lost, as time can't wait.
    final func emit(_ output: Downstream.Input) {
        delivery {
            let target: Downstream? = lock {
                guard demand > .none else { return nil }
                demand -= 1
                return downstream
            }
            guard let more = target?.receive(output) else { return }
            lock { demand += more }
        }
    }

    final func finish(_ completion: Subscribers.Completion<Failure>) {
        let (target, subscription) = lock { (Lock.drain(&downstream), status.end()) }
        didEnd()
        subscription?.cancel()
        if let target { delivery { target.receive(completion: completion) } }
    }

    final func request(_ more: Subscribers.Demand) { lock { demand += more } }

    final func cancel() {
        let (target, subscription) = lock { (Lock.drain(&downstream), status.end()) }
        didEnd()
        subscription?.cancel()
        withExtendedLifetime(target) {}
    }
}
