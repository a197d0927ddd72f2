extension Publishers {
    /// Errors changed by a closure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream
        /// Changes an error.
        public let transform: (Upstream.Failure) -> Failure

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                StepConduit<Upstream.Output, Upstream.Failure, S>(subscriber, mapFailure: transform) { .emit($0) })
        }
    }
}

extension Publisher {
    /// Changes the error, if one comes.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that can't fail, typed as one that could.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StepConduit<Upstream.Output, Never, S>(subscriber, mapFailure: absurd) { .emit($0) })
        }
    }
}

extension Publisher where Failure == Never {
    /// Gives a publisher that can't fail an error type, to fit others.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// A publisher whose error stops the program.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        /// Where the values come from.
        public let upstream: Upstream
        /// Put before the message.
        public let prefix: String
        /// Where it was called.
        public let file: StaticString
        /// The line where it was called.
        public let line: UInt

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                StepConduit<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    mapFailure: { fatalError("\(prefix) \(file):\(line): \($0)", file: file, line: line) }
                ) { .emit($0) })
        }
    }
}

extension Publisher {
    /// Stops the program with a message when an error comes: for errors that only a mistake in the program can cause.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
