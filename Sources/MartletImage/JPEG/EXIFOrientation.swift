/// How stored rows and columns lie in the upright picture, by EXIF's numbers.
enum EXIFOrientation: Int, Equatable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// True when the stored width is the upright picture's height.
    var swapsSides: Bool { rawValue >= 5 }

    /// Reads an APP1 segment; nil when it holds no EXIF or no valid orientation.
    init?(segment: UnsafeRawBufferPointer) {
        let lead = 6
        guard segment.count >= lead + 8, segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let tiff = UnsafeRawBufferPointer(rebasing: segment[lead...])
        let isLittle: Bool
        switch (tiff[0], tiff[1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
        func short(_ at: Int) -> Int {
            isLittle ? Int(tiff[at]) | Int(tiff[at + 1]) << 8 : Int(tiff[at]) << 8 | Int(tiff[at + 1])
        }
        func long(_ at: Int) -> Int {
            isLittle ? short(at) | short(at + 2) << 16 : short(at) << 16 | short(at + 2)
        }
        guard short(2) == 42 else { return nil }
        let directory = long(4)
        guard directory >= 8, directory + 2 <= tiff.count else { return nil }
        for index in 0..<short(directory) {
            let entry = directory + 2 + index * 12
            guard entry + 12 <= tiff.count else { return nil }
            if short(entry) == 0x0112 {
                guard short(entry + 2) == 3, long(entry + 4) == 1 else { return nil }
                self.init(rawValue: short(entry + 8))
                return
            }
        }
        return nil
    }

    /// Copies stored pixels to their upright places. `width` and `height` are the stored sides.
    func place(
        _ source: UnsafePointer<UInt32>, width: Int, height: Int, into target: UnsafeMutablePointer<UInt32>
    ) {
        // The upright place of the stored pixel (0, 0), and the steps for one stored column and one stored row.
        let uprightWidth = swapsSides ? height : width
        let right = width - 1
        let bottom = height - 1
        let (start, column, row): (Int, Int, Int)
        switch self {
        case .up: (start, column, row) = (0, 1, uprightWidth)
        case .upMirrored: (start, column, row) = (right, -1, uprightWidth)
        case .down: (start, column, row) = (bottom * uprightWidth + right, -1, -uprightWidth)
        case .downMirrored: (start, column, row) = (bottom * uprightWidth, 1, -uprightWidth)
        case .leftMirrored: (start, column, row) = (0, uprightWidth, 1)
        case .right: (start, column, row) = (bottom, uprightWidth, -1)
        case .rightMirrored: (start, column, row) = (right * uprightWidth + bottom, -uprightWidth, -1)
        case .left: (start, column, row) = (right * uprightWidth, -uprightWidth, 1)
        }
        for y in 0..<height {
            var place = start + y * row
            let line = source + y * width
            for x in 0..<width {
                target[place] = line[x]
                place += column
            }
        }
    }
}
