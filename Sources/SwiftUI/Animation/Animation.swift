import Foundation
import MartletBase

/// How changes of values are shown over time.
///
/// Give one to `withAnimation`, to a view's `animation(_:value:)` or to a binding. Two animations are equal when they
/// are made of the same kind with the same numbers.
public struct Animation: Hashable, @unchecked Sendable {
    // Unchecked: the box is immutable, and a custom animation is a value that only its own functions read.
    private let box: AnimationBox

    /// An animation by one's own rule.
    public init<A: CustomAnimation>(_ base: A) {
        box = (base as? Animation)?.box ?? ConcreteAnimationBox(base)
    }

    /// The rule inside.
    public var base: any CustomAnimation { box.base }

    /// Where the motion from zero to `value` is after `time` seconds; nil once it has ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { box.animate(value, time, &context) }

    /// How fast the motion is after `time` seconds, in units a second; nil when unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        box.velocity(value, time, context)
    }

    /// Whether this animation takes over from one that still runs.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { box.shouldMerge(previous, value, time, &context) }

    /// Whether both are of one kind with the same numbers.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
    }

    /// Hashes the rule inside.
    public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }

    /// The seconds of one run where they are fixed, for repetition.
    var fixedDuration: Double? { box.fixedDuration }
}

extension Animation: CustomAnimation {}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The rule inside as text.
    public var description: String { String(describing: base) }
    /// The rule inside as text.
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
    /// Shows the rule inside.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

/// The open end of `Animation`; the subclass knows the rule's type.
private class AnimationBox {
    var base: any CustomAnimation { preconditionFailure("overridden") }
    var fixedDuration: Double? { nil }
    func animate<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: inout AnimationContext<V>) -> V? { nil }
    func velocity<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V? { nil }
    func shouldMerge<V: VectorArithmetic>(
        _ previous: Animation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> Bool { false }
    func isEqual(to other: AnimationBox) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}

private final class ConcreteAnimationBox<A: CustomAnimation>: AnimationBox {
    let rule: A
    init(_ rule: A) { self.rule = rule }

    override var base: any CustomAnimation { rule }
    override var fixedDuration: Double? { (rule as? any FixedDurationAnimation)?.fixedDuration }
    override func animate<V: VectorArithmetic>(
        _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> V? { rule.animate(value: value, time: time, context: &context) }
    override func velocity<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V? {
        rule.velocity(value: value, time: time, context: context)
    }
    override func shouldMerge<V: VectorArithmetic>(
        _ previous: Animation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> Bool { rule.shouldMerge(previous: previous, value: value, time: time, context: &context) }
    override func isEqual(to other: AnimationBox) -> Bool { (other as? ConcreteAnimationBox<A>)?.rule == rule }
    override func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(A.self))
        hasher.combine(rule)
    }
}

/// An animation whose run lasts a fixed number of seconds, whatever it moves.
protocol FixedDurationAnimation {
    /// Seconds; nil when unknown.
    var fixedDuration: Double? { get }
}
