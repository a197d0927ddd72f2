/// A key for a value in the environment.
///
/// Declare a type that conforms, give the value to use when none was set, and extend `EnvironmentValues` with a property that
/// reads and writes `self[Key.self]`. Documented behaviour.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value of the key where no view set one. Read often: make it cheap, or a stored constant.
    static var defaultValue: Value { get }
}
