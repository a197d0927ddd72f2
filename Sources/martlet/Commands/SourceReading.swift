import MartletImage

/// Reads the source files that a subcommand was given.
enum SourceReading {
    static func files(_ paths: [String], _ command: CommandSpec) throws(CommandError) -> [SourceFile] {
        guard !paths.isEmpty else {
            throw CommandError(
                .usage, "no source file given", why: "'\(command.name)' needs at least one",
                whatToDo: "name a .swift file")
        }
        var files: [SourceFile] = []
        for path in paths {
            guard !files.contains(where: { $0.path == path }) else { continue }
            do throws(FileError) {
                files.append(SourceFile(path: path, bytes: try readFile(path, limit: 64 << 20)))
            } catch {
                throw CommandError(
                    .badInput, "can't read '\(path)'", why: error.reason, whatToDo: "check the path")
            }
        }
        return files
    }
}
