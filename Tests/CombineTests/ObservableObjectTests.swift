import Combine
import Testing

private class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    let fixed = 3
}

private final class Derived: Counter {
    @Published var extra: [Int] = []
}

private final class Manual: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

private final class Mirrored: ObservableObject {
    @Published var copy = 0
}

@MainActor private final class Model: ObservableObject {
    @Published private(set) var items: [String] = []
    func add(_ item: String) { items.append(item) }
}

@Suite struct ObservableObjectTests {
    @Test func signalsBeforeTheChange() {
        let counter = Counter()
        var before: [Int] = []
        let work = counter.objectWillChange.sink { before.append(counter.count) }
        counter.count = 5
        counter.count += 1
        #expect(before == [0, 5])
        #expect(counter.count == 6)
        counter.name = "b"
        #expect(before.count == 3)
        work.cancel()
        counter.count = 9
        #expect(before.count == 3)
    }

    @Test func propertyPublisherSendsTheNewValueFirst() {
        let counter = Counter()
        var seen: [(new: Int, stored: Int)] = []
        let work = counter.$count.sink { seen.append(($0, counter.count)) }
        counter.count = 1
        #expect(seen.map(\.new) == [0, 1])
        #expect(seen.map(\.stored) == [0, 0])
        work.cancel()
    }

    @Test func inheritedAndOwnPropertiesShareOnePublisher() {
        let derived = Derived()
        #expect(derived.objectWillChange === derived.objectWillChange)
        var count = 0
        let work = derived.objectWillChange.sink { count += 1 }
        derived.count = 1
        derived.extra.append(2)
        #expect(count == 2)
        work.cancel()
    }

    @Test func manualSignal() {
        let manual = Manual()
        var count = 0
        let work = manual.objectWillChange.sink { count += 1 }
        manual.value = 3
        #expect(count == 1)
        work.cancel()
    }

    @Test func publishersDoNotOutliveTheirObjects() {
        // More objects than the table holds before it is swept; an address that is used again gets a new publisher.
        for _ in 0..<500 {
            let object = Manual()
            var count = 0
            let work = object.objectWillChange.sink { count += 1 }
            object.value = 1
            #expect(count == 1)
            work.cancel()
        }
    }

    @Test func assignToAPublishedProperty() {
        let (counter, mirrored) = (Counter(), Mirrored())
        counter.$count.map { $0 * 2 }.assign(to: &mirrored.$copy)
        counter.count = 4
        #expect(mirrored.copy == 8)
    }

    @Test func assignOnAnObject() {
        let (counter, mirrored) = (Counter(), Mirrored())
        let work = counter.$count.assign(to: \.copy, on: mirrored)
        counter.count = 4
        #expect(mirrored.copy == 4)
        work.cancel()
        counter.count = 5
        #expect(mirrored.copy == 4)
    }

    @MainActor @Test func worksOnTheMainActor() {
        let model = Model()
        var count = 0
        let work = model.objectWillChange.sink { count += 1 }
        model.add("x")
        #expect(count == 1)
        #expect(model.items == ["x"])
        work.cancel()
    }
}
