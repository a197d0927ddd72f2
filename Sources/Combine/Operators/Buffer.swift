extension Publishers {
    /// How a buffer is filled.
    public enum PrefetchStrategy: Sendable {
        /// Ask upstream so that the buffer stays full.
        case keepFull
        /// Ask upstream for everything at once.
        case byRequest
    }

    /// What a full buffer does with a new value.
    public enum BufferingStrategy<Failure: Error> {
        /// The new value is dropped.
        case dropNewest
        /// The oldest value is dropped.
        case dropOldest
        /// Delivery fails with the closure's error.
        case customError(() -> Failure)
    }

    /// Values held back until the subscriber wants them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are held at most.
        public let size: Int
        /// How the buffer is filled.
        public let prefetch: PrefetchStrategy
        /// What a full buffer does.
        public let whenFull: BufferingStrategy<Failure>

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = Swift.max(0, size)
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferConduit(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}

private final class BufferConduit<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var ending: Subscribers.Completion<Failure>?
    private var isDraining = false

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        guard let target else { return subscription.cancel() }
        subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
        target.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let failure: Failure? = lock {
            guard downstream != nil, ending == nil else { return nil }
            // A value that is wanted at once only passes through; it needs no room.
            guard values.count >= size, demand == .none || !values.isEmpty else {
                values.append(input)
                return nil
            }
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                if !values.isEmpty {
                    values.removeFirst()
                    values.append(input)
                }
            case .customError(let make): return make()
            }
            return nil
        }
        if let failure {
            lock { status.end() }?.cancel()
            lock { ending = .failure(failure) }
        }
        drain()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let old = lock { () -> (any Subscription)? in
            if ending == nil { ending = completion }
            return status.end()
        }
        drain()
        withExtendedLifetime(old) {}
    }

    func request(_ more: Subscribers.Demand) {
        lock { demand += more }
        drain()
    }

    private func drain() {
        let mayStart = lock {
            guard !isDraining else { return false }
            isDraining = true
            return true
        }
        guard mayStart else { return }
        while true {
            let step: (Downstream, Input, (any Subscription)?)? = lock {
                guard demand > .none, let target = downstream, !values.isEmpty else {
                    isDraining = false
                    return nil
                }
                demand -= 1
                return (target, values.removeFirst(), status.subscription)
            }
            guard let (target, value, subscription) = step else { break }
            let more = target.receive(value)
            lock { demand += more }
            if prefetch == .keepFull { subscription?.request(.max(1)) }
        }
        let end: (Downstream, Subscribers.Completion<Failure>)? = lock {
            guard values.isEmpty, let ending, let target = Lock.drain(&downstream) else { return nil }
            return (target, ending)
        }
        if let (target, completion) = end { target.receive(completion: completion) }
    }

    func cancel() {
        let (target, subscription) = lock { () -> (Downstream?, (any Subscription)?) in
            values = []
            return (Lock.drain(&downstream), status.end())
        }
        subscription?.cancel()
        withExtendedLifetime(target) {}
    }
}

extension Publisher {
    /// Holds up to `size` values back until they are wanted.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
