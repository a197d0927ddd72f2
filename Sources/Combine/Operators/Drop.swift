extension Publishers {
    /// Values without the first few.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many are left out.
        public let count: Int

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.step(subscriber) { value in
                guard left > 0 else { return .emit(value) }
                left -= 1
                return .skip
            }
        }
    }
}

extension Publisher {
    /// Leaves out the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

extension Publishers {
    /// Values from the first that a closure refuses on.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to leave a value out.
        public let predicate: (Upstream.Output) -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isDropping = true
            upstream.step(subscriber) { value in
                if isDropping, predicate(value) { return .skip }
                isDropping = false
                return .emit(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out values until the closure answers false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Like `DropWhile` with a closure that may throw.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether to leave a value out.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isDropping = true
            upstream.tryStep(subscriber) { value in
                if isDropping, try predicate(value) { return .skip }
                isDropping = false
                return .emit(value)
            }
        }
    }
}

extension Publisher {
    /// Leaves out values until the closure answers false; a thrown error ends the values.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
