import Foundation

/// Reads a whole file of at most `limit` bytes. Folders, pipes and devices are refused.
package func readFile(_ path: String, limit: Int = 512 << 20) throws(FileError) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(.read, path, reason: "this is no file name") }
    // Without O_NONBLOCK a pipe without a writer would hang here.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.read, path, code: EISDIR)
    default: throw FileError(.read, path, reason: "it is not a plain file")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
        throw FileError(.read, path, reason: "its \(size) bytes are more than the \(limit) allowed")
    }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { target, count in
        while count < size, let base = target.baseAddress {
            let got = read(descriptor, base + count, size - count)
            if got > 0 {
                count += got
            } else if got == 0 {
                break  // The file shrank meanwhile; its reader will find it cut short.
            } else if errno != EINTR {
                code = errno
                break
            }
        }
    }
    if code != 0 { throw FileError(.read, path, code: code) }
    return bytes
}
