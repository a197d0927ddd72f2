extension Publishers {
    /// The elements of a sequence, then the end.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let link = SequenceSubscription(subscriber, elements: sequence)
            if link.isEmpty { subscriber.end(.finished) } else { subscriber.receive(subscription: link) }
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// The elements as a publisher, which delivers as many as are asked for and then ends.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Walks a sequence on demand.
private final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    private let lock = Lock()
    private var downstream: Downstream?
    private var iterator: Elements.Iterator
    /// One element ahead, so that the end follows the last element at once.
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ downstream: Downstream, elements: Elements) {
        self.downstream = downstream
        iterator = elements.makeIterator()
        next = iterator.next()
    }

    var isEmpty: Bool { next == nil }

    func request(_ more: Subscribers.Demand) {
        let mayStart = lock {
            demand += more
            guard !isDelivering else { return false }
            isDelivering = true
            return true
        }
        guard mayStart else { return }
        while true {
            let step: (Downstream, Elements.Element)? = lock {
                guard demand > .none, let target = downstream, let element = next else {
                    isDelivering = false
                    return nil
                }
                demand -= 1
                return (target, element)
            }
            guard let (target, element) = step else { return }
            // The iterator is the caller's code: it runs outside the lock, and only this loop touches it.
            let following = iterator.next()
            lock { next = following }
            let more = target.receive(element)
            lock { demand += more }
            if following == nil {
                lock.take(&downstream)?.receive(completion: .finished)
                return
            }
        }
    }

    func cancel() { _ = lock.take(&downstream) }
}
