import Dispatch
import MartletBase
import MartletDisplay

/// Draws display lists. Keep one for as long as frames follow each other: its buffers and caches (glyphs, shadows,
/// gradients, strokes, scaled pictures) make the next frame cheaper and never different.
///
/// Not for use by several threads at a time; `threads` lets it use several itself.
package final class Rasterizer {
    /// Memory that layers open at one time may take, in each thread.
    package static let layerByteLimit = 1 << 30

    /// What the last frame cost: `layers` and `pixelsDrawn` are set.
    package private(set) var work = FrameWork()
    private var painters: [Painter] = []

    package init() {}

    /// Draws a frame into a new buffer. The default size is the list's, in pixels, rounded up.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; a scale that is not positive and finite counts as 1.
    ///   - background: What lies under everything; nil for clear.
    ///   - threads: Bands of rows that are drawn at the same time; the pixels are the same for any number.
    package func draw(
        _ list: DisplayList, scale: Double, background: RGBA? = nil, widthInPixels: Int? = nil,
        heightInPixels: Int? = nil, threads: Int = 1
    ) throws(RasterError) -> PixelBuffer {
        let width = widthInPixels ?? Rasterizer.pixels(Double(list.size.width), scale)
        let height = heightInPixels ?? Rasterizer.pixels(Double(list.size.height), scale)
        try Surface.check(width, height)
        var failure: RasterError?
        let buffer = PixelBuffer(widthInPixels: width, heightInPixels: height) { memory in
            let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
            let target = PixelTarget(memory: memory, stride: width, originX: 0, originY: 0, bounds: bounds)
            do throws(RasterError) {
                try draw(list, scale: scale, background: background, target, [bounds], isClear: true, threads)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return buffer
    }

    /// Draws a frame, or the damaged parts of it, into pixels that the host keeps. Parts are cleared to the background first;
    /// nil for everything.
    package func draw(
        _ list: DisplayList, scale: Double, background: RGBA? = nil, into surface: Surface, damage: [PixelRect]? = nil,
        threads: Int = 1
    ) throws(RasterError) {
        let target = PixelTarget(
            memory: surface.pixels, stride: surface.widthInPixels, originX: 0, originY: 0, bounds: surface.bounds)
        let parts = (damage ?? [surface.bounds]).map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
        try draw(list, scale: scale, background: background, target, parts, isClear: false, threads)
    }

    /// Pixels for a length in points, rounded up; 0 when it is not a number of pixels.
    private static func pixels(_ length: Double, _ scale: Double) -> Int {
        let value = length * (scale > 0 && scale.isFinite ? scale : 1)
        guard value.magnitude < 1e9 else { return 0 }
        let whole = Int(value)
        return Double(whole) + 1e-6 < value ? whole + 1 : whole
    }

    private func draw(
        _ list: DisplayList, scale: Double, background: RGBA?, _ target: PixelTarget, _ parts: [PixelRect], isClear: Bool,
        _ threads: Int
    ) throws(RasterError) {
        work = FrameWork()
        if parts.isEmpty { return }
        let all = parts.reduce(PixelRect.empty) { $0.union($1) }
        var builder = SceneBuilder(visible: all)
        builder.build(list.root, Affine.scale(scale > 0 && scale.isFinite ? scale : 1))
        let color = background?.pixel() ?? 0
        let bands = Rasterizer.bands(parts, threads)
        while painters.count < max(1, min(threads, bands.count)) { painters.append(Painter()) }
        let frame = BandedFrame(
            scene: builder.scene, target: target, background: color, isClear: isClear, bands: bands, painters: painters)
        let failures = frame.run(threads: min(threads, bands.count))
        for painter in painters {
            work.layers += painter.layerCount
            work.pixelsDrawn += painter.pixelCount
            painter.layerCount = 0
            painter.pixelCount = 0
        }
        if let failure = failures.first { throw failure }
    }

    /// The parts, cut into bands of rows when several threads will draw them.
    private static func bands(_ parts: [PixelRect], _ threads: Int) -> [PixelRect] {
        if threads <= 1 { return parts }
        var bands: [PixelRect] = []
        for part in parts {
            let rows = max(32, (part.height + threads * 2 - 1) / (threads * 2))
            var top = part.minY
            while top < part.maxY {
                var band = part
                band.minY = top
                band.maxY = min(part.maxY, top + rows)
                bands.append(band)
                top = band.maxY
            }
        }
        return bands
    }
}

/// One frame and the bands it is drawn in. Rows don't depend on each other, so bands may be drawn at the same time: each
/// thread has its own painter, and no two bands share a pixel.
private final class BandedFrame: @unchecked Sendable {
    // Unchecked: `scene` is only read; painter `n` is used by thread `n` alone, which also writes `failures[n]`.
    private let scene: Scene
    private let target: PixelTarget
    private let background: UInt32
    private let isClear: Bool
    private let bands: [PixelRect]
    private let painters: [Painter]

    init(
        scene: Scene, target: PixelTarget, background: UInt32, isClear: Bool, bands: [PixelRect], painters: [Painter]
    ) {
        self.scene = scene
        self.target = target
        self.background = background
        self.isClear = isClear
        self.bands = bands
        self.painters = painters
    }

    func run(threads: Int) -> [RasterError] {
        if threads <= 1 { return bands.compactMap { draw($0, painters[0]) } }
        let failures = UnsafeMutableBufferPointer<RasterError?>.allocate(capacity: threads)
        failures.initialize(repeating: nil)
        defer {
            failures.deinitialize()
            failures.deallocate()
        }
        nonisolated(unsafe) let results = failures
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for index in stride(from: thread, to: bands.count, by: threads) {
                if let failure = draw(bands[index], painters[thread]) { results[thread] = failure }
            }
        }
        return failures.compactMap { $0 }
    }

    private func draw(_ band: PixelRect, _ painter: Painter) -> RasterError? {
        var part = target
        part.bounds = band
        if !(isClear && background == 0) && !coversAll(band) {
            for y in band.minY..<band.maxY { part.pixel(band.minX, y).update(repeating: background, count: band.width) }
        }
        do throws(RasterError) {
            try painter.run(scene, into: part)
            return nil
        } catch {
            return error
        }
    }

    /// Whether the first thing drawn is an opaque colour over the whole band: then there is no need for a background.
    private func coversAll(_ band: PixelRect) -> Bool {
        guard case .item(let index)? = scene.operations.first else { return false }
        let item = scene.items[index]
        guard item.clip < 0, item.shape < 0, item.opacity >= 1, item.map.isAxisAligned,
            case .fill(let path, let style, .color(let color)) = item.item, style.isAntialiased, color.alpha >= 1,
            case .rect(let rect) = path.storage
        else { return false }
        let box = DeviceBox(rect).applying(item.map)
        return box.minX <= Double(band.minX) && box.minY <= Double(band.minY) && box.maxX >= Double(band.maxX)
            && box.maxY >= Double(band.maxY)
    }
}
