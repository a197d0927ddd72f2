import Foundation
import MartletBase
import Testing

@Suite struct AnimatableTests {
    struct Nothing: Animatable {}

    struct Dial: Animatable {
        var turn = 0.0
        var size = CGFloat(0)
        var animatableData: AnimatablePair<Double, CGFloat> {
            get { AnimatablePair(turn, size) }
            set { (turn, size) = (newValue.first, newValue.second) }
        }
    }

    @Test func emptyData() {
        var nothing = Nothing()
        #expect(Nothing.AnimatableData.self == EmptyAnimatableData.self)
        nothing.animatableData += .zero
        var data = nothing.animatableData - nothing.animatableData
        data.scale(by: 3)
        #expect(data == .zero && data.magnitudeSquared == 0)
    }

    @Test func pairs() {
        var dial = Dial(turn: 1, size: 10)
        let target = Dial(turn: 3, size: 20)
        dial.animatableData.interpolate(towards: target.animatableData, amount: 0.25)
        #expect(dial.turn == 1.5 && dial.size == 12.5)
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
        #expect(AnimatablePair<Double, Float>.zero == AnimatablePair(0, 0))
        #expect(AnimatablePair(1.0, 2.0) - AnimatablePair(0.5, 3) == AnimatablePair(0.5, -1))
        #expect(
            AnimatablePair(1.0, 2.0).interpolated(towards: AnimatablePair(3, 6), amount: 2) == AnimatablePair(5, 10))
    }

    // Swift 6.3 crashes where a component of `value` is read from a variable, so the test reads it from a constant, as
    // setters of `animatableData` do.
    @Test func anyNumberOfValues() {
        var values = AnimatableValues(1.0, CGFloat(2), Float(3))
        values += AnimatableValues(1.0, CGFloat(1), Float(1))
        values.scale(by: 2)
        let isDoubled = values == AnimatableValues(4.0, CGFloat(6), Float(8))
        #expect(isDoubled)
        let isOther = values == AnimatableValues(4.0, CGFloat(6), Float(9))
        #expect(!isOther)
        let isNothing = values - values == .zero
        #expect(isNothing)
        let square = values.magnitudeSquared
        #expect(square == 116)
        let fixed = values
        let middle = fixed.value.1
        #expect(middle == 6)
    }

    @Test func numbersAndGeometry() {
        var number = 2.0
        number.animatableData = number.animatableData.scaled(by: 3)
        #expect(number == 6)
        #expect(CGFloat(3).magnitudeSquared == 9 && Float(2).magnitudeSquared == 4)
        var rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        rect.animatableData.interpolate(
            towards: CGRect(x: 10, y: 20, width: 30, height: 50).animatableData, amount: 0.5)
        #expect(rect == CGRect(x: 5, y: 10, width: 20, height: 30))
        var style = StrokeStyle(lineWidth: 2, dash: [1], dashPhase: 4)
        style.animatableData.scale(by: 0.5)
        #expect(style == StrokeStyle(lineWidth: 1, miterLimit: 5, dash: [1], dashPhase: 2))
        var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        radii.animatableData.scale(by: 2)
        #expect(radii == RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
    }
}
