extension Publishers {
    /// The values of the newest publisher that came.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        /// Where the publishers come from.
        public let upstream: Upstream

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = SwitchConduit<P, S>(subscriber)
            subscriber.receive(subscription: conduit)
            upstream.subscribe(conduit)
        }
    }
}

/// Keeps one inner subscription, the newest, and what is still wanted of it.
private final class SwitchConduit<Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    typealias Input = Inner
    typealias Failure = Inner.Failure

    private let lock = Lock()
    private let delivery = DeliveryLock()
    private var downstream: Downstream?
    private var outer = LinkStatus.waiting
    private var inner: (any Subscription)?
    private var generation = 0
    private var isInnerOpen = false
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        let isAccepted = lock { downstream != nil && outer.start(subscription) }
        isAccepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    func receive(_ input: Inner) -> Subscribers.Demand {
        let (old, mine): ((any Subscription)?, Int) = lock {
            generation += 1
            isInnerOpen = true
            return (Lock.drain(&inner), generation)
        }
        old?.cancel()
        input.subscribe(Source(self, generation: mine))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .failure: end(completion)
        case .finished:
            let (isDone, old) = lock { (!isInnerOpen, outer.end()) }
            if isDone { end(.finished) }
            withExtendedLifetime(old) {}
        }
    }

    func request(_ more: Subscribers.Demand) {
        let target = lock {
            demand += more
            return inner
        }
        target?.request(more)
    }

    func cancel() { _ = release() }

    private func release() -> Downstream? {
        let (target, outside, inside) = lock {
            generation += 1
            return (Lock.drain(&downstream), outer.end(), Lock.drain(&inner))
        }
        outside?.cancel()
        inside?.cancel()
        return target
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        if let target = release() { delivery { target.receive(completion: completion) } }
    }

    private final class Source: Subscriber {
        typealias Input = Inner.Output
        typealias Failure = Inner.Failure
        private let owner: SwitchConduit
        private let generation: Int

        init(_ owner: SwitchConduit, generation: Int) {
            self.owner = owner
            self.generation = generation
        }

        func receive(subscription: any Subscription) {
            let wanted: Subscribers.Demand? = owner.lock {
                guard owner.generation == generation, owner.inner == nil else { return nil }
                owner.inner = subscription
                return owner.demand
            }
            guard let wanted else { return subscription.cancel() }
            if wanted > .none { subscription.request(wanted) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let target: Downstream? = owner.lock {
                guard owner.generation == generation else { return nil }
                owner.demand -= 1
                return owner.downstream
            }
            guard let target else { return .none }
            let more = owner.delivery { target.receive(input) }
            // Asked of the newest inner publisher, which need no longer be this one.
            if more > .none { owner.request(more) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard owner.lock({ owner.generation == generation }) else { return }
            if case .failure = completion { return owner.end(completion) }
            let (isDone, old) = owner.lock { () -> (Bool, (any Subscription)?) in
                owner.isInnerOpen = false
                return (!owner.outer.isActive, Lock.drain(&owner.inner))
            }
            if isDone { owner.end(.finished) }
            withExtendedLifetime(old) {}
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers the values of the newest publisher and lets go of the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Delivers the values of the newest publisher, none of which can fail.
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<
        Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Delivers the values of the newest publisher; these may fail.
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}
