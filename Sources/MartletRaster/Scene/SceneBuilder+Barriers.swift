import Foundation
import MartletBase
import MartletDisplay

extension SceneBuilder {
    // MARK: Clips

    /// A clip needs no layer when nothing but opacity on a single item lies above it. Under one shadow, content that is
    /// opaque all over the clip needs none either: its shadow is the clip's own.
    mutating func clipped(
        _ path: Path, _ style: FillStyle, _ map: Affine, _ node: DisplayNode, _ inner: Affine, _ clip: Int32,
        _ link: Int32
    ) {
        if link < 0 || (node.itemCount <= 1 && chain[Int(link)].opacity != nil) {
            let entry = addClip(path, style, map, parent: clip)
            if scene.clips[Int(entry)].bounds.isEmpty { return }
            steps.append(.visit(node, inner, clip: entry, chain: link))
            return
        }
        if case .shadow(let shadow) = chain[Int(link)].effect, chain[Int(link)].parent < 0, style.isAntialiased {
            let entry = addClip(path, style, map, parent: clip)
            let bounds = scene.clips[Int(entry)].bounds
            if hasOpaqueBackground(node, inner, scene.clips[Int(entry)]) {
                let own = addClip(path, style, map, parent: -1)
                let cast = shadow.reach.applied(to: scene.clips[Int(own)].bounds).intersection(clipBounds(clip))
                if !cast.isEmpty { addShadow(Int(own), clip, shadow, cast) }
                if !bounds.isEmpty { steps.append(.visit(node, inner, clip: entry, chain: -1)) }
                return
            }
        }
        let content = addClip(path, style, map, parent: -1)
        if scene.clips[Int(content)].bounds.isEmpty { return }
        beginLayer(clip, link)
        steps.append(.visit(node, inner, clip: content, chain: -1))
    }

    private mutating func addShadow(_ clip: Int, _ outer: Int32, _ shadow: Scene.Shadow, _ bounds: PixelRect) {
        guard !openLayers.isEmpty || bounds.intersects(visible) else { return }
        scene.operations.append(.clipShadow(clip, outer: outer, shadow))
        if let layer = openLayers.last, layer >= 0 {
            scene.layers[layer].content = scene.layers[layer].content.union(bounds)
        }
    }

    mutating func addClip(_ path: Path, _ style: FillStyle, _ map: Affine, parent: Int32) -> Int32 {
        outline.removeAll()
        flat.removeAll()
        outline.add(path, map, flat)
        var bounds = outline.bounds
        var whole = false
        var solid: (tall: PixelRect, wide: PixelRect)?
        if let pixels = outline.wholePixels {
            bounds = pixels
            whole = true
        } else if style.isAntialiased {
            solid = outline.solidRects
        }
        bounds = bounds.intersection(clipBounds(parent))
        scene.clips.append(
            Scene.Clip(
                parent: parent, path: path, style: style, map: map, bounds: bounds.isEmpty ? .empty : bounds,
                edges: (outline.minX, outline.minY, outline.maxX, outline.maxY), isWholePixels: whole,
                tall: solid?.tall ?? .empty, wide: solid?.wide ?? .empty))
        return Int32(scene.clips.count - 1)
    }

    /// Looks through groups for an opaque fill that covers the clip's path; anything drawn over it changes no alpha.
    private func hasOpaqueBackground(_ node: DisplayNode, _ map: Affine, _ clip: Scene.Clip) -> Bool {
        var pending = [(node, map)]
        var budget = 32
        while let (node, map) = pending.popLast(), budget > 0 {
            budget -= 1
            switch node.content {
            case .group(let children):
                for child in children.prefix(8).reversed() {
                    pending.append((child.node, map.movingFirst(Double(child.offset.x), Double(child.offset.y))))
                }
            case .item(let item, let frame):
                guard case .fill(let path, let style, let paint) = item, style.isAntialiased, paint.isOpaque,
                    case .rect(let rect) = path.storage
                else { continue }
                let placed = item.placement(frame: frame, map: map)
                guard placed.isAxisAligned else { continue }
                let box = DeviceBox(rect).applying(placed)
                if Outline.fixed(box.minX) <= clip.edges.minX && Outline.fixed(box.minY) <= clip.edges.minY
                    && Outline.fixed(box.maxX) >= clip.edges.maxX && Outline.fixed(box.maxY) >= clip.edges.maxY
                    && box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
                {
                    return true
                }
            case .effect: continue
            }
        }
        return false
    }

    // MARK: Masks

    /// A mask that is one opaque fill is a clip; others need a layer.
    mutating func masked(
        _ mask: DisplayNode, _ map: Affine, _ node: DisplayNode, _ inner: Affine, _ clip: Int32, _ link: Int32
    ) {
        if mask.itemCount == 0 || node.itemCount == 0 { return }
        if let shape = soleShape(mask, map) {
            return clipped(shape.path, shape.style, shape.map, node, inner, clip, link)
        }
        let layer = link < 0 ? beginLayer(clip, []) : beginLayer(clip, link)
        steps.append(.endMask(layer))
        steps.append(.visit(mask, map, clip: -1, chain: -1))
        steps.append(.beginMask(layer))
        steps.append(.visit(node, inner, clip: -1, chain: -1))
    }

    private func soleShape(_ mask: DisplayNode, _ map: Affine) -> (path: Path, style: FillStyle, map: Affine)? {
        guard mask.itemCount == 1 else { return nil }
        var node = mask
        var map = map
        for _ in 0..<16 {
            switch node.content {
            case .group(let children):
                guard let child = children.first(where: { $0.node.itemCount == 1 }) else { return nil }
                map = map.movingFirst(Double(child.offset.x), Double(child.offset.y))
                node = child.node
            case .effect(.transform(let transform), let child):
                map = map.after(Affine(transform)).movingFirst(Double(child.offset.x), Double(child.offset.y))
                node = child.node
            case .item(let item, let frame):
                guard case .fill(let path, let style, let paint) = item, paint.isOpaque else { return nil }
                return (path, style, item.placement(frame: frame, map: map))
            case .effect: return nil
            }
        }
        return nil
    }
}

extension Paint {
    /// True when no pixel it fills lets anything through.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _, _), .angular(let ramp, _, _, _):
            !ramp.stops.isEmpty && ramp.stops.allSatisfy { $0.color.alpha >= 1 }
        case .image: false
        }
    }
}
