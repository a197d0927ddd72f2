extension Publishers {
    /// The running result of combining values.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The result before the first value; not itself delivered.
        public let initialResult: Output
        /// The next result.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.step(subscriber) { value in
                result = next(result, value)
                return .emit(result)
            }
        }
    }
}

extension Publisher {
    /// Combines each value with the result so far and delivers every result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output)
        -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Like `Scan` with a closure that may throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// The result before the first value; not itself delivered.
        public let initialResult: Output
        /// The next result.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.tryStep(subscriber) { value in
                result = try next(result, value)
                return .emit(result)
            }
        }
    }
}

extension Publisher {
    /// Combines each value with the result so far; a thrown error ends the values.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
