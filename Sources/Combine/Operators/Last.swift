extension Publishers {
    /// The last value alone.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.gather(
                subscriber,
                add: { value in
                    last = .some(value)
                    return .more
                }, finish: { .done(last) })
        }
    }
}

extension Publisher {
    /// The last value, at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
    /// The last value that a closure approves.
    public struct LastWhere<Upstream: Publisher>: Publisher {
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
            var last: Upstream.Output?
            upstream.gather(
                subscriber,
                add: { value in
                    if predicate(value) { last = .some(value) }
                    return .more
                }, finish: { .done(last) })
        }
    }
}

extension Publisher {
    /// The last value that the closure approves, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Like `LastWhere` with a closure that may throw.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
            var last: Upstream.Output?
            upstream.tryGather(
                subscriber,
                add: { value in
                    if try predicate(value) { last = .some(value) }
                    return .more
                }, finish: { .done(last) })
        }
    }
}

extension Publisher {
    /// The last value that the closure approves; a thrown error ends the search.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// The greatest value by a closure's order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second value is greater than the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isBelow = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.gather(
                subscriber,
                add: { value in
                    if let held = best, !isBelow(held, value) { return .more }
                    best = .some(value)
                    return .more
                }, finish: { .done(best) })
        }
    }
}

extension Publisher where Output: Comparable {
    /// The greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// The least value, at the end.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher {
    /// The greatest value by the closure's order, at the end; of equals the first.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The least value by the closure's order, at the end; of equals the first.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publishers {
    /// Like `Comparison` with a closure that may throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second value is greater than the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isBelow = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.tryGather(
                subscriber,
                add: { value in
                    if let held = best, try !isBelow(held, value) { return .more }
                    best = .some(value)
                    return .more
                }, finish: { .done(best) })
        }
    }
}

extension Publisher {
    /// The greatest value by the closure's order; a thrown error ends the search.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The least value by the closure's order; a thrown error ends the search.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
