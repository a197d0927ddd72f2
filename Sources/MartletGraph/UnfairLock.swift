import Foundation

/// A plain mutual exclusion lock for short critical sections.
package final class UnfairLock: @unchecked Sendable {
    private let lockObject = NSLock()
    package init() {}
    package func lock() { lockObject.lock() }
    package func unlock() { lockObject.unlock() }
}
