import Foundation

/// Looks for font files by name in the folders where systems keep them: a few directory reads instead of Fontconfig's
/// start.
struct FontFolders: Sendable {
    /// Found files of all roots, at first need.
    private var listing: [String]?
    private var answers: [String: [String]] = [:]
    private let roots: [String]

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        var roots: [String] = []
        func add(_ folder: String) { if !folder.isEmpty, !roots.contains(folder) { roots.append(folder) } }
        let home = environment["HOME"] ?? ""
        if let own = environment["XDG_DATA_HOME"], !own.isEmpty {
            add(own + "/fonts")
        } else if !home.isEmpty {
            add(home + "/.local/share/fonts")
        }
        if !home.isEmpty { add(home + "/.fonts") }
        for folder in (environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share").split(separator: ":") {
            add(String(folder) + "/fonts")
        }
        add("/usr/local/share/fonts")
        add("/usr/share/fonts")
        self.roots = roots
    }

    /// Where distributions put the fonts that almost every text needs; tried before all folders are listed.
    private static let usualPlaces = [
        "inter": ["opentype/inter", "truetype/inter", "inter"],
        "jetbrainsmono": ["truetype/jetbrains-mono", "opentype/jetbrains-mono", "jetbrains-mono"],
        "notocoloremoji": ["truetype/noto", "noto"],
        "dejavusansmono": ["truetype/dejavu"],
        "dejavuserif": ["truetype/dejavu"],
    ]

    /// Files that are named after the family, sorted by path: `Family-Style.otf` and the like, or else whatever begins
    /// so.
    mutating func files(family: String) -> [String] {
        let key = FontRecord.key(family)
        if let known = answers[key] { return known }
        let found = search(key)
        answers[key] = found
        return found
    }

    private mutating func search(_ key: String) -> [String] {
        for place in Self.usualPlaces[key] ?? [] {
            for root in roots {
                let found = Self.matches(Self.list(root + "/" + place, depth: 0), key)
                if !found.isEmpty { return found }
            }
        }
        if listing == nil { listing = roots.flatMap { Self.list($0, depth: 4) } }
        return Self.matches(listing ?? [], key)
    }

    private static func matches(_ paths: [String], _ key: String) -> [String] {
        let named = paths.filter { FontRecord.key(String(parts($0).family)) == key }
        if !named.isEmpty { return named.sorted() }
        return paths.filter { FontRecord.key(String(name($0))).hasPrefix(key) }.sorted()
    }

    private static func name(_ path: String) -> Substring {
        path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    }

    /// The parts of a file name like `Family-Style.otf`.
    static func parts(_ path: String) -> (family: Substring, style: Substring) {
        let name = name(path)
        let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
        guard let mark = stem.firstIndex(where: { $0 == "-" || $0 == "_" || $0 == "[" || $0 == "." }) else {
            return (stem, "")
        }
        return (stem[..<mark], stem[stem.index(after: mark)...])
    }

    static func isFont(_ name: String) -> Bool {
        let lower = name.lowercased()
        return [".ttf", ".otf", ".ttc", ".otc"].contains { lower.hasSuffix($0) }
    }

    /// All font files below a folder; hidden files, and folders below `depth`, are left out.
    static func list(_ folder: String, depth: Int, limit: Int = 20_000) -> [String] {
        var result: [String] = []
        var queue: [(String, Int)] = [(folder, depth)]
        while let (path, level) = queue.popLast() {
            guard let directory = opendir(path) else { continue }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard !name.hasPrefix(".") else { continue }
                let child = path + "/" + name
                var type = Int32(entry.pointee.d_type)
                if type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) {
                    var status = stat()
                    guard stat(child, &status) == 0 else { continue }
                    type = status.st_mode & S_IFMT == S_IFDIR ? Int32(DT_DIR) : Int32(DT_REG)
                }
                if type == Int32(DT_DIR) {
                    if level > 0 { queue.append((child, level - 1)) }
                } else if isFont(name) {
                    result.append(child)
                    if result.count >= limit { return result }
                }
            }
        }
        return result
    }
}
