import MartletBase
import MartletDisplay

/// A picture turned or sheared: every pixel looks its place up through the inverse map, bilinear or nearest.
final class AffineImageSource: PaintSource {
    private let picture: PixelBuffer
    /// From device space to the picture's pixels.
    private let map: Affine
    private let isNearest: Bool
    /// Beyond the edges the picture is repeated, else its edge pixels are.
    private let repeats: Bool
    private var rowU = 0
    private var rowV = 0
    private let stepU: Int
    private let stepV: Int

    init(_ picture: PixelBuffer, map: Affine, isNearest: Bool, repeats: Bool, isOpaque: Bool, width: Int) {
        self.picture = picture
        self.map = map
        self.isNearest = isNearest
        self.repeats = repeats
        stepU = AffineImageSource.fixed(map.a)
        stepV = AffineImageSource.fixed(map.b)
        super.init(isOpaque: isOpaque, width: width)
    }

    /// 16.16 fixed point.
    private static func fixed(_ value: Double) -> Int {
        let limit = 1_099_511_627_776.0
        return value.isNaN ? 0 : Int(max(-limit, min(limit, value * 65536)))
    }

    override func beginRow(_ y: Int) {
        let centre = Double(y) + 0.5
        let half = isNearest ? 0.0 : 0.5
        rowU = AffineImageSource.fixed(map.c * centre + map.tx + 0.5 * map.a - half)
        rowV = AffineImageSource.fixed(map.d * centre + map.ty + 0.5 * map.b - half)
    }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let width = picture.widthInPixels
        let height = picture.heightInPixels
        var u = rowU &+ stepU &* x0
        var v = rowV &+ stepV &* x0
        for index in 0..<(x1 - x0) {
            let left = place(u &>> 16, width)
            let top = place(v &>> 16, height)
            let upper = picture.pixels + top &* width
            if isNearest {
                out[index] = upper[left]
            } else {
                let right = place((u &>> 16) &+ 1, width)
                let lower = picture.pixels + place((v &>> 16) &+ 1, height) &* width
                let x = UInt32(truncatingIfNeeded: (u &>> 8) & 255)
                let y = UInt32(truncatingIfNeeded: (v &>> 8) & 255)
                out[index] = AffineImageSource.mix(
                    AffineImageSource.mix(upper[left], upper[right], x),
                    AffineImageSource.mix(lower[left], lower[right], x), y)
            }
            u &+= stepU
            v &+= stepV
        }
    }

    @inline(__always)
    private func place(_ index: Int, _ count: Int) -> Int {
        if index >= 0 && index < count { return index }
        if !repeats { return index < 0 ? 0 : count &- 1 }
        let rest = index % count
        return rest < 0 ? rest &+ count : rest
    }

    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let rest = 256 &- weight
        let low = (a & mask) &* rest &+ (b & mask) &* weight &+ 0x0080_0080
        let high = ((a &>> 8) & mask) &* rest &+ ((b &>> 8) & mask) &* weight &+ 0x0080_0080
        return ((low &>> 8) & mask) | (high & ~mask)
    }
}

/// A finished picture laid over device space pixel by pixel.
final class CopySource: PaintSource {
    private let picture: ScaledImage
    private let x: Int
    private let y: Int
    private var row: UnsafePointer<UInt32>

    init(_ picture: ScaledImage, x: Int, y: Int) {
        self.picture = picture
        self.x = x
        self.y = y
        row = UnsafePointer(picture.pixels)
        super.init(isOpaque: picture.isOpaque, width: 0)
    }

    override func beginRow(_ deviceY: Int) {
        row = UnsafePointer(picture.pixels + (deviceY &- y) &* picture.width)
    }

    override func pixels(_ x0: Int, _ x1: Int) -> UnsafePointer<UInt32> { row + (x0 &- x) }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        out.update(from: row + (x0 &- x), count: x1 &- x0)
    }
}

/// A picture as it lies on the screen, kept for the next frame.
final class ScaledImage {
    /// Keeps the identity used in the key alive.
    let source: PixelBuffer
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    let isOpaque: Bool

    init(source: PixelBuffer, width: Int, height: Int, isOpaque: Bool) {
        self.source = source
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        pixels = .allocate(capacity: width * height + 16)
    }

    deinit { pixels.deallocate() }
}

/// What decides the pixels of a scaled picture, apart from whole-pixel moves.
struct ScaledImageKey: Hashable {
    var source: ObjectIdentifier
    var map: Affine
    var rect: DeviceBoxKey
    var imageScale: Double
    var interpolation: ImageInterpolation
    var caps: ImageCaps?
    var tiles: Bool

    struct DeviceBoxKey: Hashable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }
}

/// The colours of a paint through the alpha of a picture.
final class TemplateSource: PaintSource {
    private let shape: PaintSource
    private let paint: ResolvedPaint

    init(shape: PaintSource, paint: ResolvedPaint, width: Int) {
        self.shape = shape
        self.paint = paint
        super.init(isOpaque: false, width: width)
    }

    override func beginRow(_ y: Int) {
        shape.beginRow(y)
        if case .source(let source) = paint { source.beginRow(y) }
    }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        switch paint {
        case .solid(let color): out.update(repeating: color, count: x1 - x0)
        case .source(let source): source.write(x0, x1, out)
        }
        SpanBlend.multiplyByAlpha(out, shape.pixels(x0, x1), x1 - x0)
    }
}
