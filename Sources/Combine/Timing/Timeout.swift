extension Publishers {
    /// Ends when no value comes for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long to wait for each value.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where values are delivered and time is kept.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?
        /// Makes the error to end with; nil for a regular end.
        public let customError: (() -> Upstream.Failure)?

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options) = (scheduler, interval, options)
            upstream.subscribe(
                TimeoutConduit(
                    subscriber, customError: customError,
                    later: {
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                            options: options, $0)
                    }))
        }
    }

    /// The time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whose time is measured.
        public let scheduler: Context

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.step(subscriber) { _ in
                let now = scheduler.now
                defer { last = now }
                return .emit(last.distance(to: now))
            }
        }
    }
}

private final class TimeoutConduit<Downstream: Subscriber>: TimedConduit<Downstream.Input, Downstream> {
    private let customError: (() -> Downstream.Failure)?
    private let later: (@escaping () -> Void) -> Void
    private var generation = 0

    init(
        _ downstream: Downstream, customError: (() -> Downstream.Failure)?,
        later: @escaping (@escaping () -> Void) -> Void
    ) {
        self.customError = customError
        self.later = later
        super.init(downstream)
    }

    override func didStart() { arm() }

    override func take(_ input: Downstream.Input) {
        arm()
        emit(input)
    }

    private func arm() {
        let mine = lock {
            generation += 1
            return generation
        }
        later { [weak self] in
            guard let self, lock({ self.generation == mine }), isLive else { return }
            finish(customError.map { .failure($0()) } ?? .finished)
        }
    }
}

extension Publisher {
    /// Ends, with an error if one is given, when no value comes for `interval`.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// Delivers the time since the value before, or since the subscription, in the place of each value.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
