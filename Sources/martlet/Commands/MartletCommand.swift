import Foundation

/// The command line: finds the subcommand, parses its arguments, runs it, and turns errors into messages and exit codes.
package enum MartletCommand {
    static let all: [CommandSpec] = [
        RenderCommand.spec, ListCommand.spec, DoctorCommand.spec, BenchCommand.spec,
    ]

    /// Subcommands of the plan that this version does not have, so that their message says so.
    static let later = ["record", "run"]

    package static func run(arguments: [String]) -> Int32 {
        guard let name = arguments.first else {
            Console.print(HelpText.page(of: all))
            return 0
        }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "--help", "-h":
            Console.print(HelpText.page(of: all))
            return 0
        case "--version":
            Console.print(MartletVersion.current)
            return 0
        case "help":
            guard let topic = rest.first else {
                Console.print(HelpText.page(of: all))
                return 0
            }
            guard let command = all.first(where: { $0.name == topic }) else { return fail(unknown(topic), nil) }
            Console.print(HelpText.page(command))
            return 0
        default:
            guard let command = all.first(where: { $0.name == name }) else { return fail(unknown(name), nil) }
            return run(command, rest)
        }
    }

    private static func run(_ command: CommandSpec, _ arguments: [String]) -> Int32 {
        do throws(CommandError) {
            let parsed = try ArgumentParser.parse(arguments, for: command)
            if parsed.has("--help") {
                Console.print(HelpText.page(command))
                return 0
            }
            if parsed.has("--version") {
                Console.print(MartletVersion.current)
                return 0
            }
            return try MainActor.assumeIsolated { () -> Result<Int32, CommandError> in
                Result { () throws(CommandError) -> Int32 in
                    switch command.name {
                    case RenderCommand.spec.name: try RenderCommand.run(parsed)
                    case ListCommand.spec.name: try ListCommand.run(parsed)
                    case DoctorCommand.spec.name: try DoctorCommand.run(parsed)
                    default: try BenchCommand.run(parsed)
                    }
                }
            }.get()
        } catch {
            return fail(error, command)
        }
    }

    private static func fail(_ error: CommandError, _ command: CommandSpec?) -> Int32 {
        if !error.details.isEmpty {
            Console.complain(error.details.hasSuffix("\n") ? String(error.details.dropLast()) : error.details)
        }
        Console.complain(error.message)
        if error.code == .usage {
            Console.complain(command.map(HelpText.usage) ?? "Usage: martlet <subcommand>")
            let page = command.map { "martlet \($0.name) --help" } ?? "martlet --help"
            Console.complain("  See '\(page)' for more information.")
        }
        return error.code.rawValue
    }

    private static func unknown(_ name: String) -> CommandError {
        if later.contains(name) {
            return CommandError(
                .usage, "no subcommand '\(name)'", why: "this version does not have it yet",
                whatToDo: "use one of \(all.map(\.name).joined(separator: ", "))")
        }
        if name.hasPrefix("-") {
            return CommandError(
                .usage, "unknown option '\(name)'", why: "options follow a subcommand", whatToDo: "see 'martlet --help'")
        }
        let near = EditDistance.closest(to: name, in: all.map(\.name))
        return CommandError(
            .usage, "no subcommand '\(name)'", why: "there are \(all.map(\.name).joined(separator: ", "))",
            whatToDo: near.map { "did you mean '\($0)'?" } ?? "see 'martlet --help'")
    }
}
