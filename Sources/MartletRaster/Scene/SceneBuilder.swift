import Foundation
import MartletBase
import MartletDisplay

/// Makes a display list flat: pushes effects down to the leaves, turns barriers into layers where they need one, and drops
/// what can't be seen. Works through a list of steps, so that depth costs memory and not stack.
///
/// A leaf is an item, or a barrier (`clip`, `mask`, `flatten`) under effects. A leaf under nothing but opacities is drawn at
/// once with their product; under one shadow, its shadow and then itself; under anything else it gets a layer.
struct SceneBuilder {
    /// Effects on the way to a leaf, innermost first by following `parent`.
    struct ChainLink {
        var effect: Scene.LayerEffect
        var parent: Int32
        /// The product when there is nothing but opacities up to the root, else nil.
        var opacity: Double?
    }

    enum Step {
        case visit(DisplayNode, Affine, clip: Int32, chain: Int32)
        case beginMask(Int)
        case endMask(Int)
        case endLayer(Int, start: Int)
    }

    var scene = Scene()
    var steps: [Step] = []
    var chain: [ChainLink] = []
    var openLayers: [Int] = []
    let visible: PixelRect
    let outline = Outline()
    let flat = FlatPath()

    init(visible: PixelRect) { self.visible = visible }

    mutating func build(_ root: DisplayNode, _ map: Affine) {
        steps.append(.visit(root, map, clip: -1, chain: -1))
        while let step = steps.popLast() {
            switch step {
            case .visit(let node, let map, let clip, let chain): visit(node, map, clip, chain)
            case .beginMask(let layer):
                scene.operations.append(.beginMask(layer))
                // The mask's own reach does not make the layer larger.
                openLayers.append(-1)
            case .endMask(let layer):
                openLayers.removeLast()
                scene.operations.append(.endMask(layer))
            case .endLayer(let layer, let start): endLayer(layer, start)
            }
        }
    }

    private mutating func visit(_ node: DisplayNode, _ map: Affine, _ clip: Int32, _ link: Int32) {
        switch node.content {
        case .group(let children):
            for child in children.reversed() {
                steps.append(
                    .visit(
                        child.node, map.movingFirst(Double(child.offset.x), Double(child.offset.y)), clip: clip,
                        chain: link))
            }
        case .item(let item, let frame): leaf(item, frame, map, clip, link)
        case .effect(let effect, let child):
            let x = Double(child.offset.x)
            let y = Double(child.offset.y)
            let inner = map.movingFirst(x, y)
            switch effect {
            case .transform(let transform):
                let full = map.after(Affine(transform)).movingFirst(x, y)
                if full.isFinite && full.determinant != 0 {
                    steps.append(.visit(child.node, full, clip: clip, chain: link))
                }
            case .opacity(let value):
                let opacity = RGBA.unit(value)
                if opacity == 0 { return }
                let next = opacity == 1 ? link : push(.opacity(opacity), link)
                steps.append(.visit(child.node, inner, clip: clip, chain: next))
            case .shadow(let color, _, let offset):
                let visible = color.alpha > 0 && offset.width.isFinite && offset.height.isFinite
                let next = visible ? push(shadow(effect, color, map), link) : link
                steps.append(.visit(child.node, inner, clip: clip, chain: next))
            case .blur(let radius, let isOpaque):
                let sigma = EffectReach.sigma(radius: radius, map: map)
                let next =
                    sigma.x > 0 || sigma.y > 0
                    ? push(.blur(Scene.Blur(sigma: sigma, isOpaque: isOpaque, reach: EffectReach(effect, map: map))), link)
                    : link
                steps.append(.visit(child.node, inner, clip: clip, chain: next))
            case .clip(let path, let style): clipped(path, style, map, child.node, inner, clip, link)
            case .mask(let mask): masked(mask, map, child.node, inner, clip, link)
            case .flatten:
                if link < 0 || child.node.itemCount <= 1 {
                    steps.append(.visit(child.node, inner, clip: clip, chain: link))
                } else {
                    beginLayer(clip, link)
                    steps.append(.visit(child.node, inner, clip: -1, chain: -1))
                }
            }
        }
    }

    private func shadow(_ effect: DisplayEffect, _ color: RGBA, _ map: Affine) -> Scene.LayerEffect {
        guard case .shadow(_, let radius, let offset) = effect else { return .opacity(1) }
        return .shadow(
            Scene.Shadow(
                color: color, sigma: EffectReach.sigma(radius: radius, map: map),
                offset: (
                    map.a * Double(offset.width) + map.c * Double(offset.height),
                    map.b * Double(offset.width) + map.d * Double(offset.height)
                ), reach: EffectReach(effect, map: map)))
    }

    private mutating func push(_ effect: Scene.LayerEffect, _ parent: Int32) -> Int32 {
        var product: Double?
        if case .opacity(let value) = effect {
            if parent < 0 { product = value } else if let outer = chain[Int(parent)].opacity { product = outer * value }
        }
        chain.append(ChainLink(effect: effect, parent: parent, opacity: product))
        return Int32(chain.count - 1)
    }

    // MARK: Leaves

