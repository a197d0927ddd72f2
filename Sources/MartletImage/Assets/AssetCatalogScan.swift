import Foundation

/// Finds the sets of a catalogue by walking its folders.
struct AssetCatalogScan {
    private(set) var found: [AssetCatalog.Kind: [String: String]] = [:]
    private(set) var diagnostics: [AssetDiagnostic] = []
    /// Folders on the way down, so that a symbolic link to a parent ends the walk.
    private var visited: Set<String> = []

    mutating func run(_ root: String) throws(FileError) {
        try walk(root, prefix: "", depth: 0)
    }

    private mutating func walk(_ folder: String, prefix: String, depth: Int) throws(FileError) {
        // Deeper than this is no catalogue that anybody made by hand.
        guard depth < 32 else { return }
        guard let real = realpath(folder, nil) else { throw FileError(.read, folder, code: errno) }
        defer { free(real) }
        guard visited.insert(String(cString: real)).inserted else { return }

        let names = try listFolder(folder)
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let base: String
            let kind: String
            if let dot = name.lastIndex(of: ".") {
                base = String(name[..<dot])
                kind = String(name[name.index(after: dot)...]).lowercased()
            } else {
                base = name
                kind = ""
            }
            guard kind != "json", isFolder(path) else { continue }
            if let set = AssetCatalog.Kind(rawValue: kind) {
                add(path, as: prefix + base, set)
            } else if kind.isEmpty || kind == "spriteatlas" {
                let inner = providesNamespace(path) ? prefix + base + "/" : prefix
                do throws(FileError) {
                    try walk(path, prefix: inner, depth: depth + 1)
                } catch {
                    diagnostics.append(AssetDiagnostic(path: path, message: error.description))
                }
            }
        }
    }

    private mutating func add(_ path: String, as name: String, _ kind: AssetCatalog.Kind) {
        if let first = found[kind]?[name] {
            diagnostics.append(AssetDiagnostic(path: path, message: "“\(name)” is already defined by \(first)"))
        } else {
            found[kind, default: [:]][name] = path
        }
    }

    /// A plain folder needs no description; one that is there must be readable.
    private mutating func providesNamespace(_ folder: String) -> Bool {
        let path = folder + "/Contents.json"
        guard access(path, F_OK) == 0 else { return false }
        do throws(AssetJSON.Problem) {
            return try AssetJSON(path: path)[object: "properties"]?[flag: "provides-namespace"] ?? false
        } catch {
            diagnostics.append(AssetDiagnostic(path: path, message: error.message))
            return false
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// The names in a folder, in no order, without `.` and `..`.
package func listFolder(_ path: String) throws(FileError) -> [String] {
    guard let stream = opendir(path) else { throw FileError(.read, path, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names
}
