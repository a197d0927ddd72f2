extension Publishers {
    /// Values until another publisher delivers.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value ends them.
        public let other: Other

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = GateConduit<Output, S>(subscriber, isOpen: true)
            conduit.watch(other.first()) { conduit.finish() }
            upstream.subscribe(conduit)
        }
    }

    /// Values once another publisher has delivered.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value lets them through.
        public let other: Other

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let conduit = GateConduit<Output, S>(subscriber, isOpen: false)
            conduit.watch(other.first()) { conduit.open() }
            upstream.subscribe(conduit)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Passes values on while open.
private final class GateConduit<Input, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Input {
    typealias Failure = Downstream.Failure
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private var isOpen: Bool
    private var watcher: AnyCancellable?

    init(_ downstream: Downstream, isOpen: Bool) {
        self.downstream = downstream
        self.isOpen = isOpen
    }

    func watch<P: Publisher>(_ other: P, _ action: @escaping () -> Void) {
        let sink = other.sink(receiveCompletion: { _ in }, receiveValue: { _ in action() })
        lock { watcher = sink }
    }

    func open() { lock { isOpen = true } }

    /// Ends from the other publisher's side, also before the subscription came.
    func finish() {
        let (target, subscription, hadNone) = lock { () -> (Downstream?, (any Subscription)?, Bool) in
            if case .waiting = status { return (Lock.drain(&downstream), status.end(), true) }
            return (Lock.drain(&downstream), status.end(), false)
        }
        subscription?.cancel()
        if hadNone { target?.receive(subscription: Subscriptions.empty) }
        target?.receive(completion: .finished)
    }

    func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (target, passes) = lock { (downstream, isOpen) }
        guard let target else { return .none }
        return passes ? target.receive(input) : .max(1)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (target, old, other) = lock { (Lock.drain(&downstream), status.end(), Lock.drain(&watcher)) }
        target?.receive(completion: completion)
        withExtendedLifetime((old, other)) {}
    }

    func request(_ demand: Subscribers.Demand) { lock { status.subscription }?.request(demand) }

    func cancel() {
        let (target, subscription, other) = lock { (Lock.drain(&downstream), status.end(), Lock.drain(&watcher)) }
        subscription?.cancel()
        other?.cancel()
        withExtendedLifetime(target) {}
    }
}

extension Publisher {
    /// Passes values on until another publisher delivers one, then ends.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves values out until another publisher has delivered one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
