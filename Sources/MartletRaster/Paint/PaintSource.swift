import MartletDisplay

/// Makes the colours of a paint that is not one colour, a row at a time, in device space.
///
/// What a pixel gets depends only on its place, never on how a shape was cut into stretches, bands or damaged parts.
class PaintSource {
    /// True when every pixel is opaque: full coverage then stores instead of blending.
    let isOpaque: Bool
    /// A row buffer as wide as the bounds that will be asked for.
    let scratch: UnsafeMutablePointer<UInt32>

    init(isOpaque: Bool, width: Int) {
        self.isOpaque = isOpaque
        scratch = .allocate(capacity: max(width, 0) + 16)
    }

    deinit { scratch.deallocate() }

    /// Goes to row `y`.
    func beginRow(_ y: Int) {}

    /// Writes the pixels `x0..<x1` of the current row.
    func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {}

    /// The pixels `x0..<x1` of the current row, valid until the next call.
    func pixels(_ x0: Int, _ x1: Int) -> UnsafePointer<UInt32> {
        write(x0, x1, scratch)
        return UnsafePointer(scratch)
    }
}

/// What a shape is filled with, ready for device space.
enum ResolvedPaint {
    case solid(UInt32)
    case source(PaintSource)

    var isOpaque: Bool {
        switch self {
        case .solid(let color): color >> 24 == 255
        case .source(let source): source.isOpaque
        }
    }

    var isInvisible: Bool {
        if case .solid(let color) = self { return color >> 24 == 0 }
        return false
    }
}

/// Another source made fainter.
final class FadedSource: PaintSource {
    private let source: PaintSource
    private let opacity: UInt32

    init(_ source: PaintSource, opacity: UInt32, width: Int) {
        self.source = source
        self.opacity = opacity
        super.init(isOpaque: false, width: width)
    }

    override func beginRow(_ y: Int) { source.beginRow(y) }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        source.write(x0, x1, out)
        SpanBlend.scale(out, x1 - x0, opacity)
    }
}
