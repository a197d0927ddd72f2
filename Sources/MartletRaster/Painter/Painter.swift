import MartletBase
import MartletDisplay

/// Runs a scene on one part of the pixels. Owns every buffer and cache that drawing needs and is used again for the next
/// frame; one per thread.
final class Painter {
    let cells = CellBuffer()
    let outline = Outline()
    let flat = FlatPath()
    let blur = GaussianBlur()
    /// One row of coverage and its runs.
    private(set) var coverage: UnsafeMutablePointer<UInt8>
    /// A second row of bytes, for products of masks.
    private(set) var product: UnsafeMutablePointer<UInt8>
    private(set) var runs: UnsafeMutablePointer<CoverageRun>
    private var rowCapacity = 1024

    var gradients = BoundedCache<GradientKey, GradientTable>(limit: 1 << 20)
    var shadows = BoundedCache<ShadowKey, ShadowEntry>(limit: 32 << 20)
    var strokes = BoundedCache<StrokeKey, StrokeEntry>(limit: 8 << 20)
    var images = BoundedCache<ObjectIdentifier, ImageEntry>(limit: 64 << 20)
    var scaledImages = BoundedCache<ScaledImageKey, ScaledImage>(limit: 32 << 20)
    let glyphs = GlyphCache()

    /// Work of the current frame.
    var layerCount = 0
    var pixelCount = 0

    var scene = Scene()
    /// The part of the surface that is being drawn.
    var mainBounds = PixelRect.empty
    var clipMasks: [(clip: Int32, mask: ByteMask)] = []
    var frames: [LayerFrame] = []
    var spareLayers: [LayerBuffer] = []
    var layerBytes = 0

    init() {
        coverage = .allocate(capacity: rowCapacity)
        product = .allocate(capacity: rowCapacity)
        runs = .allocate(capacity: rowCapacity)
    }

    deinit {
        coverage.deallocate()
        product.deallocate()
        runs.deallocate()
    }

    /// Makes the row buffers wide enough.
    func reserveRow(_ width: Int) {
        let needed = width + 32
        if needed <= rowCapacity { return }
        coverage.deallocate()
        product.deallocate()
        runs.deallocate()
        rowCapacity = needed * 2
        coverage = .allocate(capacity: rowCapacity)
        product = .allocate(capacity: rowCapacity)
        runs = .allocate(capacity: rowCapacity)
    }

    /// Draws all operations into `target`, whose pixels hold the background.
    func run(_ scene: Scene, into target: PixelTarget) throws(RasterError) {
        self.scene = scene
        mainBounds = target.bounds
        defer {
            self.scene = Scene()
            clipMasks.removeAll(keepingCapacity: true)
            while let frame = frames.popLast() { release(frame.buffer) }
        }
        var current = target
        var index = 0
        while index < scene.operations.count {
            switch scene.operations[index] {
            case .item(let item): draw(scene.items[item], current)
            case .itemShadow(let item, let shadow): drawShadow(of: scene.items[item], shadow, current)
            case .clipShadow(let clip, let outer, let shadow):
                drawShadow(ofClip: scene.clips[clip], outer: outer, shadow, current)
            case .beginLayer(let layer):
                if let inner = try begin(scene.layers[layer], current) {
                    current = inner
                } else {
                    index = scene.layers[layer].end
                }
            case .beginMask: current = try beginMask(current)
            case .endMask: current = endMask()
            case .endLayer(let layer): current = try end(scene.layers[layer])
            }
            index += 1
        }
    }

    private func draw(_ item: Scene.Item, _ target: PixelTarget) {
        let region = item.bounds.intersection(target.bounds)
        if region.isEmpty { return }
        reserveRow(region.width)
        if item.shape >= 0 {
            let clip = scene.clips[Int(item.shape)]
            guard let paint = paint(of: item, region) else { return }
            outline.removeAll()
            outline.add(clip.path, clip.map, flat)
            fill(CoverageRule(clip.style), paint, item.clip, region, target)
            return
        }
        switch item.item {
        case .fill(let path, let style, let paint):
            outline.removeAll()
            outline.add(path, item.map, flat)
            fill(CoverageRule(style), paint, item, region, target)
        case .stroke(let path, let style, let antialiased, let paint):
            outline.removeAll()
            addStroke(path, style, item.map)
            fill(CoverageRule(evenOdd: false, antialiased: antialiased), paint, item, region, target)
        case .glyphs(let run, let origin, let paint): drawGlyphs(run, origin, paint, item, region, target)
        case .image(let image): drawImage(image, item, region, target)
        }
    }

    private func fill(
        _ rule: CoverageRule, _ paint: Paint, _ item: Scene.Item, _ region: PixelRect, _ target: PixelTarget
    ) {
        let cut = region.intersection(outline.bounds)
        if cut.isEmpty { return }
        guard let resolved = resolve(paint, item.map, item.opacity, cut) else { return }
        fill(rule, resolved, item.clip, cut, target)
    }

    /// The paint of an item that is drawn as its clip's shape.
    private func paint(of item: Scene.Item, _ region: PixelRect) -> ResolvedPaint? {
        switch item.item {
        case .fill(_, _, let paint): resolve(paint, item.map, item.opacity, region)
        case .image(let image): source(for: image, item.map, item.opacity, region)
        case .stroke, .glyphs: nil
        }
    }
}

extension CoverageRule {
    init(_ style: FillStyle) { self.init(evenOdd: style.isEOFilled, antialiased: style.isAntialiased) }
}
