extension Publishers {
    /// Goes on with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Names the publisher to go on with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (upstream, handler) = (upstream, handler)
            SeriesConduit(subscriber).start { series in
                series.attach(
                    upstream,
                    onFailure: { error in
                        .attach { $0.attach(handler(error), onFailure: { .fail($0) }) }
                    })
            }
        }
    }

    /// Like `Catch` with a closure that may throw.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Names the publisher to go on with, or throws another error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (upstream, handler) = (upstream, handler)
            SeriesConduit(subscriber).start { series in
                series.attach(
                    upstream,
                    onFailure: { error in
                        do {
                            let next = try handler(error)
                            return .attach { $0.attach(next, onFailure: { .fail($0) }) }
                        } catch { return .fail(error) }
                    })
            }
        }
    }

    /// A value in the place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        /// Where the values come from.
        public let upstream: Upstream
        /// The value delivered when an error comes.
        public let output: Upstream.Output

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let (upstream, output) = (upstream, output)
            SeriesConduit(subscriber).start { series in
                series.attach(
                    upstream,
                    onFailure: { _ in .attach { $0.attach(Just(output), onFailure: absurd) } })
            }
        }
    }

    /// A value in the place of no values.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The value delivered when the end comes without one.
        public let output: Upstream.Output

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (upstream, output) = (upstream, output)
            SeriesConduit(subscriber).start { series in
                var isEmpty = true
                let watched = upstream.map { value in
                    isEmpty = false
                    return value
                }
                series.attach(
                    watched, onFailure: { .fail($0) },
                    onFinish: {
                        isEmpty ? .attach { $0.attach(Just(output), onFailure: absurd) } : .finish
                    })
            }
        }
    }

    /// Starts over after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How often to start over; nil for without end.
        public let retries: Int?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let upstream = upstream
            var left = retries
            func attempt(_ series: SeriesConduit<S>) {
                series.attach(
                    upstream,
                    onFailure: { error in
                        if let count = left {
                            guard count > 0 else { return .fail(error) }
                            left = count - 1
                        }
                        return .attach(attempt)
                    })
            }
            SeriesConduit(subscriber).start(attempt)
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that the closure names when an error comes.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that the closure names when an error comes, or fails with the error it throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Delivers `output` and ends when an error comes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Delivers `output` when the end comes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Subscribes again, up to `retries` times, when an error comes.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
