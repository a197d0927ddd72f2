extension Publishers {
    /// All values combined into one.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The result for no values.
        public let initial: Output
        /// The next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initial
            upstream.gather(
                subscriber,
                add: { value in
                    result = next(result, value)
                    return .more
                }, finish: { .done(result) })
        }
    }
}

extension Publisher {
    /// Combines all values and delivers the result at the end.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output)
        -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Like `Reduce` with a closure that may throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// The result for no values.
        public let initial: Output
        /// The next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initial
            upstream.tryGather(
                subscriber,
                add: { value in
                    result = try next(result, value)
                    return .more
                }, finish: { .done(result) })
        }
    }
}

extension Publisher {
    /// Combines all values; a thrown error ends it.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// All values as one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.gather(
                subscriber,
                add: { value in
                    values.append(value)
                    return .more
                }, finish: { .done(values) })
        }
    }
}

extension Publisher {
    /// All values as one array, at the end. Memory grows with their number.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
    /// How many values there were.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.gather(
                subscriber,
                add: { _ in
                    count += 1
                    return .more
                }, finish: { .done(count) })
        }
    }
}

extension Publisher {
    /// The number of values, at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    /// Only the end, without the values.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.gather(subscriber, add: { _ in .more }, finish: { .done(nil) })
        }
    }
}

extension Publisher {
    /// Drops all values and passes the end on.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
