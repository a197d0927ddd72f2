import Foundation
import Testing

@testable import SwiftUI

@Suite struct AnimationTests {
    private func run(_ animation: Animation, _ time: Double, value: Double = 10) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: value, time: time, context: &context)
    }

    private func near(_ a: Double?, _ b: Double, _ tolerance: Double = 0.01) -> Bool {
        a.map { abs($0 - b) <= tolerance } ?? false
    }

    @Test func curves() {
        #expect(near(run(.linear(duration: 2), 0.5), 2.5))
        #expect(run(.linear(duration: 2), 2) == nil)
        #expect(near(run(.easeInOut(duration: 1), 0.25), 1.29))
        #expect(near(run(.timingCurve(0.42, 0, 1, 1), 0.35 * 0.75), 6.21))
        #expect(run(.linear(duration: 0), 0) == nil)
        #expect(near(run(.linear, 0.175), 5))
    }

    @Test func springs() {
        #expect(near(run(.spring(duration: 0.4, bounce: 0.3), 0.1), 5.614))
        #expect(near(run(.smooth(duration: 0.4), 0.1), 4.656))
        #expect(near(run(.snappy, 0.1), 3.881))
        #expect(near(run(.default, 0.1), Spring(response: 0.55, dampingRatio: 1).value(target: 10, time: 0.1)))
        #expect(run(.smooth(duration: 0.4), 0.7) == nil)
        #expect(near(run(.interpolatingSpring(mass: 1, stiffness: 246.7401, damping: 31.4159), 0.1), 4.656))
        let pushed = run(.interpolatingSpring(duration: 0.4, bounce: 0, initialVelocity: 2), 0.1)
        #expect(near(pushed, Spring(duration: 0.4).value(target: 10, initialVelocity: 20, time: 0.1)))
    }

    @Test func delayAndSpeed() {
        let delayed = Animation.linear(duration: 1).delay(0.5)
        #expect(run(delayed, 0.4) == 0)
        #expect(near(run(delayed, 1), 5))
        #expect(run(delayed, 1.5) == nil)
        #expect(near(run(.linear(duration: 1).speed(2), 0.25), 5))
        #expect(run(.linear(duration: 1).speed(2), 0.5) == nil)
        #expect(run(.linear(duration: 1).speed(0), 100) == 0)
    }

    @Test func repetition() {
        let back = Animation.linear(duration: 1).repeatForever()
        #expect(near(run(back, 0.25), 2.5))
        #expect(near(run(back, 1.25), 7.5))
        #expect(near(run(back, 1000.75), 7.5))
        let again = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        #expect(near(run(again, 2.25), 2.5))
        #expect(run(again, 3) == nil)
        #expect(run(.linear(duration: 1).repeatCount(0), 0) == nil)
        #expect(run(.linear(duration: 0).repeatForever(), 1) == nil)
        #expect(near(run(.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false), 3.5), 5))
    }

    @Test func repetitionOfAnUnknownLength() {
        struct Steps: CustomAnimation {
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? { time < 1 ? value.scaled(by: time) : nil }
        }
        var context = AnimationContext<Double>()
        let animation = Animation(Steps()).repeatCount(2)
        var shown: [Double?] = []
        for step in 0...8 { shown.append(animation.animate(value: 8, time: Double(step) / 4, context: &context)) }
        #expect(shown == [0, 2, 4, 6, 8, 6, 4, 2, nil])
    }

    @Test func springTakesOverPlaceAndSpeed() {
        let (old, new) = (Animation.spring(duration: 0.5), Animation.spring(duration: 0.8, bounce: 0.2))
        var context = AnimationContext<Double>()
        let place = old.animate(value: 10, time: 0.2, context: &context) ?? 0
        let speed = old.velocity(value: 10, time: 0.2, context: context) ?? 0
        #expect(new.shouldMerge(previous: old, value: 10, time: 0.2, context: &context))
        // The target moves back to the start: the new motion leaves from the old place with the old speed.
        #expect(near(new.animate(value: 0, time: 0.2, context: &context), place, 1e-9))
        #expect(near(new.velocity(value: 0, time: 0.2, context: context), speed, 1e-9))
        #expect(near(new.animate(value: 0, time: 0.2001, context: &context), place + speed * 0.0001, 1e-4))
        #expect(new.animate(value: 0, time: 5, context: &context) == nil)
        #expect(!Animation.linear.shouldMerge(previous: old, value: 10, time: 0.2, context: &context))
        #expect(!new.shouldMerge(previous: .linear, value: 10, time: 0.2, context: &context))
    }

    @Test func logicalEnd() {
        var context = AnimationContext<Double>()
        _ = Animation.spring(duration: 0.5).animate(value: 1, time: 0.4, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = Animation.spring(duration: 0.5).animate(value: 1, time: 0.5, context: &context)
        #expect(context.isLogicallyComplete)
        _ = Animation.linear(duration: 2).logicallyComplete(after: 1).animate(value: 1, time: 0.9, context: &context)
        #expect(!context.isLogicallyComplete)
    }

    @Test func equality() {
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeIn != .easeOut)
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.linear.delay(1) == .linear.delay(1))
        #expect(Animation.linear.delay(1) != .linear.delay(2))
        #expect(Set([Animation.default, .default, .smooth]).count == 2)
        #expect(Animation(Animation.linear) == .linear)
    }

    @Test func stateKeys() {
        struct Count: AnimationStateKey { static let defaultValue = 3 }
        var state = AnimationState<Double>()
        #expect(state[Count.self] == 3)
        state[Count.self] = 4
        #expect(state[Count.self] == 4)
        #expect(AnimationContext<Double>(state: state).withState(AnimationState<Float>()).state[Count.self] == 3)
    }
}
