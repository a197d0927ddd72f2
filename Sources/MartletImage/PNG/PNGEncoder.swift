import MartletBase
import Synchronization

/// Turns pictures into PNG files from any thread. Writers are kept in a small pool, so that a server that makes many
/// pictures pays for the codec's tables and buffers once.
package struct PNGEncoder {
    private static let pool = Mutex<Pool>(Pool())

    /// The PNG file of a picture: palette, grey, RGB or RGBA, whichever is exact and smallest.
    package static func encode(_ pixels: PixelBuffer, scale: Double = 1, level: PNGLevel = .fast) -> [UInt8] {
        let loan = pool.withLock { pool in Loan(writer: pool.take(level)) }
        let writer = loan.writer ?? PNGWriter(level: level)
        let file = writer.encode(pixels, scale: scale)
        let returned = Loan(writer: writer)
        pool.withLock { pool in pool.put(returned) }
        return file
    }

    /// Writes the PNG file of a picture to `path`, whole or not at all.
    package static func write(
        _ pixels: PixelBuffer, scale: Double = 1, level: PNGLevel = .fast, to path: String
    ) throws(FileError) {
        try writeAtomically(encode(pixels, scale: scale, level: level), to: path)
    }

    /// Carries a writer across the lock. Unchecked: a writer is either in the pool or owned by one call, never both.
    private struct Loan: @unchecked Sendable {
        var writer: PNGWriter?
    }

    private struct Pool: @unchecked Sendable {
        // Unchecked: reached only under the lock.
        private var idle: [PNGWriter] = []

        mutating func take(_ level: PNGLevel) -> PNGWriter? {
            guard let index = idle.lastIndex(where: { $0.level == level }) else { return nil }
            return idle.remove(at: index)
        }

        mutating func put(_ loan: Loan) {
            // A few writers of usual size; after a huge picture the memory goes back to the system.
            guard let writer = loan.writer, idle.count < 8, writer.retainedBytes < 32 << 20 else { return }
            idle.append(writer)
        }
    }
}
