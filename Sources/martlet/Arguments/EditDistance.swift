/// Finds what was probably meant by a misspelt word.
package enum EditDistance {
    /// The number of single-character insertions, removals and changes between two words.
    package static func between(_ a: String, _ b: String) -> Int {
        let first = Array(a.lowercased()), second = Array(b.lowercased())
        var row = Array(0...second.count)
        for (i, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let change = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }

    /// The nearest candidate, if it is near enough to be a likely slip: at most a third of the word is different.
    package static func closest(to word: String, in candidates: [String]) -> String? {
        guard word.utf8.count <= 200 else { return nil }
        let best = candidates.map { ($0, between(word, $0)) }.min { $0.1 < $1.1 }
        guard let (name, distance) = best, distance <= max(1, word.count / 3) else { return nil }
        return name
    }
}
