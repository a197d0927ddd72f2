import MartletDisplay

/// Where pixels go: memory that stands for a part of device space.
struct PixelTarget {
    /// The pixel at `(originX, originY)`.
    let memory: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    let originX: Int
    let originY: Int
    /// What may be drawn to, in device space.
    var bounds: PixelRect

    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        memory + ((y &- originY) &* stride &+ (x &- originX))
    }
}
