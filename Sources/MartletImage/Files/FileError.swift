import Foundation

/// A file that could not be read or written: which one, and why in words.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Operation: String, Sendable { case read, write }

    package var operation: Operation
    package var path: String
    package var reason: String

    package init(_ operation: Operation, _ path: String, reason: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    init(_ operation: Operation, _ path: String, code: Int32) {
        self.init(operation, path, reason: Self.words(for: code, operation))
    }

    package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

    private static func words(for code: Int32, _ operation: Operation) -> String {
        switch code {
        case ENOENT: operation == .read ? "no such file" : "its folder does not exist"
        case ENOTDIR: "a part of the path is not a folder"
        case EISDIR: "it is a folder"
        case EACCES, EPERM: operation == .read ? "no permission to read it" : "no permission to write there"
        case EROFS: "the file system is read-only"
        case ENOSPC: "the disk is full"
        case EDQUOT: "the disk quota is used up"
        case EFBIG: "the file would be larger than the system allows"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "too many symbolic links"
        case EMFILE, ENFILE: "too many files are open"
        default: String(cString: strerror(code))
        }
    }
}
