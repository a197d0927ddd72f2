extension Publishers {
    /// Values after which it stayed quiet for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long it must stay quiet.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where the values are delivered.
        public let scheduler: Context
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            upstream.subscribe(
                DebounceConduit(subscriber) {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options, $0)
                })
        }
    }
}

private final class DebounceConduit<Downstream: Subscriber>: TimedConduit<Downstream.Input, Downstream> {
    private let later: (@escaping () -> Void) -> Void
    private var pending: Downstream.Input?
    private var generation = 0

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.later = later
        super.init(downstream)
    }

    override func take(_ input: Downstream.Input) {
        let mine = lock {
            pending = .some(input)
            generation += 1
            return generation
        }
        later { [self] in
            let value = lock { generation == mine ? Lock.drain(&pending) : nil }
            if let value { emit(value) }
        }
    }

    /// A value that still waits is delivered before a regular end (chosen: the last word should not be lost).
    override func flush(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard case .finished = completion, let value = lock.take(&pending) else { return }
        emit(value)
    }

    override func didEnd() { _ = lock.take(&pending) }
}

extension Publisher {
    /// Delivers a value once no other has come for `dueTime`; a value that waits when the end comes is delivered then.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
