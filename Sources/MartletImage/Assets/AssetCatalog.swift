import Foundation
import MartletBase
import Synchronization

/// An asset catalogue (`.xcassets`), read from its folder as it stands.
///
/// Image, colour and data sets are found when the catalogue is opened and read when they are first asked for. App icons,
/// symbol sets and other kinds are passed over. Whatever is wrong with a file is collected in `diagnostics`, once.
package final class AssetCatalog: Sendable {
    /// The catalogue's folder.
    package let folder: String

    enum Kind: String { case imageset, colorset, dataset }

    struct State {
        var images: [String: ImageSet] = [:]
        var colors: [String: ColorSet] = [:]
        var diagnostics: [AssetDiagnostic] = []
    }

    let cache: ImageCache
    private let imageFolders: [String: String]
    private let colorFolders: [String: String]
    private let dataFolders: [String: String]
    let state = Mutex(State())

    /// Opens a catalogue. Throws only when `folder` can't be listed.
    package init(folder: String, cache: ImageCache = ImageCache()) throws(FileError) {
        self.folder = folder
        self.cache = cache
        var scan = AssetCatalogScan()
        try scan.run(folder)
        imageFolders = scan.found[.imageset] ?? [:]
        colorFolders = scan.found[.colorset] ?? [:]
        dataFolders = scan.found[.dataset] ?? [:]
        let diagnostics = scan.diagnostics
        state.withLock { $0.diagnostics = diagnostics }
    }

    package var imageNames: [String] { imageFolders.keys.sorted() }
    package var colorNames: [String] { colorFolders.keys.sorted() }
    package var dataNames: [String] { dataFolders.keys.sorted() }

    /// What was found wrong so far.
    package var diagnostics: [AssetDiagnostic] { state.withLock { $0.diagnostics } }

    /// Reads every set, and every picture's header, so that `diagnostics` is complete.
    package func validate() {
        for name in imageNames { checkFiles(of: name) }
        for name in colorNames { _ = colorSet(name) }
        for name in dataNames { _ = data(named: name) }
    }

    /// The bytes of a data set; nil when there is none of this name or its file can't be read.
    package func data(named name: String) -> [UInt8]? {
        guard let folder = dataFolders[name], let contents = contents(of: folder) else { return nil }
        guard let file = contents[objects: "data"].lazy.compactMap({ $0[string: "filename"] }).first else {
            report(folder + "/Contents.json", "it names no file")
            return nil
        }
        guard let path = member(file, of: folder) else { return nil }
        do throws(FileError) {
            return try readFile(path)
        } catch {
            report(path, error.description)
            return nil
        }
    }

    func imageFolder(_ name: String) -> String? { imageFolders[name] }
    func colorFolder(_ name: String) -> String? { colorFolders[name] }

    /// The path of a file inside a set; a name that would lead out of the set is refused.
    func member(_ file: String, of folder: String) -> String? {
        guard Self.isPlainName(file) else {
            report(folder + "/Contents.json", "“\(file)” is no name of a file in this folder")
            return nil
        }
        return folder + "/" + file
    }

    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0)
    }

    func contents(of folder: String) -> AssetJSON? {
        let path = folder + "/Contents.json"
        do throws(AssetJSON.Problem) {
            return try AssetJSON(path: path)
        } catch {
            report(path, error.message)
            return nil
        }
    }

    func report(_ path: String, _ message: String) {
        let diagnostic = AssetDiagnostic(path: path, message: message)
        state.withLock { state in
            if !state.diagnostics.contains(diagnostic) { state.diagnostics.append(diagnostic) }
        }
    }
}
