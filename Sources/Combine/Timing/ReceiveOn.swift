extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Where they are delivered.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(ShiftConduit(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Delivers everything later by a fixed time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How exactly.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where they are delivered.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, interval, tolerance) = (scheduler, options, interval, tolerance)
            upstream.subscribe(
                ShiftConduit(subscriber) {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }

    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Where the work is done.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, upstream) = (scheduler, options, upstream)
            scheduler.schedule(options: options) {
                upstream.subscribe(RemoteConduit(subscriber) { scheduler.schedule(options: options, $0) })
            }
        }
    }
}

/// Delivers through a scheduling closure, in order: work waits in a queue, each scheduled call takes the first of it,
/// so that a scheduler with several threads can't reorder it.
private final class ShiftConduit<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    private let delivery = DeliveryLock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private var events: [Event] = []
    private let shift: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, shift: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.shift = shift
    }

    func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        post(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { post(.end(completion)) }

    private func post(_ event: Event) {
        let isLive = lock {
            if downstream != nil { events.append(event) }
            return downstream != nil
        }
        if isLive { shift { self.deliverNext() } }
    }

    private func deliverNext() {
        delivery {
            let next: (Downstream, Event)? = lock {
                guard let target = downstream, !events.isEmpty else { return nil }
                let event = events.removeFirst()
                if case .end = event { downstream = nil }
                return (target, event)
            }
            guard let (target, event) = next else { return }
            switch event {
            case .value(let value):
                let more = target.receive(value)
                if more > .none { request(more) }
            case .end(let completion):
                target.receive(completion: completion)
                let old = lock { status.end() }
                withExtendedLifetime(old) {}
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock { status.subscription }?.request(demand) }

    func cancel() {
        let (target, subscription, dropped) = lock {
            let held = (Lock.drain(&downstream), status.end(), events)
            events = []
            return held
        }
        subscription?.cancel()
        withExtendedLifetime((target, dropped)) {}
    }
}

/// Passes values on as they come, and requests and cancellation through a scheduling closure.
private final class RemoteConduit<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private let shift: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, shift: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.shift = shift
    }

    func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let target = lock({ downstream }) else { return .none }
        let more = target.receive(input)
        if more > .none { request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (target, old) = lock { (Lock.drain(&downstream), status.end()) }
        target?.receive(completion: completion)
        withExtendedLifetime(old) {}
    }

    func request(_ demand: Subscribers.Demand) {
        guard let subscription = lock({ status.subscription }) else { return }
        shift { subscription.request(demand) }
    }

    func cancel() {
        let (target, subscription) = lock { (Lock.drain(&downstream), status.end()) }
        if let subscription { shift { subscription.cancel() } }
        withExtendedLifetime(target) {}
    }
}

extension Publisher {
    /// Delivers values and the end on a scheduler, such as `DispatchQueue.main`.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, asks for values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the end later by a fixed time.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
