import MartletBase
import Synchronization

/// Decoded pictures by path, the least recently used going first when they take more than the limit.
package final class ImageCache: Sendable {
    private struct Entry {
        var pixels: PixelBuffer
        var bytes: Int
        var lastUse: UInt64
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var bytes = 0
        var clock: UInt64 = 0
    }

    package let byteLimit: Int
    private let limits: ImageLimits
    private let state = Mutex(State())

    package init(byteLimit: Int = 192 << 20, limits: ImageLimits = .default) {
        self.byteLimit = byteLimit
        self.limits = limits
    }

    /// The bytes that all kept pictures take together.
    package var bytesInUse: Int { state.withLock { $0.bytes } }

    /// The picture at `path`, read at the first use. Two threads that ask at once may both read it; one copy is kept.
    package func pixels(at path: String) throws -> PixelBuffer {
        let known: PixelBuffer? = state.withLock { state in
            state.clock += 1
            state.entries[path]?.lastUse = state.clock
            return state.entries[path]?.pixels
        }
        if let known { return known }
        let pixels = try ImageDecoder.decode(contentsOf: path, limits: limits)
        keep(pixels, as: path)
        return pixels
    }

    /// Forgets everything, for the case that files have changed.
    package func removeAll() { state.withLock { $0 = State() } }

    private func keep(_ pixels: PixelBuffer, as path: String) {
        let bytes = pixels.widthInPixels * pixels.heightInPixels * 4
        guard bytes <= byteLimit else { return }
        state.withLock { state in
            state.clock += 1
            if let old = state.entries[path] { state.bytes -= old.bytes }
            state.entries[path] = Entry(pixels: pixels, bytes: bytes, lastUse: state.clock)
            state.bytes += bytes
            while state.bytes > byteLimit, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                state.entries[oldest.key] = nil
                state.bytes -= oldest.value.bytes
            }
        }
    }
}
