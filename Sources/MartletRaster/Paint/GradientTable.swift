import MartletBase
import MartletDisplay

/// The colours of a gradient at even steps from 0 to 1, premultiplied and ready to be looked up.
///
/// Stops are sorted by location (equal ones keep their order, so two stops at one place make a hard edge), colours are
/// mixed premultiplied in the ramp's space, and the ends are padded. Measured: the samples in the tests.
final class GradientTable {
    let entries: UnsafeMutablePointer<UInt32>
    let count: Int
    let isOpaque: Bool

    /// Entries for a gradient `length` pixels long: a few for every pixel, so that hard edges stay where they belong.
    static func count(forLength length: Double) -> Int { length <= 512 ? 1024 : 4096 }

    init(_ ramp: PaintRamp, count: Int) {
        self.count = count
        entries = .allocate(capacity: count)
        entries.initialize(repeating: 0, count: count)
        let stops = GradientTable.sorted(ramp.stops)
        isOpaque = !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
        guard !stops.isEmpty else { return }
        let perceptual = ramp.space == .perceptual
        let colors = stops.map { perceptual ? MixColor(perceptual: $0.color) : MixColor(device: $0.color) }
        let positions = stops.map { $0.location }
        var next = 0
        let step = 1 / Double(count - 1)
        for index in 0..<count {
            let t = Double(index) * step
            while next < positions.count && positions[next] <= t { next += 1 }
            let mixed: MixColor
            if next == 0 {
                mixed = colors[0]
            } else if next == positions.count {
                mixed = colors[next - 1]
            } else {
                let from = positions[next - 1]
                mixed = colors[next - 1].mixed(with: colors[next], by: (t - from) / (positions[next] - from))
            }
            entries[index] = perceptual ? mixed.perceptualPixel : mixed.devicePixel
        }
    }

    deinit { entries.deallocate() }

    /// Stops in order of location, stable; a location that is not a number counts as 0.
    private static func sorted(_ stops: [PaintStop]) -> [PaintStop] {
        var result = stops
        for index in result.indices where result[index].location.isNaN { result[index].location = 0 }
        let isSorted = zip(result, result.dropFirst()).allSatisfy { $0.location <= $1.location }
        if isSorted { return result }
        return result.enumerated().sorted {
            $0.element.location != $1.element.location
                ? $0.element.location < $1.element.location : $0.offset < $1.offset
        }.map { $0.element }
    }

    /// The colour beyond the end: what a degenerate gradient gives everywhere.
    static func lastColor(_ ramp: PaintRamp) -> RGBA { sorted(ramp.stops).last?.color ?? .clear }
}

/// A premultiplied colour in a mixing space.
private struct MixColor {
    var components: SIMD4<Double>

    init(_ components: SIMD4<Double>) { self.components = components }

    init(device color: RGBA) {
        let a = RGBA.unit(color.alpha)
        components = SIMD4(color.red * a, color.green * a, color.blue * a, a)
    }

    /// Oklab of the linear colour.
    init(perceptual color: RGBA) {
        let a = RGBA.unit(color.alpha)
        let r = SRGBCurve.linear(color.red)
        let g = SRGBCurve.linear(color.green)
        let b = SRGBCurve.linear(color.blue)
        let l = DMath.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = DMath.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = DMath.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        components = SIMD4(
            (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s) * a,
            (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s) * a,
            (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s) * a, a)
    }

    func mixed(with other: MixColor, by t: Double) -> MixColor {
        MixColor(components + (other.components - components) * t)
    }

    var devicePixel: UInt32 {
        let a = components.w
        guard a > 0 else { return 0 }
        return RGBA(red: components.x / a, green: components.y / a, blue: components.z / a, alpha: a).pixel()
    }

    var perceptualPixel: UInt32 {
        let alpha = components.w
        guard alpha > 0 else { return 0 }
        let lightness = components.x / alpha
        let a = components.y / alpha
        let b = components.z / alpha
        let l = lightness + 0.3963377774 * a + 0.2158037573 * b
        let m = lightness - 0.1055613458 * a - 0.0638541728 * b
        let s = lightness - 0.0894841775 * a - 1.2914855480 * b
        let l3 = l * l * l
        let m3 = m * m * m
        let s3 = s * s * s
        return RGBA(
            red: SRGBCurve.encodedUnit(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
            green: SRGBCurve.encodedUnit(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
            blue: SRGBCurve.encodedUnit(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), alpha: alpha
        ).pixel()
    }
}

/// The sRGB transfer curve, exact for a few colours and from a table for the many of a gradient.
private enum SRGBCurve {
    /// Linear light of an encoded component, mirrored below zero.
    static func linear(_ value: Double) -> Double {
        if value < 0 { return -linear(-value) }
        return value <= 0.04045 ? value / 12.92 : DMath.pow((value + 0.055) / 1.055, 2.4)
    }

    private static let steps = 2048
    private static let table: [Double] = (0...steps + 1).map { index in
        let value = min(1, Double(index) / Double(steps))
        return value <= 0.0031308 ? value * 12.92 : 1.055 * DMath.pow(value, 1 / 2.4) - 0.055
    }

    /// The encoded component of linear light, clamped to 0...1; off by less than a twentieth of an 8-bit step.
    static func encodedUnit(_ value: Double) -> Double {
        let place = RGBA.unit(value) * Double(steps)
        let index = Int(place)
        let low = table[index]
        return low + (table[index + 1] - low) * (place - Double(index))
    }
}
