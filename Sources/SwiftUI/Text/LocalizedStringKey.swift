import Foundation

/// A text that is looked up in the bundle's tables by itself, with values filled in and inline Markdown understood.
///
/// A string literal that is passed to `Text` makes one. Where no table has the key, the key itself is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value that is filled in.
    package enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        case text(Text)
    }

    /// The key, with `%@`, `%lld` and the like where values go.
    package let key: String
    package let arguments: [Argument]

    /// A key without values.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            // A percent sign of the literal is no place for a value.
            key += literal.replacing("%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
        public mutating func appendInterpolation(_ substring: Substring) { append("%@", .string(String(substring))) }

        /// A text with its own styles.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// A picture on the line.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        /// A value as a format style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .string(format.format(input)))
        }

        /// A date in the style of `Text`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        /// A value as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int8) { append("%d", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int16) { append("%d", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int32) { append("%d", .integer(Int64(value))) }
        public mutating func appendInterpolation(_ value: Int64) { append("%lld", .integer(value)) }
        public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt8) { append("%u", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt16) { append("%u", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt32) { append("%u", .unsigned(UInt64(value))) }
        public mutating func appendInterpolation(_ value: UInt64) { append("%llu", .unsigned(value)) }
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
        public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .number(Double(value))) }

        /// A number with a `printf` specifier, such as `"%.2f"`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, .number(value)) }
        /// A number with a `printf` specifier, such as `"%.2f"`.
        public mutating func appendInterpolation(_ value: Float, specifier: String) {
            append(specifier, .number(Double(value)))
        }
        /// A number with a `printf` specifier, such as `"%.2f"`.
        public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
            append(specifier, .number(Double(value)))
        }
        /// A number with a `printf` specifier, such as `"%03d"`.
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            append(specifier, .integer(Int64(value)))
        }

        /// Any other value, as `String(describing:)` writes it.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
    }
}
