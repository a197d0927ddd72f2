import MartletBase
import MartletGraph
import Observation

/// Where a reader of state is told that what it read has changed.
@MainActor
package class Subscriber {
    package unowned(unsafe) var owner: _AnyViewNode!  // set by the owner right after it made the subscriber; the owner outlives it
    /// Counts runs: a source that notes a subscriber notes the run, so that stale notes can be told.
    package private(set) var run = 0
    package private(set) var isInvalid = false
    /// The type whose body runs, for reports.
    package var typeName: String { "a view" }
    package fileprivate(set) var isDisposed = false

    package init() {}

    package func beginRun() {
        run &+= 1
        isInvalid = false
    }

    /// Marks the owner to be run again in the next update.
    package func invalidate() {
        guard !isInvalid, !isDisposed else { return }
        isInvalid = true
        owner.graph.enqueue(owner)
    }

    package func dispose() { isDisposed = true }

    /// Runs `body` and notes the state and the observable properties that it reads; a change of one invalidates the owner.
    package final func tracking<Result>(_ graph: ViewGraph, _ body: () -> Result) -> Result {
        beginRun()
        let current = run
        return graph.evaluating(self) {
            withObservationTracking {
                body()
            } onChange: { [weak self] in
                // Called before the change, on the thread that changes. An earlier run's reads no longer count.
                runOnMain { if let self, self.run == current { self.invalidate() } }
            }
        }
    }
}

/// Holds a value with dynamic properties in place, links them before each run, and runs its body with dependencies tracked.
package final class BodyRunner<Value>: Subscriber {
    // Unsafe for deinit alone, which frees it.
    nonisolated(unsafe) private let storage: UnsafeMutablePointer<Value>
    private let properties: DynamicPropertyTable
    private let comparator: TypeComparator
    private var slots: [DynamicPropertySlot?]
    private let tracker = EnvironmentTracker()

    package init(_ value: Value) {
        storage = .allocate(capacity: 1)
        storage.initialize(to: value)
        properties = DynamicPropertyTable.of(Value.self)
        comparator = TypeComparator.of(Value.self)
        slots = Array(repeating: nil, count: properties.entries.count)
        super.init()
    }

    deinit {
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    package var value: Value { storage.pointee }

    package override var typeName: String { "\(Value.self)" }

    /// Takes another value; false when it equals the one before as far as that can be told.
    package func replace(_ new: Value) -> Bool {
        let same =
            properties.entries.isEmpty
            ? withUnsafePointer(to: new) { comparator.compare(UnsafeRawPointer(storage), UnsafeRawPointer($0)) }
            : properties.sameApartFromProperties(storage, new)
        if same { return false }
        storage.pointee = new
        return true
    }

    package func isAffected(by environment: EnvironmentValues) -> Bool { tracker.isAffected(by: environment) }

    /// Links the dynamic properties and runs `body` on the value, noting what it reads.
    package func run<Result>(
        _ environment: EnvironmentValues, _ graph: ViewGraph, _ body: (Value) -> Result
    ) -> Result {
        graph.work.bodiesEvaluated += 1
        tracker.reset()
        var tracked = environment
        tracked.tracker = tracker
        return tracking(graph) {
            if !properties.entries.isEmpty {
                properties.link(
                    UnsafeMutableRawPointer(storage), &slots,
                    _PropertyContext(environment: tracked, graph: graph, subscriber: self))
            }
            return body(storage.pointee)
        }
    }

    package override func dispose() {
        super.dispose()
        for slot in slots { slot?.dispose() }
    }
}
