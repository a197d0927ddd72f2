import Foundation
import MartletBase

/// A damped spring: a mass that is pulled to a target, as a function of time.
///
/// Describe it by how long it takes and how much it bounces, or by the physics. All its numbers come from the
/// deterministic functions of the base module, so that a frame looks the same on every machine.
public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    let frequency: Double
    /// The mass.
    public let mass: Double
    /// The damping in relation to the least that avoids any bounce: below 1 it bounces, above 1 it creeps.
    public let dampingRatio: Double

    init(frequency: Double, dampingRatio: Double, mass: Double) {
        // Between an oscillation too fast and one too slow for any clock; NaN becomes the default spring's frequency.
        self.frequency = frequency.isNaN ? 4 * Double.pi : min(max(frequency, 1e-6), 1e6)
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e6)
        self.mass = mass > 0 && mass.isFinite ? mass : 1
    }

    /// A spring that looks finished after `duration` seconds.
    ///
    /// - Parameters:
    ///   - duration: Seconds; values that are not positive count as very short.
    ///   - bounce: From 1 (never stops swinging) over 0 (none) down to −1 (creeps), limited to that range.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let limited = min(max(bounce, -0.999_999), 1)
        self.init(
            frequency: Spring.frequency(period: duration),
            dampingRatio: limited >= 0 ? 1 - limited : 1 / (1 + limited), mass: 1)
    }

    /// A spring of a stiffness and a damping.
    ///
    /// - Parameters:
    ///   - response: The seconds of one swing without damping.
    ///   - dampingRatio: 0 swings for ever, 1 does not bounce, more creeps.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: Spring.frequency(period: response), dampingRatio: dampingRatio, mass: 1)
    }

    /// A spring with the constants of the physical equation.
    ///
    /// - Parameter allowOverDamping: Whether damping above the critical one is kept; otherwise it is lowered to that.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 1
        let frequency = (max(0, stiffness) / mass).squareRoot()
        let critical = 2 * mass * frequency
        let ratio = critical > 0 ? damping / critical : 1
        self.init(frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring that has come to rest after `settlingDuration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 0 would never come to rest and counts as almost 0.
    ///   - epsilon: The distance from a target of 1 that counts as rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let time = settlingDuration > 1e-4 ? settlingDuration : 1e-4
        let ratio = dampingRatio > 1e-4 ? dampingRatio : 1e-4
        let rest = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        // The distance left falls as the frequency grows: halve the bracket until it is as narrow as a number can be.
        var (low, high) = (1e-4, 1e5)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            let left = Spring(frequency: middle, dampingRatio: ratio, mass: 1).envelope(time, distance: 1, drift: nil)
            if left > rest { low = middle } else { high = middle }
        }
        self.init(frequency: high, dampingRatio: ratio, mass: 1)
    }

    private static func frequency(period: Double) -> Double { 2 * Double.pi / (period > 1e-4 ? period : 1e-4) }

    /// The seconds after which the motion looks finished.
    public var duration: TimeInterval { response }

    /// How much it bounces: 0 not at all, towards 1 more, below 0 it creeps.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The seconds of one swing without damping.
    public var response: Double { 2 * Double.pi / frequency }

    /// The pull for each unit of distance.
    public var stiffness: Double { frequency * frequency * mass }

    /// The brake for each unit of speed.
    public var damping: Double { 2 * dampingRatio * frequency * mass }
}

extension Spring {
    /// No bounce, half a second.
    public static var smooth: Spring { smooth() }
    /// A little bounce, half a second.
    public static var snappy: Spring { snappy() }
    /// Much bounce, half a second.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce, or with `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a bounce of 0.15 and `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a bounce of 0.3 and `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
