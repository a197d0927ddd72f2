import Combine

/// An observable object that something else owns, as a property of a view: the view runs again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let root = root
            return Binding(
                location: ClosureLocation(get: { root[keyPath: keyPath] }) { value, transaction in
                    withTransaction(transaction) { root[keyPath: keyPath] = value }
                })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let object = field.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        ObjectSlot.observe(object, &slot, context.subscriber)
    }
}

/// An observable object that a view owns: made once when the view's identity appears.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let thunk: () -> ObjectType
    private var object: ObjectType?

    /// An object that the expression makes when it is first needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }

    /// The object. Outside of a mounted view, a new one at each reading.
    public var wrappedValue: ObjectType { object ?? thunk() }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(root: wrappedValue) }

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let property = field.assumingMemoryBound(to: Self.self)
        let kept = (slot as? ObjectSlot)?.object as? ObjectType ?? property.pointee.thunk()
        property.pointee.object = kept
        ObjectSlot.observe(kept, &slot, context.subscriber)
    }
}

extension StateObject: SeededProperty {}

/// An observable object that `environmentObject(_:)` put into the environment above.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    /// The object. Stops with a message when no view above provides one, as on Apple's systems.
    @MainActor public var wrappedValue: ObjectType {
        guard let object else { fatalMissing(ObjectType.self, modifier: "environmentObject(_:)") }
        return object
    }

    /// Bindings to the object's properties.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
    }

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let property = field.assumingMemoryBound(to: Self.self)
        property.pointee.object = context.environment[ObservableKey<ObjectType>.self]
        if let object = property.pointee.object { ObjectSlot.observe(object, &slot, context.subscriber) }
    }
}

extension EnvironmentObject: SeededProperty {}

extension View {
    /// Puts an observable object into the environment of this view and all below it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectWritingModifier<T>(object: object))
    }
}

/// Keeps the subscription to one object.
private final class ObjectSlot: DynamicPropertySlot {
    private(set) var object: AnyObject
    private var subscription: AnyCancellable?

    private init(_ object: AnyObject) { self.object = object }

    static func observe<T: ObservableObject>(_ object: T, _ slot: inout DynamicPropertySlot?, _ subscriber: Subscriber) {
        if let slot = slot as? ObjectSlot, slot.object === object { return }
        slot?.dispose()
        let made = ObjectSlot(object)
        made.subscription = object.objectWillChange.sink { [weak subscriber] _ in
            let transaction = Transaction.current
            runOnMain {
                guard let subscriber, !subscriber.isDisposed else { return }
                subscriber.owner.graph.note(transaction)
                subscriber.invalidate()
            }
        }
        slot = made
    }

    override func dispose() { subscription?.cancel() }
}
