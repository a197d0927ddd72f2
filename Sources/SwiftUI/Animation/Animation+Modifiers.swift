import Foundation
import MartletBase

extension Animation {
    /// Begins after a time in seconds; a negative one skips into the animation.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(base: self, delay: delay)) }

    /// Runs faster by a factor: 2 halves the time. Zero holds the start for ever.
    public func speed(_ speed: Double) -> Animation { Animation(SpedAnimation(base: self, speed: speed)) }

    /// Runs a number of times, each second one backwards with `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: max(0, repeatCount), autoreverses: autoreverses))
    }

    /// Runs for ever, each second time backwards with `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Counts as finished after a time in seconds, though it may go on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalAnimation(base: self, duration: duration))
    }
}

struct DelayedAnimation: CustomAnimation, FixedDurationAnimation, CustomStringConvertible {
    let base: Animation
    let delay: Double

    var fixedDuration: Double? { base.fixedDuration.map { max(0, $0 + delay) } }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if time < delay { return .zero }
        return base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if time < delay { return .zero }
        return base.velocity(value: value, time: time - delay, context: context)
    }

    var description: String { "\(base).delay(\(delay))" }
}

struct SpedAnimation: CustomAnimation, FixedDurationAnimation, CustomStringConvertible {
    let base: Animation
    let speed: Double

    var fixedDuration: Double? {
        guard let duration = base.fixedDuration, speed > 0 else { return nil }
        return duration / speed
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        // Only the same speed shares a clock.
        guard let other = previous.base as? SpedAnimation, other.speed == speed else { return false }
        return base.shouldMerge(previous: other.base, value: value, time: time * speed, context: &context)
    }

    var description: String { "\(base).speed(\(speed))" }
}

/// Runs an animation again and again. The way back is the way there, subtracted from the whole (chosen: so that it works
/// for animations whose length is not known).
struct RepeatedAnimation: CustomAnimation, FixedDurationAnimation, CustomStringConvertible {
    let base: Animation
    /// Nil for ever.
    let count: Int?
    let autoreverses: Bool

    var fixedDuration: Double? {
        guard let count, let duration = base.fixedDuration else { return nil }
        return duration * Double(count)
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if let duration = base.fixedDuration {
            guard duration > 0 else { return nil }
            let run = max(0, time / duration).rounded(.down)
            if let count, run >= Double(count) { return nil }
            let shown = base.animate(value: value, time: time - run * duration, context: &context) ?? value
            context.isLogicallyComplete = false
            return isBackwards(run) ? value - shown : shown
        }
        // The length is known only when a run has ended: remember how many there were and when the last one did.
        var progress = context.state[RunProgress.self]
        if let count, progress.runs >= count { return nil }
        var inner = context
        inner.isLogicallyComplete = false
        inner.state[RunProgress.self] = RunProgress()
        var shown = base.animate(value: value, time: time - progress.start, context: &inner)
        if shown == nil {
            progress.runs += 1
            progress.start = time
            inner = AnimationContext(environment: context.environment)
            if let count, progress.runs >= count { return nil }
            shown = base.animate(value: value, time: 0, context: &inner) ?? value
        }
        context = inner
        context.isLogicallyComplete = false
        context.state[RunProgress.self] = progress
        return shown.map { isBackwards(Double(progress.runs)) ? value - $0 : $0 }
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard let duration = base.fixedDuration, duration > 0 else { return nil }
        let run = max(0, time / duration).rounded(.down)
        if let count, run >= Double(count) { return .zero }
        let speed = base.velocity(value: value, time: time - run * duration, context: context)
        return isBackwards(run) ? speed.map { V.zero - $0 } : speed
    }

    private func isBackwards(_ run: Double) -> Bool { autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 }

    var description: String {
        "\(base).repeat(\(count.map(String.init) ?? "forever"), autoreverses: \(autoreverses))"
    }

    private struct RunProgress: AnimationStateKey {
        var runs = 0
        var start = 0.0
        static var defaultValue: RunProgress { RunProgress() }
    }
}

struct LogicalAnimation: CustomAnimation, FixedDurationAnimation, CustomStringConvertible {
    let base: Animation
    let duration: Double

    var fixedDuration: Double? { base.fixedDuration }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let shown = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return shown
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        let inner = (previous.base as? LogicalAnimation)?.base ?? previous
        return base.shouldMerge(previous: inner, value: value, time: time, context: &context)
    }

    var description: String { "\(base).logicallyComplete(after: \(duration))" }
}
