/// A key for a value that views give to the views around them.
///
/// `reduce` combines the values of siblings, in view order. Documented behaviour.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }
    /// Combines the value so far with that of the next sibling.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
