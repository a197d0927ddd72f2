import MartletBase

extension Image {
    /// How a picture's stored pixels have to be turned to stand upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As stored.
        case up
        /// Mirrored from left to right.
        case upMirrored
        /// Turned by half a turn.
        case down
        /// Mirrored from top to bottom.
        case downMirrored
        /// Turned by a quarter against the clock.
        case left
        /// Rows and columns exchanged: a quarter turn against the clock of the mirrored picture.
        case leftMirrored
        /// Turned by a quarter with the clock.
        case right
        /// Rows and columns exchanged from the other corner: a quarter turn with the clock of the mirrored picture.
        case rightMirrored

        var swapsSides: Bool {
            switch self {
            case .up, .upMirrored, .down, .downMirrored: false
            case .left, .leftMirrored, .right, .rightMirrored: true
            }
        }
    }
}

extension PixelBuffer {
    /// The picture with its pixels at their upright places.
    func upright(_ orientation: Image.Orientation) -> PixelBuffer {
        if orientation == .up { return self }
        let (width, height) = (widthInPixels, heightInPixels)
        let swaps = orientation.swapsSides
        let uprightWidth = swaps ? height : width
        // The upright place of the stored pixel (0, 0), and the steps for one stored column and one stored row.
        let (start, column, row): (Int, Int, Int) =
            switch orientation {
            case .up: (0, 1, uprightWidth)
            case .upMirrored: (width - 1, -1, uprightWidth)
            case .down: (height * width - 1, -1, -uprightWidth)
            case .downMirrored: ((height - 1) * width, 1, -uprightWidth)
            case .leftMirrored: (0, uprightWidth, 1)
            case .right: (height - 1, uprightWidth, -1)
            case .rightMirrored: ((width - 1) * uprightWidth + height - 1, -uprightWidth, -1)
            case .left: ((width - 1) * uprightWidth, -uprightWidth, 1)
            }
        return PixelBuffer(widthInPixels: uprightWidth, heightInPixels: swaps ? width : height) { out in
            for y in 0..<height {
                var place = start + y * row
                for x in 0..<width {
                    out[place] = self[x, y]
                    place += column
                }
            }
        }
    }
}
