import Foundation
import MartletBase
import Synchronization

/// All fonts of the process: finds them, opens them, and hands out outlines. Safe for several threads.
///
/// Fonts are looked for in this order: registered ones, those of `MARTLET_FONT_PATH` (files and folders, separated by
/// colons), the system's font folders (for the system font's families), Fontconfig (for named families and fallback).
package final class FontLibrary: Sendable {
    package static let shared = FontLibrary()

    let catalogue: Mutex<FontCatalogue>
    /// Open faces by number. Apart from the catalogue, so that drawing never waits for a search.
    let faces: Mutex<[FontFace]>

    /// - Parameter fontPath: what `MARTLET_FONT_PATH` holds.
    package init(fontPath: String? = ProcessInfo.processInfo.environment["MARTLET_FONT_PATH"]) {
        catalogue = Mutex(FontCatalogue(fontPath: fontPath ?? ""))
        faces = Mutex([])
    }

    /// The face and metrics for a request. Never fails: an unknown family becomes the system font, and without any font
    /// on the system the built-in test font is used. Answers are remembered.
    package func resolve(_ request: FontRequest) -> ResolvedFont {
        catalogue.withLock { catalogue in
            if let known = catalogue.resolved[request] { return known }
            if catalogue.resolved.count > 4096 { catalogue.resolved.removeAll() }
            let font = catalogue.resolve(request, in: self)
            catalogue.resolved[request] = font
            return font
        }
    }

    /// The metrics of a request; see `resolve(_:)`.
    package func metrics(_ request: FontRequest) -> FontMetrics { resolve(request).metrics }

    /// Adds the fonts of a file, for example one that comes with an app. Its families win over installed ones.
    /// - Returns: The names of the families added.
    @discardableResult
    package func register(fileAt path: String) throws(FontError) -> [String] {
        try register(FontData(mapping: path), path: path)
    }

    /// Adds the fonts in the bytes of a font file.
    /// - Returns: The names of the families added.
    @discardableResult
    package func register(bytes: [UInt8]) throws(FontError) -> [String] {
        try register(FontData(copying: bytes), path: nil)
    }

    private func register(_ data: FontData, path: String?) throws(FontError) -> [String] {
        let records = try FontRecord.read(data, path: path, keepingData: true)
        for record in records {
            var source = OutlineSource(data: data, index: record.index, coordinates: [], unitsPerEm: 1000)
            guard source.canOpen() else {
                throw .damaged(name: path ?? record.fullName, reason: "its glyphs can't be read")
            }
        }
        catalogue.withLock { $0.add(records) }
        var names: [String] = []
        for record in records where !names.contains(record.families[0]) { names.append(record.families[0]) }
        return names
    }

    /// Names that were asked for and not found since the start, sorted.
    package var missingFamilies: [String] { catalogue.withLock { $0.missing.sorted() } }

    /// Whether a named family, or a face of this full or PostScript name, exists.
    package func hasFamily(_ name: String) -> Bool {
        catalogue.withLock { !$0.records(named: name).isEmpty }
    }

    func face(_ id: FontFaceID) -> FontFace? {
        faces.withLock { id.rawValue < UInt32(clamping: $0.count) ? $0[Int(id.rawValue)] : nil }
    }

    /// Opens a face that the catalogue chose; the catalogue's lock is held.
    func open(_ record: FontRecord, _ data: FontData, coordinates: [Double]) throws(FontError) -> FontFace {
        let id = FontFaceID(rawValue: faces.withLock { UInt32(clamping: $0.count) })
        let face = try FontFace(id: id, record: record, data: data, coordinates: coordinates)
        faces.withLock { $0.append(face) }
        return face
    }
}
