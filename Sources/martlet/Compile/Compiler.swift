import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Turns users' files into a library with their views.
///
/// 1. The name of the library is the digest of all that goes into it; if it is there, nothing is compiled.
/// 2. Each file is written, with its entries' functions added, to a working folder beside the cache. A file system overlay
///    makes the compiler read it in the user's file's place, so that messages name that file.
/// 3. The compiler makes one object of all files, without optimisation: compiling is what the caller waits for.
/// 4. When nothing but entries fails (a type that takes arguments in a way the scanner did not see), those are noted and
///    left out, and step 2 is done again.
/// 5. The linker makes the library, which is then moved into the cache under its name.
package struct Compiler {
    package struct Product {
        package var libraryPath: String
        package var entries: [Entry]
        package var wasCached: Bool
    }

    let toolchain: Toolchain
    let modules: ModuleLocation
    let cache: LibraryCache
    package var languageMode = "5"
    package var usesColour = false

    package init(toolchain: Toolchain, modules: ModuleLocation, cache: LibraryCache) {
        self.toolchain = toolchain
        self.modules = modules
        self.cache = cache
    }

    /// Finds the parts, or says which is missing.
    package static func standard() throws(CommandError) -> Compiler {
        guard let toolchain = Toolchain.find() else {
            throw CommandError(
                .failure, "no Swift compiler found", why: "'swiftc' is not in PATH",
                whatToDo: "install Swift from https://www.swift.org/install/linux or set MARTLET_SWIFTC")
        }
        guard let modules = ModuleLocation.find() else {
            throw CommandError(
                .failure, "Martlet's modules are not found", why: "they are not beside '\(ModuleLocation.executablePath)'",
                whatToDo: "install with Scripts/install, or run the command from its build folder")
        }
        return Compiler(toolchain: toolchain, modules: modules, cache: LibraryCache())
    }

    package func compile(_ files: [SourceFile], _ entries: [Entry]) throws(CommandError) -> Product {
        let key = digest(files)
        if cache.hasLibrary(key) {
            let notes = (try? String(contentsOfFile: cache.notesPath(key), encoding: .utf8)) ?? ""
            return Product(
                libraryPath: cache.libraryPath(key), entries: Self.applying(notes: notes, to: entries), wasCached: true)
        }
        try cache.prepare()
        let work = "\(cache.folder)/\(key.prefix(16))-\(getpid())"
        do {
            try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        } catch {
            throw Self.unwritable(work, error)
        }
        defer { try? FileManager.default.removeItem(atPath: work) }

        var entries = entries
        var notes = ""
        // Each round leaves out at least one entry, so this ends.
        while true {
            let result = try compileObject(files, entries, work)
            if result.status == 0 { break }
            let failed = Self.failedEntries(in: result.text)
            guard !failed.isEmpty, Self.onlyEntriesFailed(in: result.text),
                failed.keys.contains(where: { entries.indices.contains($0) && entries[$0].obstacle == nil })
            else { throw Self.failure(result, files) }
            for (number, message) in failed where entries.indices.contains(number) {
                entries[number].obstacle = message
                notes += "\(number) \(message)\n"
            }
        }
        try link(files, work, key, notes)
        cache.trim()
        return Product(libraryPath: cache.libraryPath(key), entries: entries, wasCached: false)
    }

    // MARK: Steps

    private func digest(_ files: [SourceFile]) -> String {
        var hash = SHA256()
        hash.update(part: MartletVersion.current)
        hash.update(part: languageMode)
        for path in [ModuleLocation.executablePath, toolchain.swiftc] {
            var information = stat()
            _ = stat(path, &information)
            hash.update(part: path)
            hash.update(part: "\(information.st_size) \(information.st_mtim.tv_sec) \(information.st_mtim.tv_nsec)")
        }
        for file in files {
            hash.update(part: file.path)
            hash.update(part: "\(file.bytes.count)")
            hash.update(file.bytes)
        }
        return hash.hexDigest()
    }

    private func compileObject(
        _ files: [SourceFile], _ entries: [Entry], _ work: String
    ) throws(CommandError) -> Subprocess.Result {
        var overlay: [String] = []
        var texts: [String: (original: [UInt8], compiled: [UInt8])] = [:]
        for (index, file) in files.enumerated() {
            let own = entries.enumerated().filter { $0.element.fileIndex == index }
            let text = GeneratedSource.text(
                of: file, index: index, entries: own.map { (number: $0.offset, entry: $0.element) }, fileCount: files.count)
            let path = "\(work)/\(index).swift"
            do {
                try Data(text).write(to: URL(fileURLWithPath: path))
            } catch {
                throw Self.unwritable(path, error)
            }
            let name = URL(fileURLWithPath: file.path).standardizedFileURL.path
            overlay.append(#"{"type":"file","name":\#(Self.json(name)),"external-contents":\#(Self.json(path))}"#)
            texts[file.path] = (file.bytes, text)
        }
        let overlayPath = work + "/overlay.yaml"
        let overlayText =
            #"{"version":0,"case-sensitive":"true","use-external-names":false,"roots":["#
            + overlay.joined(separator: ",") + "]}"
        do {
            try Data(overlayText.utf8).write(to: URL(fileURLWithPath: overlayPath))
        } catch {
            throw Self.unwritable(overlayPath, error)
        }
        var arguments = [
            "-emit-object", "-wmo", "-Onone", "-parse-as-library", "-module-name", "UserViews",
            "-swift-version", languageMode, "-D", "DEBUG", "-suppress-warnings",
            "-module-cache-path", cache.folder + "/modules", "-vfsoverlay", overlayPath, "-o", work + "/views.o",
        ]
        if usesColour { arguments.append("-color-diagnostics") }
        arguments += modules.flags() + files.map { $0.path.hasPrefix("-") ? "./" + $0.path : $0.path }
        guard var result = Subprocess.run(toolchain.swiftc, arguments) else {
            throw CommandError(
                .failure, "can't start the Swift compiler", why: "'\(toolchain.swiftc)' does not run",
                whatToDo: "set MARTLET_SWIFTC to a 'swiftc' that does")
        }
        if result.status != 0 { result.output = Array(Self.restoringLines(result.text, texts).utf8) }
        return result
    }

    private func link(_ files: [SourceFile], _ work: String, _ key: String, _ notes: String) throws(CommandError) {
        let object = work + "/views.o", library = work + "/views.so"
        let result: Subprocess.Result?
        if let linker = toolchain.linker, let runtime = toolchain.runtimeObject, !Self.needsMoreLibraries(files) {
            // All that the views use is already in this process, so no library has to be named.
            result = Subprocess.run(linker, ["-shared", "--hash-style=gnu", "-o", library, object, runtime])
        } else {
            result = Subprocess.run(toolchain.swiftc, ["-emit-library", "-o", library, object])
        }
        guard let result, result.status == 0 else {
            throw CommandError(
                .failure, "can't link the compiled views", why: result?.text ?? "the linker does not run",
                whatToDo: "run 'martlet doctor'")
        }
        do {
            if !notes.isEmpty { try Data(notes.utf8).write(to: URL(fileURLWithPath: cache.notesPath(key))) }
        } catch {
            throw Self.unwritable(cache.notesPath(key), error)
        }
        guard rename(library, cache.libraryPath(key)) == 0 else {
            throw CommandError(
                .failure, "can't write '\(cache.libraryPath(key))'", why: String(cString: strerror(errno)).lowercased(),
                whatToDo: "free some space or set XDG_CACHE_HOME")
        }
    }

    /// Whether a file imports a module whose code may not be in this process.
    private static func needsMoreLibraries(_ files: [SourceFile]) -> Bool {
        let known: Set<String> = [
            "SwiftUI", "Foundation", "Combine", "ModifierKit", "Observation", "Dispatch", "Glibc", "Swift",
        ]
        return files.contains { file in
            let tokens = Tokenizer.tokens(of: file.bytes)
            return tokens.indices.dropLast().contains { index in
                tokens[index].kind == .word && file.text(tokens[index].range) == "import"
                    && !known.contains(file.text(tokens[index + 1].range))
            }
        }
    }
}
