import Foundation
import MartletBase

/// A picture repeated over a shape, from the shape's top left corner.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The picture.
    public var image: Image
    /// The part of the picture that is repeated, in fractions of its size; the whole is 0, 0, 1, 1.
    public var sourceRect: CGRect
    /// How large one copy is drawn, 1 for the picture's own size in points.
    public var scale: CGFloat

    /// A repeated picture.
    ///
    /// - Parameters:
    ///   - image: The picture; one that can't be found draws nothing and is reported once. Symbols can't be repeated
    ///     and draw nothing.
    ///   - sourceRect: The part that is repeated, in fractions of the picture's size; cut to the picture.
    ///   - scale: How large one copy is drawn; zero and less draw nothing.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        guard let picture = image.bitmap(in: context.environment) else {
            context.result = .color(.clear)
            return
        }
        context.result = ResolvedStyle.image(
            picture.pixels, pixelsPerPoint: picture.scale, sourceRect: sourceRect, scale: scale, opacity: 1
        ).multiplyingOpacity(by: HierarchicalShapeStyle.fade(context.level))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture repeated over the shape; see `ImagePaint`.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
