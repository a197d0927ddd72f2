import Foundation
import MartletBase

/// A rule by which a value moves to its target, as a function of time.
public protocol CustomAnimation: Hashable {
    /// Where the motion from zero to `value` is after `time` seconds; nil once it has ended.
    ///
    /// - Parameter context: Holds what the animation wants to remember, and takes whether it looks finished.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast the motion is after `time` seconds, in units a second; nil when unknown.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation, which was just added, takes over from one that still runs. It then goes on with the time and
    /// the state of that one; otherwise both run and their results are added.
    ///
    /// - Parameters:
    ///   - value: The vector that `previous` moves by.
    ///   - time: The seconds since `previous` began.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Unknown.
    nonisolated public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// No: both run.
    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}
