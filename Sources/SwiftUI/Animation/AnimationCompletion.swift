import Foundation

/// Calls an action when the animations of one transaction have ended.
///
/// 1. `withTransaction` schedules a look, on the main actor after the update that its changes cause.
/// 2. Whoever starts an animation under the transaction calls `animationStarted`, and `animationEnded` by the criteria.
/// 3. The action runs once, when the look has happened and no animation runs.
package final class AnimationCompletion: @unchecked Sendable {
    package let criteria: AnimationCompletionCriteria
    private let lock = NSLock()
    private var action: (() -> Void)?
    private var running = 0
    private var hasUpdated = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    package func animationStarted() { lock.withLock { running += 1 } }

    package func animationEnded() {
        lock.withLock { running -= 1 }
        runIfDone()
    }

    /// Tells that the update of the transaction is over.
    package func updateEnded() {
        lock.withLock { hasUpdated = true }
        runIfDone()
    }

    func schedule() { Task { @MainActor in self.updateEnded() } }

    private func runIfDone() {
        let ready = lock.withLock { () -> (() -> Void)? in
            guard hasUpdated, running <= 0 else { return nil }
            let ready = action
            action = nil
            return ready
        }
        ready?()
    }
}
