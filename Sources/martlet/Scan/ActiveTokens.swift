/// The tokens that the compiler will see: those of `#if` branches that are certainly off are dropped.
///
/// 1. Directives are taken out of the stream.
/// 2. A branch whose condition is known to be false is dropped with all it holds.
/// 3. A branch that the compiler must decide stays; its tokens carry the condition.
struct ActiveTokens {
    private(set) var tokens: [Token] = []
    /// For each token the index of its condition in `conditions`, or -1.
    private(set) var conditionIndices: [Int] = []
    private(set) var conditions: [String] = []

    func condition(at index: Int) -> String? {
        let condition = conditionIndices[index]
        return condition < 0 ? nil : conditions[condition]
    }

    private struct Level {
        /// The conditions of the branches so far, in source form.
        var earlier: [String]
        var anyTaken: Bool?
        var isActive: Bool
        /// The current branch's condition when the compiler must decide it.
        var open: String?
    }

    init(file: SourceFile, evaluator: ConditionEvaluator) {
        let all = Tokenizer.tokens(of: file.bytes)
        var levels: [Level] = []
        var currentCondition = -1
        var index = 0

        func refresh() {
            let open = levels.compactMap(\.open)
            guard !open.isEmpty else {
                currentCondition = -1
                return
            }
            conditions.append(open.map { "(" + $0 + ")" }.joined(separator: " && "))
            currentCondition = conditions.count - 1
        }

        while index < all.count {
            let token = all[index]
            let text = token.kind == .pound ? file.text(token.range) : ""
            guard ["#if", "#elseif", "#else", "#endif"].contains(text) else {
                if levels.allSatisfy(\.isActive) {
                    tokens.append(token)
                    conditionIndices.append(currentCondition)
                }
                index += 1
                continue
            }
            index += 1
            var words: [String] = []
            let start = index
            while index < all.count, !all[index].startsLine {
                words += Self.split(file.text(all[index].range), all[index].kind)
                index += 1
            }
            let source = start < index ? file.text(all[start].range.lowerBound..<all[index - 1].range.upperBound) : "true"
            if text == "#endif" {
                if !levels.isEmpty { levels.removeLast() }
            } else {
                var level = Level(earlier: [], anyTaken: false, isActive: true, open: nil)
                if text != "#if" {
                    guard let last = levels.popLast() else { continue }
                    level = last
                }
                let value: Bool? = text == "#else" ? true : evaluator.evaluate(words)
                let negated = level.earlier.map { "!(" + $0 + ")" }
                if level.anyTaken == true || value == false {
                    level.isActive = false
                    level.open = nil
                } else {
                    level.isActive = true
                    let isCertain = value == true && level.anyTaken == false
                    let own = text == "#else" ? [] : [source]
                    level.open = isCertain ? nil : (negated + own).joined(separator: " && ")
                    level.anyTaken = value == true ? true : nil
                }
                level.earlier.append(source)
                levels.append(level)
            }
            refresh()
        }
    }

    /// Operators that stand together, as in `!(`, are one token each for the evaluator, except `&&`, `||`, `>=`.
    private static func split(_ text: String, _ kind: Token.Kind) -> [String] {
        guard kind == .symbol else { return [text] }
        var words: [String] = []
        var rest = Substring(text)
        while let first = rest.first {
            if let pair = ["&&", "||", ">="].first(where: { rest.hasPrefix($0) }) {
                words.append(pair)
                rest = rest.dropFirst(2)
            } else {
                words.append(String(first))
                rest = rest.dropFirst()
            }
        }
        return words
    }
}
