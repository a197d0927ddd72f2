/// Sizes and weights of symbols beside text.
///
/// Frames follow the measured ones: a star's at 10, 13, 17, 22 and 26 pt (bottom 2, 3, 3.5, 4.5 and 5.5 below the
/// baseline), a right chevron's and an ellipsis' at 13 pt, all on half points. Other symbols scale with the star.
enum SymbolMetrics {
    /// Star height in points by point size; in between by interpolation, outside in proportion.
    private static let starHeights: [(size: Double, height: Double)] = [
        (10, 11.5), (13, 16), (17, 20), (22, 26), (26, 31.5),
    ]
    private static let starBottoms: [(size: Double, height: Double)] = [
        (10, 2), (13, 3), (17, 3.5), (22, 4.5), (26, 5.5),
    ]

    /// A frame's side in points for one of `em` ems at 13 pt, widths.
    static func width(_ em: Double, pointSize: Double) -> Double {
        max(0.5, ((em * pointSize * 2) + 1e-9).rounded(.down) / 2)
    }

    static func height(_ em: Double, pointSize: Double) -> Double {
        max(0.5, (em / (16.0 / 13) * starHeight(pointSize) * 2).rounded() / 2)
    }

    static func starHeight(_ pointSize: Double) -> Double { interpolate(starHeights, pointSize) }

    /// How far above the baseline symbols have their middle: that of the star.
    static func middle(_ pointSize: Double) -> Double {
        interpolate(starHeights, pointSize) / 2 - interpolate(starBottoms, pointSize)
    }

    /// Half the system font's cap height, which is rounded to half points first.
    static func halfCapHeight(_ pointSize: Double) -> Double { (pointSize * 0.705 * 2).rounded() / 4 }

    private static func interpolate(_ table: [(size: Double, height: Double)], _ size: Double) -> Double {
        // The table is never empty.
        let first = table[0]
        let last = table[table.count - 1]
        if size <= first.size { return size * first.height / first.size }
        if size >= last.size { return size * last.height / last.size }
        for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
            return low.height + (high.height - low.height) * (size - low.size) / (high.size - low.size)
        }
        return size * last.height / last.size
    }

    /// Stroke widths in hundredths of an em for the nine weights of a font.
    private static let strokes: [(weight: Double, width: Double)] = [
        (100, 3.4), (200, 5), (300, 7), (400, 8.8), (500, 10.2), (600, 11.6), (700, 13.2), (800, 15), (900, 17),
    ]

    static func strokeWidth(weight: Int) -> Double {
        let weight = min(900, max(100, Double(weight)))
        for (low, high) in zip(strokes, strokes.dropFirst()) where weight <= high.weight {
            return low.width + (high.width - low.width) * (weight - low.weight) / (high.weight - low.weight)
        }
        return 17
    }
}
