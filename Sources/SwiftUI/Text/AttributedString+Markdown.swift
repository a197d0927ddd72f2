import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Sendable {
            /// Paragraphs, headings and lists lose their marks and stand one after the other.
            case full
            /// Only marks inside a line; white space is drawn together.
            case inlineOnly
            /// Only marks inside a line; white space stays.
            case inlineOnlyPreservingWhitespace
        }

        /// What is done with text that can't be read. Any text can be read here, so both are alike.
        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Unused: attributes of one's own in Markdown are not read.
        public var allowsExtendedAttributes: Bool
        /// How much of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What is done with text that can't be read.
        public var failurePolicy: FailurePolicy
        /// Unused: the language of the text.
        public var languageCode: String?

        /// Options for reading Markdown.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown: bold, italic, code, struck text and links become attributes.
    ///
    /// - Parameter baseURL: What relative links are resolved against.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for paragraph in AttributedString.paragraphs(markdown, options.interpretedSyntax) {
            for piece in InlineMarkdown.parse(paragraph) { append(AttributedString(piece, baseURL: baseURL)) }
        }
    }

    /// Reads Markdown from UTF-8 data; other bytes become replacement characters.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private init(_ piece: InlineMarkdown.Piece, baseURL: URL?) {
        self.init(piece.string)
        var intent: InlinePresentationIntent = []
        if piece.style.isItalic { intent.insert(.emphasized) }
        if piece.style.isBold { intent.insert(.stronglyEmphasized) }
        if piece.style.isCode { intent.insert(.code) }
        if piece.style.isStruck { intent.insert(.strikethrough) }
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
        if let address = piece.style.link { self.link = URL(string: address, relativeTo: baseURL)?.absoluteURL }
    }

    /// The stretches of Markdown in which marks are read, without the marks of blocks.
    private static func paragraphs(
        _ markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
    ) -> [String] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: return [markdown]
        case .inlineOnly: return [markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
        case .full:
            var paragraphs: [String] = []
            var isOpen = false
            for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                let trimmed = line.drop(while: \.isWhitespace)
                if trimmed.isEmpty {
                    isOpen = false
                    continue
                }
                let (content, startsBlock) = withoutBlockMark(trimmed)
                if isOpen, !startsBlock {
                    paragraphs[paragraphs.count - 1] += " " + content
                } else {
                    paragraphs.append(String(content))
                }
                isOpen = !trimmed.hasPrefix("#")
            }
            return paragraphs
        }
    }

    /// A line without the mark of a heading, quotation or list item, and whether it had one.
    private static func withoutBlockMark(_ line: Substring) -> (Substring, Bool) {
        let heading = line.prefix { $0 == "#" }
        if (1...6).contains(heading.count), line.dropFirst(heading.count).first == " " {
            return (line.dropFirst(heading.count + 1), true)
        }
        for mark in ["- ", "* ", "+ ", "> "] where line.hasPrefix(mark) { return (line.dropFirst(2), true) }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(digits.count)
        if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") { return (rest.dropFirst(2), true) }
        return (line, false)
    }
}
