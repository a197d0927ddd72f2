import Foundation

extension String {
    /// A string with values in it that is looked up before it is shown.
    ///
    /// Foundation on Linux has no such type; this one follows the documented interface of Apple's.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        package let content: LocalizedStringKey

        /// A value without parts that change.
        public init(_ value: String) { content = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            content = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
        }

        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var parts: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                parts = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

            /// A string as it is.
            public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }
            /// A string as it is.
            public mutating func appendInterpolation(_ string: Substring) { parts.appendInterpolation(string) }
            /// A whole number.
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
                parts.appendWhole(value, specifier: nil)
            }
            /// A whole number with a `printf` specifier.
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
                parts.appendWhole(value, specifier: specifier)
            }
            /// A number.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                parts.appendInterpolation(Double(value))
            }
            /// A number with a `printf` specifier, such as `"%.2f"`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
                parts.appendInterpolation(Double(value), specifier: specifier)
            }
            /// A value as a format style writes it.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                parts.appendInterpolation(input, format: format)
            }
            /// Another resource, looked up too.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                parts.appendInterpolation(resource)
            }
            /// Any other value, as `String(describing:)` writes it.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { parts.appendInterpolation(value) }
        }
    }

    /// The string that a bundle's table has for a literal; the literal itself where it has none.
    public init(
        localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = value.content.plainString(table: table, bundle: bundle, locale: locale)
    }

    /// The string that a bundle's table has for a key; `defaultValue` where it has none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.content.keyed("\(key)").plainString(table: table, bundle: bundle, locale: locale)
    }

    /// The string that a resource stands for.
    public init(localized resource: LocalizedStringResource) {
        self = resource.content.plainString(
            table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
    }
}
