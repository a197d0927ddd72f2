/// Lays out usage lines and help pages.
package enum HelpText {
    package static func usage(_ command: CommandSpec) -> String {
        var parts = ["martlet", command.name]
        if let positional = command.positional { parts.append("<\(positional)> ...") }
        for option in command.options {
            guard let name = option.names.max(by: { $0.count < $1.count }) else { continue }
            parts.append("[" + name + (option.value.map { " <\($0)>" } ?? "") + "]")
        }
        return "Usage: " + parts.joined(separator: " ")
    }

    package static func page(_ command: CommandSpec) -> String {
        var lines = ["OVERVIEW: " + command.overview, "", "USAGE: " + usage(command).dropFirst("Usage: ".count)]
        if let positional = command.positional {
            lines += ["", "ARGUMENTS:"] + entry("<\(positional)>", command.positionalHelp)
        }
        lines += ["", "OPTIONS:"]
        for option in command.allOptions {
            let names = option.names.joined(separator: ", ")
            lines += entry(names + (option.value.map { " <\($0)>" } ?? ""), option.help)
        }
        if !command.footer.isEmpty { lines += [""] + command.footer }
        return lines.joined(separator: "\n")
    }

    package static func page(of commands: [CommandSpec]) -> String {
        var lines = [
            "OVERVIEW: SwiftUI for Linux: renders views from their source.", "",
            "USAGE: martlet <subcommand>", "", "OPTIONS:",
        ]
        for option in CommandSpec.common { lines += entry(option.names.joined(separator: ", "), option.help) }
        lines += ["", "SUBCOMMANDS:"]
        for command in commands { lines += entry(command.name, command.overview) }
        lines += ["", "  See 'martlet help <subcommand>' for detailed help."]
        return lines.joined(separator: "\n")
    }

    /// A name in the left column and its explanation, wrapped at 80 columns, in the right one.
    private static func entry(_ name: String, _ help: String) -> [String] {
        let column = 26
        var lines: [String] = []
        var line = "  " + name
        if line.count >= column {
            lines.append(line)
            line = ""
        }
        line += String(repeating: " ", count: max(0, column - line.count))
        for word in help.split(separator: " ") {
            if line.count + word.count > 79, line.count > column {
                lines.append(trimmed(line))
                line = String(repeating: " ", count: column)
            }
            line += word + " "
        }
        lines.append(trimmed(line))
        return lines
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.hasSuffix(" ") { line.removeLast() }
        return line
    }
}
