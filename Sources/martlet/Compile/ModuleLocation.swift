import Foundation

/// Where the compiled modules of Martlet are: beside the command in a build folder, or under the prefix it is installed in.
package struct ModuleLocation: Sendable {
    /// The folder with `SwiftUI.swiftmodule`.
    package var modules: String
    /// The folder whose subfolders hold the module maps of the C libraries.
    package var systemModules: String
    /// Flags for the C headers, when the installation recorded them.
    package var recordedFlags: [String]?
    package var isInstalled: Bool

    /// The C modules that Martlet's own modules import, with the names that pkg-config knows them by.
    static let systemLibraries = [
        (module: "CHarfBuzz", package: "harfbuzz"), (module: "CFreeType", package: "freetype2"),
        (module: "CFontconfig", package: "fontconfig"), (module: "CJPEG", package: "libturbojpeg"),
        (module: "CDeflate", package: "libdeflate"),
    ]

    /// The file that is running, with links resolved.
    package static let executablePath: String = {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { return CommandLine.arguments.first ?? "martlet" }
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    package static func find(executable: String = executablePath) -> ModuleLocation? {
        let files = FileManager.default
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent().path
        func hasModules(_ path: String) -> Bool { files.fileExists(atPath: path + "/SwiftUI.swiftmodule") }

        let library = URL(fileURLWithPath: folder + "/../lib/martlet").standardizedFileURL.path
        if hasModules(library + "/modules") {
            let flags = (try? String(contentsOfFile: library + "/cflags", encoding: .utf8)) ?? ""
            return ModuleLocation(
                modules: library + "/modules", systemModules: library + "/modules",
                recordedFlags: flags.split(separator: "\n").map(String.init), isInstalled: true)
        }
        guard hasModules(folder + "/Modules") else { return nil }
        // The checkout that a build folder belongs to is known from where this file was compiled.
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        return ModuleLocation(
            modules: folder + "/Modules", systemModules: sources, recordedFlags: nil, isInstalled: false)
    }

    /// The compiler flags that make the modules visible.
    package func flags() -> [String] {
        var flags = ["-I", modules]
        for library in Self.systemLibraries {
            let map = "\(systemModules)/\(library.module)/module.modulemap"
            if FileManager.default.fileExists(atPath: map) { flags += ["-Xcc", "-fmodule-map-file=" + map] }
        }
        for flag in recordedFlags ?? Self.packageFlags() { flags += ["-Xcc", flag] }
        return flags
    }

    /// What pkg-config says about the C headers.
    static func packageFlags() -> [String] {
        let names = systemLibraries.map(\.package)
        guard let result = Subprocess.run("pkg-config", ["--cflags"] + names), result.status == 0 else { return [] }
        return result.text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
