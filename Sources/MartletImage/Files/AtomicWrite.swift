import Foundation
import Synchronization

private let temporaryFiles = Atomic<UInt64>(0)

/// Writes a file whole or not at all: into a new file beside it, which then takes its name. What was there before stays
/// untouched on any error, and no temporary file is left behind. A path that names a device or a pipe (`/dev/stdout`) is
/// written to directly. The rights of a file that is replaced are kept.
package func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(.write, path, reason: "this is no file name") }
    var status = stat()
    var mode: mode_t?
    if stat(path, &status) == 0 {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw FileError(.write, path, code: EISDIR)
        case S_IFREG: mode = status.st_mode & 0o777
        default:
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
            try finish(descriptor, bytes, path)
            return
        }
    }
    if path.hasSuffix("/") { throw FileError(.write, path, code: EISDIR) }

    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let number = temporaryFiles.add(1, ordering: .relaxed).newValue
    let temporary = "\(folder).martlet-\(getpid())-\(number).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    do throws(FileError) {
        if let mode { fchmod(descriptor, mode) }
        try finish(descriptor, bytes, path)
        if rename(temporary, path) != 0 { throw FileError(.write, path, code: errno) }
    } catch {
        unlink(temporary)
        throw error
    }
}

/// Writes everything and closes; a full disk may show only then.
private func finish(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) throws(FileError) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { source in
        var start = 0
        while start < source.count, let base = source.baseAddress {
            let written = write(descriptor, base + start, source.count - start)
            if written > 0 {
                start += written
            } else if written == 0 || errno != EINTR {
                code = written == 0 ? ENOSPC : errno
                return
            }
        }
    }
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    if code != 0 { throw FileError(.write, path, code: code) }
}
