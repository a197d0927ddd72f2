extension Publishers {
    /// Values in arrays of a fixed length; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The length of an array, at least 1.
        public let count: Int

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = Swift.max(1, count)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CountConduit<Upstream.Output, S>(subscriber, count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

private final class CountConduit<Input, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private let count: Int
    private var values: [Input] = []

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        self.count = count
    }

    func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let ready: (Downstream, [Input])? = lock {
            guard let target = downstream else { return nil }
            values.append(input)
            guard values.count >= count else { return nil }
            let full = values
            values = []
            return (target, full)
        }
        guard let (target, full) = ready else { return .none }
        return target.receive(full) * count
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (target, rest, old) = lock { (Lock.drain(&downstream), values, status.end()) }
        if case .finished = completion, !rest.isEmpty { _ = target?.receive(rest) }
        target?.receive(completion: completion)
        withExtendedLifetime(old) {}
    }

    func request(_ demand: Subscribers.Demand) { lock { status.subscription }?.request(demand * count) }

    func cancel() {
        let (target, subscription) = lock { (Lock.drain(&downstream), status.end()) }
        subscription?.cancel()
        withExtendedLifetime(target) {}
    }
}

extension Publisher {
    /// Delivers arrays of `count` values each; the last may be shorter. Fewer than one counts as one.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
