import MartletDisplay

/// One byte of coverage or alpha per pixel of a part of device space.
final class ByteMask {
    let bounds: PixelRect
    /// Bytes from one row to the next; a multiple of four.
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>

    /// All zero. The caller keeps the area within limits.
    init(_ bounds: PixelRect) {
        self.bounds = bounds.isEmpty ? .empty : bounds
        stride = (max(0, bounds.width) + 3) & ~3
        let count = stride * max(0, bounds.height) + 16
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0, count: count)
    }

    deinit { bytes.deallocate() }

    var byteCount: Int { stride * bounds.height }

    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + (y &- bounds.minY) &* stride }

    /// The byte at a place inside the bounds.
    @inline(__always)
    func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { row(y) + (x &- bounds.minX) }
}
