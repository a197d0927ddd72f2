import MartletBase
import MartletDisplay

/// A picture and its halved copies: each pixel of a level is the mean of up to four of the level before.
final class ImageEntry {
    /// Keeps the identity, under which the entry is remembered, from being used again.
    let picture: PixelBuffer
    let isOpaque: Bool
    private var levels: [PixelBuffer]

    init(_ picture: PixelBuffer) {
        self.picture = picture
        levels = [picture]
        var alpha: UInt32 = 255
        let count = picture.widthInPixels * picture.heightInPixels
        var every = Pixels4(repeating: 0xFFFF_FFFF)
        var index = 0
        while index + 4 <= count {
            every &= PixelLanes.load(picture.pixels + index)
            index += 4
        }
        while index < count {
            alpha &= picture.pixels[index] >> 24
            index += 1
        }
        alpha &= (every[0] & every[1] & every[2] & every[3]) >> 24
        isOpaque = alpha == 255
    }

    var byteCount: Int { picture.widthInPixels * picture.heightInPixels * 4 / 3 * 4 + 256 }

    /// The level halved `index` times, or the last one that can be.
    func level(_ index: Int) -> PixelBuffer {
        while levels.count <= index, let last = levels.last, last.widthInPixels > 1 || last.heightInPixels > 1 {
            levels.append(ImageEntry.halved(last))
        }
        return levels[min(index, levels.count - 1)]
    }

    /// Half the size, rounded up; at an odd edge the last column or row is used twice.
    private static func halved(_ source: PixelBuffer) -> PixelBuffer {
        let width = (source.widthInPixels + 1) / 2
        let height = (source.heightInPixels + 1) / 2
        return PixelBuffer(widthInPixels: width, heightInPixels: height) { out in
            for y in 0..<height {
                let upper = source.pixels + 2 * y * source.widthInPixels
                let lower = 2 * y + 1 < source.heightInPixels ? upper + source.widthInPixels : upper
                let row = out + y * width
                for x in 0..<width {
                    let left = 2 * x
                    let right = left + 1 < source.widthInPixels ? left + 1 : left
                    row[x] = mean(upper[left], upper[right], lower[left], lower[right])
                }
            }
        }
    }

    @inline(__always)
    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
        let high = ((a &>> 8) & mask) &+ ((b &>> 8) & mask) &+ ((c &>> 8) & mask) &+ ((d &>> 8) & mask) &+ 0x0002_0002
        return ((low &>> 2) & mask) | (((high &>> 2) & mask) &<< 8)
    }
}
