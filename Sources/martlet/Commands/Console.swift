import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error. Lines are written whole and at once, so nothing is lost when a view traps later.
package enum Console {
    package static func print(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

    package static func complain(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

    package static var errorsAreSeen: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes bytes to standard output; `false` when the reader is gone or the disk is full.
    @discardableResult
    package static func writeOutput(_ bytes: [UInt8]) -> Bool { write(bytes, to: STDOUT_FILENO) }

    private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    @discardableResult
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var start = 0
            while start < buffer.count, let base = buffer.baseAddress {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, base + start, buffer.count - start)
                #else
                    let count = Musl.write(descriptor, base + start, buffer.count - start)
                #endif
                if count > 0 {
                    start += count
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
