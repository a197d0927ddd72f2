import Foundation

/// A stretch of a resolved key: plain characters with inline styles, or a text that was filled in.
package struct KeyRun: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case string(String)
        case text(Text)
    }
    package var content: Content
    package var markdown: InlineMarkdown.Style
}

extension LocalizedStringKey {
    /// The key looked up, its Markdown read, its values filled in.
    ///
    /// Values are not read as Markdown. A specifier without a value is shown as it stands.
    package func runs(table: String?, bundle: Bundle?, locale: Locale) -> [KeyRun] {
        let format = LocalizedTable.string(for: key, table: table, bundle: bundle)
        var runs: [KeyRun] = []
        var next = 0
        for piece in InlineMarkdown.parse(format) {
            var plain = ""
            func flush() {
                if !plain.isEmpty { runs.append(KeyRun(content: .string(plain), markdown: piece.style)) }
                plain = ""
            }
            var rest = Substring(piece.string)
            while let percent = rest.firstIndex(of: "%") {
                plain += rest[..<percent]
                rest = rest[percent...]
                guard let specifier = FormatSpecifier(rest) else {
                    plain += "%"
                    rest = rest.dropFirst()
                    continue
                }
                rest = rest.dropFirst(specifier.length)
                if specifier.conversion == "%" {
                    plain += "%"
                    continue
                }
                let index = specifier.position.map { $0 - 1 } ?? next
                if specifier.position == nil { next += 1 }
                guard arguments.indices.contains(index) else {
                    plain += specifier.text
                    continue
                }
                if case .text(let text) = arguments[index] {
                    flush()
                    runs.append(KeyRun(content: .text(text), markdown: piece.style))
                } else {
                    plain += specifier.format(arguments[index], locale)
                }
            }
            plain += rest
            flush()
        }
        return runs
    }
}

/// One `printf` specifier: `%`, an optional position, flags, width, precision, length and conversion.
package struct FormatSpecifier {
    package let text: String
    package let length: Int
    package let position: Int?
    package let conversion: Character
    private let flags: String
    private let width: Int?
    private let precision: Int?

    /// The specifier at the start of a string; nil when there is none.
    package init?(_ string: Substring) {
        var rest = string.dropFirst()
        var digits = ""
        while let c = rest.first, c.isASCII, c.isNumber { digits.append(c); rest = rest.dropFirst() }
        var position: Int?
        var flags = ""
        if rest.first == "$", let number = Int(digits), number > 0 {
            position = number
            rest = rest.dropFirst()
            digits = ""
        }
        if digits.hasPrefix("0") { flags = "0" }
        while let c = rest.first, "-+ #0'".contains(c) { flags.append(c); rest = rest.dropFirst() }
        while let c = rest.first, c.isASCII, c.isNumber { digits.append(c); rest = rest.dropFirst() }
        var precision: Int?
        if rest.first == "." {
            rest = rest.dropFirst()
            var places = ""
            while let c = rest.first, c.isASCII, c.isNumber { places.append(c); rest = rest.dropFirst() }
            precision = min(Int(places) ?? 0, 60)
        }
        while let c = rest.first, "hlqLjzt".contains(c) { rest = rest.dropFirst() }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGsc%".contains(conversion) else { return nil }
        rest = rest.dropFirst()
        text = String(string[..<rest.startIndex])
        length = text.count
        self.position = position
        self.conversion = conversion
        self.flags = flags
        width = Int(digits).map { min($0, 200) }
        self.precision = precision
    }

    /// A value as the specifier writes it; whole and plain decimal numbers get the locale's separators.
    package func format(_ argument: LocalizedStringKey.Argument, _ locale: Locale) -> String {
        var out: String
        switch argument {
        case .string(let string): out = string
        case .text: out = ""
        case .integer(let value):
            switch conversion {
            case "x": out = String(UInt64(bitPattern: value), radix: 16)
            case "X": out = String(UInt64(bitPattern: value), radix: 16, uppercase: true)
            case "o", "O": out = String(UInt64(bitPattern: value), radix: 8)
            default: out = NumberText.grouped(value, locale, groups: width == nil)
            }
        case .unsigned(let value):
            out = value <= UInt64(Int64.max) ? NumberText.grouped(Int64(value), locale, groups: width == nil) : String(value)
        case .number(let value):
            out = "eEgG".contains(conversion)
                ? String(format: "%.\(precision ?? 6)\(conversion)", value)
                : NumberText.decimal(value, places: precision ?? 6, locale)
        }
        if flags.contains("+"), !out.hasPrefix("-") { out = "+" + out }
        guard let width, out.count < width else { return out }
        let missing = width - out.count
        if flags.contains("-") { return out + String(repeating: " ", count: missing) }
        if flags.contains("0") {
            let sign = out.hasPrefix("-") || out.hasPrefix("+") ? String(out.removeFirst()) : ""
            return sign + String(repeating: "0", count: missing) + out
        }
        return String(repeating: " ", count: missing) + out
    }
}

/// Numbers as texts show them.
package enum NumberText {
    /// A whole number with the locale's group separators.
    package static func grouped(_ value: Int64, _ locale: Locale, groups: Bool) -> String {
        if !groups || (value > -1000 && value < 1000) { return String(value) }
        if locale.identifier != "en_US" { return value.formatted(.number.locale(locale)) }
        return group(String(value.magnitude), negative: value < 0)
    }

    /// A number with a fixed count of decimals.
    package static func decimal(_ value: Double, places: Int, _ locale: Locale) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let plain = String(format: "%.\(places)f", value)
        if locale.identifier == "en_US" { return plain }
        let separator = locale.decimalSeparator ?? "."
        return separator == "." ? plain : plain.replacing(".", with: separator)
    }

    private static func group(_ digits: String, negative: Bool) -> String {
        var out = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { out.append(",") }
            out.append(digit)
        }
        return negative ? "-" + out : out
    }
}

/// Looks keys up in the bundle's tables.
package enum LocalizedTable {
    /// The main bundle as a rule has none: known after the first question.
    private static let mainHasTables: Bool = !Bundle.main.paths(forResourcesOfType: "strings", inDirectory: nil).isEmpty
        || !Bundle.main.paths(forResourcesOfType: "lproj", inDirectory: nil).isEmpty

    package static func string(for key: String, table: String?, bundle: Bundle?) -> String {
        if let bundle { return bundle.localizedString(forKey: key, value: key, table: table) }
        return mainHasTables ? Bundle.main.localizedString(forKey: key, value: key, table: table) : key
    }
}
