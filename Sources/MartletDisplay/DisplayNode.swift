import Foundation
import MartletBase

/// How a picture's pixels are read between their centres.
package enum ImageInterpolation: Hashable, Sendable { case none, low, medium, high }

/// The parts of a stretched picture that keep their size, in points of the picture.
package struct ImageCaps: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double
    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// A picture drawn into a rectangle.
package struct ImageItem: Equatable, Sendable {
    package var pixels: PixelBuffer
    /// Pixels per point of the picture itself.
    package var scale: Double
    package var rect: CGRect
    package var interpolation: ImageInterpolation
    package var caps: ImageCaps?
    /// Repeat instead of stretching what lies between the caps.
    package var tiles: Bool
    /// Draw the picture's alpha in this paint instead of its colours.
    package var template: Paint?
    /// Degrees of quarter turns and mirroring are applied by the recorder through a transform.
    package var opacity: Double

    package init(
        pixels: PixelBuffer, scale: Double, rect: CGRect, interpolation: ImageInterpolation = .low,
        caps: ImageCaps? = nil, tiles: Bool = false, template: Paint? = nil, opacity: Double = 1
    ) {
        self.pixels = pixels
        self.scale = scale
        self.rect = rect
        self.interpolation = interpolation
        self.caps = caps
        self.tiles = tiles
        self.template = template
        self.opacity = opacity
    }
}

/// One thing to draw.
package enum DisplayItem: Equatable, Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, antialiased: Bool, Paint)
    /// `origin` lies on the baseline.
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    case image(ImageItem)
}

/// What happens to everything below a node.
///
/// Opacity, shadow and blur act on every leaf on its own, as SwiftUI does: two overlapping circles at half opacity show each
/// other through. `clip`, `mask` and `flatten` are barriers: what is below them becomes one leaf for the effects above.
package enum DisplayEffect: Equatable, Sendable {
    case opacity(Double)
    case transform(CGAffineTransform)
    case clip(Path, FillStyle)
    case mask(DisplayNode)
    case shadow(color: RGBA, radius: Double, offset: CGSize)
    case blur(radius: Double, isOpaque: Bool)
    case flatten
}

/// A node of the display list: an item, an effect on one node, or nodes at offsets, drawn in order.
///
/// Nodes are immutable and shared: a frame that changes one row of a thousand makes one new item and the path of groups
/// above it, and takes over everything else. Coordinates are points in the node's own space; a parent places it by an offset.
package final class DisplayNode: Sendable, Equatable {
    package struct Child: Equatable, Sendable {
        package var offset: CGPoint
        package var node: DisplayNode
        package init(offset: CGPoint, node: DisplayNode) {
            self.offset = offset
            self.node = node
        }
    }

    package enum Content: Equatable, Sendable {
        /// `frame` is the view's frame in the node's space: when the way to the screen is a translation and a scale, drawing maps
        /// its edges to whole pixels, each on its own, and the item with them. A null frame is drawn as it is.
        case item(DisplayItem, frame: CGRect)
        case effect(DisplayEffect, Child)
        case group([Child])
    }

    package let content: Content
    /// Number of items below and including this node.
    package let itemCount: Int

    package init(_ content: Content) {
        self.content = content
        switch content {
        case .item: itemCount = 1
        case .effect(let effect, let child):
            if case .mask(let mask) = effect {
                itemCount = child.node.itemCount + mask.itemCount
            } else {
                itemCount = child.node.itemCount
            }
        case .group(let children): itemCount = children.reduce(0) { sum, child in sum + child.node.itemCount }
        }
    }

    package static func == (a: DisplayNode, b: DisplayNode) -> Bool { isEqual(a, b) }
}

/// A frame to draw: what a host or a file gets.
package struct DisplayList: Equatable, Sendable {
    /// Size in points.
    package var size: CGSize
    package var root: DisplayNode

    package init(size: CGSize, root: DisplayNode) {
        self.size = size
        self.root = root
    }
}
