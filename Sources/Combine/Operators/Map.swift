extension Publishers {
    /// Values changed by a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value.
        public let transform: (Upstream.Output) -> Output

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.step(subscriber) { .emit(transform($0)) }
        }
    }
}

extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Values changed by a closure that may throw, which ends them.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value.
        public let transform: (Upstream.Output) throws -> Output

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.tryStep(subscriber) { .emit(try transform($0)) }
        }
    }
}

extension Publisher {
    /// Changes each value; a thrown error ends the values.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Values changed by a closure, without those for which it answers nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value or drops it.
        public let transform: (Upstream.Output) -> Output?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.step(subscriber) { transform($0).map { .emit($0) } ?? .skip }
        }
    }
}

extension Publisher {
    /// Changes each value and drops those for which the closure answers nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Like `CompactMap` with a closure that may throw.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Changes a value or drops it.
        public let transform: (Upstream.Output) throws -> Output?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.tryStep(subscriber) { try transform($0).map { .emit($0) } ?? .skip }
        }
    }
}

extension Publisher {
    /// Changes each value and drops those for which the closure answers nil; a thrown error ends the values.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Puts `output` in the place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
