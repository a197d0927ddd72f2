/// The timing curve from (0, 0) to (1, 1) with two control points: progress as a function of elapsed time.
package struct UnitBezier: Hashable, Sendable {
    /// The control points; x is limited to 0...1, so that every time has one progress.
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// Makes a curve. NaN counts as zero.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1 > 0 ? min(x1, 1) : 0
        self.x2 = x2 > 0 ? min(x2, 1) : 0
        self.y1 = y1.isFinite ? y1 : 0
        self.y2 = y2.isFinite ? y2 : 0
    }

    package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    package static let easeIn = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    package static let easeInOut = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The progress at a time in 0...1; earlier gives 0, later 1. May leave 0...1 when a control point does.
    package func value(at time: Double) -> Double {
        if !(time > 0) { return 0 }
        if time >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return time }
        return Self.coordinate(y1, y2, parameter(at: time))
    }

    /// The progress' speed at a time in 0...1, in whole progresses per whole time; zero outside.
    package func velocity(at time: Double) -> Double {
        guard time >= 0 && time <= 1 else { return 0 }
        if x1 == y1 && x2 == y2 { return 1 }
        let t = parameter(at: time)
        let dx = Self.slope(x1, x2, t)
        return dx > 1e-12 ? Self.slope(y1, y2, t) / dx : 0
    }

    /// The curve's parameter at a time: Newton's steps inside a bracket that shrinks with every one.
    private func parameter(at time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = time
        for _ in 0..<60 {
            let error = Self.coordinate(x1, x2, t) - time
            if abs(error) < 1e-15 { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / Self.slope(x1, x2, t)
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
        ((1 + 3 * a - 3 * b) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        (3 * (1 + 3 * a - 3 * b) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
    }
}
