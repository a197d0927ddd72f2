/// The values of a publisher that can't fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never
    private let publisher: P

    /// An asynchronous sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes; each iterator has its own subscription.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncInbox(publisher)) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P>
        init(_ inbox: AsyncInbox<P>) { self.inbox = inbox }

        /// The next value, nil at the end or when the task is cancelled.
        public mutating func next() async -> P.Output? { await next(isolation: nil) }

        /// The next value, nil at the end or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            switch await inbox.next(isolation: actor) {
            case .value(let value): value
            case .end: nil
            }
        }
    }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = any Error
    private let publisher: P

    /// An asynchronous sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes; each iterator has its own subscription.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncInbox(publisher)) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P>
        init(_ inbox: AsyncInbox<P>) { self.inbox = inbox }

        /// The next value, nil at the end; throws the publisher's error.
        public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

        /// The next value, nil at the end; throws the publisher's error.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            switch await inbox.next(isolation: actor) {
            case .value(let value): return value
            case .end(.finished): return nil
            case .end(.failure(let error)): throw error
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the error.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
    /// The value, once it is there.
    public var value: Output {
        get async {
            var iterator = values.makeAsyncIterator()
            if let value = await iterator.next() { return value }
            // The task was cancelled: the future still keeps its promise, so wait for it outside the task's reach.
            let future = Unchecked(self)
            return await Task.detached { Unchecked(await future.value.value) }.value.value
        }
    }
}

extension Future {
    /// The value, once it is there; throws the error, and `CancellationError` when the task is cancelled first.
    @_disfavoredOverload
    public var value: Output {
        get async throws {
            var iterator = values.makeAsyncIterator()
            guard let value = try await iterator.next() else { throw CancellationError() }
            return value
        }
    }
}

/// Hands one value at a time from a publisher to a task.
final class AsyncInbox<P: Publisher>: @unchecked Sendable {
    enum Message {
        case value(P.Output)
        case end(Subscribers.Completion<P.Failure>)
    }

    private let lock = Lock()
    private var status = LinkStatus.waiting
    private var owed = 0
    private var messages: [Message] = []
    private var ending: Subscribers.Completion<P.Failure>?
    private var waiters: [CheckedContinuation<Unchecked<Message>, Never>] = []

    init(_ publisher: P) { publisher.subscribe(Receiver(self)) }

    deinit { status.end()?.cancel() }

    func next(isolation actor: isolated (any Actor)?) async -> Message {
        let stop = Unchecked { [self] in _ = close(.finished)?.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (ready, subscription) = lock { () -> (Message?, (any Subscription)?) in
                    if !messages.isEmpty { return (messages.removeFirst(), nil) }
                    if let ending { return (.end(ending), nil) }
                    if Task.isCancelled { return (.end(.finished), nil) }
                    waiters.append(continuation)
                    if status.subscription == nil { owed += 1 }
                    return (nil, status.subscription)
                }
                if let ready { continuation.resume(returning: Unchecked(ready)) }
                subscription?.request(.max(1))
            }
        } onCancel: {
            stop.value()
        }.value
    }

    /// Ends; all who wait get the end.
    @discardableResult
    fileprivate func close(_ completion: Subscribers.Completion<P.Failure>) -> (any Subscription)? {
        let (woken, subscription) = lock {
            if ending == nil { ending = completion }
            let woken = waiters
            waiters = []
            return (woken, status.end())
        }
        for continuation in woken { continuation.resume(returning: Unchecked(.end(completion))) }
        return subscription
    }

    /// Holds the inbox weakly, so that a dropped iterator ends its subscription.
    private struct Receiver: Subscriber {
        typealias Input = P.Output
        typealias Failure = P.Failure
        let combineIdentifier = CombineIdentifier()
        weak var inbox: AsyncInbox?
        init(_ inbox: AsyncInbox) { self.inbox = inbox }

        func receive(subscription: any Subscription) {
            guard let inbox else { return subscription.cancel() }
            let wanted: Int? = inbox.lock { inbox.status.start(subscription) ? inbox.owed : nil }
            guard let wanted else { return subscription.cancel() }
            if wanted > 0 { subscription.request(.max(wanted)) }
        }

        func receive(_ input: P.Output) -> Subscribers.Demand {
            guard let inbox else { return .none }
            let waiter: CheckedContinuation<Unchecked<Message>, Never>? = inbox.lock {
                guard inbox.waiters.isEmpty else { return inbox.waiters.removeFirst() }
                inbox.messages.append(.value(input))
                return nil
            }
            waiter?.resume(returning: Unchecked(.value(input)))
            return .none
        }

        func receive(completion: Subscribers.Completion<P.Failure>) { inbox?.close(completion) }
    }
}
