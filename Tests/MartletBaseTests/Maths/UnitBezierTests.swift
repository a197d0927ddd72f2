import MartletBase
import Testing

@Suite struct UnitBezierTests {
    static let times = [0.25, 0.33, 0.5, 0.66, 0.75]

    @Test func standardCurves() {
        let expected: [(UnitBezier, [Double])] = [
            (.easeInOut, [0.129, 0.227, 0.5, 0.758, 0.870]),
            (.easeIn, [0.093, 0.153, 0.315, 0.503, 0.621]),
            (.easeOut, [0.378, 0.484, 0.684, 0.838, 0.906]),
        ]
        for (curve, values) in expected {
            for (time, value) in zip(Self.times, values) {
                #expect(abs(curve.value(at: time) - value) < 0.002, "\(curve) at \(time): \(curve.value(at: time))")
            }
        }
    }

    @Test func ends() {
        for curve in [UnitBezier.linear, .easeIn, .easeOut, .easeInOut, UnitBezier(x1: 1, y1: 5, x2: 0, y2: -4)] {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: -3) == 0)
            #expect(curve.value(at: 3) == 1)
            #expect(curve.value(at: .nan) == 0)
        }
        #expect(UnitBezier.linear.value(at: 0.3) == 0.3)
        let strange = UnitBezier(x1: .nan, y1: .infinity, x2: 7, y2: 1)
        #expect(strange.value(at: 0.5).isFinite)
    }

    @Test func solvesForTime() {
        // Against plain bisection on the parameter.
        for curve in [UnitBezier.easeIn, .easeOut, .easeInOut, UnitBezier(x1: 1, y1: 0, x2: 0, y2: 1)] {
            for index in 1..<100 {
                let time = Double(index) / 100
                var low = 0.0
                var high = 1.0
                for _ in 0..<60 {
                    let t = (low + high) / 2
                    let u = 1 - t
                    if 3 * u * u * t * curve.x1 + 3 * u * t * t * curve.x2 + t * t * t < time {
                        low = t
                    } else {
                        high = t
                    }
                }
                let u = 1 - low
                let value = 3 * u * u * low * curve.y1 + 3 * u * low * low * curve.y2 + low * low * low
                // The last curve is vertical in the middle, where a rounding error of the time moves the value more.
                #expect(abs(curve.value(at: time) - value) < (curve.x1 == 1 ? 1e-5 : 1e-10))
            }
        }
    }

    @Test func velocityIsTheSlope() {
        let curve = UnitBezier.easeInOut
        for index in 5..<95 {
            let time = Double(index) / 100
            let slope = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
            #expect(abs(curve.velocity(at: time) - slope) < 1e-4)
        }
        #expect(curve.velocity(at: -1) == 0)
    }
}
