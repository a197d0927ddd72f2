extension Publishers {
    /// How values are grouped by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// One array in each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// One array in each interval, and one whenever there are that many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Values in arrays, one for each stretch of time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How values are grouped.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                GroupConduit<Upstream.Output, S, Context>(subscriber, strategy: strategy, options: options))
        }
    }
}

private final class GroupConduit<Input, Downstream: Subscriber, Context: Scheduler>: TimedConduit<Input, Downstream>
where Downstream.Input == [Input] {
    private let strategy: Publishers.TimeGroupingStrategy<Context>
    private let options: Context.SchedulerOptions?
    private var values: [Input] = []
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
    ) {
        self.strategy = strategy
        self.options = options
        super.init(downstream)
    }

    override func didStart() {
        let (scheduler, interval) =
            switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval)
            case .byTimeOrCount(let scheduler, let interval, _): (scheduler, interval)
            }
        let started = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.emitValues() }
        lock { timer = started }
    }

    override func take(_ input: Input) {
        let isFull = lock {
            values.append(input)
            if case .byTimeOrCount(_, _, let count) = strategy { return values.count >= count }
            return false
        }
        if isFull { emitValues() }
    }

    private func emitValues() {
        let group = lock {
            let group = values
            values = []
            return group
        }
        if !group.isEmpty { emit(group) }
    }

    override func flush(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .finished = completion { emitValues() }
    }

    override func didEnd() { lock.take(&timer)?.cancel() }
}

extension Publisher {
    /// Delivers arrays of the values of each stretch of time; none for an empty stretch.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
