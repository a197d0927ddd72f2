/// Runs closures at once, where they are scheduled. Delays are ignored, so it suits tests of chains without real time.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There is nothing to say about work that runs at once.
    public typealias SchedulerOptions = Never

    /// A time that means nothing: everything is now.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A length of that time.
        public struct Stride: SecondsStride {
            /// The number of units.
            public var magnitude: Double { Swift.abs(inSeconds) }
            var inSeconds: Double
            init(inSeconds: Double) { self.inSeconds = inSeconds }
            /// A length of that many units.
            public init(_ value: Int) { inSeconds = Double(value) }
        }

        /// The distance to another time: none.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(inSeconds: 0) }
        /// The same time: everything is now.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// Now.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
