/// Finds the types, their conformances and the preview blocks of one file.
///
/// It reads declarations only: the insides of functions, accessors and closures are skipped whole. What the language allows
/// but this scanner does not follow (conformances made by macros, types made by them) is simply not found.
///
/// 1. At file level and inside types, collect attributes and modifiers.
/// 2. By the keyword after them read a type, an extension, a stored property, an initialiser, or skip the rest.
/// 3. `#Preview` blocks are collected at file level and inside types.
package struct SourceScanner {
    package private(set) var types: [TypeDeclaration] = []
    package private(set) var previews: [PreviewBlock] = []
    /// Names of protocols with what they inherit.
    package private(set) var protocols: [String: [String]] = [:]
    /// Conformances and initialisers that extensions add, by the extended type's name.
    package private(set) var extensions: [ExtensionDeclaration] = []

    var cursor: TokenCursor
    /// Deeper nesting of types is skipped: no person writes it, and each level takes stack.
    static let maximumDepth = 64

    package init(file: SourceFile, evaluator: ConditionEvaluator = .standard) {
        cursor = TokenCursor(file: file, active: ActiveTokens(file: file, evaluator: evaluator))
        var scope = Scope(name: nil)
        while !cursor.isAtEnd {
            let start = cursor.index
            scanMembers(of: &scope, depth: 0)
            if cursor.isPunctuation("}") || cursor.index == start { cursor.advance() }
        }
    }

    /// The declaration that members are read for.
    struct Scope {
        var name: String?
        var isReachable = true
        var type: TypeDeclaration?
        var initialisers: [TypeDeclaration.Initialiser] = []

        func qualified(_ inner: String) -> String { name.map { $0 + "." + inner } ?? inner }
    }

    /// What stands before a declaration's keyword.
    struct Prefix {
        var attributes: [(name: String, hasArguments: Bool)] = []
        var modifiers: Set<String> = []

        var isPrivate: Bool { modifiers.contains("private") }
    }

    static let modifierWords: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "lazy", "override",
        "required", "convenience", "mutating", "nonmutating", "weak", "unowned", "indirect", "nonisolated", "isolated",
        "dynamic", "optional", "distributed", "consuming", "borrowing", "prefix", "postfix", "infix", "sending",
    ]

    /// Reads members up to the scope's closing brace, which it leaves to the caller.
    private mutating func scanMembers(of scope: inout Scope, depth: Int) {
        while !cursor.isAtEnd, !cursor.isPunctuation("}") {
            let start = cursor.token?.range.lowerBound ?? 0
            let prefix = scanPrefix()
            let condition = cursor.condition
            switch cursor.token?.kind {
            case .pound where cursor.text == "#Preview":
                if let block = scanPreview(from: start) { previews.append(block) }
            case .word:
                scanDeclaration(prefix, condition, in: &scope, depth: depth)
            case .punctuation where cursor.isPunctuation("}"):
                return
            case .punctuation where [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(cursor.bracket):
                cursor.skipBalanced()
            default:
                cursor.advance()
            }
        }
    }

    private mutating func scanDeclaration(_ prefix: Prefix, _ condition: String?, in scope: inout Scope, depth: Int) {
        switch cursor.text {
        case "struct", "class", "enum", "actor":
            scanType(prefix, condition, in: scope, depth: depth)
        case "extension":
            scanExtension(condition, depth: depth)
        case "protocol":
            cursor.advance()
            let name = scope.qualified(cursor.dottedName())
            protocols[name] = scanInheritance()
            if cursor.isPunctuation("{") { cursor.skipBalanced() }
        case "var", "let":
            let required = scanProperty(prefix)
            if scope.type != nil { scope.type?.required += required }
        case "init":
            let initialiser = scanInitialiser(prefix)
            scope.initialisers.append(initialiser)
            scope.type?.hasInitialiserInBody = true
        case "func", "subscript", "deinit":
            cursor.advance()
            skipToBody()
        case "import":
            cursor.advance()
            while let token = cursor.token, !token.startsLine { cursor.advance() }
        default:
            cursor.advance()
        }
    }

    /// Attributes with their arguments, and modifiers.
    private mutating func scanPrefix() -> Prefix {
        var prefix = Prefix()
        while !cursor.isAtEnd {
            if cursor.isPunctuation("@"), cursor.kind(ahead: 1) == .word {
                cursor.advance()
                let name = cursor.dottedName()
                let hasArguments = cursor.isPunctuation("(") && cursor.token?.startsLine == false
                if hasArguments { cursor.skipBalanced() }
                prefix.attributes.append((name, hasArguments))
            } else if cursor.token?.kind == .word, Self.modifierWords.contains(cursor.text) {
                var modifier = cursor.text
                cursor.advance()
                if cursor.isPunctuation("(") {
                    // `private(set)` limits the setter only.
                    if cursor.text(ahead: 1) == "set" { modifier += "(set)" }
                    cursor.skipBalanced()
                }
                prefix.modifiers.insert(modifier)
            } else if cursor.text == "class", ["func", "var", "let", "subscript"].contains(cursor.text(ahead: 1)) {
                prefix.modifiers.insert("static")
                cursor.advance()
            } else {
                break
            }
        }
        return prefix
    }

    private mutating func scanType(_ prefix: Prefix, _ condition: String?, in outer: Scope, depth: Int) {
        guard let keyword = TypeDeclaration.Keyword(rawValue: cursor.text), cursor.kind(ahead: 1) == .word else {
            cursor.advance()
            return
        }
        let line = cursor.token?.line ?? 0
        cursor.advance()
        let simpleName = cursor.text.filter { $0 != "`" }
        cursor.advance()
        var type = TypeDeclaration(
            keyword: keyword, name: outer.qualified(simpleName), line: line, inherits: [], condition: condition)
        type.hasTypeParameters = cursor.token?.kind == .symbol && cursor.text.hasPrefix("<")
        cursor.skipAngles()
        type.inherits = scanInheritance()
        type.isReachable = outer.isReachable && !(prefix.isPrivate && outer.name != nil)
        type.isMain = prefix.attributes.contains { $0.name == "main" }
        guard cursor.isPunctuation("{") else { return }
        guard depth < Self.maximumDepth else {
            cursor.skipBalanced()
            return
        }
        cursor.advance()
        let position = types.count
        types.append(type)
        var scope = Scope(name: type.name, isReachable: type.isReachable, type: type)
        scanMembers(of: &scope, depth: depth + 1)
        _ = cursor.take("}")
        if var complete = scope.type {
            complete.initialisers = scope.initialisers
            types[position] = complete
        }
    }

    private mutating func scanExtension(_ condition: String?, depth: Int) {
        let line = cursor.token?.line ?? 0
        cursor.advance()
        let name = cursor.dottedName()
        let inherits = scanInheritance()
        guard cursor.isPunctuation("{") else { return }
        guard depth < Self.maximumDepth, !name.isEmpty else {
            cursor.skipBalanced()
            return
        }
        cursor.advance()
        var scope = Scope(name: name)
        scanMembers(of: &scope, depth: depth + 1)
        _ = cursor.take("}")
        extensions.append(
            ExtensionDeclaration(
                name: name, line: line, inherits: inherits, initialisers: scope.initialisers, condition: condition))
    }

    /// `: A, B & C where …` up to the opening brace; nothing when there is no colon.
    private mutating func scanInheritance() -> [String] {
        var names: [String] = []
        var isInWhere = false
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            if cursor.text == "where", cursor.token?.kind == .word { isInWhere = true }
            if cursor.token?.kind == .word, !isInWhere {
                let name = cursor.dottedName()
                names.append(name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name)
            } else if cursor.isPunctuation("}") {
                break
            } else if cursor.isPunctuation("(") || cursor.isPunctuation("[") {
                cursor.skipBalanced()
            } else {
                cursor.advance()
            }
        }
        return names
    }
}
