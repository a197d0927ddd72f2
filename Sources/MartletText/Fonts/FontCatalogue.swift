import Foundation
import MartletBase

/// What is known about fonts: the library's state, guarded by its lock.
struct FontCatalogue {
    private struct FaceKey: Hashable {
        var source: ObjectIdentifier
        var index: Int
        var coordinates: [Double]
    }

    struct FallbackKey: Hashable {
        var scalar: UInt32
        var design: FontRequest.Design
        var isBold: Bool
        var isItalic: Bool
    }

    var resolved: [FontRequest: ResolvedFont] = [:]
    var fallbacks: [FallbackKey: FontFace?] = [:]
    var missing: Set<String> = []
    /// Registered fonts first, then those of the font path.
    private(set) var own: [FontRecord] = []
    private var fontPath: String
    private var hasReadFontPath = false
    private var folders = FontFolders()
    private var families: [String: [FontRecord]] = [:]
    private var systemFamilies: [String: [FontRecord]] = [:]
    private var files: [String: FontData] = [:]
    private var open: [FaceKey: FontFace] = [:]
    private var emoji: FontFace??
    private var damaged: Set<String> = []

    init(fontPath: String) { self.fontPath = fontPath }

    mutating func add(_ records: [FontRecord]) {
        readFontPath()
        own.insert(contentsOf: records, at: 0)
        for record in records {
            if let path = record.path, let data = record.data { files[path] = data }
            missing.subtract(record.families)
        }
        resolved.removeAll()
        fallbacks.removeAll()
        families.removeAll()
        emoji = nil
    }

    private mutating func readFontPath() {
        guard !hasReadFontPath else { return }
        hasReadFontPath = true
        for entry in fontPath.split(separator: ":") {
            let path = String(entry)
            let found = FontFolders.isFont(path) ? [path] : FontFolders.list(path, depth: 4).sorted()
            for file in found { own.append(contentsOf: read(file)) }
        }
    }

    /// The faces of a file; none when it is damaged, which is remembered.
    private mutating func read(_ path: String) -> [FontRecord] {
        if damaged.contains(path) { return [] }
        do {
            let data = try files[path] ?? FontData(mapping: path)
            return try FontRecord.read(data, path: path, keepingData: false)
        } catch {
            damaged.insert(path)
            return []
        }
    }

    // MARK: Families

    private mutating func ownRecords(_ key: String) -> [FontRecord] {
        readFontPath()
        let byFamily = own.filter { $0.families.contains { FontRecord.key($0) == key } }
        if !byFamily.isEmpty { return byFamily }
        return own.filter { FontRecord.key($0.fullName) == key || FontRecord.key($0.postScriptName) == key }
    }

    /// A family, or a face by its full or PostScript name, from anywhere.
    mutating func records(named name: String) -> [FontRecord] {
        let key = FontRecord.key(name)
        guard !key.isEmpty else { return [] }
        if let known = families[key] { return known }
        var found = ownRecords(key)
        if found.isEmpty {
            for location in Fontconfig.files(named: name) {
                found.append(contentsOf: read(location.path).filter { $0.index == location.index })
            }
        }
        families[key] = found
        return found
    }

    /// A family by the names of the files in the font folders, without Fontconfig.
    private mutating func systemRecords(_ family: String) -> [FontRecord] {
        let key = FontRecord.key(family)
        let registered = ownRecords(key)
        if !registered.isEmpty { return registered }
        if let known = systemFamilies[key] { return known }
        var found: [FontRecord] = []
        for path in folders.files(family: family) {
            found.append(contentsOf: read(path).filter { $0.families.contains { FontRecord.key($0) == key } })
        }
        systemFamilies[key] = found
        return found
    }

    static let emojiFamilies = ["Noto Color Emoji", "Twitter Color Emoji", "Joypixels", "OpenMoji Color"]

    static func systemFamilies(_ design: FontRequest.Design) -> [String] {
        switch design {
        case .standard:
            ["Inter", "Inter Variable", "Noto Sans", "Open Sans", "Roboto", "DejaVu Sans", "Liberation Sans"]
        case .serif: ["Source Serif 4", "Noto Serif", "Libertinus Serif", "DejaVu Serif", "Liberation Serif"]
        case .rounded: ["Nunito", "Varela Round", "Quicksand", "M PLUS Rounded 1c"] + systemFamilies(.standard)
        case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"]
        }
    }

    private mutating func systemRecords(design: FontRequest.Design) -> [FontRecord] {
        for family in Self.systemFamilies(design) {
            let found = systemRecords(family)
            if !found.isEmpty { return found }
        }
        let generic =
            switch design {
            case .standard, .rounded: "sans-serif"
            case .serif: "serif"
            case .monospaced: "monospace"
            }
        for location in Fontconfig.fallbacks(generic: generic, scalar: 0x41) {
            let found = read(location.path).filter { $0.index == location.index }
            if let family = found.first?.families.first {
                let all = records(named: family)
                return all.isEmpty ? found : all
            }
        }
        return []
    }

