import Foundation
import MartletBase

/// What goes along with a change of state: how it is animated, and what else the views that update because of it should
/// know.
public struct Transaction {
    /// How the change is animated; nil for at once.
    public var animation: Animation?
    /// Whether animations that views ask for are ignored.
    public var disablesAnimations = false
    /// Whether the change is one of a stream, such as of a drag.
    public var isContinuous = false
    /// Whether the speed of changes is noted, for an animation that goes on with it.
    public var tracksVelocity = false
    /// Where a scroll view that is told to show something puts it.
    public var scrollTargetAnchor: UnitPoint?

    /// Those who wait for the animations of this change, outermost first.
    package private(set) var completions: [AnimationCompletion] = []
    private var values: [ObjectIdentifier: Any] = [:]

    /// A transaction that says nothing.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// What is kept under a key: its default value at first.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls a closure when the animations of this change have ended: at once after the update when there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// The animation to use: none where animations are disabled.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Whether nothing is said.
    package var isEmpty: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && scrollTargetAnchor == nil
            && completions.isEmpty && values.isEmpty
    }

    /// Without those who wait: for a transaction made from the current one.
    fileprivate var withoutCompletions: Transaction {
        var copy = self
        copy.completions = []
        return copy
    }
}

/// A place for a value of one's own in a transaction.
public protocol TransactionKey {
    /// What is kept.
    associatedtype Value
    /// What stands there at first.
    static var defaultValue: Value { get }
}

/// When an animation counts as ended for those who wait for it.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logical, removed }
    private let kind: Kind

    /// When it looks finished, though it may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logical)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

extension Transaction {
    /// The transaction of the `withTransaction` or `withAnimation` that runs on this thread; an empty one outside.
    package static var current: Transaction { TransactionStack.top?.transaction ?? Transaction() }
}

/// Makes changes of state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer { for completion in transaction.completions { completion.schedule() } }
    return try TransactionStack.push(transaction, body)
}

/// Makes changes of state with one value of the transaction changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current.withoutCompletions
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Makes changes of state that are animated; nil for at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current.withoutCompletions
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Makes changes of state that are animated, and calls `completion` when the animations have ended.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current.withoutCompletions
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// The transactions of the calls that are running on a thread, innermost on top.
private final class TransactionStack {
    let transaction: Transaction
    private init(_ transaction: Transaction) { self.transaction = transaction }

    /// The thread's slot. It holds an unowned reference: the object lives as long as the call that put it there.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    static var top: TransactionStack? {
        pthread_getspecific(key).map { Unmanaged<TransactionStack>.fromOpaque($0).takeUnretainedValue() }
    }

    static func push<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let entry = TransactionStack(transaction)
        let below = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(entry).toOpaque())
        defer { pthread_setspecific(key, below) }
        return try withExtendedLifetime(entry, body)
    }
}
