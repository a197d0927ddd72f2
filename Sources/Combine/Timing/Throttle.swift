extension Publishers {
    /// At most one value in each stretch of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The stretch of time.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where the values are delivered.
        public let scheduler: Context
        /// Whether the newest value of a stretch counts, instead of its first.
        public let latest: Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ThrottleConduit(subscriber, interval: interval, scheduler: scheduler, takesLatest: latest))
        }
    }
}

/// 1. The first value goes out at once and opens a stretch.
/// 2. During a stretch one value is kept.
/// 3. At its end the kept value goes out and opens the next; without one the stretch just closes.
private final class ThrottleConduit<Downstream: Subscriber, Context: Scheduler>: TimedConduit<
    Downstream.Input, Downstream
>
{
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let takesLatest: Bool
    private var kept: Downstream.Input?
    private var isInStretch = false

    init(
        _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, takesLatest: Bool
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.takesLatest = takesLatest
        super.init(downstream)
    }

    override func take(_ input: Downstream.Input) {
        let goesOut = lock {
            if isInStretch {
                if takesLatest || kept == nil { kept = .some(input) }
                return false
            }
            isInStretch = true
            return true
        }
        guard goesOut else { return }
        scheduler.schedule { self.emit(input) }
        openStretch()
    }

    private func openStretch() {
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { [self] in
            let value: Downstream.Input? = lock {
                if kept == nil { isInStretch = false }
                return Lock.drain(&kept)
            }
            guard let value else { return }
            emit(value)
            if isLive { openStretch() }
        }
    }

    override func flush(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard case .finished = completion, let value = lock.take(&kept) else { return }
        emit(value)
    }

    override func didEnd() { _ = lock.take(&kept) }
}

extension Publisher {
    /// Delivers at most one value in each `interval`: the newest, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
