import Foundation
import MartletBase
import MartletText

/// Turns a `Text` into a source for the text layout: characters, fonts and style keys.
///
/// Attributes come from the innermost text that sets them, then from the texts around it, then from the environment. Measured.
@MainActor
package struct TextResolver {
    private let environment: EnvironmentValues
    private var string = ""
    private var runs: [TextRun] = []
    /// The styles by key; the first is the inherited foreground.
    package private(set) var styles: [ResolvedStyle]
    package private(set) var links: [Int: String] = [:]
    private var keys: [(AnyShapeStyle, Int)] = []
    private var pictures: [Int: ImageLeaf] = [:]

    /// What holds at one place of the text.
    private struct Attributes {
        var font: Font
        var context: FontContext
        var style: AnyShapeStyle?
        var underline: Text.Decoration?
        var strikethrough: Text.Decoration?
        var kerning: CGFloat
        var tracking: CGFloat
        var baselineOffset: CGFloat
        var link: String?
    }

    /// A text resolved: what is laid out, the paints by style key, and the pictures by their UTF-16 offset.
    package struct Result {
        package let source: TextSource
        package let styles: [ResolvedStyle]
        package let pictures: [Int: ImageLeaf]
    }

    package static func resolve(_ text: Text, in environment: EnvironmentValues) -> Result {
        var resolver = TextResolver(environment)
        resolver.add(text, resolver.inherited)
        return Result(
            source: TextSource(string: resolver.string, runs: resolver.runs), styles: resolver.styles,
            pictures: resolver.pictures)
    }

    /// The characters alone, as accessibility reads them.
    package static func plainString(_ text: Text, in environment: EnvironmentValues) -> String {
        var resolver = TextResolver(environment)
        resolver.add(text, resolver.inherited)
        return resolver.string.replacing("\u{FFFC}", with: "")
    }

    private init(_ environment: EnvironmentValues) {
        self.environment = environment
        styles = [ForegroundStyle().resolved(in: environment)]
    }

    private var inherited: Attributes {
        let traits = environment.textTraits
        var context = environment.fontContext
        if traits.isSecondaryScale == true { context.glyphScale = TextResolver.secondaryScale }
        return Attributes(
            font: environment.effectiveFont, context: context, style: nil, underline: traits.underline,
            strikethrough: traits.strikethrough, kerning: traits.kerning ?? 0, tracking: traits.tracking ?? 0,
            baselineOffset: traits.baselineOffset ?? 0, link: nil)
    }

    /// Measured for regular weight up to 17 points.
    private static let secondaryScale = 0.8

    private mutating func add(_ text: Text, _ outer: Attributes) {
        var attributes = outer
        for modifier in text.modifiers.reversed() { apply(modifier, &attributes) }
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .formatted(let value): append(value.string(environment.locale), attributes)
        case .joined(let first, let second):
            add(first, attributes)
            add(second, attributes)
        case .date(let date, let style): append(format(date, style), attributes)
        case .image(let image): append(image, attributes)
        case .key(let key, let table, let bundle):
            for run in key.runs(table: table, bundle: bundle, locale: environment.locale) {
                var styled = attributes
                apply(run.markdown, &styled)
                switch run.content {
                case .string(let string): append(string, styled)
                case .text(let inner): add(inner, styled)
                }
            }
        case .attributed(let content):
            for run in content.runs {
                var styled = attributes
                var style = InlineMarkdown.Style()
                style.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
                apply(style, &styled)
                append(String(content[run.range].characters), styled)
            }
        }
    }

    private func apply(_ modifier: Text.Modifier, _ attributes: inout Attributes) {
        switch modifier {
        case .font(let font): if let font { attributes.font = font }
        case .weight(let weight): attributes.context.weight = weight
        case .design(let design): attributes.context.design = design
        case .width(let width): attributes.context.width = width
        case .bold(let active): attributes.context.isBold = active
        case .italic(let active): attributes.context.isItalic = active
        case .style(let style): attributes.style = style
        case .underline(let line): attributes.underline = line
        case .strikethrough(let line): attributes.strikethrough = line
        case .kerning(let value): attributes.kerning = value
        case .tracking(let value): attributes.tracking = value
        case .baselineOffset(let value): attributes.baselineOffset = value
        case .monospaced(let active): if active { attributes.context.design = .monospaced }
        case .features(let bits): attributes.context.features |= bits
        case .secondaryScale(let active): attributes.context.glyphScale = active ? TextResolver.secondaryScale : 1
        }
    }

    private func apply(_ markdown: InlineMarkdown.Style, _ attributes: inout Attributes) {
        if markdown.isBold { attributes.context.isBold = true }
        if markdown.isItalic { attributes.context.isItalic = true }
        if markdown.isCode { attributes.context.design = .monospaced }
        if markdown.isStruck { attributes.strikethrough = Text.Decoration(pattern: .solid, color: nil) }
        if let link = markdown.link {
            attributes.link = link
            attributes.style = AnyShapeStyle(TintShapeStyle())
        }
    }

    private mutating func append(_ text: String, _ attributes: Attributes) {
        if text.isEmpty { return }
        var text = text
        switch environment.textCase {
        case .uppercase: text = text.uppercased(with: environment.locale)
        case .lowercase: text = text.lowercased(with: environment.locale)
        case nil: break
        }
        string += text
        runs.append(TextRun(length: text.utf16.count, attributes: make(attributes)))
    }

    private mutating func append(_ image: Image, _ attributes: Attributes) {
        var environment = environment
        environment.font = attributes.font
        environment.textTraits.weight = attributes.context.weight
        if let style = attributes.style { environment.setForeground([style]) }
        let leaf = image.resolve(LeafContext(environment: environment, diagnostics: environment.diagnostics))
        let layout = leaf.layout
        let below = min(layout.baselineOffset ?? 0, Double(layout.ideal.height))
        var made = make(attributes)
        made.attachment = TextAttributes.Attachment(
            width: Double(layout.ideal.width), ascent: Double(layout.ideal.height) - below, descent: below)
        pictures[string.utf16.count] = leaf
        string += "\u{FFFC}"
        runs.append(TextRun(length: 1, attributes: made))
    }

    private mutating func make(_ attributes: Attributes) -> TextAttributes {
        var made = TextAttributes(font: attributes.font.request(attributes.context))
        made.kerning = Double(attributes.kerning)
        made.tracking = Double(attributes.tracking)
        made.baselineOffset = Double(attributes.baselineOffset)
        if let style = attributes.style { made.style = key(style) }
        if let link = attributes.link { links[made.style] = link }
        made.underline = attributes.underline.map { line($0) }
        made.strikethrough = attributes.strikethrough.map { line($0) }
        return made
    }

    private mutating func line(_ decoration: Text.Decoration) -> TextAttributes.Line {
        let pattern: TextAttributes.Line.Pattern =
            switch decoration.pattern.kind {
            case .solid: .solid
            case .dot: .dot
            case .dash: .dash
            case .dashDot: .dashDot
            case .dashDotDot: .dashDotDot
            }
        return TextAttributes.Line(pattern: pattern, color: decoration.color.map { key(AnyShapeStyle($0)) })
    }

    private mutating func key(_ style: AnyShapeStyle) -> Int {
        for (known, key) in keys where known == style { return key }
        let key = styles.count
        styles.append(style.resolved(in: environment))
        keys.append((style, key))
        return key
    }

    private func format(_ date: Date, _ style: Text.DateStyle) -> String {
        var format = Date.FormatStyle(
            date: style == .date ? .long : .omitted, time: style == .time ? .shortened : .omitted,
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        format.locale = environment.locale
        return date.formatted(format)
    }
}

extension Text {
    /// The characters, as accessibility reads them.
    @MainActor package func plainString(in environment: EnvironmentValues) -> String {
        TextResolver.plainString(self, in: environment)
    }
}
