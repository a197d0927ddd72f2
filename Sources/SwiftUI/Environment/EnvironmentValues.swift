import MartletGraph

/// The values that views inherit from the views around them.
///
/// Reading a key that nobody set gives the key's default. A copy is cheap: values are shared until written.
/// Complexity: a read walks the modifiers that wrote values above the view, a few dozen steps at the most.
public struct EnvironmentValues: CustomStringConvertible {
    package var list = PropertyList()
    /// Notes the keys that are read, while a body runs or a leaf resolves itself; nil otherwise.
    package var tracker: EnvironmentTracker?

    /// An environment in which every key has its default value.
    public init() {}

    /// The value of a key: the one set nearest above, else the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            let box = list.box(for: id)
            if let tracker { tracker.note(id, box) }
            guard let typed = box as? TypedPropertyBox<K.Value> else { return K.defaultValue }
            return typed.value
        }
        set { list.set(TypedPropertyBox(newValue), for: ObjectIdentifier(key)) }
    }

    public var description: String { "EnvironmentValues" }
}

/// The keys that one node read from its environment, with what it found.
package final class EnvironmentTracker {
    private var reads: [(key: ObjectIdentifier, box: PropertyBox?)] = []

    package init() {}

    package var isEmpty: Bool { reads.isEmpty }

    package func note(_ key: ObjectIdentifier, _ box: PropertyBox?) {
        for read in reads where read.key == key { return }
        reads.append((key, box))
    }

    package func reset() { reads.removeAll(keepingCapacity: true) }

    /// True when one of the noted keys has another value in `environment`.
    package func isAffected(by environment: EnvironmentValues) -> Bool {
        for read in reads {
            let now = environment.list.box(for: read.key)
            if now === read.box { continue }
            if let now, let before = read.box, now.isEqual(to: before) { continue }
            return true
        }
        return false
    }
}
