import Foundation

/// A string to be looked up later, with where to look.
///
/// Foundation on Linux has no such type; this one follows the documented interface of Apple's.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// Where the tables are.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's own bundle.
        case main
        /// The bundle that holds a class.
        case forClass(AnyClass)
        /// The bundle at a place; the main bundle when there is none.
        case atURL(URL)

        /// The bundle; nil for the main one.
        package var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }

        /// Whether both name the same bundle.
        public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
            switch (lhs, rhs) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }
    }

    /// What is looked up.
    public var key: String { content.key }
    /// What is shown where the table has nothing.
    public let defaultValue: String.LocalizationValue
    /// The table; nil for `Localizable`.
    public let table: String?
    /// The language to look up.
    public var locale: Locale
    /// Where the tables are.
    public let bundle: BundleDescription

    package let content: LocalizedStringKey

    /// A resource by the literal that is looked up and shown when nothing is found.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        content = keyAndValue.content
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A resource by its key and what is shown when nothing is found.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        content = defaultValue.content.keyed("\(key)")
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// A text that a resource stands for, in the environment's language.
    public init(_ resource: LocalizedStringResource) {
        self.init(storage: .key(resource.content, table: resource.table, bundle: resource.bundle.bundle))
    }
}
