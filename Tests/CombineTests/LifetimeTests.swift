import Combine
import Testing

@Suite struct LifetimeTests {
    @Test func cancellableRunsOnce() {
        var count = 0
        do {
            let work = AnyCancellable { count += 1 }
            work.cancel()
            work.cancel()
        }
        #expect(count == 1)
        do { _ = AnyCancellable { count += 1 } }
        #expect(count == 2)
    }

    @Test func sinkStopsWithItsHolder() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var holders = Set<AnyCancellable>()
        subject.sink { seen.append($0) }.store(in: &holders)
        subject.send(1)
        holders.removeAll()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func cancellingInsideADeliveryStopsIt() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var second: AnyCancellable?
        let first = subject.sink { _ in second?.cancel() }
        second = subject.sink { seen.append($0) }
        subject.send(1)
        #expect(seen.isEmpty)
        first.cancel()
    }

    @Test func subscribersAreReleased() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            let work = subject.map { _ in token }.removeDuplicates { $0 === $1 }.flatMap { Just($0) }
                .combineLatest(Just(1)).sink { _ in }
            subject.send(1)
            work.cancel()
        }
        #expect(weakToken == nil)
    }

    @Test func endedSubjectEndsNewSubscribers() {
        let subject = CurrentValueSubject<Int, Boom>(1)
        subject.send(completion: .failure(Boom()))
        subject.send(2)
        let probe = subject.drained()
        #expect(probe.values.isEmpty)
        #expect(probe.completion == .failure(Boom()))
        #expect(subject.value == 1)
    }

    @Test func futureRunsOnceAndServesAll() {
        var runs = 0
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            runs += 1
            promise = $0
        }
        let early = future.drained()
        promise?(.success(4))
        promise?(.success(5))
        let late = future.drained()
        #expect(runs == 1)
        #expect(early.values == [4])
        #expect(late.values == [4])
        #expect(late.isFinished)
    }

    @Test func deferredMakesOneForEach() {
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.drained().values == [1])
        #expect(deferred.drained().values == [2])
    }

    @Test func shareSubscribesOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions = 0
        var cancels = 0
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
        ).share()
        var (a, b): ([Int], [Int]) = ([], [])
        let first = shared.sink { a.append($0) }
        let second = shared.sink { b.append($0) }
        subject.send(1)
        first.cancel()
        subject.send(2)
        #expect(cancels == 0)
        second.cancel()
        #expect((subscriptions, cancels) == (1, 1))
        #expect(a == [1])
        #expect(b == [1, 2])
    }

    @Test func multicastWaitsForConnect() {
        let connectable = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
        let (a, b) = (connectable.drained(), connectable.drained())
        #expect(a.values.isEmpty)
        let connection = connectable.connect()
        #expect(a.values == [1, 2])
        #expect(b.values == [1, 2])
        connection.cancel()
    }
}
