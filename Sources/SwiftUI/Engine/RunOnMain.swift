import Foundation

/// Whether the caller runs on the main actor.
///
/// On Linux a program with an asynchronous entry point gives its main thread away and the main queue runs on others, so the
/// queue is asked as well as the thread.
package enum MainCheck {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs `work` at once on the main actor, else as soon as the main queue comes to it.
package func runOnMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainCheck.isOnMain {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}
