/// What a subcommand takes: enough to parse its arguments and to print its help.
package struct CommandSpec: Sendable {
    package let name: String
    package let overview: String
    /// What stands for the positional arguments in help; `nil` when there are none.
    package let positional: String?
    package let positionalHelp: String
    package let options: [OptionSpec]
    /// Lines under the options, for examples.
    package let footer: [String]

    package init(
        name: String, overview: String, positional: String? = nil, positionalHelp: String = "",
        options: [OptionSpec] = [], footer: [String] = []
    ) {
        self.name = name
        self.overview = overview
        self.positional = positional
        self.positionalHelp = positionalHelp
        self.options = options
        self.footer = footer
    }

    /// The options that every subcommand has.
    static let common = [
        OptionSpec("--version", help: "Show the version."),
        OptionSpec("-h", "--help", help: "Show help information."),
    ]

    package var allOptions: [OptionSpec] { options + Self.common }

    func option(named name: String) -> OptionSpec? {
        allOptions.first { $0.names.contains(name) }
    }
}
