import Combine

/// A subscriber that asks for what it is told to and notes all it gets.
final class Probe<Input, Failure: Error>: Subscriber {
    var values: [Input] = []
    var completion: Subscribers.Completion<Failure>?
    var completions = 0
    var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let each: Subscribers.Demand

    init(first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
        self.first = first
        self.each = each
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > .none { subscription.request(first) }
    }
    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return each
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        completions += 1
    }
    var isFinished: Bool { if case .finished? = completion { true } else { false } }
}

extension Publisher {
    /// All values and the end, taken at once.
    func drained() -> Probe<Output, Failure> {
        let probe = Probe<Output, Failure>()
        subscribe(probe)
        return probe
    }
}

struct Boom: Error, Equatable {}
