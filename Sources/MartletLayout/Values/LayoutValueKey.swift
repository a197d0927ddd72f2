/// A key for a value that a view hands to the layout container it is in.
///
/// A container reads the value with `subview[Key.self]`; views that set none give `defaultValue`.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}
