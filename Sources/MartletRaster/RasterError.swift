/// Why a picture can't be drawn.
package enum RasterError: Error, Equatable, CustomStringConvertible {
    /// A side is zero, negative, or larger than `Surface.sideLimit`.
    case size(widthInPixels: Int, heightInPixels: Int)
    /// The layers open at one time would need more memory than `Rasterizer.layerByteLimit`.
    case memory(bytes: Int, limit: Int)

    package var description: String {
        switch self {
        case .size(let width, let height):
            "a picture of \(width) x \(height) pixels can't be made: each side must be 1 to \(Surface.sideLimit) pixels, "
                + "all together at most \(Surface.pixelLimit)"
        case .memory(let bytes, let limit):
            "drawing needs \(bytes) bytes for layers inside layers, more than the limit of \(limit): "
                + "use fewer nested groups with opacity, blur or shadow"
        }
    }
}
