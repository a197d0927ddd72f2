import Foundation
import MartletBase
import Synchronization

/// The catalogues and folders that names are looked up in, first to last, with one cache of decoded pictures.
package final class AssetStore: Sendable {
    enum Source {
        case catalog(AssetCatalog)
        case folder(LooseImageFolder)
    }

    package let cache: ImageCache
    private let sources: [Source]
    private let openingProblems: [AssetDiagnostic]

    /// Opens every root: a path that ends in `.xcassets` is a catalogue, any other folder holds loose pictures and the
    /// catalogues that lie directly in it. A root that can't be read is reported in `diagnostics`.
    package init(roots: [String], cache: ImageCache = ImageCache()) {
        self.cache = cache
        var sources: [Source] = []
        var problems: [AssetDiagnostic] = []
        func openCatalog(_ path: String) {
            do throws(FileError) {
                sources.append(.catalog(try AssetCatalog(folder: path, cache: cache)))
            } catch {
                problems.append(AssetDiagnostic(path: path, message: error.description))
            }
        }
        for root in roots {
            var root = root
            while root.count > 1 && root.hasSuffix("/") { root.removeLast() }
            if root.hasSuffix(".xcassets") {
                openCatalog(root)
                continue
            }
            do throws(FileError) {
                let folder = try LooseImageFolder(folder: root, cache: cache)
                for name in folder.catalogNames { openCatalog(root + "/" + name) }
                sources.append(.folder(folder))
            } catch {
                problems.append(AssetDiagnostic(path: root, message: error.description))
            }
        }
        self.sources = sources
        openingProblems = problems
    }

    package func image(named name: String, traits: AssetTraits) -> AssetImage? {
        for source in sources {
            switch source {
            case .catalog(let catalog):
                if let image = catalog.image(named: name, traits: traits) { return image }
            case .folder(let folder):
                if let image = folder.image(named: name, traits: traits) { return image }
            }
        }
        return nil
    }

    package func color(named name: String, traits: AssetTraits) -> AssetColor? {
        for case .catalog(let catalog) in sources {
            if let color = catalog.color(named: name, traits: traits) { return color }
        }
        return nil
    }

    package func data(named name: String) -> [UInt8]? {
        for case .catalog(let catalog) in sources {
            if let data = catalog.data(named: name) { return data }
        }
        return nil
    }

    package var imageNames: [String] { names(\.imageNames, \.imageNames) }
    package var colorNames: [String] { names(\.colorNames) { _ in [] } }

    /// What was found wrong so far, in the order of the roots.
    package var diagnostics: [AssetDiagnostic] {
        openingProblems
            + sources.flatMap { source in
                switch source {
                case .catalog(let catalog): catalog.diagnostics
                case .folder(let folder): folder.diagnostics
                }
            }
    }

    private func names(
        _ ofCatalog: (AssetCatalog) -> [String], _ ofFolder: (LooseImageFolder) -> [String]
    ) -> [String] {
        var all: Set<String> = []
        for source in sources {
            switch source {
            case .catalog(let catalog): all.formUnion(ofCatalog(catalog))
            case .folder(let folder): all.formUnion(ofFolder(folder))
            }
        }
        return all.sorted()
    }
}
