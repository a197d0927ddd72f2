extension DMath {
    /// The angle in (-π/2, π/2) whose tangent is `x`.
    package static func atan(_ x: Double) -> Double {
        if x.isNaN { return x }
        let magnitude = abs(x)
        if magnitude < 0x1p-27 { return x }
        return withSign(atanQuotient(magnitude, 1), of: x)
    }

    /// The angle of the vector `(x, y)` in -π...π, measured from the positive x axis.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let pi = 2 * halfPi
        if y == 0 { return x.sign == .minus ? withSign(pi, of: y) : y }
        if x == 0 { return withSign(halfPi, of: y) }
        var ay = abs(y)
        var ax = abs(x)
        if ay == .infinity || ax == .infinity {
            let up = ay == .infinity
            let across = ax == .infinity
            ay = up ? 1 : 0
            ax = across ? 1 : 0
        }
        let angle = atanQuotient(ay, ax)
        return withSign(x < 0 ? pi - (angle - 2 * halfPiLow) : angle, of: y)
    }

    /// The angle in -π/2...π/2 whose sine is `x`; NaN outside -1...1.
    package static func asin(_ x: Double) -> Double {
        if abs(x) < 0x1p-27 { return x }
        return atan2(x, ((1 - x) * (1 + x)).squareRoot())
    }

    /// The angle in 0...π whose cosine is `x`; NaN outside -1...1.
    package static func acos(_ x: Double) -> Double {
        atan2(((1 - x) * (1 + x)).squareRoot(), x)
    }

    /// atan(y/x) for y, x ≥ 0, not both zero.
    private static func atanQuotient(_ y: Double, _ x: Double) -> Double {
        if y > x {
            let rest = atanUpToOne(x / y)
            return halfPi - (rest - halfPiLow)
        }
        return atanUpToOne(y / x)
    }

    /// atan(x) for x in 0...1: the nearest eighth's angle from a table, and a short series for the difference.
    private static func atanUpToOne(_ x: Double) -> Double {
        let index = Int(nearest(x * 8))
        let c = Double(index) * 0.125
        let t = index == 0 ? x : (x - c) / (1 + x * c)
        let z = t * t
        var q = -1.0 / 15
        q = q * z + 1.0 / 13
        q = q * z - 1.0 / 11
        q = q * z + 1.0 / 9
        q = q * z - 1.0 / 7
        q = q * z + 1.0 / 5
        q = q * z - 1.0 / 3
        let series = t * z * q
        if index == 0 { return t + series }
        return eighthAngle(index) + (t + series)
    }

    @inline(__always)
    private static func eighthAngle(_ index: Int) -> Double {
        switch index {
        case 1: return 0x1.fd5ba9aac2f6ep-4
        case 2: return 0x1.f5b75f92c80ddp-3
        case 3: return 0x1.6f61941e4def1p-2
        case 4: return 0x1.dac670561bb4fp-2
        case 5: return 0x1.1e00babdefeb4p-1
        case 6: return 0x1.4978fa3269ee1p-1
        case 7: return 0x1.700a7c5784634p-1
        default: return 0x1.921fb54442d18p-1
        }
    }
}
