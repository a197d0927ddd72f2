/// A way to read and write a value that something else owns.
///
/// `$state` gives one; members of the value are reached by dynamic members: `$person.name`. Documented behaviour.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    package var location: Location<Value>
    /// The transaction that changes through this binding are made with.
    public var transaction: Transaction

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding made of two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: ClosureLocation(get: get) { value, _ in set(value) })
    }

    /// A binding made of two closures; the second gets the transaction of the change too.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: ClosureLocation(get: get, set: set))
    }

    /// A binding to a value that never changes: writing does nothing.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            let current = Transaction.current
            location.set(newValue, transaction.isEmpty ? current : transaction)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a member of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath), transaction: transaction)
    }

    /// The binding with a transaction for its changes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The binding with an animation for its changes.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

extension Binding {
    /// A binding to an optional with this binding's value in it. Writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            location: ClosureLocation(get: { base.wrappedValue }) { value, transaction in
                if let value { base.location.set(value, transaction) }
            }, transaction: base.transaction)
    }

    /// A binding to the value in an optional; nil when there is none now. While the optional is nil later, the last value is read.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        let last = StoredLocation(value)
        self.init(
            location: ClosureLocation(
                get: {
                    guard let now = base.wrappedValue else { return last.peek() }
                    return now
                },
                set: { value, transaction in
                    if base.wrappedValue != nil { base.location.set(value, transaction) }
                }), transaction: base.transaction)
    }

    /// A binding to a hashable value with its type hidden.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            location: ClosureLocation(get: { AnyHashable(base.wrappedValue) }) { value, transaction in
                if let value = value.base as? V { base.location.set(value, transaction) }
            }, transaction: base.transaction)
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {}
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at a position.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        return Binding<Value.Element>(
            location: ClosureLocation(
                get: { base.wrappedValue[position] },
                set: { value, transaction in
                    var all = base.wrappedValue
                    all[position] = value
                    base.location.set(all, transaction)
                }), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// A location whose value never changes.
private final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
}

/// A member of another location's value.
private final class MemberLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }
    override func peek() -> Value { base.peek()[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        var root = base.peek()
        root[keyPath: keyPath] = value
        base.set(root, transaction)
    }
}
