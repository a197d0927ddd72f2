import Foundation
import MartletBase
import Synchronization

/// A folder of picture files: `name.png`, `.jpg` or `.jpeg`, with `@2x` and `@3x` for scales and `~dark` for the dark
/// appearance, in either order.
package final class LooseImageFolder: Sendable {
    package let folder: String
    let catalogNames: [String]
    private let cache: ImageCache
    private let files: Set<String>
    private let problems = Mutex<[AssetDiagnostic]>([])

    private static let kinds = ["png", "jpg", "jpeg"]

    package init(folder: String, cache: ImageCache = ImageCache()) throws(FileError) {
        self.folder = folder
        self.cache = cache
        let names = try listFolder(folder)
        catalogNames = names.filter { $0.hasSuffix(".xcassets") }.sorted()
        files = Set(names.filter { Self.isPicture($0) })
    }

    package var diagnostics: [AssetDiagnostic] { problems.withLock { $0 } }

    /// Base names, without scale, appearance and extension.
    package var imageNames: [String] {
        Set(files.map { file in
            var name = Substring(file)
            if let dot = name.lastIndex(of: ".") { name = name[..<dot] }
            for _ in 0..<2 {
                for suffix in ["@1x", "@2x", "@3x", "~dark"] where name.hasSuffix(suffix) {
                    name = name.dropLast(suffix.count)
                }
            }
            return String(name)
        }).sorted()
    }

    /// `name` may carry an extension, and lead into a folder below this one; it can't lead out.
    package func image(named name: String, traits: AssetTraits) -> AssetImage? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.last, parts.allSatisfy(AssetCatalog.isPlainName) else { return nil }
        let below = parts.dropLast().map { $0 + "/" }.joined()
        var base = last
        var kinds = Self.kinds
        if let dot = last.lastIndex(of: "."), Self.isPicture(last) {
            base = String(last[..<dot])
            kinds = [String(last[last.index(after: dot)...])]
        }
        for (suffix, scale) in Self.suffixes(for: traits) {
            for kind in kinds {
                let file = below + base + suffix + "." + kind
                guard below.isEmpty ? files.contains(file) : access(folder + "/" + file, F_OK) == 0 else { continue }
                let path = folder + "/" + file
                do {
                    return AssetImage(pixels: try cache.pixels(at: path), scale: scale, path: path)
                } catch {
                    let diagnostic = AssetDiagnostic(path: path, message: "\(error)")
                    problems.withLock { if !$0.contains(diagnostic) { $0.append(diagnostic) } }
                }
            }
        }
        return nil
    }

    /// All endings worth trying, best first: appearance, then the display's own scale, else the largest.
    private static func suffixes(for traits: AssetTraits) -> [(String, Double)] {
        var scales: [Double] = [3, 2, 1]
        if let own = scales.firstIndex(of: traits.displayScale) { scales.insert(scales.remove(at: own), at: 0) }
        let plain: [(String, Double)] = scales.flatMap { scale in
            scale == 1 ? [("", 1), ("@1x", 1)] : [("@\(Int(scale))x", scale)]
        }
        guard traits.isDark else { return plain }
        let dark = plain.flatMap { suffix, scale in
            suffix.isEmpty ? [("~dark", scale)] : [("~dark" + suffix, scale), (suffix + "~dark", scale)]
        }
        return dark + plain
    }

    private static func isPicture(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        return kinds.contains(name[name.index(after: dot)...].lowercased())
    }
}
