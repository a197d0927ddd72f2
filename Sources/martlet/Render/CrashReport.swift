import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Says which view was being rendered when its own code trapped, since the process can't go on after that.
enum CrashReport {
    /// Written by the main thread before rendering, read by the signal handler: memory that is never freed.
    private nonisolated(unsafe) static var message: UnsafeMutablePointer<CChar>?
    private nonisolated(unsafe) static var length = 0

    /// Names the view that is about to run.
    @MainActor
    static func current(_ name: String) {
        let isFirst = message == nil
        let text = "martlet: '\(name)' crashed: its own code trapped: see the message above, if there is one\n"
        length = 0
        free(message)
        message = strdup(text)
        length = text.utf8.count
        guard isFirst else { return }
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                if let message = CrashReport.message { write(STDERR_FILENO, message, CrashReport.length) }
                _exit(number == SIGABRT ? 134 : 1)
            }
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_ONSTACK
            sigaction(signal, &action, nil)
        }
        installStack()
    }

    /// A stack of its own, so that running out of the main one is reported too.
    private static func installStack() {
        let size = 65_536
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
