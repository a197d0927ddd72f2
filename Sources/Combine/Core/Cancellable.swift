/// Something whose work can be stopped.
public protocol Cancellable {
    /// Stops the work and lets go of what it holds. Calling it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps the work going for as long as it stays in the set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Keeps the work going for as long as it stays in the collection.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable { AnyCancellable(self).store(in: &collection) }
}

/// Holds work that is cancelled when the last reference to the holder goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Runs the closure on `cancel()` or at the end of this object's life, whichever is first, once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels another one on `cancel()` or at the end of this object's life.
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

    deinit { action?() }

    /// Cancels now.
    public func cancel() {
        let run = lock.take(&action)
        run?()
    }

    /// Puts this holder into the set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Appends this holder to the collection.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable { collection.append(self) }

    /// Whether both are one object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
