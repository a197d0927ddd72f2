import Foundation

/// What the compiler said, turned into what the caller needs to know.
extension Compiler {
    /// The entries whose own line failed, with the compiler's message.
    static func failedEntries(in text: String) -> [Int: String] {
        var failed: [Int: String] = [:]
        for line in text.split(separator: "\n") {
            let line = withoutColour(line)
            guard let marker = line.range(of: GeneratedSource.entryMarker),
                let error = line.range(of: ": error: "),
                let number = Int(line[marker.upperBound...].prefix { $0.isNumber })
            else { continue }
            if failed[number] == nil { failed[number] = String(line[error.upperBound...]) }
        }
        return failed
    }

    static func onlyEntriesFailed(in text: String) -> Bool {
        text.split(separator: "\n").map(withoutColour).filter { line in
            line.contains(": error: ") && !line.hasPrefix(" ")
        }.allSatisfy { $0.contains(GeneratedSource.entryMarker) }
    }

    /// Adds what a cached library's notes say about entries.
    static func applying(notes: String, to entries: [Entry]) -> [Entry] {
        var entries = entries
        for line in notes.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2, let number = Int(parts[0]), entries.indices.contains(number) {
                entries[number].obstacle = String(parts[1])
            }
        }
        return entries
    }

    /// The compiler's own messages are the explanation, so they are handed on as they are.
    static func failure(_ result: Subprocess.Result, _ files: [SourceFile]) -> CommandError {
        let names = files.map { "'" + $0.path + "'" }.joined(separator: ", ")
        if result.status > 128 {
            return CommandError(
                .failure, "the compiler crashed on \(names)", why: "signal \(result.status - 128)",
                whatToDo: "see its messages above", details: result.text)
        }
        return CommandError(
            .badInput, "can't compile \(names)", why: "the compiler found errors",
            whatToDo: "see its messages above", details: result.text)
    }

    static func unwritable(_ path: String, _ error: any Error) -> CommandError {
        CommandError(
            .failure, "can't write '\(path)'", why: LibraryCache.reason(error),
            whatToDo: "free some space or set XDG_CACHE_HOME")
    }

    /// The compiler's excerpts of the source with the user's own lines in them where the compiled text differs.
    static func restoringLines(
        _ text: String, _ files: [String: (original: [UInt8], compiled: [UInt8])]
    ) -> String {
        let lines = files.mapValues { file in
            (
                original: file.original.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false),
                compiled: file.compiled.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            )
        }
        var current: String?
        var result: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let path = lines.keys.first(where: { line.contains($0 + ":") }) { current = path }
            let digits = line.drop { $0 == " " }.prefix { $0.isNumber }
            guard let current, let source = lines[current], let number = Int(digits), number > 0,
                let bar = line.range(of: " | ")
            else {
                result.append(line)
                continue
            }
            if number <= source.original.count, number <= source.compiled.count,
                line[bar.upperBound...].utf8.elementsEqual(source.compiled[number - 1])
            {
                let own = String(decoding: source.original[number - 1], as: UTF8.self)
                result.append(Substring(line[..<bar.upperBound] + own))
            } else if number > source.original.count {
                // A line behind the user's file: not theirs to see.
                continue
            } else {
                result.append(line)
            }
        }
        return result.joined(separator: "\n")
    }

    /// A text as a JSON string.
    static func json(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 32:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func withoutColour(_ line: Substring) -> String {
        guard line.contains("\u{1B}") else { return String(line) }
        var text = ""
        var isEscape = false
        for character in line {
            if character == "\u{1B}" { isEscape = true }
            if !isEscape { text.append(character) }
            if isEscape, character.isLetter { isEscape = false }
        }
        return text
    }
}
