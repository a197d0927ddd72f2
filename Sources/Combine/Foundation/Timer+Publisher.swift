import Foundation

extension Timer {
    /// The time, again and again, once connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds between two values.
    ///   - tolerance: How late a value may be, in seconds.
    ///   - runLoop: The loop that the timer runs on.
    ///   - mode: The mode of the loop in which it fires.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Delivers the date each time a timer fires.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        /// Seconds between two values.
        public let interval: TimeInterval
        /// How late a value may be, in seconds.
        public let tolerance: TimeInterval?
        /// The loop that the timer runs on.
        public let runLoop: RunLoop
        /// The mode of the loop in which it fires.
        public let mode: RunLoop.Mode
        /// Unused: a run loop takes no options.
        public let options: RunLoop.SchedulerOptions?

        private let list = SubscriberList<Date, Never>()

        /// A publisher of a timer's dates.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
            list.attach(subscriber)
        }

        /// Starts a timer. Cancelling the result stops it.
        public func connect() -> any Cancellable {
            let list = Unchecked(list)
            let timer = Timer(timeInterval: interval, repeats: true) { list.value.send($0.fireDate) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
