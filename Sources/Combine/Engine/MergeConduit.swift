/// The engine of operators that draw from several sources at once: merge and flatMap.
///
/// 1. While demand is finite, each source is asked for one value at a time; one that isn't wanted yet waits in order.
/// 2. Once demand is unlimited, so is what the sources are asked for.
/// 3. The end comes when no source is open and nothing waits. An error ends everything at once.
final class MergeConduit<Downstream: Subscriber>: Subscription {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let delivery = DeliveryLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isUnlimited = false
    private var waiting: [(Output, Int)] = []
    private var sources: [Int: any Subscription] = [:]
    private var nextID = 0
    private var open = 0
    private var isDraining = false
    /// Cancels what feeds the sources (flatMap's outer publisher).
    private var onCancel: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Hands the subscription over and keeps the conduit open until `close()`.
    func start() {
        lock { open += 1 }
        downstream?.receive(subscription: self)
    }

    func whenCancelled(_ action: @escaping () -> Void) {
        let isLive = lock {
            if downstream != nil { onCancel = action }
            return downstream != nil
        }
        if !isLive { action() }
    }

    var isLive: Bool { lock { downstream != nil } }

    func close() {
        lock { open -= 1 }
        endIfDone()
    }

    /// Draws from `publisher`; `onEnd` runs after its end.
    func attach<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
    where P.Output == Output, P.Failure == Failure {
        let id: Int? = lock {
            guard downstream != nil else { return nil }
            open += 1
            nextID += 1
            return nextID
        }
        if let id { publisher.subscribe(Source(self, id: id, onEnd: onEnd)) }
    }

    func request(_ more: Subscribers.Demand) {
        let unleashed = lock {
            demand += more
            guard demand == .unlimited, !isUnlimited else { return [any Subscription]() }
            isUnlimited = true
            return Array(sources.values)
        }
        drain()
        for source in unleashed { source.request(.unlimited) }
    }

    /// Delivers what waits, as far as it is wanted, in order.
    private func drain() {
        let mayStart = lock {
            guard !isDraining else { return false }
            isDraining = true
            return true
        }
        guard mayStart else { return }
        while true {
            let step: (Downstream, Output, (any Subscription)?)? = lock {
                guard demand > .none, let target = downstream, !waiting.isEmpty else {
                    isDraining = false
                    return nil
                }
                demand -= 1
                let (value, id) = waiting.removeFirst()
                return (target, value, isUnlimited ? nil : sources[id])
            }
            guard let (target, value, source) = step else { break }
            let more = delivery { target.receive(value) }
            if more > .none { request(more) }
            source?.request(.max(1))
        }
        endIfDone()
    }

    private func receive(_ value: Output, from id: Int) -> Subscribers.Demand {
        let target: Downstream? = lock {
            guard downstream != nil else { return nil }
            guard demand > .none, waiting.isEmpty else {
                waiting.append((value, id))
                return nil
            }
            demand -= 1
            return downstream
        }
        guard let target else { return .none }
        let more = delivery { target.receive(value) }
        if more > .none { request(more) }
        return lock { isUnlimited } ? .none : .max(1)
    }

    private func fail(_ error: Failure) {
        let (target, subscriptions, stop) = release()
        for subscription in subscriptions { subscription.cancel() }
        stop?()
        if let target { delivery { target.receive(completion: .failure(error)) } }
    }

    private func endIfDone() {
        let target: Downstream? = lock {
            guard open == 0, waiting.isEmpty else { return nil }
            return Lock.drain(&downstream)
        }
        if let target { delivery { target.receive(completion: .finished) } }
    }

    func cancel() {
        let (target, subscriptions, stop) = release()
        for subscription in subscriptions { subscription.cancel() }
        stop?()
        withExtendedLifetime(target) {}
    }

    /// Fails or cancels from the outer side.
    func abort(_ error: Failure) { fail(error) }

    private func release() -> (Downstream?, [any Subscription], (() -> Void)?) {
        lock {
            let held = (Lock.drain(&downstream), Array(sources.values), Lock.drain(&onCancel))
            sources = [:]
            waiting = []
            return held
        }
    }

    private final class Source: Subscriber {
        typealias Input = Output
        private let owner: MergeConduit
        private let id: Int
        private let onEnd: () -> Void

        init(_ owner: MergeConduit, id: Int, onEnd: @escaping () -> Void) {
            self.owner = owner
            self.id = id
            self.onEnd = onEnd
        }

        func receive(subscription: any Subscription) {
            let wanted: Subscribers.Demand? = owner.lock {
                guard owner.downstream != nil, owner.sources[id] == nil else { return nil }
                owner.sources[id] = subscription
                return owner.isUnlimited ? .unlimited : .max(1)
            }
            if let wanted { subscription.request(wanted) } else { subscription.cancel() }
        }

        func receive(_ input: Input) -> Subscribers.Demand { owner.receive(input, from: id) }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .failure(let error): owner.fail(error)
            case .finished:
                let old = owner.lock {
                    owner.open -= 1
                    return owner.sources.removeValue(forKey: id)
                }
                onEnd()
                owner.endIfDone()
                withExtendedLifetime(old) {}
            }
        }
    }
}
