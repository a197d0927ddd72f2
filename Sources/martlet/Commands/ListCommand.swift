/// `martlet list`: what `render` finds in files.
enum ListCommand {
    static let spec = CommandSpec(
        name: "list", overview: "List the views and previews in source files.",
        positional: "file", positionalHelp: "Swift source files.",
        options: [OptionSpec("--names", help: "Print only the names that 'render --view' takes, one a line.")])

    static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
        let files = try SourceReading.files(arguments.positionals, spec)
        let finder = EntryFinder(files: files)
        for line in lines(finder, files, onlyNames: arguments.has("--names")) { Console.print(line) }
        if finder.entries.isEmpty, finder.apps.isEmpty {
            Console.complain("martlet: no views and no previews found")
        }
        return 0
    }

    /// One line for each entry: name, kind, place, and why it can't be rendered if it can't.
    static func lines(_ finder: EntryFinder, _ files: [SourceFile], onlyNames: Bool) -> [String] {
        if onlyNames { return finder.entries.filter { $0.obstacle == nil }.map(\.name) }
        let width = min(40, finder.entries.map(\.name.count).max() ?? 0)
        func row(_ name: String, _ kind: String, _ fileIndex: Int, _ line: Int, _ note: String) -> String {
            let padded = name + String(repeating: " ", count: max(0, width - name.count))
            return "\(padded)  \(kind)  \(files[fileIndex].path):\(line)" + note
        }
        var lines = finder.entries.map { entry in
            let kind =
                switch entry.kind {
                case .view: "view    "
                case .preview: "preview "
                case .previewProvider: "provider"
                }
            return row(
                entry.name, kind, entry.fileIndex, entry.line,
                entry.obstacle.map { "  (not rendered: \($0))" } ?? "")
        }
        lines += finder.apps.map { row($0.name, "app     ", $0.fileIndex, $0.line, "") }
        return lines
    }
}
