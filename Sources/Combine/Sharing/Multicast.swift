extension Publishers {
    /// One subscription upstream for many subscribers, which begins with `connect()`.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the subject through which the values go; called once.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var made: SubjectType?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            if let made = lock({ made }) { return made }
            let new = createSubject()
            return lock {
                if let made { return made }
                made = new
                return new
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Subscribes upstream. Cancelling the result ends that subscription.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Turns any publisher that can't fail into one that waits for `connect()`.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { inner.connect() }
    }

    /// Connects a connectable publisher with the first subscriber and disconnects it with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The connectable publisher.
        public let upstream: Upstream

        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Counted(subscriber, owner: self))
            let isFirst = lock {
                count += 1
                return count == 1
            }
            guard isFirst else { return }
            let made = upstream.connect()
            let isUnwanted = lock {
                if count > 0 { connection = made }
                return count == 0
            }
            if isUnwanted { made.cancel() }
        }

        private func leave() {
            let last = lock { () -> (any Cancellable)? in
                count -= 1
                return count == 0 ? Lock.drain(&connection) : nil
            }
            last?.cancel()
        }

        /// Passes everything on and tells when its subscriber leaves.
        private final class Counted<Downstream: Subscriber>: Subscriber, Subscription
        where Downstream.Input == Output, Downstream.Failure == Failure {
            typealias Input = Upstream.Output
            typealias Failure = Upstream.Failure
            private let lock = Lock()
            private let downstream: Downstream
            private var owner: Autoconnect?
            private var status = LinkStatus.waiting

            init(_ downstream: Downstream, owner: Autoconnect) {
                self.downstream = downstream
                self.owner = owner
            }

            func receive(subscription: any Subscription) {
                guard lock({ status.start(subscription) }) else { return subscription.cancel() }
                downstream.receive(subscription: self)
            }

            func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

            func receive(completion: Subscribers.Completion<Failure>) {
                let old = lock { status.end() }
                downstream.receive(completion: completion)
                lock.take(&owner)?.leave()
                withExtendedLifetime(old) {}
            }

            func request(_ demand: Subscribers.Demand) { lock { status.subscription }?.request(demand) }

            func cancel() {
                lock { status.end() }?.cancel()
                lock.take(&owner)?.leave()
            }
        }
    }

    /// One subscription upstream for many subscribers, for as long as there are any.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// Whether both are one object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Delivers to all subscribers through one subject, made by the closure, once connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers to all subscribers through `subject`, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self) { subject }
    }

    /// Shares one subscription among all subscribers. Late ones miss what came before.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Waits with delivering until `connect()` is called.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber and disconnects with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
