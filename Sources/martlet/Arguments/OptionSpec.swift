/// One option of a subcommand, as its help shows it.
package struct OptionSpec: Sendable {
    /// All spellings with their dashes, the one that help and results use first.
    package let names: [String]
    /// What stands for the value in help; `nil` makes the option a flag.
    package let value: String?
    package let help: String

    package init(_ names: String..., value: String? = nil, help: String) {
        self.names = names
        self.value = value
        self.help = help
    }

    /// The name under which parsed values are found: the longest spelling.
    package var key: String { names.max { $0.count < $1.count } ?? "" }
}