    private static let styleNames = [
        "thin", "extralight", "light", "regular", "medium", "semibold", "bold", "extrabold", "black",
    ]

    /// A short cut for a process's first text: when a file is named after the very face that is wanted, and is it, the
    /// family's other files need not be read.
    private mutating func exactFont(
        design: FontRequest.Design, for request: FontRequest, in library: FontLibrary
    ) -> ResolvedFont? {
        guard request.widthPercent == nil, request.weight % 100 == 0, (100...900).contains(request.weight) else {
            return nil
        }
        var style = Self.styleNames[request.weight / 100 - 1]
        if request.isItalic { style = style == "regular" ? "italic" : style + "italic" }
        for family in Self.systemFamilies(design) {
            let key = FontRecord.key(family)
            guard systemFamilies[key] == nil, ownRecords(key).isEmpty else { return nil }
            let paths = folders.files(family: family)
            if paths.isEmpty { continue }
            for path in paths where FontRecord.key(String(FontFolders.parts(path).style)) == style {
                let records = read(path).filter { record in
                    record.weight == request.weight && record.isItalic == request.isItalic && record.widthPercent == 100
                        && record.axes.isEmpty && record.families.contains { FontRecord.key($0) == key }
                }
                if let font = choose(from: records, for: request, in: library) { return font }
            }
            return nil
        }
        return nil
    }

    // MARK: Faces

    mutating func resolve(_ request: FontRequest, in library: FontLibrary) -> ResolvedFont {
        switch request.family {
        case .face(let id):
            if let face = library.face(id) { return ResolvedFont(request: request, face: face, slant: 0) }
        case .named(let name):
            let found = records(named: name)
            if let font = choose(from: found, for: request, in: library) { return font }
            missing.insert(name)
        case .system(let design):
            if let font = exactFont(design: design, for: request, in: library) { return font }
            if design != .standard {
                let found = systemRecords(design: design)
                if let font = choose(from: found, for: request, in: library) { return font }
            }
        }
        let found = systemRecords(design: .standard)
        if let font = choose(from: found, for: request, in: library) { return font }
        return ResolvedFont(request: request, face: lastResort(in: library), slant: 0)
    }

    /// The nearest face: italic before width before weight, as the weights 100...900 are never imitated.
    private mutating func choose(
        from records: [FontRecord], for request: FontRequest, in library: FontLibrary
    ) -> ResolvedFont? {
        let wantedWidth = request.widthPercent ?? 100
        let weight = Double(min(max(request.weight, 1), 1000))
        var ranked: [(distance: Distance, offset: Int)] = []
        for (offset, record) in records.enumerated() {
            ranked.append((Distance(record, request: request, weight: weight, width: wantedWidth), offset))
        }
        ranked.sort { a, b in a.distance == b.distance ? a.offset < b.offset : a.distance < b.distance }
        for (_, offset) in ranked {
            let record = records[offset]
            guard let face = face(for: record, coordinates: coordinates(record, request), in: library) else { continue }
            let hasItalic = record.isItalic || record.axis("ital") != nil || record.axis("slnt") != nil
            let slant = request.isItalic && !hasItalic && request.allowsSyntheticSlant ? 0.2 : 0
            return ResolvedFont(request: request, face: face, slant: slant)
        }
        return nil
    }

    /// How far a face is from a request, most important first.
    private struct Distance: Comparable {
        var italic: Double
        var width: Double
        var weight: Double
        /// A static face before a variable one: its bytes do not depend on FreeType's rounding.
        var variable: Double

        init(_ record: FontRecord, request: FontRequest, weight wanted: Double, width wantedWidth: Double) {
            let slantable = record.axis("ital") != nil || record.axis("slnt") != nil
            let fits = record.isItalic == request.isItalic || (request.isItalic && slantable)
            italic = fits ? 0 : 1
            var own = record.widthPercent
            if let axis = record.axis("wdth") { own = min(max(wantedWidth, axis.minimum), axis.maximum) }
            width = abs(own - wantedWidth)
            var heavy = Double(record.weight)
            if let axis = record.axis("wght") { heavy = min(max(wanted, axis.minimum), axis.maximum) }
            // Between two equally near faces, the heavier for a bold wish and the lighter otherwise.
            let isPreferred = (heavy > wanted) == (wanted >= 500)
            weight = abs(heavy - wanted) + (isPreferred ? 0 : 0.25)
            variable = record.axes.isEmpty ? 0 : 1
        }

