import Foundation
import MartletBase

// The motion is linear in where it starts and how fast: with x the distance from the target and v the speed,
//   x(t) = xx(t)·x(0) + xv(t)·v(0),   v(t) = vx(t)·x(0) + vv(t)·v(0).
// Three cases of the damping give the four factors in closed form.

extension Spring {
    /// What becomes of a distance and a speed after a time.
    struct Factors {
        var xx: Double, xv: Double, vx: Double, vv: Double
        static let rest = Factors(xx: 0, xv: 0, vx: 0, vv: 0)
    }

    func factors(_ time: Double) -> Factors {
        guard time > 0 else { return Factors(xx: 1, xv: 0, vx: 0, vv: 1) }
        let decay = dampingRatio * frequency
        let square = frequency * frequency
        if dampingRatio < 1 - 1e-9 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            guard swing * time < 1e9 else { return .rest }
            let fade = DMath.exp(-decay * time)
            let (sine, cosine) = DMath.sincos(swing * time)
            let slope = decay / swing * sine
            return Factors(
                xx: fade * (cosine + slope), xv: fade * sine / swing, vx: -fade * square / swing * sine,
                vv: fade * (cosine - slope))
        }
        guard time < 1e9 else { return .rest }
        if dampingRatio <= 1 + 1e-9 {
            let fade = DMath.exp(-frequency * time)
            return Factors(
                xx: fade * (1 + frequency * time), xv: fade * time, vx: -fade * square * time,
                vv: fade * (1 - frequency * time))
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (square / (decay + spread), decay + spread)
        let (slowFade, fastFade) = (DMath.exp(-slow * time), DMath.exp(-fast * time))
        let gap = fast - slow
        let difference = (slowFade - fastFade) / gap
        return Factors(
            xx: (fast * slowFade - slow * fastFade) / gap, xv: difference, vx: -square * difference,
            vv: (fast * fastFade - slow * slowFade) / gap)
    }

    // MARK: Vectors

    /// Where the motion from zero to `target` is after `time` seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let f = factors(time)
        return target.scaled(by: 1 - f.xx) + initialVelocity.scaled(by: f.xv)
    }

    /// How fast the motion from zero to `target` is after `time` seconds, in units a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let f = factors(time)
        return target.scaled(by: -f.vx) + initialVelocity.scaled(by: f.vv)
    }

    /// Moves a value and its speed on by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let f = factors(deltaTime)
        let distance = value - target
        value = target + distance.scaled(by: f.xx) + velocity.scaled(by: f.xv)
        velocity = distance.scaled(by: f.vx) + velocity.scaled(by: f.vv)
    }

    /// The force on the mass at a position and speed.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The seconds until the distance to the target stays below `epsilon`. Infinite for a spring without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        settlingTime(distance: target, velocity: initialVelocity, epsilon: epsilon)
    }

    /// The seconds until the motion from 0 to 1 stays within a thousandth of its target.
    public var settlingDuration: TimeInterval { settlingTime(distance: 1.0, velocity: 0.0, epsilon: 0.001) }

    // MARK: Animatable values

    /// Where the motion between two values is after `time` seconds.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V {
        var result = fromValue
        let target = toValue.animatableData - fromValue.animatableData
        result.animatableData += value(target: target, initialVelocity: initialVelocity, time: time)
        return result
    }

    /// How fast the motion between two values is after `time` seconds.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: TimeInterval
    ) -> V.AnimatableData {
        let target = toValue.animatableData - fromValue.animatableData
        return velocity(target: target, initialVelocity: initialVelocity, time: time)
    }

    /// The force at a position and speed between two values.
    public func force<V: Animatable>(
        fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
    ) -> V.AnimatableData {
        force(target: toValue.animatableData, position: position.animatableData, velocity: velocity)
    }

    /// The seconds until the motion between two values stays within `epsilon` of its target.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData, epsilon: Double
    ) -> TimeInterval {
        settlingTime(
            distance: toValue.animatableData - fromValue.animatableData, velocity: initialVelocity, epsilon: epsilon)
    }

    // MARK: Rest

    /// The measured rule: with a bounce, the time at which an envelope of the swing falls below epsilon; without one, the
    /// first tenth of a second at which the distance does.
    private func settlingTime<V: VectorArithmetic>(distance: V, velocity: V, epsilon: Double) -> Double {
        let rest = epsilon > 0 ? epsilon : 0.001
        let decay = dampingRatio * frequency
        guard decay > 0 else { return .infinity }
        if dampingRatio < 1 - 1e-9 {
            let reach = Spring.length(distance) + Spring.length(velocity - distance.scaled(by: decay))
            return reach > rest ? DMath.log(reach / rest) / decay : 0
        }
        let slow = dampingRatio <= 1 + 1e-9 ? decay : frequency * frequency / (2 * decay)
        // A tenth at a time as far as that is short, then a bound that can't be exceeded.
        for step in 0..<20_000 {
            let time = Double(step) / 10
            let f = factors(time)
            let left = velocity.scaled(by: f.xv) - distance.scaled(by: f.xx)
            if Spring.length(left) < rest { return time }
        }
        let reach = Spring.length(distance) + Spring.length(velocity) / slow
        return max(2000, 2 * DMath.log(max(1, reach / rest)) / slow)
    }

    private static func length<V: VectorArithmetic>(_ vector: V) -> Double { max(0, vector.magnitudeSquared).squareRoot() }

    /// How far the motion may still be from a target of `distance` after a time, by the rule of `settlingTime`.
    func envelope(_ time: Double, distance: Double, drift: Double?) -> Double {
        guard dampingRatio < 1 - 1e-9 else { return abs(factors(time).xx * distance) }
        let decay = dampingRatio * frequency
        return (abs(distance) + abs((drift ?? 0) - decay * distance)) * DMath.exp(-decay * time)
    }
}
