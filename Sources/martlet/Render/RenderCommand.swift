import Foundation
import MartletImage

/// `martlet render`: views from source files to pictures.
@MainActor
enum RenderCommand {
    nonisolated static let spec = CommandSpec(
        name: "render", overview: "Render views and previews from source files.",
        positional: "file", positionalHelp: "Swift source files; all of them are compiled together.",
        options: [
            OptionSpec("--view", value: "name", help: "Render only this view or preview. May be given more than once."),
            OptionSpec(
                "-o", "--output", value: "path",
                help: "Write to this file, or into this folder when there are several views. '-' is standard output. "
                    + "(default: the current folder)"),
            OptionSpec(
                "--size", value: "WxH",
                help: "The picture's size in points; the view is proposed it and stands in its middle. (default: the "
                    + "view's ideal size)"),
            OptionSpec("--scale", value: "scale", help: "Pixels per point. (default: 2)"),
            OptionSpec("--scheme", value: "light|dark", help: "The colour scheme. (default: light)"),
            OptionSpec("--platform", value: "ios|macos", help: "Whose look and metrics to use. (default: ios)"),
            OptionSpec(
                "--format", value: "png|json|txt",
                help: "A picture, the accessibility tree with frames, or the display list. (default: by the file's name, "
                    + "else png)"),
            OptionSpec("--at", value: "seconds", help: "The time at which to render. Only 0 in this version."),
            OptionSpec(
                "--assets", value: "folder",
                help: "An asset catalogue (.xcassets) or a folder of pictures. May be given more than once. Catalogues "
                    + "beside the sources and in the folders around them are found without it."),
            OptionSpec(
                "--background", value: "color",
                help: "What is behind the view: a name, #RRGGBB, #RRGGBBAA, clear or system. (default: clear)"),
            OptionSpec("--work", help: "Print what the frame took: bodies, measurements, items, pixels."),
            OptionSpec("--swift-version", value: "mode", help: "The language mode: 4, 5 or 6. (default: 5)"),
        ],
        footer: [
            "EXAMPLES:", "  martlet render Card.swift", "  martlet render Card.swift --view Card --scheme dark -o card.png",
            "  martlet render Sources/*.swift --size 390x844 -o pictures/",
        ])

    static func run(_ arguments: ParsedArguments) throws(CommandError) -> Int32 {
        let options = try RenderOptions(arguments)
        let files = try SourceReading.files(arguments.positionals, spec)
        for path in options.assets where !isFolder(path) {
            throw CommandError(
                .badInput, "can't use the assets '\(path)'", why: "it is not a folder",
                whatToDo: "give an .xcassets folder")
        }
        let found = EntryFinder(files: files).entries
        let chosen = try choose(found, options.views)
        // An output that can't work is reported before anything is compiled.
        _ = try OutputPlan.targets(
            for: chosen.map { found[$0].name }, output: options.output, format: options.format, isFolder: isFolder)

        var compiler = try Compiler.standard()
        compiler.languageMode = options.languageMode
        compiler.usesColour = Console.errorsAreSeen
        let product = try compiler.compile(files, found)
        let library = try LoadedLibrary(path: product.libraryPath)
        RenderBridge.useAssets(options.assets + AssetSearch.folders(near: files.map(\.path)))
        return try render(chosen, product.entries, library, options)
    }

    private static func render(
        _ chosen: [Int], _ entries: [Entry], _ library: LoadedLibrary, _ options: RenderOptions
    ) throws(CommandError) -> Int32 {
        // A condition in the source, or the compiler, may have left out more than the scanner saw.
        var views: [(entry: Entry, view: RenderBridge.Content)] = []
        for number in chosen {
            let entry = entries[number]
            if let obstacle = entry.obstacle {
                if !options.views.isEmpty { throw notMakeable(entry.name, obstacle) }
            } else if let view = library.view(number, as: RenderBridge.Content.self) {
                views.append((entry, view))
            } else if options.views.contains(entry.name), entries.filter({ $0.name == entry.name }).count == 1 {
                throw notMakeable(entry.name, "an #if condition leaves it out")
            }
        }
        let targets = try OutputPlan.targets(
            for: views.map(\.entry.name), output: options.output, format: options.format, isFolder: isFolder)
        for (target, (entry, view)) in zip(targets, views) {
            CrashReport.current(entry.name)
            var own = options
            if own.size == nil, let fixed = entry.preview?.fixedSize { own.size = fixed }
            let picture = try RenderBridge.render(view, name: entry.name, own)
            try write(picture.bytes, to: target)
            if options.showsWork, let work = picture.work {
                let lines = (["\(entry.name):"] + work).joined(separator: "\n")
                if target == .standardOutput { Console.complain(lines) } else { Console.print(lines) }
            }
        }
        return 0
    }

    private static func write(_ bytes: [UInt8], to target: OutputPlan.Target) throws(CommandError) {
        switch target {
        case .standardOutput:
            guard Console.writeOutput(bytes) else {
                throw CommandError(
                    .failure, "can't write to standard output", why: "its reader is gone or its disk is full",
                    whatToDo: "write to a file with '-o'")
            }
        case .file(let path):
            if let slash = path.lastIndex(of: "/") {
                // Failing here is reported by the write below, which knows why.
                try? FileManager.default.createDirectory(
                    atPath: String(path[...slash]), withIntermediateDirectories: true)
            }
            do throws(FileError) {
                try writeAtomically(bytes, to: path)
            } catch {
                throw CommandError(
                    .failure, "can't write '\(path)'", why: error.reason, whatToDo: "choose another place with '-o'")
            }
            Console.print(path)
        }
    }

    /// The numbers of the entries to render: those named, or all that can be made.
    static func choose(_ entries: [Entry], _ names: [String]) throws(CommandError) -> [Int] {
        let usable = entries.indices.filter { entries[$0].obstacle == nil }
        guard !names.isEmpty else {
            if let first = entries.first, usable.isEmpty { throw notMakeable(first.name, first.obstacle ?? "") }
            if usable.isEmpty {
                throw CommandError(
                    .badInput, "nothing to render", why: "the files hold no view and no preview",
                    whatToDo: "add a struct that conforms to View, or a #Preview")
            }
            return usable
        }
        var chosen: [Int] = []
        for name in names {
            var matches = entries.indices.filter { entries[$0].name == name }
            if matches.isEmpty { matches = entries.indices.filter { entries[$0].name.hasSuffix("." + name) } }
            guard !matches.isEmpty else { throw noSuchView(name, usable.map { entries[$0].name }) }
            let makeable = matches.filter { entries[$0].obstacle == nil }
            if makeable.isEmpty { throw notMakeable(name, entries[matches[0]].obstacle ?? "") }
            chosen += makeable.filter { !chosen.contains($0) }
        }
        return chosen
    }

    private static func noSuchView(_ name: String, _ names: [String]) -> CommandError {
        let near = EditDistance.closest(to: name, in: names)
        let list = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? " and \(names.count - 20) more" : "")
        return CommandError(
            .badInput, "no view '\(name)'", why: names.isEmpty ? "the files hold none" : "there are \(list)",
            whatToDo: near.map { "did you mean '\($0)'?" } ?? "see 'martlet list'")
    }

    private static func notMakeable(_ name: String, _ obstacle: String) -> CommandError {
        CommandError(
            .badInput, "can't make '\(name)'", why: obstacle,
            whatToDo: "add a #Preview that makes it, and render that")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
