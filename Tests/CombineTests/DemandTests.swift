import Combine
import Testing

@Suite struct DemandTests {
    @Test func arithmeticSaturates() {
        #expect(Subscribers.Demand.max(2) + 3 == 5)
        #expect(Subscribers.Demand.max(2) - 3 == .none)
        #expect(Subscribers.Demand.unlimited - 3 == .unlimited)
        #expect(Subscribers.Demand.max(2) * 4 == 8)
        #expect(Subscribers.Demand.max(.max) + 5 == .unlimited)
        #expect(Subscribers.Demand.max(.max) * 3 == .unlimited)
        #expect(Subscribers.Demand.unlimited > 100)
        #expect(Subscribers.Demand.unlimited.max == nil)
        #expect(Subscribers.Demand.max(-4) == .none)
        #expect("\(Subscribers.Demand.max(3)) \(Subscribers.Demand.unlimited)" == "max(3) unlimited")
    }

    @Test func sequenceGivesWhatIsAskedFor() {
        let probe = Probe<Int, Never>(first: .max(2))
        (1...5).publisher.subscribe(probe)
        #expect(probe.values == [1, 2])
        #expect(probe.completion == nil)
        probe.subscription?.request(.max(3))
        #expect(probe.values == [1, 2, 3, 4, 5])
        #expect(probe.isFinished)
    }

    @Test func filterAsksAgainForWhatItDrops() {
        let probe = Probe<Int, Never>(first: .max(2))
        (1...10).publisher.filter { $0.isMultiple(of: 3) }.subscribe(probe)
        #expect(probe.values == [3, 6])
    }

    @Test func passthroughDropsWithoutDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(first: .max(1), each: .none)
        subject.subscribe(probe)
        subject.send(1)
        subject.send(2)
        probe.subscription?.request(.max(1))
        subject.send(3)
        subject.send(4)
        #expect(probe.values == [1, 3])
    }

    @Test func currentValueCatchesUpWithTheNewest() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<Int, Never>(first: .max(1))
        subject.subscribe(probe)
        subject.send(1)
        subject.send(2)
        #expect(probe.values == [0])
        probe.subscription?.request(.max(2))
        #expect(probe.values == [0, 2])
        subject.value = 3
        #expect(probe.values == [0, 2, 3])
    }

    @Test func appendCarriesDemandOver() {
        let probe = Probe<Int, Never>(first: .max(3))
        [1, 2].publisher.append(3, 4).prepend(0).subscribe(probe)
        #expect(probe.values == [0, 1, 2])
        probe.subscription?.request(.max(5))
        #expect(probe.values == [0, 1, 2, 3, 4])
        #expect(probe.isFinished)
    }

    @Test func mergeHoldsBackWhatIsNotWanted() {
        let probe = Probe<Int, Never>(first: .max(1))
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(probe)
        #expect(probe.values.count == 1)
        probe.subscription?.request(.max(1))
        #expect(probe.values.count == 2)
        probe.subscription?.request(.unlimited)
        #expect(probe.values.sorted() == [1, 2, 3, 10, 20])
        #expect(probe.isFinished)
        #expect(probe.completions == 1)
    }

    @Test func flatMapLimitsOpenPublishers() {
        var open: [PassthroughSubject<Int, Never>] = []
        let probe = Probe<Int, Never>()
        (0..<3).publisher.flatMap(maxPublishers: .max(1)) { _ in
            open.append(PassthroughSubject())
            return open[open.count - 1]
        }.subscribe(probe)
        #expect(open.count == 1)
        open[0].send(7)
        open[0].send(completion: .finished)
        #expect(open.count == 2)
        open[1].send(completion: .finished)
        open[2].send(8)
        open[2].send(completion: .finished)
        #expect(probe.values == [7, 8])
        #expect(probe.isFinished)
    }

    @Test func zipTakesInStep() {
        let probe = Probe<(Int, String), Never>(first: .max(1))
        [1, 2, 3].publisher.zip(["a", "b"].publisher).subscribe(probe)
        #expect(probe.values.map(\.1) == ["a"])
        probe.subscription?.request(.unlimited)
        #expect(probe.values.map { "\($0.0)\($0.1)" } == ["1a", "2b"])
        #expect(probe.isFinished)
    }

    @Test func bufferKeepsAndDrops() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(first: .none)
        subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(probe)
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        #expect(probe.completion == nil)
        probe.subscription?.request(.unlimited)
        #expect(probe.values == [3, 4])
        #expect(probe.isFinished)
    }

    @Test func collectByCountMultipliesDemand() {
        var requests: [Subscribers.Demand] = []
        let probe = Probe<[Int], Never>(first: .max(1))
        (1...5).publisher.handleEvents(receiveRequest: { requests.append($0) }).collect(2).subscribe(probe)
        #expect(requests == [.max(2)])
        #expect(probe.values == [[1, 2]])
        probe.subscription?.request(.max(5))
        #expect(probe.values == [[1, 2], [3, 4], [5]])
    }
}
