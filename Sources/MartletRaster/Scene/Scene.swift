import MartletBase
import MartletDisplay

/// A display list made flat for one frame: items in device space with their clips, and the layers around them.
///
/// `SceneBuilder` makes it without recursion, `Painter` runs its operations from first to last.
struct Scene {
    /// One item, placed.
    struct Item {
        var item: DisplayItem
        /// From the item's points to device pixels, snapped.
        var map: Affine
        var opacity: Double
        /// Innermost clip, -1 for none.
        var clip: Int32
        /// A clip whose path is the item's shape, because the item covers it; -1 for none.
        var shape: Int32
        /// The pixels it may touch, clip included.
        var bounds: PixelRect
    }

    /// One clip, inside `parent`.
    struct Clip {
        var parent: Int32
        var path: Path
        var style: FillStyle
        var map: Affine
        /// What this clip and its parents leave.
        var bounds: PixelRect
        /// The path's own edges in 1/256 pixels.
        var edges: (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32)
        /// Whole pixels: `bounds` says it all.
        var isWholePixels: Bool
        /// Rectangles that the path covers in full.
        var tall: PixelRect
        var wide: PixelRect

        func covers(_ rect: PixelRect) -> Bool { isWholePixels || tall.contains(rect) || wide.contains(rect) }
    }

    struct Shadow {
        var color: RGBA
        var sigma: (x: Double, y: Double)
        /// In device pixels.
        var offset: (x: Double, y: Double)
        var reach: EffectReach
    }

    struct Blur {
        var sigma: (x: Double, y: Double)
        var isOpaque: Bool
        var reach: EffectReach
    }

    enum LayerEffect {
        case opacity(Double)
        case shadow(Shadow)
        case blur(Blur)

        var reach: EffectReach {
            switch self {
            case .opacity: .none
            case .shadow(let shadow): shadow.reach
            case .blur(let blur): blur.reach
            }
        }
    }

    /// Operations between `beginLayer` and `endLayer` draw into a buffer of their own.
    struct Layer {
        /// From inner to outer.
        var effects: [LayerEffect]
        /// Clip around the finished layer.
        var clip: Int32
        /// What the operations inside may touch.
        var content: PixelRect
        /// What the finished layer may touch.
        var bounds: PixelRect
        /// Index of its `endLayer`.
        var end: Int
    }

    enum Operation {
        case item(Int)
        /// The shadow of an item, drawn before it.
        case itemShadow(Int, Shadow)
        /// The shadow of a clip whose content is opaque all over, drawn before that content.
        case clipShadow(Int, outer: Int32, Shadow)
        case beginLayer(Int)
        /// What follows is the layer's mask.
        case beginMask(Int)
        case endMask(Int)
        case endLayer(Int)
    }

    var items: [Item] = []
    var clips: [Clip] = []
    var layers: [Layer] = []
    var operations: [Operation] = []

    mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
        layers.removeAll(keepingCapacity: true)
        operations.removeAll(keepingCapacity: true)
    }
}
