import Foundation

/// The Swift toolchain that compiles users' files. It has to be the one that `martlet` itself was built with, because
/// compiled modules are only understood by their own compiler.
package struct Toolchain: Sendable {
    package var swiftc: String
    /// The linker that comes with the toolchain; `nil` when it has none, then `swiftc` links.
    package var linker: String?
    /// The object that registers a library's types with the runtime; `nil` when it is not where it is expected.
    package var runtimeObject: String?

    /// Looks, in this order, at `MARTLET_SWIFTC`, beside the Swift runtime that this process runs on, and in `PATH`.
    package static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Toolchain? {
        let files = FileManager.default
        var candidates: [String] = []
        if let chosen = environment["MARTLET_SWIFTC"] { candidates.append(chosen) }
        if let runtime = runtimeFolder {
            candidates.append(URL(fileURLWithPath: runtime + "/../../../bin/swiftc").standardizedFileURL.path)
        }
        for folder in (environment["PATH"] ?? "").split(separator: ":") { candidates.append(folder + "/swiftc") }
        guard let swiftc = candidates.first(where: { files.isExecutableFile(atPath: $0) }) else { return nil }

        // `swiftc` in PATH is often a link into the toolchain.
        let real = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath()
        let bin = real.deletingLastPathComponent().path
        let linker = bin + "/ld.lld"
        let object = bin + "/../lib/swift/linux/\(architecture)/swiftrt.o"
        return Toolchain(
            swiftc: swiftc, linker: files.isExecutableFile(atPath: linker) ? linker : nil,
            runtimeObject: files.fileExists(atPath: object) ? object : nil)
    }

    /// The folder of the Swift runtime library that this process has loaded.
    static var runtimeFolder: String? {
        guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
        let ending = "/libswiftCore.so"
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") where line.hasSuffix(ending) {
            if let start = line.firstIndex(of: "/") { return String(line[start...].dropLast(ending.count)) }
        }
        return nil
    }

    static var architecture: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }
}
