import Combine
import Foundation
import Testing

/// A scheduler whose time moves when told to.
private final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never
    private var queue: [(due: Date, order: Int, action: () -> Void)] = []
    private var order = 0
    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(now.date, action) }
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { add(date.date, action) }
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isStopped = false
        func tick(_ due: Date) {
            add(due) {
                if isStopped { return }
                action()
                tick(due.addingTimeInterval(interval.timeInterval))
            }
        }
        tick(date.date)
        return AnyCancellable { isStopped = true }
    }
    private func add(_ due: Date, _ action: @escaping () -> Void) {
        order += 1
        queue.append((due, order, action))
    }
    func advance(by seconds: Double) {
        let end = now.date.addingTimeInterval(seconds)
        while let next = queue.filter({ $0.due <= end }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
            queue.removeAll { $0.order == next.order }
            now = SchedulerTimeType(max(now.date, next.due))
            next.action()
        }
        now = SchedulerTimeType(end)
    }
}

@Suite struct TimingTests {
    private let clock = VirtualScheduler()
    private let subject = PassthroughSubject<Int, Never>()

    @Test func debounceWaitsForQuiet() {
        let probe = subject.debounce(for: 1, scheduler: clock).drained()
        subject.send(1)
        clock.advance(by: 0.5)
        subject.send(2)
        clock.advance(by: 0.9)
        #expect(probe.values.isEmpty)
        clock.advance(by: 0.1)
        #expect(probe.values == [2])
        subject.send(3)
        subject.send(completion: .finished)
        #expect(probe.values == [2, 3])
        #expect(probe.isFinished)
    }

    @Test func throttleTakesOneInEachStretch() {
        let latest = subject.throttle(for: 1, scheduler: clock, latest: true).drained()
        let first = subject.throttle(for: 1, scheduler: clock, latest: false).drained()
        for value in 0..<5 {
            subject.send(value)
            clock.advance(by: 0.4)
        }
        clock.advance(by: 3)
        #expect(latest.values == [0, 2, 4])
        #expect(first.values == [0, 1, 3])
    }

    @Test func delayAndReceiveKeepOrder() {
        let probe = subject.delay(for: 2, scheduler: clock).drained()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        clock.advance(by: 1.9)
        #expect(probe.values.isEmpty)
        clock.advance(by: 0.2)
        #expect(probe.values == [1, 2])
        #expect(probe.isFinished)
    }

    @Test func timeoutEnds() {
        let probe = subject.setFailureType(to: Boom.self).timeout(1, scheduler: clock, customError: { Boom() })
            .drained()
        clock.advance(by: 0.9)
        subject.send(1)
        clock.advance(by: 0.9)
        #expect(probe.completion == nil)
        clock.advance(by: 0.2)
        #expect(probe.completion == .failure(Boom()))
    }

    @Test func collectByTime() {
        let probe = subject.collect(.byTime(clock, 1)).drained()
        subject.send(1)
        subject.send(2)
        clock.advance(by: 1)
        clock.advance(by: 1)
        subject.send(3)
        subject.send(completion: .finished)
        #expect(probe.values == [[1, 2], [3]])
    }

    @Test func receiveOnQueueKeepsOrder() async {
        let values = (1...200).publisher.receive(on: DispatchQueue(label: "order")).values
        var seen: [Int] = []
        for await value in values { seen.append(value) }
        #expect(seen == Array(1...200))
    }

    @Test func concurrentQueueKeepsOrderToo() async {
        let queue = DispatchQueue(label: "order", attributes: .concurrent)
        let seen = await withCheckedContinuation { (done: CheckedContinuation<[Int], Never>) in
            let sink = (1...200).publisher.receive(on: queue).collect().sink { done.resume(returning: $0) }
            nonisolated(unsafe) let kept = sink
            DispatchQueue.global().asyncAfter(deadline: .now() + 5) { kept.cancel() }
        }
        #expect(seen == Array(1...200))
    }

    @Test func timerFiresOnItsRunLoop() {
        // This thread's own loop, run here: the main one need not run under a test runner.
        var dates: [Date] = []
        let timer = Timer.publish(every: 0.01, on: .current, in: .default)
        let work = timer.sink { dates.append($0) }
        let connection = timer.connect()
        let deadline = Date(timeIntervalSinceNow: 5)
        while dates.count < 3, Date() < deadline { _ = RunLoop.current.run(mode: .default, before: deadline) }
        connection.cancel()
        work.cancel()
        #expect(dates.count >= 3)
    }

    @Test func runLoopSchedules() {
        var order: [Int] = []
        RunLoop.current.schedule(after: RunLoop.current.now.advanced(by: 0.02)) { order.append(2) }
        RunLoop.current.schedule { order.append(1) }
        let deadline = Date(timeIntervalSinceNow: 5)
        while order.count < 2, Date() < deadline { _ = RunLoop.current.run(mode: .default, before: deadline) }
        #expect(order == [1, 2])
    }

    @Test func notifications() {
        let name = Notification.Name("combine.test")
        let center = NotificationCenter()
        var seen: [Int] = []
        let work = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.sink { seen.append($0) }
        center.post(name: name, object: nil, userInfo: ["n": 1])
        work.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(seen == [1])
    }

    @Test func asyncValuesThrowTheError() async {
        let failing = [1, 2].publisher.setFailureType(to: Boom.self).append(Fail<Int, Boom>(error: Boom()))
        var seen: [Int] = []
        do {
            for try await value in failing.values { seen.append(value) }
            Issue.record("no error came")
        } catch { #expect(error is Boom) }
        #expect(seen == [1, 2])
    }

    @Test func asyncIterationEndsWithItsTask() async {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let shared = subject
        let task = Task { () -> Int in
            var count = 0
            for await _ in shared.values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test func futureValue() async {
        let future = Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            DispatchQueue.global().async { promise(.success(3)) }
        }
        nonisolated(unsafe) let shared = future
        #expect(await shared.value == 3)
    }
}
