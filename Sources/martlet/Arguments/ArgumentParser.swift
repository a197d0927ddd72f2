/// Sorts the arguments of a subcommand: `--name value`, `--name=value`, `-n value`, flags, `--`, and the rest.
package enum ArgumentParser {
    package static func parse(_ arguments: [String], for command: CommandSpec) throws(CommandError) -> ParsedArguments {
        var result = ParsedArguments()
        var index = 0
        var onlyPositionals = false
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            guard !onlyPositionals, argument.hasPrefix("-"), argument != "-" else {
                result.positionals.append(argument)
                continue
            }
            if argument == "--" {
                onlyPositionals = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = command.option(named: name) else {
                throw unknown(name, command)
            }
            guard let valueName = option.value else {
                guard parts.count == 1 else {
                    throw CommandError(
                        .usage, "option '\(name)' got a value", why: "it is a flag",
                        whatToDo: "write '\(name)' alone")
                }
                result.flags.insert(option.key)
                continue
            }
            if parts.count == 2 {
                result.values[option.key, default: []].append(String(parts[1]))
            } else if index < arguments.count, arguments[index] == "-" || !isOption(arguments[index], command) {
                result.values[option.key, default: []].append(arguments[index])
                index += 1
            } else {
                throw CommandError(
                    .usage, "option '\(name)' has no value", why: "it needs one",
                    whatToDo: "write '\(name) \(valueName)'")
            }
        }
        if command.positional == nil, let extra = result.positionals.first, !wantsHelp(result) {
            throw CommandError(
                .usage, "unexpected argument '\(extra)'", why: "'\(command.name)' takes none",
                whatToDo: "leave it out")
        }
        return result
    }

    /// Whether the caller asked for help or the version, which is answered even when something else is missing.
    package static func wantsHelp(_ arguments: ParsedArguments) -> Bool {
        arguments.has("--help") || arguments.has("--version")
    }

    /// A value may start with a dash ("-1x3" is refused later with a better message); only known names end it.
    private static func isOption(_ text: String, _ command: CommandSpec) -> Bool {
        let name = text.split(separator: "=", maxSplits: 1).first.map(String.init) ?? text
        return text == "--" || text.hasPrefix("--") || command.option(named: name) != nil
    }

    private static func unknown(_ name: String, _ command: CommandSpec) -> CommandError {
        let candidates = command.allOptions.flatMap(\.names)
        let near = EditDistance.closest(to: name, in: candidates)
        return CommandError(
            .usage, "unknown option '\(name)'", why: "'\(command.name)' has no such option",
            whatToDo: near.map { "did you mean '\($0)'?" } ?? "see 'martlet \(command.name) --help'")
    }
}
