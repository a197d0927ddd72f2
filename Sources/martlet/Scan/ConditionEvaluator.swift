/// Decides `#if` conditions as the compiler will for a file that `martlet` compiles, as far as text alone tells.
package struct ConditionEvaluator: Sendable {
    /// The names that `-D` defines.
    package var defined: Set<String>
    /// The modules that `canImport` finds. Other modules are unknown, not absent.
    package var modules: Set<String>
    package var languageVersion: [Int]
    /// The oldest compiler that `martlet` is built with.
    package var compilerVersion: [Int]

    package static let standard = ConditionEvaluator(
        defined: ["DEBUG"], modules: ["SwiftUI", "Combine", "Foundation", "Observation", "Dispatch", "Glibc"],
        languageVersion: [5, 10], compilerVersion: [6, 2])

    /// `nil` means that the compiler must decide.
    package func evaluate(_ words: [String]) -> Bool? {
        var parser = Parser(words: words, evaluator: self)
        let value = parser.either()
        return parser.index == words.count ? value : nil
    }

    private struct Parser {
        let words: [String]
        let evaluator: ConditionEvaluator
        var index = 0
        var depth = 0

        var current: String? { index < words.count ? words[index] : nil }

        mutating func take(_ word: String) -> Bool {
            guard current == word else { return false }
            index += 1
            return true
        }

        mutating func either() -> Bool? {
            var value = both()
            while take("||") {
                let other = both()
                if value == true || other == true { value = true } else if value == nil || other == nil { value = nil }
            }
            return value
        }

        mutating func both() -> Bool? {
            var value = single()
            while take("&&") {
                let other = single()
                if value == false || other == false {
                    value = false
                } else if value == nil || other == nil {
                    value = nil
                }
            }
            return value
        }

        mutating func single() -> Bool? {
            depth += 1
            defer { depth -= 1 }
            guard depth < 64, let word = current else { return nil }
            index += 1
            switch word {
            case "!": return single().map { !$0 }
            case "(":
                let value = either()
                return take(")") ? value : nil
            case "true": return true
            case "false": return false
            default:
                guard take("(") else { return evaluator.defined.contains(word) }
                var arguments: [String] = []
                var parentheses = 1
                while let next = current, parentheses > 0 {
                    index += 1
                    if next == "(" { parentheses += 1 }
                    if next == ")" { parentheses -= 1 }
                    if parentheses > 0 { arguments.append(next) }
                }
                return evaluator.call(word, arguments)
            }
        }
    }

    private func call(_ function: String, _ arguments: [String]) -> Bool? {
        let argument = arguments.first ?? ""
        switch function {
        case "os": return argument == "Linux"
        case "targetEnvironment": return false
        case "canImport": return arguments.count == 1 && modules.contains(argument) ? true : nil
        case "swift": return compare(languageVersion, arguments)
        case "compiler": return compare(compilerVersion, arguments).flatMap { known in
            // The compiler is at least this new, so only conditions on older ones are certain.
            known == (arguments[0] == ">=") ? known : nil
        }
        default: return nil
        }
    }

    private func compare(_ version: [Int], _ arguments: [String]) -> Bool? {
        guard arguments.count == 2, arguments[0] == ">=" || arguments[0] == "<" else { return nil }
        let other = arguments[1].split(separator: ".").map { Int($0) ?? 0 }
        let length = max(version.count, other.count)
        let padded = version + Array(repeating: 0, count: length - version.count)
        let limit = other + Array(repeating: 0, count: length - other.count)
        let isBelow = padded.lexicographicallyPrecedes(limit)
        return arguments[0] == ">=" ? !isBelow : isBelow
    }
}
