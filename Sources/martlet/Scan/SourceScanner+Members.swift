extension SourceScanner {
    /// Wrappers that can be made from nothing, so that a property needs no value.
    private static let selfStartingWrappers: Set<String> = [
        "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "Query",
    ]

    /// Reads a `var` or `let` with all its names, and gives those that an initialiser has to set.
    mutating func scanProperty(_ prefix: Prefix) -> [String] {
        let isConstant = cursor.text == "let"
        cursor.advance()
        let isInstance = !prefix.modifiers.contains("static") && !prefix.modifiers.contains("lazy")
        let wrappers = prefix.attributes.filter { $0.name.first?.isUppercase == true && $0.name != "MainActor" }
        let startsItself = wrappers.contains {
            $0.hasArguments || Self.selfStartingWrappers.contains($0.name)
                || $0.name.hasPrefix("SwiftUI.") && Self.selfStartingWrappers.contains(String($0.name.dropFirst(8)))
        }
        var required: [String] = []
        repeat {
            var names: [String] = []
            if cursor.isPunctuation("(") {
                // `let (a, b) = pair`: always has a value.
                cursor.skipBalanced()
            } else if cursor.token?.kind == .word {
                names = [cursor.text.filter { $0 != "`" }]
                cursor.advance()
            }
            let isOptional = cursor.take(":") ? scanTypeAnnotation() : false
            var hasValue = isOptional && !isConstant
            if cursor.isAssignment {
                hasValue = true
                cursor.advance()
                skipExpression()
            }
            if cursor.isPunctuation("{") {
                if !hasValue, !isObserverBlock { hasValue = true }
                cursor.skipBalanced()
            }
            if isInstance, !hasValue, !startsItself { required += names }
        } while cursor.take(",")
        return required
    }

    /// Whether the braces at the cursor hold `willSet` or `didSet`, which a stored property has, and no getter.
    private var isObserverBlock: Bool {
        var probe = cursor
        probe.advance()
        while probe.isPunctuation("@") {
            probe.advance()
            probe.advance()
            if probe.isPunctuation("(") { probe.skipBalanced() }
        }
        return probe.text == "willSet" || probe.text == "didSet"
    }

    /// Reads a type after a colon; gives whether it is written as an optional.
    private mutating func scanTypeAnnotation() -> Bool {
        var last = ""
        while let token = cursor.token {
            if cursor.isAssignment || cursor.isPunctuation(",") || cursor.isPunctuation("{") || cursor.isPunctuation("}")
                || cursor.isPunctuation(";") || cursor.isPunctuation(")")
            { break }
            // A type goes on in the next line only after an arrow, a dot, an ampersand, or before one.
            if token.startsLine, !last.isEmpty, !["->", ".", "&"].contains(last),
                token.kind != .symbol
            { break }
            if token.kind == .symbol, cursor.text.hasPrefix("<") {
                cursor.skipAngles()
                last = cursor.index > 0 ? cursor.text(ahead: -1) : ""
            } else if cursor.isPunctuation("(") || cursor.isPunctuation("[") {
                cursor.skipBalanced()
                last = ")"
            } else if cursor.isPunctuation("@") || token.kind == .word || token.kind == .symbol {
                last = cursor.text
                cursor.advance()
            } else {
                break
            }
        }
        return last.hasSuffix("?") || last.hasSuffix("!")
    }

    /// From a value's first token to after its last one: the expression goes on over a line's end when the last token or
    /// the next line's first token joins lines.
    private mutating func skipExpression() {
        var joins = true
        while let token = cursor.token {
            if cursor.isPunctuation(",") || cursor.isPunctuation(";") || cursor.isPunctuation("}")
                || cursor.isPunctuation(")")
            { return }
            if token.startsLine, !joins, token.kind != .symbol,
                !["?", "as", "is", "in"].contains(cursor.text)
            { return }
            if cursor.isPunctuation("(") || cursor.isPunctuation("[") || cursor.isPunctuation("{") {
                // `var x = 1 { didSet {} }`: the braces belong to the property.
                if cursor.isPunctuation("{"), isObserverBlock { return }
                cursor.skipBalanced()
                joins = false
            } else {
                joins = token.kind == .symbol && !cursor.text.hasSuffix("!") && !cursor.text.hasSuffix("?")
                    || ["try", "await", "as", "is", "return", "any", "some", "if", "switch", "else"].contains(cursor.text)
                    || cursor.isPunctuation(":")
                cursor.advance()
                if cursor.token?.startsLine == false, token.kind == .word { joins = false }
            }
        }
    }

    /// Reads an initialiser up to the end of its body.
    mutating func scanInitialiser(_ prefix: Prefix) -> TypeDeclaration.Initialiser {
        cursor.advance()
        var complication: String?
        if cursor.token?.kind == .symbol, cursor.text.hasPrefix("?") || cursor.text.hasPrefix("!") {
            if cursor.text.hasPrefix("?") { complication = "it may return nil" }
            cursor.advance()
        }
        cursor.skipAngles()
        let required = cursor.isPunctuation("(") ? scanParameters() : []
        while let token = cursor.token, token.kind == .word, ["async", "throws", "rethrows"].contains(cursor.text) {
            complication = cursor.text == "async" ? "it is async" : "it throws"
            cursor.advance()
            if cursor.isPunctuation("(") { cursor.skipBalanced() }
        }
        skipToBody()
        return TypeDeclaration.Initialiser(
            requiredParameters: required, isReachable: !prefix.isPrivate, complication: complication)
    }

    /// The names of the parameters without default values; the cursor ends after the closing parenthesis.
    private mutating func scanParameters() -> [String] {
        cursor.advance()
        var required: [String] = []
        while !cursor.isAtEnd, !cursor.isPunctuation(")") {
            var name = ""
            var hasDefault = false
            var isInName = true
            while !cursor.isAtEnd, !cursor.isPunctuation(","), !cursor.isPunctuation(")") {
                if cursor.isPunctuation(":") {
                    isInName = false
                    cursor.advance()
                } else if cursor.isPunctuation("(") || cursor.isPunctuation("[") || cursor.isPunctuation("{") {
                    cursor.skipBalanced()
                } else if cursor.token?.kind == .symbol, !hasDefault, cursor.text.hasPrefix("<") {
                    cursor.skipAngles()
                } else {
                    if cursor.isAssignment { hasDefault = true }
                    if isInName, cursor.token?.kind == .word, name.isEmpty || name == "_" { name = cursor.text }
                    // A variadic parameter accepts nothing at all.
                    if cursor.text == "..." { hasDefault = true }
                    cursor.advance()
                }
            }
            if !hasDefault, !name.isEmpty { required.append(name) }
            _ = cursor.take(",")
        }
        _ = cursor.take(")")
        return required
    }

    /// Skips a function's signature and body. Without a body (in a protocol) it ends at the next line.
    mutating func skipToBody() {
        var isFirst = true
        while let token = cursor.token {
            if cursor.isPunctuation("{") {
                cursor.skipBalanced()
                return
            }
            if cursor.isPunctuation("}") { return }
            if !isFirst, token.startsLine, token.kind == .word,
                Self.modifierWords.contains(cursor.text)
                    || ["func", "var", "let", "init", "struct", "class", "enum", "extension"].contains(cursor.text)
            { return }
            isFirst = false
            if cursor.isPunctuation("(") || cursor.isPunctuation("[") {
                cursor.skipBalanced()
            } else {
                cursor.advance()
            }
        }
    }
}
