import Foundation
import MartletBase

extension Animation {
    /// A spring without bounce, half a second.
    public static var spring: Animation { spring(Spring()) }
    /// A quick spring for values that follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
    /// A spring without bounce, half a second.
    public static var smooth: Animation { smooth() }
    /// A spring with a little bounce, half a second.
    public static var snappy: Animation { snappy() }
    /// A spring with much bounce, half a second.
    public static var bouncy: Animation { bouncy() }
    /// A spring that adds up with others instead of taking their speed over.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

    /// A spring that goes on with the speed a value already has.
    ///
    /// - Parameter blendDuration: The seconds over which a changed spring would take hold; kept with the animation, while
    ///   a new spring takes over at once (chosen).
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// A spring by how long it takes and how much it bounces.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }

    /// A spring by its stiffness, as the seconds of one undamped swing, and its damping, 1 for no bounce.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A quick spring for values that follow a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }

    /// A quick spring for values that follow a finger, with a bounce of 0.15 and `extraBounce`.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A spring without bounce, or with `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.15 and `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce of 0.3 and `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring that adds up with others. `initialVelocity` is in whole distances a second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// A spring that adds up with others, by how long it takes and how much it bounces.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that adds up with others, by its physics.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }
}

/// A spring that takes over the place and speed of a spring before it.
struct SpringAnimation: CustomAnimation, CustomStringConvertible {
    let spring: Spring
    let blendDuration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        spring.advance(value, time, &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        spring.speed(value, time, context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { Spring.takeOver(from: previous, value, time, &context) }

    var description: String { "SpringAnimation(\(spring.summary), blendDuration: \(blendDuration))" }
}

/// The animation of `Animation.default`, a kind of its own.
struct DefaultAnimation: CustomAnimation, CustomStringConvertible {
    static let spring = Spring(response: 0.55, dampingRatio: 1)

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        Self.spring.advance(value, time, &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        Self.spring.speed(value, time, context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { Spring.takeOver(from: previous, value, time, &context) }

    var description: String { "DefaultAnimation()" }
}

/// A spring that only knows its own motion; several of them add up.
struct InterpolatingSpringAnimation: CustomAnimation, FixedDurationAnimation, CustomStringConvertible {
    let spring: Spring
    /// Whole distances a second.
    let initialVelocity: Double

    var fixedDuration: Double? {
        let time = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
        return time.isFinite ? time : nil
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        let start = value.scaled(by: initialVelocity)
        if time >= spring.restTime(value, start) { return nil }
        return spring.value(target: value, initialVelocity: start, time: time)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    var description: String {
        "InterpolatingSpringAnimation(\(spring.summary), initialVelocity: \(initialVelocity))"
    }
}

extension SpringAnimation: FixedDurationAnimation {
    var fixedDuration: Double? { spring.settlingDuration.isFinite ? spring.settlingDuration : nil }
}

extension DefaultAnimation: FixedDurationAnimation {
    var fixedDuration: Double? { Self.spring.settlingDuration }
}

/// Where and how fast a spring began, when it took over from another.
private struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
    /// The time of taking over, the place and the speed at that time.
    var time = 0.0
    var position = V.zero
    var velocity = V.zero
    static var defaultValue: SpringStart { SpringStart() }
}

extension Spring {
    var summary: String { "duration: \(duration), bounce: \(bounce)" }

    /// The seconds until the distance is below a thousandth of the way, or of one unit for shorter ways.
    fileprivate func restTime<V: VectorArithmetic>(_ way: V, _ velocity: V) -> Double {
        let length = max(0, way.magnitudeSquared).squareRoot()
        return settlingDuration(target: way, initialVelocity: velocity, epsilon: 0.001 * max(1, length))
    }

    fileprivate func advance<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: inout AnimationContext<V>) -> V? {
        let start = context.state[SpringStart<V>.self]
        let (elapsed, way) = (time - start.time, value - start.position)
        if elapsed >= duration { context.isLogicallyComplete = true }
        if elapsed >= restTime(way, start.velocity) { return nil }
        return start.position + self.value(target: way, initialVelocity: start.velocity, time: elapsed)
    }

    fileprivate func speed<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V {
        let start = context.state[SpringStart<V>.self]
        return velocity(target: value - start.position, initialVelocity: start.velocity, time: time - start.time)
    }

    /// Notes where a running spring is and how fast, so that the next one starts there.
    fileprivate static func takeOver<V: VectorArithmetic>(
        from previous: Animation, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> Bool {
        guard previous.base is SpringAnimation || previous.base is DefaultAnimation else { return false }
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let position = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[SpringStart<V>.self] = SpringStart(time: time, position: position, velocity: velocity)
        context.isLogicallyComplete = false
        return true
    }
}
