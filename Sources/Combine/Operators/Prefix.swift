extension Publishers {
    /// Values up to the first that a closure refuses.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to go on.
        public let predicate: (Upstream.Output) -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.step(subscriber) { predicate($0) ? .emit($0) : .finish }
        }
    }
}

extension Publisher {
    /// Passes values on while the closure approves, then ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Like `PrefixWhile` with a closure that may throw.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to go on.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.tryStep(subscriber) { try predicate($0) ? .emit($0) : .finish }
        }
    }
}

extension Publisher {
    /// Passes values on while the closure approves; a thrown error ends them.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// The values at some positions.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The positions, counted from zero; negative ones are left out.
        public let range: CountableRange<Int>

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let range = Swift.max(0, range.lowerBound)..<Swift.max(0, range.upperBound)
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            var index = 0
            upstream.step(subscriber) { value in
                defer { index += 1 }
                if index < range.lowerBound { return .skip }
                return index == range.upperBound - 1 ? .last(value) : .emit(value)
            }
        }
    }
}

extension Publisher {
    /// The value at one position, counted from zero; none when there are too few.
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<Swift.max(index, index &+ 1))
    }

    /// The values at these positions, counted from zero.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// The first `maxLength` values, then the end. Zero or fewer ends at once.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
    }
}

extension Publishers {
    /// The first value alone.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.step(subscriber) { .last($0) }
        }
    }
}

extension Publisher {
    /// The first value, then the end.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}

extension Publishers {
    /// The first value that a closure approves.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Says which value is wanted.
        public let predicate: (Upstream.Output) -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.step(subscriber) { predicate($0) ? .last($0) : .skip }
        }
    }
}

extension Publisher {
    /// The first value that the closure approves, then the end.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Like `FirstWhere` with a closure that may throw.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Says which value is wanted.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.tryStep(subscriber) { try predicate($0) ? .last($0) : .skip }
        }
    }
}

extension Publisher {
    /// The first value that the closure approves; a thrown error ends the search.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers.Output: Equatable where Upstream: Equatable {}
