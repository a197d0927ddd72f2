import Foundation

/// Reads `.strings` files: pairs `"key" = "value";` with comments and escapes. What can't be read is skipped.
enum StringsFile {
    static func parse(_ data: Data) -> [String: String] {
        let bytes = [UInt8](data.prefix(2))
        // UTF-16 files begin with a mark; all others are taken as UTF-8.
        let text: String? =
            bytes == [0xFF, 0xFE] || bytes == [0xFE, 0xFF]
            ? String(data: data, encoding: .utf16) : String(decoding: data, as: UTF8.self)
        return parse(text ?? "")
    }

    static func parse(_ text: String) -> [String: String] {
        var scalars = Array(text.unicodeScalars)[...]
        var pairs: [String: String] = [:]
        while skipBlank(&scalars) {
            guard let key = token(&scalars) else {
                scalars = scalars.dropFirst()
                continue
            }
            guard skipBlank(&scalars), scalars.first == "=" else { continue }
            scalars = scalars.dropFirst()
            guard skipBlank(&scalars), let value = token(&scalars) else { continue }
            pairs[key] = value
            if skipBlank(&scalars), scalars.first == ";" { scalars = scalars.dropFirst() }
        }
        return pairs
    }

    /// Skips white space and comments; false at the end.
    private static func skipBlank(_ text: inout ArraySlice<Unicode.Scalar>) -> Bool {
        while let first = text.first {
            if first.properties.isWhitespace || first == "\u{FEFF}" {
                text = text.dropFirst()
            } else if text.starts(with: ["/", "/"]) {
                text = text.drop { $0 != "\n" && $0 != "\r" }
            } else if text.starts(with: ["/", "*"]) {
                text = text.dropFirst(2)
                while !text.isEmpty, !text.starts(with: ["*", "/"]) { text = text.dropFirst() }
                text = text.dropFirst(2)
            } else {
                return true
            }
        }
        return false
    }

    /// A quoted string or a bare word; nil when neither begins here.
    private static func token(_ text: inout ArraySlice<Unicode.Scalar>) -> String? {
        var result = String.UnicodeScalarView()
        guard text.first == "\"" else {
            let word = text.prefix {
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_.-$".unicodeScalars.contains($0)
            }
            text = text.dropFirst(word.count)
            return word.isEmpty ? nil : String(String.UnicodeScalarView(word))
        }
        text = text.dropFirst()
        while let c = text.first {
            text = text.dropFirst()
            if c == "\"" { return String(result) }
            guard c == "\\", let escaped = text.first else {
                result.append(c)
                continue
            }
            text = text.dropFirst()
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "U", "u":
                let digits = text.prefix(4).prefix { $0.properties.isASCIIHexDigit }
                text = text.dropFirst(digits.count)
                let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
                if let made = number.flatMap(Unicode.Scalar.init) { result.append(made) }
            default: result.append(escaped)
            }
        }
        return nil
    }
}
