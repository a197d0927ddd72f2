/// What an operator that answers only at the end does with one value.
enum Gathering<Output, Failure: Error> {
    /// Wait for more.
    case more
    /// End with this answer, or with none.
    case done(Output?)
    /// End with an error.
    case fail(Failure)
}

/// The engine of operators that take all values and answer once: reduce, collect, count, last, contains and their like.
///
/// 1. The first request of the subscriber starts an unlimited one upstream.
/// 2. `add` sees each value. 3. `finish` gives the answer at the end.
/// 4. An answer that comes before any request waits for it.
final class GatherConduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Output = Downstream.Input

    private let lock = Lock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private var isRequested = false
    private var held: Output?
    private let add: (Input) -> Gathering<Output, Downstream.Failure>
    private let finish: () -> Gathering<Output, Downstream.Failure>
    private let mapFailure: (Failure) -> Downstream.Failure

    init(
        _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
        add: @escaping (Input) -> Gathering<Output, Downstream.Failure>,
        finish: @escaping () -> Gathering<Output, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.mapFailure = mapFailure
        self.add = add
        self.finish = finish
    }

    func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let (subscription, answer, isFirst) = lock {
            let isFirst = !isRequested
            isRequested = true
            return (status.subscription, Lock.drain(&held), isFirst)
        }
        if let answer { emit(answer) } else if isFirst { subscription?.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock({ status.isActive }) else { return .none }
        conclude(add(input), cancelsUpstream: true)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock({ status.isActive }) else { return }
        switch completion {
        case .finished: conclude(finish(), cancelsUpstream: false)
        case .failure(let error): conclude(.fail(mapFailure(error)), cancelsUpstream: false)
        }
    }

    private func conclude(_ result: Gathering<Output, Downstream.Failure>, cancelsUpstream: Bool) {
        if case .more = result { return }
        let subscription = lock { status.end() }
        if cancelsUpstream { subscription?.cancel() }
        switch result {
        case .more: break
        case .done(let output?):
            let now = lock {
                if !isRequested { held = output }
                return isRequested
            }
            if now { emit(output) }
        case .done(nil): lock.take(&downstream)?.receive(completion: .finished)
        case .fail(let error): lock.take(&downstream)?.receive(completion: .failure(error))
        }
    }

    private func emit(_ output: Output) {
        guard let target = lock.take(&downstream) else { return }
        _ = target.receive(output)
        target.receive(completion: .finished)
    }

    func cancel() {
        let (target, subscription, answer) = lock { (Lock.drain(&downstream), status.end(), Lock.drain(&held)) }
        subscription?.cancel()
        withExtendedLifetime((target, answer)) {}
    }
}

extension Publisher {
    /// Subscribes through a `GatherConduit` that keeps the error type.
    func gather<S: Subscriber>(
        _ subscriber: S, add: @escaping (Output) -> Gathering<S.Input, S.Failure>,
        finish: @escaping () -> Gathering<S.Input, S.Failure>
    ) where S.Failure == Failure {
        subscribe(GatherConduit<Output, Failure, S>(subscriber, mapFailure: { $0 }, add: add, finish: finish))
    }

    /// Subscribes through a `GatherConduit` whose closures may throw.
    func tryGather<S: Subscriber>(
        _ subscriber: S, add: @escaping (Output) throws -> Gathering<S.Input, S.Failure>,
        finish: @escaping () -> Gathering<S.Input, S.Failure>
    ) where S.Failure == any Error {
        subscribe(
            GatherConduit<Output, Failure, S>(
                subscriber, mapFailure: { $0 },
                add: { input in
                    do { return try add(input) } catch { return .fail(error) }
                }, finish: finish))
    }
}
