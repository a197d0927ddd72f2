import Foundation
import Synchronization

/// A short, non-recursive critical section. Never call out to a subscriber while holding one.
final class Lock: @unchecked Sendable {
    private let mutex = Mutex<Void>(())

    @inline(__always)
    func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }

    /// Empties an optional and returns what was in it.
    func take<T>(_ slot: inout T?) -> T? {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        let value = slot
        slot = nil
        return value
    }
}

/// Serialises deliveries that several threads may make to one subscriber. Recursive, because a subscriber may cause a
/// further delivery while it handles one.
final class DeliveryLock: @unchecked Sendable {
    private let mutex = NSRecursiveLock()

    func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body()
    }
}

/// Carries a value into a closure that must be `Sendable`, where the caller's protocol guarantees serial use.
struct Unchecked<Value>: @unchecked Sendable {
    nonisolated(unsafe) let value: Value
    init(_ value: Value) { self.value = value }
}
