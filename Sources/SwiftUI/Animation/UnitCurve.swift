import MartletBase

/// A curve from (0, 0) to (1, 1): progress as a function of elapsed time, both as fractions.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable {
        case linear
        case bezier(UnitBezier)
        case circularIn, circularOut, circularInOut, inverseCircularInOut
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// A Bézier curve with two control points. Their x is limited to 0...1, so that every time has one progress; y may
    /// leave that range, and the progress then does too.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                UnitBezier(
                    x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
                    y2: Double(endControlPoint.y))))
    }

    /// The same speed throughout.
    public static let linear = UnitCurve(.linear)
    /// Starts slowly.
    public static let easeIn = UnitCurve(.bezier(.easeIn))
    /// Ends slowly.
    public static let easeOut = UnitCurve(.bezier(.easeOut))
    /// Starts and ends slowly.
    public static let easeInOut = UnitCurve(.bezier(.easeInOut))
    /// Starts and ends slowly; another name of `easeInOut`.
    public static var easeInEaseOut: UnitCurve { easeInOut }
    /// Starts slowly along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// Ends slowly along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Starts and ends slowly along two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve mirrored at the diagonal: time as a function of progress.
    public var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .bezier(let curve): UnitCurve(.bezier(UnitBezier(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .circularInOut: UnitCurve(.inverseCircularInOut)
        case .inverseCircularInOut: .circularEaseInOut
        }
    }

    /// The progress at a time, both fractions. Times outside 0...1 give the ends.
    public func value(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch shape {
        case .linear: return x
        case .bezier(let curve): return curve.value(at: x)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
            let rest = 2 - 2 * x
            return (1 + (1 - rest * rest).squareRoot()) / 2
        case .inverseCircularInOut:
            let rest = x < 0.5 ? 1 - 2 * x : 2 * x - 1
            let half = max(0, 1 - rest * rest).squareRoot() / 2
            return x < 0.5 ? half : 1 - half
        }
    }

    /// The slope at a time: how much progress a unit of time brings there. Infinite where a circle stands upright.
    public func velocity(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        func circle(_ u: Double) -> Double { u < 1 ? u / (1 - u * u).squareRoot() : .infinity }
        func inverted(_ slope: Double) -> Double { slope == 0 ? .infinity : 1 / slope }
        switch shape {
        case .linear: return 1
        case .bezier(let curve): return curve.velocity(at: x)
        case .circularIn: return circle(x)
        case .circularOut: return inverted(circle((1 - (1 - x) * (1 - x)).squareRoot()))
        case .circularInOut: return circle(x < 0.5 ? 2 * x : 2 - 2 * x)
        case .inverseCircularInOut:
            let y = value(at: x)
            return inverted(circle(y < 0.5 ? 2 * y : 2 - 2 * y))
        }
    }
}
