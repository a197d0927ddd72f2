extension Publishers {
    /// Prints all that passes.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Put before each line, with a colon, unless empty.
        public let prefix: String
        /// Where the lines go; standard output when nil.
        public let stream: (any TextOutputStream)?

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lead = prefix.isEmpty ? "" : prefix + ": "
            var stream = stream
            let lock = Lock()
            func write(_ line: String) {
                lock {
                    if stream == nil { Swift.print(lead + line) } else { stream?.write(lead + line + "\n") }
                }
            }
            upstream.handleEvents(
                receiveSubscription: { write("receive subscription: (\($0))") },
                receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: write("receive finished")
                    case .failure(let error): write("receive error: (\(error))")
                    }
                },
                receiveCancel: { write("receive cancel") },
                receiveRequest: { demand in
                    write("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited"))
                }
            ).subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Prints all that passes, to standard output or a stream.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }

    /// Stops in the debugger when an error comes.
    public func breakpointOnError() -> Publishers.HandleEvents<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }

    /// Stops in the debugger when one of the closures answers true.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.HandleEvents<Self> {
        func stop(_ wanted: Bool?) {
            if wanted == true { raiseTrap() }
        }
        return handleEvents(
            receiveSubscription: { stop(receiveSubscription?($0)) }, receiveOutput: { stop(receiveOutput?($0)) },
            receiveCompletion: { stop(receiveCompletion?($0)) })
    }
}
