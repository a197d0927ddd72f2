/// What comes after one source of a series has ended.
enum SeriesNext<Downstream: Subscriber> {
    case finish
    case fail(Downstream.Failure)
    /// Attach another source.
    case attach((SeriesConduit<Downstream>) -> Void)
}

/// The engine of operators that draw from one source after another: append, prepend, catch, retry, replaceError.
///
/// 1. The subscriber gets this object as its subscription first.
/// 2. A source is attached; what is still wanted is asked of it.
/// 3. At its end the operator names what is next. A loop, not a recursion, goes from source to source, so that a retry
///    without limit does not grow the stack.
final class SeriesConduit<Downstream: Subscriber>: Subscription {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var source: (any Subscription)?
    private var isEnded = false
    private var isAttaching = false
    private var pending: ((SeriesConduit) -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func start(_ first: @escaping (SeriesConduit) -> Void) {
        downstream?.receive(subscription: self)
        proceed(first)
    }

    private func proceed(_ next: @escaping (SeriesConduit) -> Void) {
        let isFirst = lock {
            guard !isEnded else { return false }
            pending = next
            defer { isAttaching = true }
            return !isAttaching
        }
        guard isFirst else { return }
        while true {
            let step = lock {
                if isEnded { pending = nil }
                let step = Lock.drain(&pending)
                if step == nil { isAttaching = false }
                return step
            }
            guard let step else { return }
            step(self)
        }
    }

    /// Draws from `publisher` until its end, then does what the closures say.
    func attach<P: Publisher>(
        _ publisher: P, onFailure: @escaping (P.Failure) -> SeriesNext<Downstream>,
        onFinish: @escaping () -> SeriesNext<Downstream> = { .finish }
    ) where P.Output == Downstream.Input {
        publisher.subscribe(Source<P.Failure>(self, onFailure: onFailure, onFinish: onFinish))
    }

    func request(_ more: Subscribers.Demand) {
        let current = lock {
            demand += more
            return source
        }
        current?.request(more)
    }

    func cancel() {
        let held = lock {
            isEnded = true
            return (Lock.drain(&downstream), Lock.drain(&source), Lock.drain(&pending))
        }
        held.1?.cancel()
        withExtendedLifetime(held) {}
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target = lock {
            isEnded = true
            return Lock.drain(&downstream)
        }
        target?.receive(completion: completion)
    }

    private func conclude(_ next: SeriesNext<Downstream>) {
        let old = lock { Lock.drain(&source) }
        switch next {
        case .finish: end(.finished)
        case .fail(let error): end(.failure(error))
        case .attach(let step): proceed(step)
        }
        withExtendedLifetime(old) {}
    }

    /// The subscriber of one source.
    private final class Source<Failure: Error>: Subscriber {
        typealias Input = Downstream.Input
        private let owner: SeriesConduit
        private let onFailure: (Failure) -> SeriesNext<Downstream>
        private let onFinish: () -> SeriesNext<Downstream>
        private var isDone = false

        init(
            _ owner: SeriesConduit, onFailure: @escaping (Failure) -> SeriesNext<Downstream>,
            onFinish: @escaping () -> SeriesNext<Downstream>
        ) {
            self.owner = owner
            self.onFailure = onFailure
            self.onFinish = onFinish
        }

        func receive(subscription: any Subscription) {
            let wanted: Subscribers.Demand? = owner.lock {
                guard !owner.isEnded, owner.source == nil else { return nil }
                owner.source = subscription
                return owner.demand
            }
            guard let wanted else { return subscription.cancel() }
            if wanted > .none { subscription.request(wanted) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let target: Downstream? = owner.lock {
                guard !owner.isEnded else { return nil }
                owner.demand -= 1
                return owner.downstream
            }
            guard let target else { return .none }
            let more = target.receive(input)
            owner.lock { owner.demand += more }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard !isDone else { return }
            isDone = true
            switch completion {
            case .finished: owner.conclude(onFinish())
            case .failure(let error): owner.conclude(onFailure(error))
            }
        }
    }
}
