import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs another program and collects what it says. Started with `posix_spawn`, which costs less than a millisecond.
package enum Subprocess {
    package struct Result: Sendable {
        /// The exit code, or 128 plus the signal that ended the program.
        package var status: Int32
        /// Standard output and standard error in the order they were written.
        package var output: [UInt8]

        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Gives `nil` when the program can't be started.
    package static func run(
        _ program: String, _ arguments: [String], environment changes: [String: String] = [:]
    ) -> Result? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)

        var environment = ProcessInfo.processInfo.environment
        environment.merge(changes) { _, new in new }
        var words = ([program] + arguments).map { strdup($0) }
        var variables = environment.map { strdup("\($0.key)=\($0.value)") }
        words.append(nil)
        variables.append(nil)
        defer {
            words.forEach { free($0) }
            variables.forEach { free($0) }
        }
        var process = pid_t()
        let started = posix_spawnp(&process, program, &actions, nil, words, variables)
        close(ends[1])
        guard started == 0 else { return nil }

        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            if count > 0 {
                output += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return Result(status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: output)
    }
}