        static func < (a: Distance, b: Distance) -> Bool {
            if a.italic != b.italic { return a.italic < b.italic }
            if a.width != b.width { return a.width < b.width }
            if a.weight != b.weight { return a.weight < b.weight }
            return a.variable < b.variable
        }
    }

    private func coordinates(_ record: FontRecord, _ request: FontRequest) -> [Double] {
        record.axes.map { axis in
            let wanted: Double =
                switch axis.tag {
                case FontFile.tag("wght"): Double(request.weight)
                case FontFile.tag("wdth"): request.widthPercent ?? axis.standard
                case FontFile.tag("ital"): request.isItalic ? 1 : axis.standard
                case FontFile.tag("slnt"): request.isItalic && record.axis("ital") == nil ? axis.minimum : axis.standard
                default: axis.standard
                }
            return min(max(wanted.isFinite ? wanted : axis.standard, axis.minimum), axis.maximum)
        }
    }

    private mutating func face(for record: FontRecord, coordinates: [Double], in library: FontLibrary) -> FontFace? {
        let data: FontData
        if let own = record.data {
            data = own
        } else if let path = record.path {
            if let known = files[path] {
                data = known
            } else {
                guard let mapped = try? FontData(mapping: path) else { return nil }
                files[path] = mapped
                data = mapped
            }
        } else {
            return nil
        }
        let key = FaceKey(source: ObjectIdentifier(data), index: record.index, coordinates: coordinates)
        if let known = open[key] { return known }
        guard let face = try? library.open(record, data, coordinates: coordinates) else { return nil }
        open[key] = face
        return face
    }

    /// The built-in font: boxes instead of letters, but never a crash.
    private mutating func lastResort(in library: FontLibrary) -> FontFace {
        let path = "built-in"
        let data = files[path] ?? FontData(copying: TestFont.bytes())
        files[path] = data
        do {
            let record = try FontRecord.read(data, path: nil, keepingData: true)[0]
            let key = FaceKey(source: ObjectIdentifier(data), index: 0, coordinates: [])
            if let known = open[key] { return known }
            let face = try library.open(record, data, coordinates: [])
            open[key] = face
            return face
        } catch {
            // The bytes are our own and a test opens them.
            preconditionFailure("the built-in font can't be opened: \(error)")
        }
    }

    // MARK: Fallback

    mutating func emojiFace(in library: FontLibrary) -> FontFace? {
        if let known = emoji { return known }
        let request = FontRequest(size: 16)
        var found: FontFace?
        for family in Self.emojiFamilies where found == nil {
            found = choose(from: systemRecords(family), for: request, in: library)?.face
        }
        if found == nil {
            for location in Fontconfig.fallbacks(generic: "emoji", scalar: 0x1f600, isColor: true) where found == nil {
                let records = read(location.path).filter { $0.index == location.index }
                if let face = choose(from: records, for: request, in: library)?.face, face.isColor { found = face }
            }
        }
        emoji = .some(found)
        return found
    }

    mutating func fallbackFace(for key: FallbackKey, in library: FontLibrary) -> FontFace? {
        if let known = fallbacks[key] { return known }
        if fallbacks.count > 20_000 { fallbacks.removeAll() }
        let face = searchFallback(key, in: library)
        fallbacks[key] = .some(face)
        return face
    }

    private mutating func searchFallback(_ key: FallbackKey, in library: FontLibrary) -> FontFace? {
        let request = FontRequest(
            family: .system(key.design), size: 16, weight: key.isBold ? 700 : 400, isItalic: key.isItalic)
        for design in [key.design, .standard] {
            let records = systemRecords(design: design)
            if let face = choose(from: records, for: request, in: library)?.face, face.covers(key.scalar) {
                return face
            }
        }
        var tried = Set<String>()
        for record in own where tried.insert(record.families[0]).inserted {
            let family = own.filter { $0.families[0] == record.families[0] }
            if let face = choose(from: family, for: request, in: library)?.face, face.covers(key.scalar), !face.isColor
            {
                return face
            }
        }
        let generic =
            switch key.design {
            case .standard, .rounded: "sans-serif"
            case .serif: "serif"
            case .monospaced: "monospace"
            }
        for location in Fontconfig.fallbacks(generic: generic, scalar: key.scalar) {
            let single = read(location.path).filter { $0.index == location.index }
            guard let family = single.first?.families.first else { continue }
            for candidates in [records(named: family), single] {
                if let face = choose(from: candidates, for: request, in: library)?.face, face.covers(key.scalar) {
                    return face
                }
            }
        }
        if let face = emojiFace(in: library), face.covers(key.scalar) { return face }
        return nil
    }
}
