/// The arguments of one call, sorted by option.
package struct ParsedArguments: Equatable, Sendable {
    package var positionals: [String] = []
    package var flags: Set<String> = []
    package var values: [String: [String]] = [:]

    package init() {}

    /// The last value given for an option: a later one wins over an earlier one.
    package func value(_ key: String) -> String? { values[key]?.last }

    package func all(_ key: String) -> [String] { values[key] ?? [] }

    package func has(_ flag: String) -> Bool { flags.contains(flag) }
}
