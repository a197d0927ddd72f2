import Foundation
import MartletBase

extension AssetCatalog {
    /// The entries of an image set that name a readable kind of file.
    struct ImageSet {
        var variants: [AssetVariant] = []
        var entries: [ImageEntry] = []
        var renderingIntent: AssetImage.RenderingIntent?
    }

    struct ImageEntry {
        var path: String
        var resizing: AssetImage.Resizing?
    }

    /// The picture of this name that fits the traits best. When its file can't be read, the next best one serves and the
    /// problem is reported; nil when there is none.
    package func image(named name: String, traits: AssetTraits) -> AssetImage? {
        guard let set = imageSet(name) else { return nil }
        for index in set.variants.ranked(for: traits) {
            let entry = set.entries[index]
            do {
                let pixels = try cache.pixels(at: entry.path)
                return AssetImage(
                    pixels: pixels, scale: set.variants[index].scale ?? 1, renderingIntent: set.renderingIntent,
                    resizing: entry.resizing, path: entry.path)
            } catch {
                report(entry.path, "\(error)")
            }
        }
        return nil
    }

    func checkFiles(of name: String) {
        for entry in imageSet(name)?.entries ?? [] {
            do {
                _ = try ImageDecoder.size(of: try readFile(entry.path))
            } catch {
                report(entry.path, "\(error)")
            }
        }
    }

    private func imageSet(_ name: String) -> ImageSet? {
        guard let folder = imageFolder(name) else { return nil }
        if let known = state.withLock({ $0.images[name] }) { return known }
        let set = readImageSet(folder)
        state.withLock { $0.images[name] = set }
        return set
    }

    private func readImageSet(_ folder: String) -> ImageSet {
        var set = ImageSet()
        guard let contents = contents(of: folder) else { return set }
        if let intent = contents[object: "properties"]?[string: "template-rendering-intent"] {
            set.renderingIntent = AssetImage.RenderingIntent(rawValue: intent)
        }
        for image in contents[objects: "images"] {
            // An empty slot has no file.
            guard let file = image[string: "filename"], let path = member(file, of: folder) else { continue }
            let kind = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
            if ["pdf", "svg", "heic", "heif", "gif", "webp", "tif", "tiff"].contains(kind) {
                report(path, "\(kind.uppercased()) files are not supported in image sets; use PNG or JPEG")
                continue
            }
            let variant = AssetVariant(image)
            set.variants.append(variant)
            set.entries.append(ImageEntry(path: path, resizing: resizing(image, scale: variant.scale ?? 1)))
        }
        return set
    }

    /// The catalogue's insets are pixels of the file.
    private func resizing(_ image: AssetJSON, scale: Double) -> AssetImage.Resizing? {
        guard let resizing = image[object: "resizing"] else { return nil }
        let insets = resizing[object: "cap-insets"]
        func side(_ key: String) -> Double { max(0, insets?[number: key] ?? 0) / scale }
        return AssetImage.Resizing(
            top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"),
            tilesCenter: resizing[object: "center"]?[string: "mode"] == "tile")
    }
}
