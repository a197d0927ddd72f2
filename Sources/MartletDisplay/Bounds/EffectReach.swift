import Foundation
import MartletBase

/// An effect as far as it changes which pixels are touched, in device space.
package enum EffectReach: Hashable, Sendable {
    /// Nothing is added; nothing outside the rectangle stays.
    case clip(PixelRect)
    /// Grows by this many pixels on every side.
    case spread(x: Int, y: Int)
    /// A copy moved by `dx, dy` pixels and grown is added.
    case shadow(dx: Double, dy: Double, x: Int, y: Int)
    case none

    /// The largest standard deviation of a blur, in pixels; larger ones are cut to it.
    package static let sigmaLimit = 2048.0

    /// The standard deviations along x and y, in pixels, of a blur of `radius` points in the space that `map` leads from.
    /// Exact for scales and quarter turns, the mean scale for others. Zero for radii that are not positive.
    package static func sigma(radius: Double, map: Affine) -> (x: Double, y: Double) {
        guard radius > 0 else { return (0, 0) }
        let scale: (x: Double, y: Double)
        if map.b == 0 && map.c == 0 {
            scale = (map.a.magnitude, map.d.magnitude)
        } else if map.a == 0 && map.d == 0 {
            scale = (map.c.magnitude, map.b.magnitude)
        } else {
            scale = (map.meanScale, map.meanScale)
        }
        func cut(_ value: Double) -> Double { value.isNaN ? 0 : min(value, sigmaLimit) }
        return (cut(radius * scale.x), cut(radius * scale.y))
    }

    /// Pixels beyond which a blur of this standard deviation changes nothing: three deviations for the kernel, the rest for
    /// the coarser grid on which large ones are computed.
    package static func pixels(sigma: Double) -> Int { sigma > 0 ? Int(sigma * 3.5) + 4 : 0 }

    /// The reach of an effect that stands in the space `map` leads from.
    package init(_ effect: DisplayEffect, map: Affine) {
        switch effect {
        case .clip(let path, _):
            self = .clip(path.isEmpty ? .empty : PixelRect(touchedBy: DeviceBox(path.boundingRect).applying(map), margin: 1))
        case .blur(let radius, _):
            // An opaque blur touches no more pixels, but a change inside it spreads as far.
            let sigma = EffectReach.sigma(radius: radius, map: map)
            self = .spread(x: EffectReach.pixels(sigma: sigma.x), y: EffectReach.pixels(sigma: sigma.y))
        case .shadow(_, let radius, let offset):
            let sigma = EffectReach.sigma(radius: radius, map: map)
            let dx = map.a * Double(offset.width) + map.c * Double(offset.height)
            let dy = map.b * Double(offset.width) + map.d * Double(offset.height)
            self = .shadow(
                dx: dx, dy: dy, x: EffectReach.pixels(sigma: sigma.x) + 1, y: EffectReach.pixels(sigma: sigma.y) + 1)
        case .opacity, .transform, .mask, .flatten: self = .none
        }
    }

    /// The pixels touched after the effect when `rect` was touched before it.
    package func applied(to rect: PixelRect) -> PixelRect {
        switch self {
        case .none: rect
        case .clip(let bounds): rect.intersection(bounds)
        case .spread(let x, let y): rect.outset(x: x, y: y)
        case .shadow(let dx, let dy, let x, let y): rect.union(EffectReach.moved(rect, dx, dy).outset(x: x, y: y))
        }
    }

    /// The pixels that must be known before the effect to draw `rect` after it.
    package func needed(for rect: PixelRect) -> PixelRect {
        switch self {
        case .none: rect
        case .clip(let bounds): rect.intersection(bounds)
        case .spread(let x, let y): rect.outset(x: x, y: y)
        case .shadow(let dx, let dy, let x, let y): rect.union(EffectReach.moved(rect, -dx, -dy).outset(x: x, y: y))
        }
    }

    private static func moved(_ rect: PixelRect, _ dx: Double, _ dy: Double) -> PixelRect {
        if rect.isEmpty { return .empty }
        guard dx.isFinite, dy.isFinite else { return .empty }
        return PixelRect(
            touchedBy: DeviceBox(
                minX: Double(rect.minX) + dx, minY: Double(rect.minY) + dy, maxX: Double(rect.maxX) + dx,
                maxY: Double(rect.maxY) + dy))
    }
}
