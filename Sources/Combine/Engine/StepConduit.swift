/// What an operator does with one value.
enum Step<Output, Failure: Error> {
    /// Pass this on.
    case emit(Output)
    /// Pass nothing on and ask for another in its place.
    case skip
    /// Pass this on and end.
    case last(Output)
    /// End.
    case finish
    /// End with an error.
    case fail(Failure)
}

/// The engine of operators that answer each value with at most one: map, filter, scan, prefix, first and their like.
///
/// Demand goes upstream unchanged; a skipped value is asked for again. The step closure holds the operator's state;
/// values come one after the other, so it needs no lock.
final class StepConduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = Lock()
    private var downstream: Downstream?
    private var status = LinkStatus.waiting
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let mapFailure: (Failure) -> Downstream.Failure

    init(
        _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.step = step
        self.mapFailure = mapFailure
    }

    func receive(subscription: any Subscription) {
        let target = lock { status.start(subscription) ? downstream : nil }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let target = lock({ status.isActive ? downstream : nil }) else { return .none }
        switch step(input) {
        case .emit(let output): return target.receive(output)
        case .skip: return .max(1)
        case .last(let output):
            let (_, subscription) = end()
            subscription?.cancel()
            _ = target.receive(output)
            target.receive(completion: .finished)
        case .finish:
            end().1?.cancel()
            target.receive(completion: .finished)
        case .fail(let error):
            end().1?.cancel()
            target.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (target, subscription) = end()
        target?.receive(completion: completion.mapError(mapFailure))
        withExtendedLifetime(subscription) {}
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock { status.subscription }
        subscription?.request(demand)
    }

    func cancel() {
        let (target, subscription) = end()
        subscription?.cancel()
        withExtendedLifetime(target) {}
    }

    private func end() -> (Downstream?, (any Subscription)?) { lock { (Lock.drain(&downstream), status.end()) } }
}

extension Lock {
    /// Empties an optional under a lock that is already held.
    static func drain<T>(_ slot: inout T?) -> T? {
        let value = slot
        slot = nil
        return value
    }
}

extension Publisher {
    /// Subscribes through a `StepConduit` that keeps the error type.
    func step<S: Subscriber>(_ subscriber: S, _ step: @escaping (Output) -> Step<S.Input, S.Failure>)
    where S.Failure == Failure {
        subscribe(StepConduit<Output, Failure, S>(subscriber, mapFailure: { $0 }, step: step))
    }

    /// Subscribes through a `StepConduit` whose step may throw.
    func tryStep<S: Subscriber>(_ subscriber: S, _ step: @escaping (Output) throws -> Step<S.Input, S.Failure>)
    where S.Failure == any Error {
        subscribe(
            StepConduit<Output, Failure, S>(subscriber, mapFailure: { $0 }) { input in
                do { return try step(input) } catch { return .fail(error) }
            })
    }
}

/// Turns an error that can't be into any type.
func absurd<T>(_ never: Never) -> T {}
