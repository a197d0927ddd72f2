import Foundation

/// Where each picture goes.
package enum OutputPlan {
    package enum Target: Equatable, Sendable {
        case standardOutput
        case file(String)
    }

    /// The extension of a path's last part, in lower case.
    package static func fileExtension(_ path: String) -> String? {
        guard let name = path.split(separator: "/").last, !path.hasSuffix("/"), let dot = name.lastIndex(of: "."),
            dot != name.startIndex
        else { return nil }
        return name[name.index(after: dot)...].lowercased()
    }

    /// - Parameters:
    ///   - output: What `-o` says; `nil` means files in the current folder.
    ///   - isFolder: Whether a path is a folder that exists.
    package static func targets(
        for names: [String], output: String?, format: RenderOptions.Format, isFolder: (String) -> Bool
    ) throws(CommandError) -> [Target] {
        if output == "-" {
            guard names.count == 1 else { throw oneFile("standard output", names.count) }
            return [.standardOutput]
        }
        if let output, !output.hasSuffix("/"), !isFolder(output), fileExtension(output) != nil || output.hasPrefix("/dev/") {
            guard names.count == 1 else { throw oneFile("'\(output)'", names.count) }
            return [.file(output)]
        }
        let folder = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        var taken: Set<String> = []
        return names.map { name in
            let base = fileName(name)
            var candidate = base
            var number = 2
            // File systems that ignore case must not lose a picture either.
            while !taken.insert(candidate.lowercased()).inserted {
                candidate = "\(base) \(number)"
                number += 1
            }
            return .file(folder + candidate + "." + format.rawValue)
        }
    }

    /// A view's name as a file name: without slashes, control characters and leading dots, and not too long.
    package static func fileName(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            if scalar.value < 32 || scalar.value == 127 || "/\\:".unicodeScalars.contains(scalar) {
                result += "-"
            } else if result.utf8.count < 120 {
                result.unicodeScalars.append(scalar)
            }
        }
        while result.hasPrefix(".") { result.removeFirst() }
        return result.isEmpty ? "View" : result
    }

    private static func oneFile(_ output: String, _ count: Int) -> CommandError {
        CommandError(
            .usage, "can't write \(count) views to \(output)", why: "it holds one picture",
            whatToDo: "choose one with '--view NAME', or give a folder: '-o pictures/'")
    }
}
