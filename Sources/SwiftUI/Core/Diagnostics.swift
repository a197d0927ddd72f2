import Foundation
import MartletGraph

/// Where problems in a user's views are reported: once each, on standard error unless a host collects them.
package final class Diagnostics: @unchecked Sendable {
    // Unchecked: guarded by the lock.
    package static let standard = Diagnostics { message in
        FileHandle.standardError.write(Data(("martlet: " + message + "\n").utf8))
    }

    private let lock = UnfairLock()
    private var seen: Set<String> = []
    private var collected: [String] = []
    private let output: (@Sendable (String) -> Void)?

    package init(output: (@Sendable (String) -> Void)? = nil) { self.output = output }

    /// Everything reported so far, in order, each message once.
    package var messages: [String] {
        lock.lock()
        defer { lock.unlock() }
        return collected
    }

    package func report(_ message: String) {
        lock.lock()
        let isNew = seen.insert(message).inserted
        if isNew { collected.append(message) }
        lock.unlock()
        if isNew { output?(message) }
    }
}
