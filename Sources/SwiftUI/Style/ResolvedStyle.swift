import Foundation
import MartletBase
import MartletDisplay

/// A style after its environment has decided everything but the rectangle it is drawn in.
package indirect enum ResolvedStyle: Equatable, Sendable {
    case color(RGBA)
    case ramp(PaintRamp, GradientGeometry)
    /// A picture repeated in both directions. `sourceRect` is the part used, in fractions of the picture; `scale` is
    /// the size of one copy per point of the picture.
    case image(PixelBuffer, pixelsPerPoint: Double, sourceRect: CGRect, scale: Double, opacity: Double)
    /// Drawn as if the shape had this rectangle.
    case anchored(ResolvedStyle, CGRect)

    /// A gradient of a ramp, or nothing when there are no stops.
    package static func gradient(_ ramp: PaintRamp?, _ geometry: GradientGeometry) -> ResolvedStyle {
        guard let ramp else { return .color(.clear) }
        return .ramp(ramp, geometry)
    }

    /// The style with its opacity multiplied.
    package func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
        let factor = factor.isNaN ? 0 : min(max(factor, 0), 1)
        if factor == 1 { return self }
        switch self {
        case .color(let color): return .color(color.multiplyingAlpha(by: factor))
        case .ramp(var ramp, let geometry):
            for index in ramp.stops.indices {
                ramp.stops[index].color = ramp.stops[index].color.multiplyingAlpha(by: factor)
            }
            return .ramp(ramp, geometry)
        case .image(let pixels, let pixelsPerPoint, let sourceRect, let scale, let opacity):
            return .image(
                pixels, pixelsPerPoint: pixelsPerPoint, sourceRect: sourceRect, scale: scale, opacity: opacity * factor)
        case .anchored(let style, let rect): return .anchored(style.multiplyingOpacity(by: factor), rect)
        }
    }

    /// True when nothing would be seen.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .ramp(let ramp, _): ramp.stops.allSatisfy { $0.color.alpha <= 0 }
        case .image(_, _, _, _, let opacity): opacity <= 0
        case .anchored(let style, _): style.isClear
        }
    }

    /// The colour of a plain style, the first colour of a gradient, for uses that know no gradients.
    package var representativeColor: RGBA {
        switch self {
        case .color(let color): color
        case .ramp(let ramp, _): ramp.stops.first?.color ?? .clear
        case .image: .black
        case .anchored(let style, _): style.representativeColor
        }
    }

    /// What fills a shape whose bounds are `rect`, in the coordinates of `rect`.
    package func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): return .color(color)
        case .ramp(let ramp, let geometry): return geometry.paint(ramp, in: rect)
        case .image(let pixels, let pixelsPerPoint, let sourceRect, let scale, let opacity):
            return StylePicture.paint(
                pixels, pixelsPerPoint: pixelsPerPoint, sourceRect: sourceRect, scale: scale, opacity: opacity,
                origin: rect.origin)
        case .anchored(let style, let anchor):
            return style.paint(in: anchor.offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }
}

/// Where a gradient's colours lie, in units of the shape's bounds unless a length is in points.
package enum GradientGeometry: Hashable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Radii in fractions of the bounds' width and height.
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    /// Angles in radians, clockwise on screen from three o'clock.
    case angular(center: UnitPoint, startAngle: Double, endAngle: Double)

    package func paint(_ ramp: PaintRamp, in rect: CGRect) -> Paint {
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(
                x: rect.minX + GradientGeometry.usable(unit.x) * rect.width,
                y: rect.minY + GradientGeometry.usable(unit.y) * rect.height)
        }
        switch self {
        case .linear(let start, let end):
            return .linear(ramp, start: point(start), end: point(end))
        case .radial(let center, let startRadius, let endRadius):
            return .radial(
                ramp, center: point(center), startRadius: GradientGeometry.usable(startRadius),
                endRadius: GradientGeometry.usable(endRadius), radiusScale: CGSize(width: 1, height: 1))
        case .elliptical(let center, let startFraction, let endFraction):
            guard rect.width > 0, rect.height > 0 else {
                return .color(ramp.stops.last?.color ?? .clear)
            }
            return .radial(
                ramp, center: point(center), startRadius: GradientGeometry.usable(startFraction),
                endRadius: GradientGeometry.usable(endFraction), radiusScale: rect.size)
        case .angular(let center, let startAngle, let endAngle):
            return .angular(
                ramp, center: point(center), startAngle: GradientGeometry.usable(startAngle),
                endAngle: GradientGeometry.usable(endAngle))
        }
    }

    /// Numbers that geometry can be computed with: NaN becomes 0, the rest stays within a million.
    private static func usable(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
}
