import Foundation

/// The place where a value that views read lives: notes who read it and tells them when it changes.
///
/// Written on the main thread as a rule. A write from another thread stores the value at once and tells the readers on the main
/// queue.
package class Location<Value>: @unchecked Sendable {
    // Unchecked: reads and writes of the value follow the rule above; the readers are touched on the main thread only.
    private var readers: [(subscriber: WeakSubscriber, run: Int)] = []

    package init() {}

    package func get() -> Value { preconditionFailure("every kind of location overrides get") }
    package func set(_ value: Value, _ transaction: Transaction) {}
    /// The value without noting the reader.
    package func peek() -> Value { get() }

    /// Notes the body that is running as a reader.
    package final func noteReader() {
        guard let subscriber = ViewGraph.active, MainCheck.isOnMain else { return }
        MainActor.assumeIsolated {
            let run = subscriber.run
            for (index, reader) in readers.enumerated() where reader.subscriber.value === subscriber {
                readers[index].run = run
                return
            }
            readers.append((WeakSubscriber(value: subscriber), run))
        }
    }

    /// Makes the readers run again.
    package final func notifyReaders(_ transaction: Transaction) {
        nonisolated(unsafe) let transaction = transaction  // handed over: the sender doesn't keep it
        runOnMain { [self] in
            let noted = readers
            readers.removeAll(keepingCapacity: true)
            for reader in noted {
                guard let subscriber = reader.subscriber.value, !subscriber.isDisposed, subscriber.run == reader.run else {
                    continue
                }
                subscriber.owner.graph.note(transaction)
                subscriber.invalidate()
            }
        }
    }
}

package struct WeakSubscriber: @unchecked Sendable {
    // Unchecked: used on the main thread only.
    package weak var value: Subscriber?
}

/// A location that holds its value: the storage of `@State`.
package final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package override func get() -> Value {
        noteReader()
        return value
    }

    package override func peek() -> Value { value }

    package override func set(_ new: Value, _ transaction: Transaction) {
        value = new
        notifyReaders(transaction)
    }
}

/// A location made of two closures.
package final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    package override func get() -> Value { getter() }
    package override func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}
