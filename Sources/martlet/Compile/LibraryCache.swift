import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Compiled views, kept between calls: one library for each content of the files, flags, and build of Martlet.
package struct LibraryCache: Sendable {
    package let folder: String
    /// More libraries than this are not kept; the oldest go first.
    static let limit = 64

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let base: String
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            base = cache
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            base = home + "/.cache"
        } else {
            base = NSTemporaryDirectory() + "/martlet-\(getuid())"
        }
        folder = base + "/martlet"
    }

    package func libraryPath(_ key: String) -> String { "\(folder)/\(key).so" }

    /// Entries of the library that turned out not to compile, with what the compiler said.
    package func notesPath(_ key: String) -> String { "\(folder)/\(key).notes" }

    package func hasLibrary(_ key: String) -> Bool { access(libraryPath(key), R_OK) == 0 }

    /// Makes the cache's folder, readable by its owner only: what is in it gets executed.
    package func prepare() throws(CommandError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandError(
                .failure, "can't make the cache folder '\(folder)'", why: Self.reason(error),
                whatToDo: "set XDG_CACHE_HOME to a folder that can be written")
        }
        var information = stat()
        guard stat(folder, &information) == 0, information.st_uid == getuid(), information.st_mode & 0o022 == 0 else {
            throw CommandError(
                .failure, "the cache folder '\(folder)' is not safe", why: "others can write to it",
                whatToDo: "run 'chmod go-w' on it or set XDG_CACHE_HOME")
        }
    }

    /// Removes the oldest libraries when there are too many. Failures do no harm and are ignored.
    package func trim() {
        let files = FileManager.default
        guard let names = try? files.contentsOfDirectory(atPath: folder) else { return }
        let libraries = names.filter { $0.hasSuffix(".so") }
        guard libraries.count > Self.limit else { return }
        func age(_ name: String) -> Date {
            (try? files.attributesOfItem(atPath: folder + "/" + name)[.modificationDate] as? Date) ?? .distantPast
        }
        let oldest = libraries.map { (age($0), $0) }.sorted { $0.0 < $1.0 }.prefix(libraries.count - Self.limit)
        for (_, name) in oldest {
            try? files.removeItem(atPath: folder + "/" + name)
            try? files.removeItem(atPath: notesPath(String(name.dropLast(3))))
        }
    }

    static func reason(_ error: any Error) -> String {
        if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
            underlying.domain == NSPOSIXErrorDomain
        {
            return String(cString: strerror(Int32(underlying.code))).lowercased()
        }
        return (error as NSError).localizedDescription
    }
}
