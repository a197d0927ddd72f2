import Dispatch

extension DispatchQueue: Scheduler {
    /// A point in the machine's uptime.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as Dispatch has it.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
        private let nanoseconds: UInt64

        /// A time from Dispatch.
        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        /// A length of time, in nanoseconds inside.
        public struct Stride: SecondsStride {
            /// The length in nanoseconds, cut to what an `Int` holds.
            public var magnitude: Double { Swift.abs(inSeconds) }
            var inSeconds: Double
            init(inSeconds: Double) { self.inSeconds = inSeconds }

            /// A length from Dispatch. `.never` counts as endless.
            public init(_ interval: DispatchTimeInterval) {
                inSeconds =
                    switch interval {
                    case .seconds(let value): Double(value)
                    case .milliseconds(let value): Double(value) / 1e3
                    case .microseconds(let value): Double(value) / 1e6
                    case .nanoseconds(let value): Double(value) / 1e9
                    case .never: .infinity
                    @unknown default: 0
                    }
            }

            /// The length as Dispatch has it.
            public var timeInterval: DispatchTimeInterval {
                let value = inSeconds * 1e9
                return value < 9e18 ? .nanoseconds(Int(Swift.max(-9e18, value))) : .never
            }
        }

        /// The length from here to `other`.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let isLater = other.nanoseconds >= nanoseconds
            let gap = isLater ? other.nanoseconds - nanoseconds : nanoseconds - other.nanoseconds
            return Stride(inSeconds: (isLater ? 1 : -1) * Double(gap) / 1e9)
        }

        /// The time that much later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let moved = Double(nanoseconds) + n.inSeconds * 1e9
            guard moved < 9e18 else { return SchedulerTimeType(.distantFuture) }
            let step = Int64(Swift.max(-9e18, n.inSeconds * 1e9))
            let (value, overflow) = Int64(clamping: nanoseconds).addingReportingOverflow(step)
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: overflow ? .max : UInt64(Swift.max(0, value))))
        }

        /// Restores an encoded time.
        public init(from decoder: any Decoder) throws {
            nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        }

        /// Encodes the uptime in nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(nanoseconds)
        }
    }

    /// How a piece of work is dispatched.
    public struct SchedulerOptions {
        /// The work's quality of service.
        public var qos: DispatchQoS
        /// The work's flags.
        public var flags: DispatchWorkItemFlags
        /// A group that the work belongs to.
        public var group: DispatchGroup?

        /// Options for work on a queue.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The machine's uptime.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Unchecked(action)
        async(
            group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
            execute: { work.value() })
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Unchecked(action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
            execute: { work.value() })
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Unchecked(action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.setEventHandler { work.value() }
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
