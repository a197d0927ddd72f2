/// The text that is compiled in place of a user's file: the file itself with its preview blocks turned into declarations
/// on the spot, then functions that make each of its entries.
///
/// Every line keeps its number, and all columns stay but those of a preview's first line when its header is very short, so
/// the compiler's messages are those of the user's file. The functions are added to the same file because previews and
/// file-private views can only be reached from there.
///
/// 1. `#Preview("Title") {` becomes `let _4=_m(      ){`, which is a function that makes the view later.
/// 2. A block with `@Previewable` declarations becomes a view: `struct _4:SwiftUI.View{`, the declarations, `var body…`.
/// 3. After the file's end follows a `switch` that makes entries by number, each marked with the entry's own line.
/// 4. The first file also gets the function that the loaded library is called by.
package enum GeneratedSource {
    /// The file name that the compiler sees for the line that makes an entry, before the entry's number.
    package static let entryMarker = "martlet-entry-"

    /// The symbol that `LoadedLibrary` looks for.
    package static let entryPoint = "martlet_make"

    package static func text(
        of file: SourceFile, index: Int, entries: [(number: Int, entry: Entry)], fileCount: Int
    ) -> [UInt8] {
        var changes: [Change] = []
        for (number, entry) in entries {
            if let block = entry.preview { changes += declaration(number, block, file) }
        }
        var bytes = applying(changes, to: file.bytes)
        // A script's first line may only stand where the compiler expects it.
        if bytes.starts(with: Array("#!".utf8)) { bytes.replaceSubrange(0..<2, with: Array("//".utf8)) }
        var added = "\n#sourceLocation(file: \"\(entryMarker)file\", line: 1)\nimport SwiftUI\n"
        added += makeFunction(index, entries)
        if index == 0 { added += entryFunction(fileCount) }
        return bytes + Array(added.utf8)
    }

    // MARK: Previews in place

    private struct Change {
        var range: Range<Int>
        var text: [UInt8]
    }

    private static func declaration(_ number: Int, _ block: PreviewBlock, _ file: SourceFile) -> [Change] {
        let header = block.range.lowerBound..<block.body.lowerBound
        let end = block.body.upperBound..<block.range.upperBound
        guard let last = block.previewables.last else {
            let short = "let _\(number)=_m", long = short + "("
            // The long form lets a header go on over several lines.
            if header.count >= long.utf8.count + 2 {
                return [Change(range: header, text: filling(header, file, start: long, end: "){"))]
            }
            return [Change(range: header, text: filling(header, file, start: short, end: "{"))]
        }
        var changes = [Change(range: header, text: filling(header, file, start: "struct _\(number):SwiftUI.View{", end: ""))]
        for range in block.previewableAttributes {
            changes.append(Change(range: range, text: filling(range, file, start: "", end: "")))
        }
        changes.append(
            Change(range: last.upperBound..<last.upperBound, text: Array(";var body:some SwiftUI.View{".utf8)))
        changes.append(Change(range: end, text: Array("}}".utf8)))
        return changes
    }

    /// A text of the range's length, if it fits: `start`, blanks with the range's own line breaks, `end`.
    private static func filling(_ range: Range<Int>, _ file: SourceFile, start: String, end: String) -> [UInt8] {
        let first = Array(start.utf8), last = Array(end.utf8)
        var blanks: [UInt8] = []
        for (offset, byte) in file.bytes[range].enumerated() {
            if byte == UInt8(ascii: "\n") {
                blanks.append(byte)
            } else if offset >= first.count, offset < range.count - last.count {
                blanks.append(UInt8(ascii: " "))
            }
        }
        return first + blanks + last
    }

    private static func applying(_ changes: [Change], to bytes: [UInt8]) -> [UInt8] {
        guard !changes.isEmpty else { return bytes }
        var result: [UInt8] = []
        var position = 0
        for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += bytes[position..<change.range.lowerBound] + change.text
            position = change.range.upperBound
        }
        return result + bytes[position...]
    }

    // MARK: Functions at the end

    private static func makeFunction(_ index: Int, _ entries: [(number: Int, entry: Entry)]) -> String {
        var text = "@MainActor func __martletMake\(index)(_ number: Int32) -> SwiftUI.AnyView? {\nswitch number {\n"
        for (number, entry) in entries where entry.obstacle == nil {
            let make =
                switch entry.kind {
                case .view: "SwiftUI.AnyView(\(entry.name)())"
                case .previewProvider: "SwiftUI.AnyView(\(entry.name).previews)"
                case .preview:
                    entry.preview?.previewables.isEmpty == false ? "SwiftUI.AnyView(_\(number)())" : "_\(number)()"
                }
            let lines = """
                case \(number):
                #sourceLocation(file: "\(entryMarker)\(number)", line: \(max(1, entry.line)))
                return \(make)
                #sourceLocation(file: "\(entryMarker)file", line: 1)

                """
            text += entry.condition.map { "#if \($0)\n\(lines)#endif\n" } ?? lines
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
            func _m<Content: SwiftUI.View>(
                @SwiftUI.ViewBuilder _ content: @escaping @MainActor () -> Content
            ) -> @MainActor () -> SwiftUI.AnyView {
                return { SwiftUI.AnyView(content()) }
            }

            """
    }
}
