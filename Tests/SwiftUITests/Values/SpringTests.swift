import Foundation
import Testing

@testable import SwiftUI

/// The numbers are those recorded from Apple's systems in the facts on animation.
@Suite struct SpringTests {
    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 0.001) -> Bool { abs(a - b) <= tolerance }

    @Test(arguments: [
        (0.15, 0.0, 1754.5963, 83.7758), (0.35, 0.15, 322.2728, 30.5183), (0.4, 0, 246.7401, 31.4159),
        (0.3, 0.2, 438.6491, 33.5103), (0.5, 0.3, 157.9137, 17.5929),
    ])
    func constants(duration: Double, bounce: Double, stiffness: Double, damping: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(near(spring.stiffness, stiffness))
        #expect(near(spring.damping, damping))
        #expect(near(spring.duration, duration, 1e-9))
        #expect(near(spring.bounce, bounce, 1e-9))
    }

    @Test(arguments: [
        (0.15, 0.0, 0.300), (0.35, 0.15, 0.635), (0.3, 0.2, 0.584), (0.5, 0.3, 1.045), (0.4, 0, 0.600),
        (0.4, 0.3, 0.854), (0.4, 0.5, 1.157), (0.4, -0.3, 1.200), (1, 0, 1.500), (1, 0.3, 1.954), (0.5, 0.15, 0.877),
        (0.2, 0.7, 0.982),
    ])
    func settling(duration: Double, bounce: Double, seconds: Double) {
        #expect(near(Spring(duration: duration, bounce: bounce).settlingDuration, seconds))
    }

    @Test(arguments: [
        (0.4, 0.0, 4.656), (0.4, 0.3, 5.614), (0.4, 0.5, 6.473), (0.4, -0.3, 3.724), (0.5, 0.15, 3.881),
    ])
    func values(duration: Double, bounce: Double, value: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        #expect(near(spring.value(target: 10, time: 0.1), value))
    }

    @Test(arguments: [-0.5, 0, 0.4, 1])
    func updateFollowsTheValue(bounce: Double) {
        let spring = Spring(duration: 0.6, bounce: bounce)
        var (value, velocity) = (0.0, 3.0)
        for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 1 / 60) }
        #expect(near(value, spring.value(target: 5, initialVelocity: 3, time: 0.5), 1e-9))
        #expect(near(velocity, spring.velocity(target: 5, initialVelocity: 3, time: 0.5), 1e-9))
        // The velocity is the slope of the value.
        let slope = (spring.value(target: 5.0, initialVelocity: 3, time: 0.5 + 1e-6) - value) / 1e-6
        #expect(near(slope, velocity, 1e-3))
    }

    @Test(arguments: [(0.8, 0.5), (0.8, 1.0), (0.8, 1.6), (2.5, 0.2)])
    func settlingInitialiser(seconds: Double, ratio: Double) {
        let spring = Spring(settlingDuration: seconds, dampingRatio: ratio)
        #expect(near(spring.dampingRatio, ratio, 1e-9))
        #expect(near(spring.settlingDuration, seconds, ratio < 1 ? 0.001 : 0.101))
        #expect(abs(1 - spring.value(target: 1.0, time: seconds)) <= 0.0011)
    }

    @Test func physics() {
        let spring = Spring(mass: 2, stiffness: 50, damping: 10)
        #expect(near(spring.stiffness, 50, 1e-9))
        #expect(near(spring.damping, 10, 1e-9))
        #expect(near(spring.force(target: 3.0, position: 1.0, velocity: 2.0), 80, 1e-9))
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(near(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5, 1e-9))
        #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
    }

    @Test func badNumbersStayNumbers() {
        for spring in [
            Spring(duration: 0, bounce: 5), Spring(duration: -1, bounce: -7), Spring(duration: .nan, bounce: .nan),
            Spring(duration: .infinity), Spring(mass: 0, stiffness: -1, damping: -1),
            Spring(settlingDuration: 0, dampingRatio: -1, epsilon: 0),
        ] {
            for time in [0, 0.1, 1e12, -1, Double.infinity] {
                #expect(spring.value(target: 1.0, time: time).isFinite)
                #expect(spring.velocity(target: 1.0, time: time).isFinite)
            }
            #expect(!spring.settlingDuration.isNaN)
        }
    }
}
