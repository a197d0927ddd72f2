/// An immutable picture in memory: premultiplied, gamma-encoded sRGB, eight bits a channel, rows from the top.
///
/// The bytes of one pixel are red, green, blue, alpha in this order. A buffer never changes after it was made, so it may be
/// shared between threads and compared by identity before its bytes are compared.
package final class PixelBuffer: @unchecked Sendable {
    // Unchecked: the memory is written only by `init` and freed only by `deinit`.
    package let widthInPixels: Int
    package let heightInPixels: Int
    package let pixels: UnsafePointer<UInt32>

    /// Makes a buffer and lets `fill` write its pixels, row by row without gaps. The memory starts as clear pixels.
    /// The caller has checked that the size is positive and small enough to be allocated.
    package init(widthInPixels: Int, heightInPixels: Int, fill: (UnsafeMutablePointer<UInt32>) throws -> Void) rethrows {
        let count = widthInPixels * heightInPixels
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count + 8)
        memory.initialize(repeating: 0, count: count + 8)
        do {
            try fill(memory)
        } catch {
            memory.deallocate()
            throw error
        }
        self.widthInPixels = widthInPixels
        self.heightInPixels = heightInPixels
        pixels = UnsafePointer(memory)
    }

    deinit {
        UnsafeMutablePointer(mutating: pixels).deallocate()
    }

    /// The pixel at a position inside the buffer, as stored: `0xAABBGGRR`.
    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * widthInPixels + x] }
}

extension PixelBuffer: Equatable {
    package static func == (a: PixelBuffer, b: PixelBuffer) -> Bool {
        if a === b { return true }
        guard a.widthInPixels == b.widthInPixels, a.heightInPixels == b.heightInPixels else { return false }
        for index in 0..<(a.widthInPixels * a.heightInPixels) where a.pixels[index] != b.pixels[index] { return false }
        return true
    }
}
