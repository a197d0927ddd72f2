import MartletDisplay

/// The pixels of a layer. The memory is used again for later layers.
final class LayerBuffer {
    private(set) var bounds = PixelRect.empty
    private(set) var pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 16)
    private(set) var capacity = 16

    deinit { pixels.deallocate() }

    /// Clears the buffer and makes it stand for `bounds`.
    func reset(_ bounds: PixelRect) {
        self.bounds = bounds
        let count = bounds.area + 16
        if count > capacity {
            pixels.deallocate()
            pixels = .allocate(capacity: count)
            capacity = count
        }
        pixels.update(repeating: 0, count: count)
    }

    var target: PixelTarget {
        PixelTarget(
            memory: pixels, stride: bounds.width, originX: bounds.minX, originY: bounds.minY, bounds: bounds)
    }

    @inline(__always)
    func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + ((y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX))
    }
}

/// A layer being drawn.
struct LayerFrame {
    var buffer: LayerBuffer
    /// What the layer is drawn onto when it is finished.
    var below: PixelTarget
    /// The part of the target that is wanted before each effect, and after the last.
    var needs: [PixelRect]
}
