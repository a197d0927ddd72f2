import Testing

@testable import SwiftUI

@Suite struct UnitCurveTests {
    private let places = [0.25, 0.33, 0.5, 0.66, 0.75]

    @Test func easing() {
        let table: [(UnitCurve, [Double])] = [
            (.easeInOut, [0.129, 0.227, 0.5, 0.758, 0.870]), (.easeIn, [0.093, 0.153, 0.315, 0.503, 0.621]),
            (.easeOut, [0.378, 0.484, 0.684, 0.838, 0.906]), (.linear, places),
        ]
        for (curve, values) in table {
            for (place, value) in zip(places, values) { #expect(abs(curve.value(at: place) - value) < 0.001) }
        }
    }

    @Test(arguments: [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .circularEaseInOut.inverse,
    ])
    func endsInverseAndSlope(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0)
        #expect(curve.value(at: 7) == 1)
        for step in 1..<20 {
            let x = Double(step) / 20
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
            let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
            if x != 0.5 { #expect(abs(slope - curve.velocity(at: x)) < 1e-3 * max(1, slope)) }
        }
        #expect(curve.inverse.inverse == curve)
    }
}
