import Foundation

extension RunLoop: Scheduler {
    /// A point in time.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as a date.
        public var date: Date
        /// A time from a date.
        public init(_ date: Date) { self.date = date }

        /// A length of time in seconds.
        public struct Stride: SecondsStride {
            /// The length in seconds.
            public var timeInterval: TimeInterval
            /// The length without its sign, in seconds.
            public var magnitude: TimeInterval { Swift.abs(timeInterval) }
            var inSeconds: Double {
                get { timeInterval }
                set { timeInterval = newValue }
            }
            init(inSeconds: Double) { timeInterval = inSeconds }
            /// A length in seconds.
            public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        }

        /// The length from here to `other`.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        /// The time that much later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }
    }

    /// A run loop takes no options.
    public struct SchedulerOptions: Sendable {}

    /// The present.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // A timer that is due at once, unlike a plain block, also wakes a loop that sleeps.
        add(RunLoop.timer(at: Date(), tolerance: 0, action), forMode: .common)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        add(RunLoop.timer(at: date.date, tolerance: tolerance.timeInterval, action), forMode: .common)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = RunLoop.timer(
            at: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval, action)
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }

    private static func timer(
        at date: Date, interval: TimeInterval? = nil, tolerance: TimeInterval, _ action: @escaping () -> Void
    ) -> Timer {
        let work = Unchecked(action)
        let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in work.value() }
        timer.tolerance = tolerance
        return timer
    }
}
