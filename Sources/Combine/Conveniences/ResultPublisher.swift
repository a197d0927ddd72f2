extension Result {
    /// The result as a publisher.
    public var publisher: Publisher { Publisher(self) }

    /// One value, or an error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        /// What is delivered.
        public let result: Result<Success, Failure>

        /// A publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// A publisher of one value.
        public init(_ output: Success) { result = .success(output) }
        /// A publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value): subscriber.serve(value)
            case .failure(let error): subscriber.end(.failure(error))
            }
        }
    }
}

extension Optional {
    /// The value as a publisher: one value, or only the end.
    public var publisher: Publisher { Publisher(self) }

    /// One value, or none.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        /// What is delivered.
        public let output: Wrapped?

        /// A publisher of an optional's value.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
            if let output { subscriber.serve(output) } else { subscriber.end(.finished) }
        }
    }
}
