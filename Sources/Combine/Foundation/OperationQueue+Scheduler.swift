import Foundation

extension OperationQueue: Scheduler {
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

    /// A queue of operations takes no options.
    public struct SchedulerOptions: Sendable {}

    /// The present.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Unchecked(action)
        addOperation { work.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Unchecked(action)
        let queue = Unchecked(self)
        DispatchQueue.global().asyncAfter(deadline: .now() + Swift.max(0, date.date.timeIntervalSinceNow)) {
            queue.value.addOperation { work.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Unchecked(action)
        let queue = Unchecked(self)
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.setEventHandler { queue.value.addOperation { work.value() } }
        source.schedule(
            deadline: .now() + Swift.max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
