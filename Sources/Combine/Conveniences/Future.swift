/// One value or error that some work delivers later. The work starts when the future is made and runs once; every
/// subscriber gets its result.
public final class Future<Output, Failure: Error>: Publisher {
    /// Called by the work with its result. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [Waiter] = []

    /// Starts the work at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    private func fulfil(_ outcome: Result<Output, Failure>) {
        let ready = lock {
            guard result == nil else { return [Waiter]() }
            result = outcome
            let ready = waiting
            waiting = []
            return ready
        }
        for waiter in ready { waiter.settle(outcome) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let waiter = ConcreteWaiter(subscriber, future: self)
        let known = lock {
            if result == nil { waiting.append(waiter) }
            return result
        }
        subscriber.receive(subscription: waiter)
        if let known { waiter.settle(known) }
    }

    fileprivate func remove(_ waiter: Waiter) { lock { waiting.removeAll { $0 === waiter } } }

    /// One subscriber's wait; the subclass knows its type.
    fileprivate class Waiter: Subscription {
        func settle(_ result: Result<Output, Failure>) {}
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    private final class ConcreteWaiter<Downstream: Subscriber>: Waiter
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = Lock()
        private var downstream: Downstream?
        private var future: Future?
        private var isRequested = false
        private var value: Output?

        init(_ downstream: Downstream, future: Future) {
            self.downstream = downstream
            self.future = future
        }

        override func settle(_ result: Result<Output, Failure>) {
            switch result {
            case .failure(let error):
                let (target, future) = lock { (Lock.drain(&downstream), Lock.drain(&self.future)) }
                target?.receive(completion: .failure(error))
                withExtendedLifetime(future) {}
            case .success(let output):
                lock { value = .some(output) }
                deliver()
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            lock { isRequested = true }
            deliver()
        }

        private func deliver() {
            let ready: (Downstream, Output)? = lock {
                guard isRequested, let value, let target = downstream else { return nil }
                downstream = nil
                return (target, value)
            }
            guard let (target, output) = ready else { return }
            _ = target.receive(output)
            target.receive(completion: .finished)
            _ = lock.take(&future)
        }

        override func cancel() {
            let (target, future) = lock { (Lock.drain(&downstream), Lock.drain(&self.future)) }
            future?.remove(self)
            withExtendedLifetime(target) {}
        }
    }
}
