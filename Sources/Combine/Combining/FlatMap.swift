extension Publishers {
    /// The values of the publishers that a closure makes from each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many made publishers may be open at once.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher from a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = MergeConduit(subscriber)
            conduit.start()
            guard conduit.isLive else { return }
            upstream.subscribe(
                FlatMapOuter<Upstream.Output, NewPublisher, S>(conduit, limit: maxPublishers, transform: transform))
        }
    }
}

/// Receives the values from which publishers are made.
private final class FlatMapOuter<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    typealias Failure = Inner.Failure
    private let conduit: MergeConduit<Downstream>
    private let limit: Subscribers.Demand
    private let transform: (Input) -> Inner
    private let lock = Lock()
    private var status = LinkStatus.waiting

    init(_ conduit: MergeConduit<Downstream>, limit: Subscribers.Demand, transform: @escaping (Input) -> Inner) {
        self.conduit = conduit
        self.limit = limit
        self.transform = transform
    }

    func receive(subscription: any Subscription) {
        guard lock({ status.start(subscription) }) else { return subscription.cancel() }
        conduit.whenCancelled { [weak self] in self?.stop() }
        subscription.request(limit)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        conduit.attach(transform(input)) { [self] in
            guard limit != .unlimited else { return }
            lock { status.subscription }?.request(.max(1))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let old = lock { status.end() }
        switch completion {
        case .finished: conduit.close()
        case .failure(let error): conduit.abort(error)
        }
        withExtendedLifetime(old) {}
    }

    private func stop() { lock { status.end() }?.cancel() }
}

extension Publisher {
    /// Makes a publisher from each value and delivers the values of all of them, as they come.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher that can't fail from each value and delivers the values of all of them, as they come.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher from each value and delivers the values of all of them; these may fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }
}
