extension Publishers {
    /// Whether a value occurred.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The value looked for.
        public let output: Upstream.Output

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let wanted = output
            upstream.gather(subscriber, add: { $0 == wanted ? .done(true) : .more }, finish: { .done(false) })
        }
    }
}

extension Publisher where Output: Equatable {
    /// True as soon as the value comes, false at the end without it.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publishers {
    /// Whether a value that a closure approves occurred.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
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
            upstream.gather(subscriber, add: { predicate($0) ? .done(true) : .more }, finish: { .done(false) })
        }
    }
}

extension Publisher {
    /// True as soon as the closure approves a value, false at the end without one.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Like `ContainsWhere` with a closure that may throw.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
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
            upstream.tryGather(subscriber, add: { try predicate($0) ? .done(true) : .more }, finish: { .done(false) })
        }
    }
}

extension Publisher {
    /// True as soon as the closure approves a value; a thrown error ends the search.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Whether a closure approves all values.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.gather(subscriber, add: { predicate($0) ? .more : .done(false) }, finish: { .done(true) })
        }
    }
}

extension Publisher {
    /// False as soon as the closure refuses a value, true at the end otherwise.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Like `AllSatisfy` with a closure that may throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// The test.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.tryGather(subscriber, add: { try predicate($0) ? .more : .done(false) }, finish: { .done(true) })
        }
    }
}

extension Publisher {
    /// False as soon as the closure refuses a value; a thrown error ends the test.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
