import Foundation
import MartletBase
import Testing

/// Deterministic numbers for sweeps: a linear congruence over 64 bits, upper bits used.
struct TestNumbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 2 &+ 1 }

    mutating func bits() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 11 ^ state >> 33
    }

    mutating func fraction() -> Double { Double(bits() & 0xffff_ffff) / 4_294_967_296 }
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * fraction()
    }
}

@Suite struct DMathTests {
    static let special: [Double] = [
        0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 0.1, 10, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
        -.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .pi,
        .pi / 2, -.pi / 2, .pi / 4, 1e-20, 1e-8, 1e8, 709.78, -745.1, 1024, 1e300, 1e-300,
    ]

    static func agrees(_ a: Double, _ b: Double, _ tolerance: Double = 1e-13) -> Bool {
        if a.isNaN || b.isNaN { return a.isNaN && b.isNaN }
        if a == b { return a.sign == b.sign }
        // Below the normal range the spacing of numbers bounds what is possible.
        return abs(a - b) <= tolerance * abs(b) + 2 * .leastNonzeroMagnitude
    }

    func sweep(
        _ name: String, _ range: ClosedRange<Double>, count: Int = 20_000, tolerance: Double = 1e-13,
        _ ours: (Double) -> Double, _ theirs: (Double) -> Double
    ) {
        var numbers = TestNumbers(seed: 1)
        var worst = 0.0
        var wrong: [Double] = []
        for index in 0..<(count + Self.special.count) {
            let x = index < count ? numbers.number(range) : Self.special[index - count]
            let a = ours(x)
            let b = theirs(x)
            if b.isFinite && b != 0 { worst = max(worst, abs(a - b) / abs(b)) }
            if !Self.agrees(a, b, tolerance) { wrong.append(x) }
        }
        #expect(wrong.isEmpty, "\(name) differs at \(wrong.prefix(5)), worst \(worst)")
    }

    @Test func sines() {
        for range in [-1.0...1, -10.0...10, -1000...1000, -1e6...1e6, -1e12...1e12, -1e300...1e300] {
            sweep("sin", range, DMath.sin, Foundation.sin)
            sweep("cos", range, DMath.cos, Foundation.cos)
            sweep("tan", range, DMath.tan, Foundation.tan)
            sweep("sincos.sin", range, { DMath.sincos($0).sin }, Foundation.sin)
            sweep("sincos.cos", range, { DMath.sincos($0).cos }, Foundation.cos)
        }
    }

    @Test func sinesNearMultiplesOfHalfPi() {
        for index in -3000...3000 {
            let x = Double(index) * (Double.pi / 2)
            #expect(Self.agrees(DMath.sin(x), Foundation.sin(x)))
            #expect(Self.agrees(DMath.cos(x), Foundation.cos(x)))
        }
        #expect(DMath.sin(.pi / 2) == 1)
        #expect(DMath.cos(0) == 1)
        #expect(DMath.cos(.pi) == -1)
    }

    @Test func inverseSines() {
        sweep("asin", -1...1, DMath.asin, Foundation.asin)
        sweep("acos", -1...1, DMath.acos, Foundation.acos)
        sweep("atan", -2...2, DMath.atan, Foundation.atan)
        sweep("atan", -1e6...1e6, DMath.atan, Foundation.atan)
    }

    @Test func atan2InAllQuadrants() {
        var numbers = TestNumbers(seed: 2)
        for _ in 0..<20_000 {
            let y = numbers.number(-10...10)
            let x = numbers.number(-10...10)
            #expect(Self.agrees(DMath.atan2(y, x), Foundation.atan2(y, x)))
        }
        for y in Self.special {
            for x in Self.special {
                #expect(Self.agrees(DMath.atan2(y, x), Foundation.atan2(y, x)), "atan2(\(y), \(x))")
            }
        }
    }

    @Test func exponentials() {
        for range in [-1.0...1, -50.0...50, -750...715] {
            sweep("exp", range, DMath.exp, Foundation.exp)
        }
        sweep("exp2", -1080...1030, DMath.exp2, Foundation.exp2)
        for k in -1074...1023 { #expect(DMath.exp2(Double(k)) == Foundation.exp2(Double(k))) }
    }

    @Test func logarithms() {
        for range in [0.0...2, 0.999...1.001, 0...1e6, 0...1e300, 0...1e-300] {
            sweep("log", range, DMath.log, Foundation.log)
            sweep("log2", range, DMath.log2, Foundation.log2)
            sweep("log10", range, DMath.log10, Foundation.log10)
        }
        for k in -1074...1023 { #expect(DMath.log2(Foundation.exp2(Double(k))) == Double(k)) }
        var power = 1.0
        for k in 0...22 {
            #expect(DMath.log10(power) == Double(k))
            power *= 10
        }
    }

    @Test func powers() {
        var numbers = TestNumbers(seed: 3)
        for _ in 0..<40_000 {
            let x = numbers.number(0...4)
            let y = numbers.number(-40...40)
            #expect(Self.agrees(DMath.pow(x, y), Foundation.pow(x, y)), "pow(\(x), \(y))")
        }
        for _ in 0..<20_000 {
            let x = numbers.number(0...1e9)
            let y = numbers.number(-34...34)
            #expect(Self.agrees(DMath.pow(x, y), Foundation.pow(x, y)), "pow(\(x), \(y))")
        }
        for x in Self.special {
            for y in Self.special {
                #expect(Self.agrees(DMath.pow(x, y), Foundation.pow(x, y)), "pow(\(x), \(y))")
            }
        }
    }

    @Test func roots() {
        for range in [-2.0...2, -1e9...1e9, -1e300...1e300] {
            sweep("cbrt", range, tolerance: 1e-15, DMath.cbrt, Foundation.cbrt)
        }
        for k in -1000...1000 {
            let x = Double(k)
            #expect(DMath.cbrt(x * x * x) == x)
        }
        for x in Self.special {
            for y in Self.special {
                #expect(Self.agrees(DMath.hypot(x, y), Foundation.hypot(x, y)), "hypot(\(x), \(y))")
            }
        }
        var numbers = TestNumbers(seed: 4)
        for _ in 0..<20_000 {
            let x = numbers.number(-1e3...1e3)
            let y = numbers.number(-1e3...1e3)
            #expect(Self.agrees(DMath.hypot(x, y), Foundation.hypot(x, y)))
        }
    }

    /// The results' very bits, so that a change of compiler or machine that alters one is seen.
    @Test func bitsStayTheSame() {
        var numbers = TestNumbers(seed: 5)
        var sum: UInt64 = 0
        for _ in 0..<10_000 {
            let x = numbers.number(-100...100)
            let y = abs(x) + 0.001
            for value in [
                DMath.sin(x), DMath.cos(x), DMath.atan(x), DMath.exp(x), DMath.log(y), DMath.pow(y, x / 10),
                DMath.cbrt(x), DMath.hypot(x, y),
            ] {
                sum = (sum &* 1_099_511_628_211) ^ value.bitPattern
            }
        }
        #expect(sum == DMathTests.expectedBits, "\(sum)")
    }

    static let expectedBits: UInt64 = 2_475_998_638_964_260_588
}
