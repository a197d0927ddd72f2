import Combine
import Testing

@Suite struct OperatorTests {
    let numbers = [3, 1, 4, 1, 5, 9, 2, 6].publisher

    @Test func singleValues() {
        #expect(numbers.map { $0 * 2 }.drained().values == [6, 2, 8, 2, 10, 18, 4, 12])
        #expect(numbers.compactMap { $0 > 3 ? "\($0)" : nil }.drained().values == ["4", "5", "9", "6"])
        #expect(numbers.scan(0, +).drained().values == [3, 4, 8, 9, 14, 23, 25, 31])
        #expect(numbers.reduce(0, +).drained().values == [31])
        #expect(numbers.collect().drained().values == [[3, 1, 4, 1, 5, 9, 2, 6]])
        #expect(numbers.first().drained().values == [3])
        #expect(numbers.first { $0 > 4 }.drained().values == [5])
        #expect(numbers.last().drained().values == [6])
        #expect(numbers.last { $0 < 3 }.drained().values == [2])
        #expect(numbers.prefix(3).drained().values == [3, 1, 4])
        #expect(numbers.prefix(0).drained().isFinished)
        #expect(numbers.prefix { $0 < 5 }.drained().values == [3, 1, 4, 1])
        #expect(numbers.dropFirst(6).drained().values == [2, 6])
        #expect(numbers.drop { $0 < 5 }.drained().values == [5, 9, 2, 6])
        #expect(numbers.output(at: 2).drained().values == [4])
        #expect(numbers.output(in: 1...3).drained().values == [1, 4, 1])
        #expect(numbers.max().drained().values == [9])
        #expect(numbers.min().drained().values == [1])
        #expect(numbers.count().drained().values == [8])
        #expect(numbers.contains(9).drained().values == [true])
        #expect(numbers.allSatisfy { $0 < 9 }.drained().values == [false])
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().drained().values == [1, 2, 1])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).drained().values == [1, 0, 3])
        #expect(Empty<Int, Never>().replaceEmpty(with: 5).drained().values == [5])
        #expect(numbers.ignoreOutput().drained().isFinished)
        #expect(["ab", "c"].publisher.map(\.count).drained().values == [2, 1])
    }

    @Test func failures() {
        let failing = numbers.tryMap { value -> Int in
            if value == 4 { throw Boom() }
            return value
        }
        let probe = failing.drained()
        #expect(probe.values == [3, 1])
        guard case .failure(let error)? = probe.completion else { return #expect(Bool(false)) }
        #expect(error is Boom)
        #expect(failing.replaceError(with: -1).drained().values == [3, 1, -1])
        #expect(failing.catch { _ in Just(7) }.drained().values == [3, 1, 7])
        #expect(failing.retry(2).drained().values == [3, 1, 3, 1, 3, 1])
        let mapped = Fail<Int, Boom>(error: Boom()).mapError { _ in CancellationError() }.drained()
        #expect(mapped.completions == 1)
        guard case .failure? = mapped.completion else { return #expect(Bool(false)) }
    }

    @Test func manyRetriesDoNotGrowTheStack() {
        let probe = Fail<Int, Boom>(error: Boom()).retry(200_000).drained()
        #expect(probe.completion == .failure(Boom()))
    }

    @Test func combining() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let latest = a.combineLatest(b) { "\($0)\($1)" }.drained()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(latest.values == ["2x", "3x", "3y"])
        a.send(completion: .finished)
        #expect(!latest.isFinished)
        b.send(completion: .finished)
        #expect(latest.isFinished)

        let four = Publishers.CombineLatest4(Just(1), Just("a"), Just(true), Just(2.5)).drained()
        #expect(four.values.count == 1)
        #expect(four.isFinished)
        #expect(Publishers.Zip3(Just(1), Just(2), [3, 4].publisher).drained().values.map { $0.2 } == [3])
        #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).drained().values == [1, 2, 3])
    }

    @Test func switchToLatestLetsGoOfTheOld() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let probe = outer.switchToLatest().drained()
        outer.send(one)
        one.send(1)
        outer.send(two)
        one.send(2)
        two.send(3)
        outer.send(completion: .finished)
        #expect(!probe.isFinished)
        two.send(completion: .finished)
        #expect(probe.values == [1, 3])
        #expect(probe.isFinished)
    }

    @Test func flatMapMixesFailureTypes() {
        let probe = [1, 2].publisher.flatMap { Result<Int, Boom>.success($0 * 10).publisher }.drained()
        #expect(probe.values == [10, 20])
        #expect(probe.isFinished)
    }

    @Test func untilOutput() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let prefix = values.prefix(untilOutputFrom: signal).drained()
        let dropped = values.drop(untilOutputFrom: signal).drained()
        values.send(1)
        signal.send()
        values.send(2)
        #expect(prefix.values == [1])
        #expect(prefix.isFinished)
        #expect(dropped.values == [2])
    }

    @Test func printWritesWhatPasses() {
        final class Log: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let log = Log()
        _ = Just(1).print("p", to: log).drained()
        #expect(log.text.split(separator: "\n").dropFirst() == [
            "p: request unlimited", "p: receive value: (1)", "p: receive finished",
        ])
    }
}
