/// A stretch of text with the same attributes.
package struct TextRun: Hashable, Sendable {
    /// Length in UTF-16 units.
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
        self.length = length
        self.attributes = attributes
    }
}

/// A text to lay out: a string and its runs, in order. Runs that end early leave the rest to the last one; what reaches
/// beyond the string's end is ignored.
package struct TextSource: Hashable, Sendable {
    package var string: String
    package var runs: [TextRun]

    package init(string: String, runs: [TextRun]) {
        self.string = string
        self.runs = runs
    }

    /// A text with the same attributes throughout.
    package init(_ string: String, attributes: TextAttributes) {
        self.string = string
        runs = [TextRun(length: string.utf16.count, attributes: attributes)]
    }
}
