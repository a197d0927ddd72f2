import CFontconfig
import Foundation

/// The questions asked of Fontconfig. Slow to start (milliseconds, or much more when its cache is stale), so it is only
/// asked when the folders alone can't answer. The caller holds the library's lock.
enum Fontconfig {
    struct Location: Hashable, Sendable {
        var path: String
        var index: Int
    }

    private static let isReady: Bool = FcInit() != 0

    private static func location(_ pattern: OpaquePointer?) -> Location? {
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard let pattern, FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        // The upper half names an instance of a variable font; we choose those ourselves.
        return Location(path: String(cString: file), index: Int(index) & 0xffff)
    }

    private static func locations(_ set: UnsafeMutablePointer<FcFontSet>?) -> [Location] {
        guard let set else { return [] }
        var seen = Set<Location>()
        var result: [Location] = []
        for index in 0..<Int(set.pointee.nfont) {
            if let found = location(set.pointee.fonts[index]), seen.insert(found).inserted { result.append(found) }
        }
        return result
    }

    /// Files that hold a family, or a face of this full or PostScript name; sorted, so that the order of a disk does
    /// not matter.
    static func files(named name: String) -> [Location] {
        guard isReady else { return [] }
        for property in [FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
            guard let pattern = FcPatternCreate() else { return [] }
            defer { FcPatternDestroy(pattern) }
            name.withCString { text in
                text.withMemoryRebound(to: FcChar8.self, capacity: name.utf8.count + 1) {
                    _ = FcPatternAddString(pattern, property, $0)
                }
            }
            let objects = FcObjectSetCreate()
            defer { FcObjectSetDestroy(objects) }
            FcObjectSetAdd(objects, FC_FILE)
            FcObjectSetAdd(objects, FC_INDEX)
            let set = FcFontList(nil, pattern, objects)
            defer { if let set { FcFontSetDestroy(set) } }
            let found = locations(set)
            if !found.isEmpty { return found.sorted { ($0.path, $0.index) < ($1.path, $1.index) } }
        }
        return []
    }

    /// Faces that together cover what they can, best first, for a generic family and a character.
    static func fallbacks(generic: String, scalar: UInt32?, isColor: Bool = false, limit: Int = 8) -> [Location] {
        guard isReady, let pattern = FcPatternCreate() else { return [] }
        defer { FcPatternDestroy(pattern) }
        generic.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: generic.utf8.count + 1) {
                _ = FcPatternAddString(pattern, FC_FAMILY, $0)
            }
        }
        if let scalar, let characters = FcCharSetCreate() {
            FcCharSetAddChar(characters, scalar)
            FcPatternAddCharSet(pattern, FC_CHARSET, characters)
            FcCharSetDestroy(characters)
        }
        if isColor { FcPatternAddBool(pattern, FC_COLOR, 1) }
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var status = FcResultNoMatch
        let set = FcFontSort(nil, pattern, 0, nil, &status)
        defer { if let set { FcFontSetDestroy(set) } }
        guard let set else { return [] }
        var result: [Location] = []
        for index in 0..<Int(set.pointee.nfont) where result.count < limit {
            let candidate = set.pointee.fonts[index]
            if let scalar {
                var characters: OpaquePointer?
                guard FcPatternGetCharSet(candidate, FC_CHARSET, 0, &characters) == FcResultMatch,
                    FcCharSetHasChar(characters, scalar) != 0
                else { continue }
            }
            if let found = location(candidate), !result.contains(found) { result.append(found) }
        }
        return result
    }
}
