import Foundation

/// A view that shows words.
///
/// A string literal is a `LocalizedStringKey`: it is looked up in the bundle's tables and may hold inline Markdown; a `String` value
/// is shown as it is. Texts join with `+` into one paragraph that keeps the styles of its parts. Documented behaviour.
public struct Text: Equatable, Sendable {
    package indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case joined(Text, Text)
        case image(Image)
        case attributed(AttributedString)
        case date(Date, DateStyle)
        case formatted(FormattedValue)
    }

    /// One change of style; the first one written wins over later ones.
    package enum Modifier: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case width(CGFloat?)
        case bold(Bool)
        case italic(Bool)
        case style(AnyShapeStyle)
        case underline(Decoration?)
        case strikethrough(Decoration?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case monospaced(Bool)
        case features(UInt8)
        case secondaryScale(Bool)
    }

    /// A line under or through text.
    package struct Decoration: Equatable, Sendable {
        package var pattern: LineStyle.Pattern
        package var color: Color?
    }

    package var storage: Storage
    package var modifiers: [Modifier] = []

    package init(storage: Storage) { self.storage = storage }

    package func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    // MARK: Making texts

    /// A string as it is, never looked up and without Markdown.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// A string value as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A text that is looked up in a table of a bundle, the main bundle's `Localizable` unless named.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .key(key, table: tableName, bundle: bundle)
    }

    /// A string with attributes, which win over the modifiers of the text; links are shown in the tint colour.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// A picture or symbol that stands in a line like a letter.
    public init(_ image: Image) { storage = .image(image) }

    /// A date in a style, by the environment's locale, calendar and time zone.
    public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

    /// A value as a format style writes it, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedValue { locale in format.locale(locale).format(input) })
    }

    /// A value as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
    }

    /// A value as a formatter writes it.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
    }

    /// Two texts as one paragraph, each with its own styles.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }

    // MARK: Styling

    /// The text in a font; nil is the inherited one.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// The text in a weight, which wins over `bold()`; nil is the inherited one.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// The text in a design of the system font.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// The text in a width of its font.
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width?.value)) }
    /// The text in bold: semibold for body text. Measured.
    public func bold() -> Text { with(.bold(true)) }
    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    /// The text slanted.
    public func italic() -> Text { with(.italic(true)) }
    /// The text slanted, or not.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// The text in a colour; nil is the inherited one.
    public func foregroundColor(_ color: Color?) -> Text {
        color.map { with(.style(AnyShapeStyle($0))) } ?? self
    }
    /// The text in a style, which spans the whole text's frame.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(AnyShapeStyle(style))) }
    /// Points added after every character; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    /// Points added after every character; wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    /// The text raised by points, or lowered by negative ones.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }
    /// The text in letters of equal width.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    /// The text with digits of equal width.
    public func monospacedDigit() -> Text { with(.features(1)) }
    /// The text at a scale of its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.secondaryScale(scale == .secondary)) : self
    }

    /// A line under the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// A line under the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive ? Decoration(pattern: pattern, color: color) : nil))
    }
    /// A line through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// A line through the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive ? Decoration(pattern: pattern, color: color) : nil))
    }
}

extension Text {
    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        let name: String
        /// Day, month and year.
        public static let date = DateStyle(name: "date")
        /// Hour and minute.
        public static let time = DateStyle(name: "time")

        @available(*, unavailable, message: "texts that follow the clock are not in this version of Martlet")
        public static var relative: DateStyle { date }
        @available(*, unavailable, message: "texts that follow the clock are not in this version of Martlet")
        public static var offset: DateStyle { date }
        @available(*, unavailable, message: "texts that follow the clock are not in this version of Martlet")
        public static var timer: DateStyle { date }
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is broken.
        public struct Pattern: Hashable, Sendable {
            package enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
            package let kind: Kind
            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }
        let pattern: Pattern
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        /// A solid line in the text's colour.
        public static let single = LineStyle()
    }

    /// Where a text is cut that has no room.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// The case a text is changed to.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// A scale of a text's font.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool
        /// The font's own size.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller, for units and the like; the line keeps its height.
        public static let secondary = Scale(isSecondary: true)
    }
}

/// A value that a format style writes when the locale is known.
package final class FormattedValue: Equatable, @unchecked Sendable {
    // Unchecked: format styles and their inputs are values.
    private let make: (Locale) -> String

    init(_ make: @escaping (Locale) -> String) { self.make = make }

    package func string(_ locale: Locale) -> String { make(locale) }

    package static func == (a: FormattedValue, b: FormattedValue) -> Bool {
        let locale = Locale(identifier: "en_US")
        return a === b || a.string(locale) == b.string(locale)
    }
}
