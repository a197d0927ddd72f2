import MartletBase
import MartletDisplay

/// The shape of a shadow by its numbers. Equal hashes are told apart by comparing the contents.
struct ShadowKey: Hashable {
    var content: UInt64
    var sigmaX: Double
    var sigmaY: Double
    var rule: UInt8
}

/// A blurred mask whose first pixel of the shape's box lies at the origin.
struct ShadowEntry {
    enum Content {
        case outline(OutlineSnapshot)
        case glyphs(GlyphRun, x: Double, y: Double, scale: Double)
    }

    var content: Content
    var mask: ByteMask
}

/// A mask with a column and a row that are repeated: the nine parts of a stretched shadow.
struct StretchedMask {
    let mask: ByteMask
    /// Where the mask's origin lies in device space.
    let x: Int
    let y: Int
    /// The column of the mask that is repeated, and how often beyond once; likewise the row.
    let column: Int
    let extraColumns: Int
    let row: Int
    let extraRows: Int

    var bounds: PixelRect {
        PixelRect(
            minX: x + mask.bounds.minX, minY: y + mask.bounds.minY, maxX: x + mask.bounds.maxX + extraColumns,
            maxY: y + mask.bounds.maxY + extraRows)
    }

    /// The mask's row for a row of device space.
    @inline(__always)
    func maskRow(_ deviceY: Int) -> UnsafeMutablePointer<UInt8> {
        let local = deviceY - y
        if local <= row { return mask.row(local) }
        return mask.row(local <= row + extraRows ? row : local - extraRows)
    }
}
