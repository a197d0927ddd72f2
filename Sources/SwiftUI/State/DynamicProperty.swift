import MartletGraph

/// A property of a view that the engine keeps up to date: state, environment, observed objects.
///
/// A structure that holds such properties conforms too; its own are found, and `update()` is called before each run of the
/// view's body, after they have their values. Documented behaviour.
public protocol DynamicProperty {
    /// Called before each run of the body.
    mutating func update()

    /// Connects the property, which lies at `field`, with what the engine keeps for it.
    @MainActor
    static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext)
}

/// What a property may ask when it is linked.
public struct _PropertyContext {
    package var environment: EnvironmentValues
    package var graph: ViewGraph
    package var subscriber: Subscriber
}

/// What the engine keeps for one dynamic property while its view lives.
@MainActor
open class DynamicPropertySlot {
    package init() {}
    /// Called when the view goes away.
    package func dispose() {}
}

extension DynamicProperty {
    public mutating func update() {}

    @MainActor
    public static func _link(
        _ field: UnsafeMutableRawPointer, _ slot: inout DynamicPropertySlot?, _ context: _PropertyContext
    ) {
        let table = DynamicPropertyTable.of(Self.self)
        if !table.entries.isEmpty {
            let nested = slot as? NestedSlot ?? NestedSlot(count: table.entries.count)
            slot = nested
            table.link(field, &nested.slots, context)
        }
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// The slots of a property that holds properties itself.
private final class NestedSlot: DynamicPropertySlot {
    var slots: [DynamicPropertySlot?]
    init(count: Int) { slots = Array(repeating: nil, count: count) }
    override func dispose() { for slot in slots { slot?.dispose() } }
}
