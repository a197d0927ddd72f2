import Observation

/// A value of the environment, or an observable object from it, as a property of a view.
///
/// The view runs again when the value changes. Outside of a mounted view the key's default is read. Documented behaviour.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }

    private let content: Content
    private var value: Value?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The observable object of a type that `environment(_:)` put in above. There must be one.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object { environment in
            guard let object = environment[ObservableKey<Value>.self] else {
                fatalMissing(Value.self, modifier: "environment(_:)")
            }
            return object
        }
    }

    /// The observable object of a type that `environment(_:)` put in above, nil where there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .object { environment in environment[ObservableKey<T>.self] }
    }

    /// The value.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch content {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        }
    }

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let property = field.assumingMemoryBound(to: Self.self)
        property.pointee.value = property.pointee.read(context.environment)
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: SeededProperty {}

/// The key of observable objects, one for each type.
package struct ObservableKey<T: AnyObject>: EnvironmentKey {
    package static var defaultValue: T? { nil }
}

/// Stops with a message that names what is missing. Apple's SwiftUI stops too: there is no value to go on with.
package func fatalMissing<T>(_ type: T.Type, modifier: String) -> Never {
    fatalError(
        "martlet: no \(T.self) in the environment: a view asks for one that no view above provides. "
            + "Add .\(modifier) with a \(T.self) to a view above it.")
}

extension View {
    /// Puts a value into the environment of this view and all below it.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the environment of this view and all below it, or takes it out with nil.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectWritingModifier<T>(object: object))
    }

    /// Changes a value of the environment for this view and all below it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// A modifier that changes the environment of its content.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
    @MainActor func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        MappedNode(view, context) { view, inherited in
            var environment = inherited
            view.modifier.change(&environment)
            return environment
        } map: {
            $0.content
        }
    }
}

nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, EnvironmentModifier {
    public typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
    package func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

nonisolated public struct _EnvironmentObjectWritingModifier<T: AnyObject>: ViewModifier, EnvironmentModifier {
    public typealias Body = Never
    let object: T?
    nonisolated init(object: T?) { self.object = object }
    package func change(_ environment: inout EnvironmentValues) { environment[ObservableKey<T>.self] = object }
}

nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier, EnvironmentModifier {
    public typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        self.keyPath = keyPath
        self.transform = transform
    }
    package func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// A modifier that is made from the environment it is applied in.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier to apply in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    @MainActor public static func _makeModifierNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Base, Self>> {
        MappedNode(view, context) { ResolvingView(content: $0.content, modifier: $0.modifier) }
    }
}

/// Applies an environmental modifier: a view with a body, so that what the modifier reads is noted.
nonisolated private struct ResolvingView<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    @MainActor var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
