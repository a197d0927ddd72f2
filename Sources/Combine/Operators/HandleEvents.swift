extension Publishers {
    /// Calls closures with all that passes.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value, before it goes on.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the end, before it goes on.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called when the subscriber asks for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventConduit(subscriber, events: self))
        }
    }
}

private final class EventConduit<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    private let lock = Lock()
    private let downstream: Downstream
    private var status = LinkStatus.waiting
    private var events: Publishers.HandleEvents<Upstream>?

    init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
        self.downstream = downstream
        self.events = events
    }

    func receive(subscription: any Subscription) {
        lock { events }?.receiveSubscription?(subscription)
        guard lock({ status.start(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let handlers = lock { events }
        handlers?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > .none { handlers?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (handlers, old) = lock { (Lock.drain(&events), status.end()) }
        handlers?.receiveCompletion?(completion)
        downstream.receive(completion: completion)
        withExtendedLifetime(old) {}
    }

    func request(_ demand: Subscribers.Demand) {
        let (handlers, subscription) = lock { (events, status.subscription) }
        handlers?.receiveRequest?(demand)
        subscription?.request(demand)
    }

    func cancel() {
        let (handlers, subscription) = lock { (Lock.drain(&events), status.end()) }
        handlers?.receiveCancel?()
        subscription?.cancel()
    }
}

extension Publisher {
    /// Calls closures with all that passes, without changing it.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
