/// The text that is compiled in place of a user's file: the file itself with its previews blanked out, then a function
/// that makes each of its entries.
///
/// The user's lines keep their numbers and columns, and `#sourceLocation` gives them the user's own path, so the compiler's
/// messages, `#filePath` and `#line` are those of the user's file. The added function stands in the same file because
/// previews and file-private views can only be reached from there.
package enum GeneratedSource {
    /// The file name that the compiler sees for the line that makes an entry, before the entry's number.
    package static let entryMarker = "martlet-entry-"

    /// The symbol that `LoadedLibrary` looks for.
    package static let entryPoint = "martlet_make"

    package static func text(
        of file: SourceFile, index: Int, entries: [(number: Int, entry: Entry)], fileCount: Int
    ) -> [UInt8] {
        var bytes = file.bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let offset = file.bytes.count - bytes.count
        // A script's first line may only stand at the very start.
        if bytes.starts(with: Array("#!".utf8)) {
            bytes[0] = UInt8(ascii: "/")
            bytes[1] = UInt8(ascii: "/")
        }
        for (_, entry) in entries {
            if let block = entry.preview {
                blank(block.range.lowerBound - offset..<block.range.upperBound - offset, in: &bytes)
            }
        }
        var result = Array("#sourceLocation(file: \(literal(file.path)), line: 1)\n".utf8)
        result += bytes
        var added = "\n#sourceLocation()\nimport SwiftUI\n"
        for (number, entry) in entries where entry.obstacle == nil {
            if let block = entry.preview { added += previewFunction(number, block, file) }
        }
        added += makeFunction(index, entries, file)
        if index == 0 { added += entryFunction(fileCount) }
        return result + Array(added.utf8)
    }

    /// Replaces everything but line breaks by spaces.
    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
            bytes[index] = UInt8(ascii: " ")
        }
    }

    /// A function that makes a preview's view. A body with `@Previewable` declarations becomes a view of its own that has
    /// them as properties.
    private static func previewFunction(_ number: Int, _ block: PreviewBlock, _ file: SourceFile) -> String {
        var text = ""
        let make: String
        var body = file.bytes
        for range in block.previewables { blank(range, in: &body) }
        if block.previewables.isEmpty {
            make = "SwiftUI.AnyView(SwiftUI.Group {\n" + located(body, block.body, file) + "})"
        } else {
            var properties = file.bytes
            for range in block.previewableAttributes { blank(range, in: &properties) }
            var kept = Array(repeating: UInt8(ascii: " "), count: properties.count)
            for (index, byte) in file.bytes.enumerated() where byte == UInt8(ascii: "\n") { kept[index] = byte }
            for range in block.previewables { kept.replaceSubrange(range, with: properties[range]) }
            text += "private struct __MartletPreview\(number): SwiftUI.View {\n"
            text += located(kept, block.body, file)
            text += "var body: some SwiftUI.View {\nSwiftUI.Group {\n" + located(body, block.body, file) + "}\n}\n}\n"
            make = "SwiftUI.AnyView(__MartletPreview\(number)())"
        }
        text += "@MainActor private func __martletPreview\(number)() -> SwiftUI.AnyView {\nreturn \(make)\n}\n"
        return conditional(text, block.condition)
    }

    /// A part of a file with the file's own line numbers and columns.
    private static func located(_ bytes: [UInt8], _ range: Range<Int>, _ file: SourceFile) -> String {
        let lineStart = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = 1 + bytes[..<lineStart].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        let indent = String(repeating: " ", count: range.lowerBound - lineStart)
        return "#sourceLocation(file: \(literal(file.path)), line: \(line))\n" + indent
            + String(decoding: bytes[range], as: UTF8.self) + "\n#sourceLocation()\n"
    }

    private static func makeFunction(
        _ index: Int, _ entries: [(number: Int, entry: Entry)], _ file: SourceFile
    ) -> String {
        var text = "@MainActor func __martletMake\(index)(_ number: Int32) -> SwiftUI.AnyView? {\nswitch number {\n"
        for (number, entry) in entries where entry.obstacle == nil {
            let make =
                switch entry.kind {
                case .view: "SwiftUI.AnyView(\(entry.name)())"
                case .previewProvider: "SwiftUI.AnyView(\(entry.name).previews)"
                case .preview: "__martletPreview\(number)()"
                }
            let lines = """
                case \(number):
                #sourceLocation(file: "\(entryMarker)\(number)", line: \(max(1, entry.line)))
                return \(make)
                #sourceLocation()

                """
            text += conditional(lines, entry.condition)
        }
        return text + "default: return nil\n}\n}\n"
    }

    private static func entryFunction(_ fileCount: Int) -> String {
        let calls = (0..<fileCount).map { "__martletMake\($0)(number)" }.joined(separator: " ?? ")
        return """
            @_cdecl("\(entryPoint)") @MainActor public func __martletEntry(
                _ number: Int32, _ result: UnsafeMutableRawPointer
            ) -> Bool {
                guard let view = \(calls) else { return false }
                result.initializeMemory(as: SwiftUI.AnyView.self, to: view)
                return true
            }

            """
    }

    private static func conditional(_ text: String, _ condition: String?) -> String {
        guard let condition else { return text }
        return "#if " + condition + "\n" + text + "#endif\n"
    }

    /// A Swift string literal.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