    private mutating func leaf(_ item: DisplayItem, _ frame: CGRect, _ map: Affine, _ clip: Int32, _ link: Int32) {
        let placed = item.placement(frame: frame, map: map)
        let bounds = item.pixelBounds(placed: placed)
        if bounds.isEmpty { return }
        if link < 0 { return addItem(item, placed, bounds, clip, 1) }
        if let opacity = chain[Int(link)].opacity { return addItem(item, placed, bounds, clip, opacity) }
        let effects = list(link)
        var opacity = 1.0
        var rest = effects[...]
        while case .opacity(let value)? = rest.first {
            opacity *= value
            rest = rest.dropFirst()
        }
        if rest.count == 1, case .shadow(let shadow)? = rest.first, item.hasUniformAlpha {
            let index = scene.items.count
            let cast = clipBounds(clip).intersection(shadow.reach.applied(to: bounds))
            if isSeen(cast) {
                scene.items.append(
                    Scene.Item(item: item, map: placed, opacity: opacity, clip: clip, shape: -1, bounds: bounds))
                scene.operations.append(.itemShadow(index, shadow))
                grow(cast)
            }
            return addItem(item, placed, bounds, clip, opacity)
        }
        let layer = beginLayer(clip, Array(rest))
        addItem(item, placed, bounds, -1, opacity)
        if case .endLayer(_, let start)? = steps.popLast() { endLayer(layer, start) }
    }

    private mutating func addItem(
        _ item: DisplayItem, _ map: Affine, _ bounds: PixelRect, _ clip: Int32, _ opacity: Double
    ) {
        let cut = bounds.intersection(clipBounds(clip))
        guard isSeen(cut) else { return }
        var entry = Scene.Item(item: item, map: map, opacity: opacity, clip: clip, shape: -1, bounds: cut)
        if clip >= 0, !scene.clips[Int(clip)].isWholePixels, fills(item, map, scene.clips[Int(clip)]) {
            entry.shape = clip
            entry.clip = scene.clips[Int(clip)].parent
        }
        scene.operations.append(.item(scene.items.count))
        scene.items.append(entry)
        grow(cut)
    }

    /// Whether an item is a rectangle that covers a clip's path: then it is drawn as that path.
    private func fills(_ item: DisplayItem, _ map: Affine, _ clip: Scene.Clip) -> Bool {
        let box: DeviceBox
        switch item {
        case .fill(let path, _, _):
            guard case .rect(let rect) = path.storage else { return false }
            box = DeviceBox(rect)
        case .image(let image): box = DeviceBox(image.rect)
        case .stroke, .glyphs: return false
        }
        guard map.isAxisAligned else { return false }
        let device = box.applying(map)
        guard device.minX.isFinite, device.minY.isFinite, device.maxX.isFinite, device.maxY.isFinite else { return false }
        return Outline.fixed(device.minX) <= clip.edges.minX && Outline.fixed(device.minY) <= clip.edges.minY
            && Outline.fixed(device.maxX) >= clip.edges.maxX && Outline.fixed(device.maxY) >= clip.edges.maxY
    }

    // MARK: Layers

    func list(_ link: Int32) -> [Scene.LayerEffect] {
        var effects: [Scene.LayerEffect] = []
        var index = link
        while index >= 0 {
            effects.append(chain[Int(index)].effect)
            index = chain[Int(index)].parent
        }
        return effects
    }

    @discardableResult
    mutating func beginLayer(_ clip: Int32, _ link: Int32) -> Int { beginLayer(clip, list(link)) }

    /// Opens a layer, and pushes the step that will close it.
    @discardableResult
    mutating func beginLayer(_ clip: Int32, _ effects: [Scene.LayerEffect]) -> Int {
        let layer = scene.layers.count
        scene.layers.append(Scene.Layer(effects: effects, clip: clip, content: .empty, bounds: .empty, end: 0))
        steps.append(.endLayer(layer, start: scene.operations.count))
        scene.operations.append(.beginLayer(layer))
        openLayers.append(layer)
        return layer
    }

    private mutating func endLayer(_ layer: Int, _ start: Int) {
        openLayers.removeLast()
        var bounds = scene.layers[layer].content
        for effect in scene.layers[layer].effects { bounds = effect.reach.applied(to: bounds) }
        bounds = bounds.intersection(clipBounds(scene.layers[layer].clip))
        guard isSeen(bounds) else {
            scene.operations.removeSubrange(start...)
            return
        }
        scene.layers[layer].bounds = bounds
        scene.layers[layer].end = scene.operations.count
        scene.operations.append(.endLayer(layer))
        grow(bounds)
    }

    func clipBounds(_ clip: Int32) -> PixelRect { clip < 0 ? .everything : scene.clips[Int(clip)].bounds }

    /// Outside of layers, what lies beyond the visible part is dropped here; inside, an effect may still bring it in.
    private func isSeen(_ bounds: PixelRect) -> Bool {
        !bounds.isEmpty && (!openLayers.isEmpty || bounds.intersects(visible))
    }

    private mutating func grow(_ bounds: PixelRect) {
        if let layer = openLayers.last, layer >= 0 {
            scene.layers[layer].content = scene.layers[layer].content.union(bounds)
        }
    }
}
