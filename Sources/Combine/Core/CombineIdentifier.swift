import Synchronization

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt64
    private static let next = Atomic<UInt64>(0)

    /// A new identifier, different from all others of this kind.
    public init() { value = CombineIdentifier.next.add(1, ordering: .relaxed).newValue }

    /// The identifier of an object, the same each time while the object lives.
    public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) | 1 << 63 }

    /// The identifier as text, for logs.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// Something that can be told apart in a chain of publishers and subscribers.
public protocol CustomCombineIdentifierConvertible {
    /// An identifier of this instance.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's own identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
