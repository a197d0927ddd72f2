import Foundation

/// Where each device pixel of one axis reads a picture: up to four neighbouring pixels and their weights.
///
/// The axis is cut into pieces (one, or three for a picture with caps), each with its own part of the picture; reading
/// stops at the part's edges.
struct ImageAxis {
    /// A stretch of the axis in the item's points, and the picture's pixels it shows.
    struct Piece {
        var start: Double
        var end: Double
        var sourceStart: Double
        var sourceEnd: Double
        /// Length of one repetition in points; nil when the part is stretched over the piece.
        var tile: Double?
    }

    enum Filter: Hashable {
        case nearest
        /// Two pixels.
        case linear
        /// Four pixels, Catmull-Rom.
        case cubic
    }

    /// Index of the first pixel and of the second for every device pixel (the inner two of four for cubic).
    private(set) var first: [Int32] = []
    private(set) var second: [Int32] = []
    /// Weight of the second of two, in 1/256.
    private(set) var weight: [UInt16] = []
    /// For cubic: four indices and weights (in 1/256, sum 256) for every device pixel.
    private(set) var four: [SIMD4<Int32>] = []
    private(set) var fourWeights: [SIMD4<Int32>] = []
    let origin: Int
    /// True when every device pixel shows exactly the next pixel of the picture.
    private(set) var isCopy = true

    /// - Parameters:
    ///   - range: The device pixels.
    ///   - scale: Device pixels per point.
    ///   - shift: Device position of the point 0.
    ///   - sourceScale: Pixels of the level that is read per pixel of the picture.
    ///   - count: Pixels of the level along this axis.
    init(
        _ pieces: [Piece], range: Range<Int>, scale: Double, shift: Double, sourceScale: Double, count: Int, filter: Filter
    ) {
        origin = range.lowerBound
        first.reserveCapacity(range.count)
        second.reserveCapacity(range.count)
        weight.reserveCapacity(range.count)
        guard count > 0, let lastPiece = pieces.last else { return }
        var index = 0
        let backwards = scale < 0
        for pixel in range {
            let point = (Double(pixel) + 0.5 - shift) / scale
            if backwards {
                index = pieces.firstIndex { point < $0.end } ?? pieces.count - 1
            } else {
                while index < pieces.count - 1 && point >= pieces[index].end { index += 1 }
            }
            let piece = index < pieces.count ? pieces[index] : lastPiece
            let low = ImageAxis.whole(piece.sourceStart * sourceScale, 0, count - 1)
            let high = max(low, ImageAxis.whole(piece.sourceEnd * sourceScale - 1e-9, 0, count - 1))
            add(ImageAxis.source(point, piece) * sourceScale, low, high, filter)
        }
    }

    /// The picture's coordinate for a point.
    private static func source(_ point: Double, _ piece: Piece) -> Double {
        let length = piece.tile ?? (piece.end - piece.start)
        guard length > 0 else { return piece.sourceStart }
        var way = (point - piece.start) / length
        if piece.tile != nil {
            guard way.magnitude < 1e12 else { return piece.sourceStart }
            way -= Double(Int(way))
            if way < 0 { way += 1 }
        }
        return piece.sourceStart + way * (piece.sourceEnd - piece.sourceStart)
    }

    private static func whole(_ value: Double, _ low: Int, _ high: Int) -> Int {
        value > Double(low) ? (value < Double(high + 1) ? min(high, Int(value)) : high) : low
    }

    private mutating func add(_ position: Double, _ low: Int, _ high: Int, _ filter: Filter) {
        if filter == .nearest {
            let place = Int32(ImageAxis.whole(position + 1e-9, low, high))
            append(place, place, 0)
            return
        }
        // Neighbours by their centres.
        let centre = max(Double(low) - 4, min(Double(high) + 4, position)) - 0.5
        var place = Int(centre + 8) - 8
        var part = Int((centre - Double(place)) * 256 + 0.5)
        if part >= 256 {
            place += 1
            part = 0
        }
        func inside(_ index: Int) -> Int32 { Int32(max(low, min(high, index))) }
        append(inside(place), inside(place + 1), UInt16(part))
        if filter == .cubic {
            four.append(SIMD4(inside(place - 1), inside(place), inside(place + 1), inside(place + 2)))
            fourWeights.append(ImageAxis.cubicWeights(part))
            if part != 0 { isCopy = false }
        }
    }

    private mutating func append(_ a: Int32, _ b: Int32, _ part: UInt16) {
        if let last = first.last, a != last + 1 { isCopy = false }
        if part != 0 { isCopy = false }
        first.append(a)
        second.append(b)
        weight.append(part)
    }

    /// Catmull-Rom weights for a place `part` 256ths after the second of four pixels.
    private static func cubicWeights(_ part: Int) -> SIMD4<Int32> {
        let t = Double(part) / 256
        func whole(_ value: Double) -> Int32 { Int32(value * 256 + (value < 0 ? -0.5 : 0.5)) }
        let a = whole(((-0.5 * t + 1) * t - 0.5) * t)
        let c = whole(((-1.5 * t + 2) * t + 0.5) * t)
        let d = whole((0.5 * t - 0.5) * t * t)
        return SIMD4(a, 256 - a - c - d, c, d)
    }
}
