import Foundation
import MartletBase

extension Animation {
    /// What `withAnimation` uses when nothing is said: a spring without bounce, response 0.55 (measured).
    public static let `default` = Animation(DefaultAnimation())

    /// The same speed throughout, 0.35 seconds.
    public static var linear: Animation { linear(duration: standardDuration) }
    /// Starts slowly, 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    /// Ends slowly, 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// Starts and ends slowly, 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// The same speed throughout.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// A Bézier curve from (0, 0) to (1, 1) by its two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Any curve over a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// Seconds when none are given (measured).
    static let standardDuration = 0.35
}

/// Follows a curve for a fixed time.
struct CurveAnimation: CustomAnimation, FixedDurationAnimation, CustomStringConvertible {
    let curve: UnitCurve
    /// Seconds, never negative.
    let duration: Double

    init(curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = duration > 0 ? duration : 0
    }

    var fixedDuration: Double? { duration }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time < duration else { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }

    var description: String { "CurveAnimation(duration: \(duration), curve: \(curve))" }
}
