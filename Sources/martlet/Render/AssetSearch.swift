import Foundation

/// Finds where a source file's pictures and colours are when nobody said so.
package enum AssetSearch {
    /// How many folders up a catalogue is looked for.
    static let levels = 4

    /// Folders to look in, nearest first: for each source its own folder (loose files), the asset catalogues in it, in its
    /// direct subfolders, and the same for the folders above it, up to the package or repository the source belongs to.
    package static func folders(near sources: [String]) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        func add(_ path: String) {
            if seen.insert(path).inserted { result.append(path) }
        }
        var starts: [URL] = []
        for source in sources {
            let folder = URL(fileURLWithPath: source).deletingLastPathComponent().standardizedFileURL
            if !starts.contains(folder) { starts.append(folder) }
        }
        for start in starts {
            var folder = start
            for level in 0..<levels {
                let names = contents(folder.path)
                for catalogue in names where catalogue.hasSuffix(".xcassets") { add(folder.path + "/" + catalogue) }
                for name in names where !name.hasPrefix(".") && !name.hasSuffix(".xcassets") && !name.contains(".") {
                    for catalogue in contents(folder.path + "/" + name) where catalogue.hasSuffix(".xcassets") {
                        add(folder.path + "/" + name + "/" + catalogue)
                    }
                }
                if level == 0 { add(folder.path) }
                let isRoot = names.contains("Package.swift") || names.contains(".git")
                    || names.contains { $0.hasSuffix(".xcodeproj") }
                if isRoot || folder.path == "/" { break }
                folder.deleteLastPathComponent()
                folder.standardize()
            }
        }
        return result
    }

    /// A folder's names in order; a folder with very many is not somebody's sources, and is skipped.
    private static func contents(_ path: String) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path), names.count <= 2_000 else {
            return []
        }
        return names.sorted()
    }
}
