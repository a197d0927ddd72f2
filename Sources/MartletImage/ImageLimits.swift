/// What a decoder may spend on one picture, checked against the header before any memory is taken.
package struct ImageLimits: Equatable, Sendable {
    /// The longest side in pixels.
    package var side: Int
    /// The size of the decoded picture in bytes, four to a pixel.
    package var bytes: Int

    package init(side: Int = 16384, bytes: Int = 256 << 20) {
        self.side = side
        self.bytes = bytes
    }

    package static let `default` = ImageLimits()

    func check(width: Int, height: Int) throws(ImageError) {
        if width > side || height > side {
            throw .tooLarge(width: width, height: height, limit: "a side may be \(side) at most")
        }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        if overflow || pixels > bytes / 4 {
            let share = bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
            throw .tooLarge(width: width, height: height, limit: "decoded it may take \(share) at most")
        }
    }
}
