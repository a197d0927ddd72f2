/// Turns what the files say into the list of entries that can be rendered.
///
/// 1. Protocols that inherit `View`, directly or through each other, count as `View`.
/// 2. Every type that conforms, in its own declaration or an extension in any of the files, is an entry.
/// 3. An entry that can't be made without arguments says why.
/// 4. Preview blocks follow the types of their file.
package struct EntryFinder {
    package private(set) var entries: [Entry] = []
    /// Where the type marked `@main` is, when it is an `App`.
    package private(set) var apps: [(name: String, fileIndex: Int, line: Int)] = []
    package let scanners: [SourceScanner]

    package init(files: [SourceFile], evaluator: ConditionEvaluator = .standard) {
        scanners = files.map { SourceScanner(file: $0, evaluator: evaluator) }
        let viewProtocols = Self.closure(of: "View", in: scanners)
        let providerProtocols = Self.closure(of: "PreviewProvider", in: scanners)
        let extensions = Dictionary(grouping: scanners.flatMap(\.extensions), by: \.name)

        for (index, scanner) in scanners.enumerated() {
            for type in scanner.types {
                let added = extensions[type.name] ?? []
                let inherits = Set(type.inherits + added.flatMap(\.inherits))
                var entry = Entry(kind: .view, name: type.name, fileIndex: index, line: type.line)
                entry.condition = type.condition
                if !inherits.isDisjoint(with: providerProtocols) {
                    entry.kind = .previewProvider
                    entry.obstacle = type.isReachable ? nil : "it is private to another type"
                    entries.append(entry)
                } else if !inherits.isDisjoint(with: viewProtocols) {
                    entry.obstacle = Self.obstacle(type, added)
                    entries.append(entry)
                }
                if type.isMain, inherits.contains("App") { apps.append((type.name, index, type.line)) }
            }
            var untitled = 0
            for block in scanner.previews {
                untitled += block.title == nil ? 1 : 0
                let number = untitled > 1 ? " \(untitled)" : ""
                var entry = Entry(
                    kind: .preview, name: block.title ?? files[index].stem + " Preview" + number, fileIndex: index,
                    line: block.line)
                entry.condition = block.condition
                entry.preview = block
                entries.append(entry)
            }
        }
    }

    private static func closure(of name: String, in scanners: [SourceScanner]) -> Set<String> {
        var found: Set<String> = [name]
        let protocols = scanners.flatMap { Array($0.protocols) }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, inherits) in protocols where !found.contains(name) && !found.isDisjoint(with: inherits) {
                found.insert(name)
                isGrowing = true
            }
        }
        return found
    }

    /// Why `Name()` does not compile for this type; `nil` when it should.
    private static func obstacle(_ type: TypeDeclaration, _ extensions: [ExtensionDeclaration]) -> String? {
        guard type.isReachable else { return "it is private to another type" }
        guard !type.hasTypeParameters else { return "it has type parameters" }
        let initialisers = type.initialisers + extensions.flatMap(\.initialisers)
        let usable = initialisers.filter { $0.requiredParameters.isEmpty && $0.isReachable && $0.complication == nil }
        if !usable.isEmpty { return nil }
        if let failing = initialisers.first(where: { $0.requiredParameters.isEmpty && $0.isReachable }),
            let complication = failing.complication
        {
            return "its init() can't be called plainly: " + complication
        }
        if type.keyword == .enum { return "it is an enum" }
        if type.hasInitialiserInBody {
            let names = initialisers.first { $0.isReachable }?.requiredParameters
            return names.map { "it needs " + list($0) } ?? "its initialiser is private"
        }
        return type.required.isEmpty ? nil : "it needs " + list(type.required)
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
}
