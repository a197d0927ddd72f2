extension Publishers {
    /// The values that a closure approves.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Says which values stay.
        public let isIncluded: (Upstream.Output) -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.step(subscriber) { isIncluded($0) ? .emit($0) : .skip }
        }
    }
}

extension Publisher {
    /// Keeps the values for which the closure answers true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// Like `Filter` with a closure that may throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Says which values stay.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.tryStep(subscriber) { try isIncluded($0) ? .emit($0) : .skip }
        }
    }
}

extension Publisher {
    /// Keeps the values for which the closure answers true; a thrown error ends the values.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// Values without repeats of the one just before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether the second value repeats the first.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var previous: Upstream.Output?
            upstream.step(subscriber) { value in
                if let last = previous, predicate(last, value) { return .skip }
                previous = .some(value)
                return .emit(value)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Drops each value that equals the one passed on before it.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Drops each value that repeats, by the closure's word, the one passed on before it.
    public func removeDuplicates(by predicate: @escaping (Output, Output)
        -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Like `RemoveDuplicates` with a closure that may throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Says whether the second value repeats the first.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var previous: Upstream.Output?
            upstream.tryStep(subscriber) { value in
                if let last = previous, try predicate(last, value) { return .skip }
                previous = .some(value)
                return .emit(value)
            }
        }
    }
}

extension Publisher {
    /// Drops repeats by the closure's word; a thrown error ends the values.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
