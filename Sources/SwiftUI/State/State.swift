import MartletGraph

/// A value that a view owns and may change: the view, and whoever reads the value, runs again when it changes.
///
/// The value lives as long as the view's identity; the initial value counts only when the identity first appears. Outside of a
/// mounted view, reading gives the initial value and writing does nothing. Documented behaviour. A write while a body runs
/// takes effect in the next update.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    package var initial: Value
    package var location: StoredLocation<Value>?

    /// A state with an initial value.
    public init(wrappedValue value: Value) { initial = value }

    /// A state with an initial value.
    public init(initialValue value: Value) { initial = value }

    /// The current value.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set {
            if let location {
                StateChange.reportInsideBody()
                location.set(newValue, Transaction.current)
            }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let state = field.assumingMemoryBound(to: Self.self)
        let kept: StateSlot<Value>
        if let existing = slot as? StateSlot<Value> {
            kept = existing
        } else {
            kept = StateSlot(state.pointee.initial)
            slot = kept
        }
        state.pointee.location = kept.location
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that starts as nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: SeededProperty {}

/// Notices state that is changed while a body runs.
enum StateChange {
    static func reportInsideBody() {
        guard let subscriber = ViewGraph.active, MainCheck.isOnMain else { return }
        MainActor.assumeIsolated {
            subscriber.owner.graph.diagnostics.report(
                "State is changed while the body of \(subscriber.typeName) runs. "
                    + "Move the change into an action such as onAppear, onChange or a button's.")
        }
    }
}

private final class StateSlot<Value>: DynamicPropertySlot {
    let location: StoredLocation<Value>
    init(_ value: Value) { location = StoredLocation(value) }
}
