import Foundation
import MartletBase
import MartletDisplay

extension ResolvedStyle {
    /// The style some way towards another; amounts outside 0...1 go past the ends, as springs do.
    ///
    /// Colours move through the space that colours animate in (measured: the cube roots of Oklab's cone responses).
    /// Gradients move stop by stop when both have the same kind and number of stops; a colour and a gradient move as
    /// a gradient of one colour. Anything else changes at once, with the first step.
    package func interpolated(towards other: ResolvedStyle, amount: Double) -> ResolvedStyle {
        if amount == 0 || self == other { return self }
        switch (self, other) {
        case (.color(let a), .color(let b)): return .color(a.animated(towards: b, amount: amount))
        case (.ramp(let a, let from), .ramp(let b, let to)):
            guard let geometry = from.interpolated(towards: to, amount: amount), a.space == b.space,
                let ramp = a.interpolated(towards: b, amount: amount)
            else { return other }
            return .ramp(ramp, geometry)
        case (.color(let a), .ramp(let b, let geometry)):
            return .ramp(b.map { a.animated(towards: $0, amount: amount) }, geometry)
        case (.ramp(let a, let geometry), .color(let b)):
            return .ramp(a.map { $0.animated(towards: b, amount: amount) }, geometry)
        case (.anchored(let a, let from), .anchored(let b, let to)) where from == to:
            return .anchored(a.interpolated(towards: b, amount: amount), to)
        default: return other
        }
    }
}

extension RGBA {
    /// The colour some way towards another in the space that colours animate in.
    package func animated(towards other: RGBA, amount: Double) -> RGBA {
        let alpha = min(max(self.alpha + (other.alpha - self.alpha) * amount, 0), 1)
        // A colour without opacity has no hue of its own: only the opacity moves.
        if self.alpha == 0 { return RGBA(red: other.red, green: other.green, blue: other.blue, alpha: alpha) }
        if other.alpha == 0 { return RGBA(red: red, green: green, blue: blue, alpha: alpha) }
        let a = ColorSpaceMath.lmsCubeRoots(fromLinearSRGB: ColorMath.linear(self))
        let b = ColorSpaceMath.lmsCubeRoots(fromLinearSRGB: ColorMath.linear(other))
        return ColorMath.rgba(ColorSpaceMath.linearSRGB(fromLMSCubeRoots: a + (b - a) * amount), alpha: alpha)
    }
}

extension PaintRamp {
    func map(_ change: (RGBA) -> RGBA) -> PaintRamp {
        PaintRamp(stops: stops.map { PaintStop(color: change($0.color), location: $0.location) }, space: space)
    }

    /// Stop by stop; nil when the numbers of stops differ.
    func interpolated(towards other: PaintRamp, amount: Double) -> PaintRamp? {
        guard stops.count == other.stops.count else { return nil }
        var moved = zip(stops, other.stops).map { a, b in
            PaintStop(
                color: a.color.animated(towards: b.color, amount: amount),
                location: a.location + (b.location - a.location) * amount)
        }
        // Stops must stay sorted even where a spring goes past its end.
        for index in moved.indices.dropFirst() where moved[index].location < moved[index - 1].location {
            moved[index].location = moved[index - 1].location
        }
        return PaintRamp(stops: moved, space: space)
    }
}

extension GradientGeometry {
    /// Nil when the kinds differ.
    func interpolated(towards other: GradientGeometry, amount: Double) -> GradientGeometry? {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
        func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        switch (self, other) {
        case (.linear(let a, let b), .linear(let c, let d)): return .linear(start: mix(a, c), end: mix(b, d))
        case (.radial(let a, let r, let s), .radial(let b, let t, let u)):
            return .radial(center: mix(a, b), startRadius: mix(r, t), endRadius: mix(s, u))
        case (.elliptical(let a, let r, let s), .elliptical(let b, let t, let u)):
            return .elliptical(center: mix(a, b), startFraction: mix(r, t), endFraction: mix(s, u))
        case (.angular(let a, let r, let s), .angular(let b, let t, let u)):
            return .angular(center: mix(a, b), startAngle: mix(r, t), endAngle: mix(s, u))
        default: return nil
        }
    }
}
