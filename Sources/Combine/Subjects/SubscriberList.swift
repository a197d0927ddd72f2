/// The subscribers of a subject, in the order in which they came.
///
/// 1. `send` takes a snapshot under the lock and delivers outside it: a subscriber may subscribe, cancel or send.
/// 2. A link that is cancelled during a delivery gets no further values: each link checks its own state.
final class SubscriberList<Output, Failure: Error> {
    private let lock = Lock()
    private var links: [SubjectLink<Output, Failure>] = []
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Attaches a subscriber. `current` is the value that it gets first, read when it asks for one.
    func attach<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let link = ConcreteSubjectLink(subscriber, list: self, current: current)
        let ended = lock {
            if completion == nil { links.append(link) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: link)
        }
    }

    /// Delivers to all; `before` runs under the list's lock, unless the subject has ended.
    func send(_ value: Output, before: () -> Void = {}) {
        let targets = lock {
            if completion == nil { before() }
            return links
        }
        for link in targets { link.offer(value) }
    }

    func send(completion ending: Subscribers.Completion<Failure>) {
        let targets = lock {
            guard completion == nil else { return [SubjectLink<Output, Failure>]() }
            completion = ending
            let targets = links
            links = []
            upstreams = []
            return targets
        }
        for link in targets { link.finish(ending) }
    }

    func send(subscription: any Subscription) {
        let accepted = lock {
            if completion == nil { upstreams.append(subscription) }
            return completion == nil
        }
        accepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    fileprivate func remove(_ link: SubjectLink<Output, Failure>) {
        let removed = lock { links.firstIndex { $0 === link }.map { links.remove(at: $0) } }
        withExtendedLifetime(removed) {}
    }

    var isEmpty: Bool { lock { links.isEmpty } }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }
}

/// One subscriber's link to a subject; the subclass knows the subscriber's type.
class SubjectLink<Output, Failure: Error>: Subscription {
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

private final class ConcreteSubjectLink<Downstream: Subscriber>: SubjectLink<Downstream.Input, Downstream.Failure> {
    typealias Output = Downstream.Input

    private let lock = Lock()
    private let delivery = DeliveryLock()
    private var downstream: Downstream?
    private var list: SubscriberList<Output, Downstream.Failure>?
    private var current: (() -> Output)?
    private var demand = Subscribers.Demand.none
    /// Whether the newest value has yet to reach the subscriber (only with `current`).
    private var isBehind: Bool

    init(_ downstream: Downstream, list: SubscriberList<Output, Downstream.Failure>, current: (() -> Output)?) {
        self.downstream = downstream
        self.list = list
        self.current = current
        isBehind = current != nil
    }

    override func offer(_ value: Output) {
        let target: Downstream? = lock {
            guard demand > .none else {
                isBehind = current != nil
                return nil
            }
            isBehind = false
            demand -= 1
            return downstream
        }
        if let target { deliver(value, to: target) }
    }

    private func deliver(_ value: Output, to target: Downstream) {
        let more = delivery { target.receive(value) }
        if more > .none { request(more) }
    }

    override func request(_ more: Subscribers.Demand) {
        let catchUp: (Output, Downstream)? = lock {
            demand += more
            guard isBehind, demand > .none, let current, let downstream else { return nil }
            isBehind = false
            demand -= 1
            return (current(), downstream)
        }
        if let (value, target) = catchUp { deliver(value, to: target) }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (target, dropped) = detach()
        if let target { delivery { target.receive(completion: completion) } }
        withExtendedLifetime(dropped) {}
    }

    override func cancel() {
        let (target, dropped) = detach()
        dropped?.remove(self)
        withExtendedLifetime(target) {}
    }

    private func detach() -> (Downstream?, SubscriberList<Output, Downstream.Failure>?) {
        lock {
            let held = (downstream, list)
            downstream = nil
            list = nil
            current = nil
            return held
        }
    }
}
