/// The values of one source that a join holds back.
final class JoinCell<Value>: JoinCellState {
    private var values: [Value] = []
    private var head = 0

    override var isEmpty: Bool { head == values.count }

    func put(_ value: Value, replacing: Bool) {
        if replacing { clear() }
        values.append(value)
    }

    /// The oldest value, left in place with `keeping`.
    func take(keeping: Bool) -> Value? {
        guard !isEmpty else { return nil }
        let value = values[head]
        if !keeping {
            head += 1
            if isEmpty { clear() }
        }
        return value
    }

    override func clear() {
        values.removeAll(keepingCapacity: true)
        head = 0
    }
}

/// What a join must know of a cell without its type.
class JoinCellState {
    var isEmpty: Bool { true }
    func clear() {}
}

/// The engine of `combineLatest` and `zip`.
///
/// 1. The subscriber's demand goes to every source alike.
/// 2. Each value goes into its source's cell; when all cells have one and a result is wanted, `build` makes it.
/// 3. The end: for a zip (`endsEarly`) when an ended source's cell is empty, otherwise when all sources have ended.
final class JoinConduit<Downstream: Subscriber>: Subscription {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let delivery = DeliveryLock()
    private var downstream: Downstream?
    private let cells: [JoinCellState]
    private let endsEarly: Bool
    private let build: () -> Downstream.Input?
    private var subscriptions: [(any Subscription)?]
    private var hasEnded: [Bool]
    private var demand = Subscribers.Demand.none
    private var requested = Subscribers.Demand.none

    init(
        _ downstream: Downstream, cells: [JoinCellState], endsEarly: Bool, build: @escaping () -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.cells = cells
        self.endsEarly = endsEarly
        self.build = build
        subscriptions = Array(repeating: nil, count: cells.count)
        hasEnded = Array(repeating: false, count: cells.count)
    }

    func start() { downstream?.receive(subscription: self) }

    func attach<P: Publisher>(_ publisher: P, at index: Int, into cell: JoinCell<P.Output>) where P.Failure == Failure {
        guard lock({ downstream != nil }) else { return }
        publisher.subscribe(Source<P.Output>(self, index: index, cell: cell))
    }

    func request(_ more: Subscribers.Demand) {
        let targets = lock {
            demand += more
            requested += more
            return subscriptions
        }
        for target in targets { target?.request(more) }
    }

    func cancel() {
        let (target, held) = release()
        for subscription in held { subscription?.cancel() }
        withExtendedLifetime(target) {}
    }

    private func release() -> (Downstream?, [(any Subscription)?]) {
        lock {
            let held = (Lock.drain(&downstream), subscriptions)
            subscriptions = Array(repeating: nil, count: cells.count)
            for cell in cells { cell.clear() }
            return held
        }
    }

    private func isFinished() -> Bool {
        endsEarly
            ? zip(hasEnded, cells).contains { $0 && $1.isEmpty }
            : hasEnded.allSatisfy { $0 }
    }

    private func finish() {
        let (target, held) = release()
        for (subscription, ended) in zip(held, hasEnded) where !ended { subscription?.cancel() }
        if let target { delivery { target.receive(completion: .finished) } }
    }

    private final class Source<Input>: Subscriber {
        private let owner: JoinConduit
        private let index: Int
        private let cell: JoinCell<Input>

        init(_ owner: JoinConduit, index: Int, cell: JoinCell<Input>) {
            self.owner = owner
            self.index = index
            self.cell = cell
        }

        func receive(subscription: any Subscription) {
            let wanted: Subscribers.Demand? = owner.lock {
                guard owner.downstream != nil, owner.subscriptions[index] == nil else { return nil }
                owner.subscriptions[index] = subscription
                return owner.requested
            }
            guard let wanted else { return subscription.cancel() }
            if wanted > .none { subscription.request(wanted) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let (result, isMissingOthers) = owner.lock { () -> ((Downstream, Downstream.Input)?, Bool) in
                guard let target = owner.downstream else { return (nil, false) }
                cell.put(input, replacing: !owner.endsEarly)
                guard owner.cells.allSatisfy({ !$0.isEmpty }) else { return (nil, !owner.endsEarly) }
                guard owner.demand > .none, let output = owner.build() else { return (nil, false) }
                owner.demand -= 1
                return ((target, output), false)
            }
            guard let (target, output) = result else { return isMissingOthers ? .max(1) : .none }
            let more = owner.delivery { target.receive(output) }
            if more > .none { owner.request(more) }
            if owner.lock({ owner.isFinished() }) { owner.finish() }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .failure(let error):
                let (target, held) = owner.release()
                for (place, subscription) in held.enumerated() where place != index { subscription?.cancel() }
                if let target { owner.delivery { target.receive(completion: .failure(error)) } }
            case .finished:
                let isFinished = owner.lock {
                    owner.hasEnded[index] = true
                    return owner.isFinished()
                }
                if isFinished { owner.finish() }
            }
        }
    }
}
