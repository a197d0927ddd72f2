/// The vertical metrics of a font at a size, in points; everything a layout needs to know about it.
package struct FontMetrics: Hashable, Sendable {
    package var size: Double
    /// Unrounded height above the baseline.
    package var ascent: Double
    /// Unrounded depth below the baseline, positive.
    package var descent: Double
    /// Extra distance between two lines; may be slightly negative for the smallest text styles.
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    /// From the baseline down to the centre of an underline.
    package var underlineOffset: Double
    package var underlineThickness: Double
    package var profile: MetricsProfile
    /// True for a text style, false for a font of a given size: macOS rounds their lines differently.
    package var isTextStyle: Bool

    /// Metrics of one em of a face's own tables.
    struct Unit: Hashable, Sendable {
        var ascent: Double
        var descent: Double
        var lineGap: Double
        var capHeight: Double
        var xHeight: Double
        var underlineOffset: Double
        var underlineThickness: Double
    }

    /// - Parameter scale: what `minimumScaleFactor` shrinks the text by.
    init(request: FontRequest, unit: Unit, scale: Double = 1) {
        let size = request.usableSize * scale
        self.size = size
        profile = request.metrics
        isTextStyle = request.styleLeading != nil
        let shift: Double =
            switch request.leading {
            case .standard: 0
            case .tight: -2 * scale
            case .loose: 2 * scale
            }
        switch request.metrics {
        case .font:
            ascent = unit.ascent * size
            descent = unit.descent * size
            leading = unit.lineGap * size + shift
            capHeight = unit.capHeight * size
            xHeight = unit.xHeight * size
            underlineOffset = unit.underlineOffset * size
            underlineThickness = unit.underlineThickness * size
        case .iOSSystem:
            ascent = 1950.0 / 2048 * size
            descent = 494.0 / 2048 * size
            let styleLeading = request.styleLeading.map { $0 * scale - (1950.0 + 494) / 2048 * size }
            leading = (styleLeading ?? 0) + shift
            capHeight = 1443.0 / 2048 * size
            xHeight = 1078.0 / 2048 * size
            underlineOffset = 0.15137 * size
            underlineThickness = 0.05859 * size * Self.underlineFactor(weight: request.weight)
        case .macOSSystem:
            ascent = 1980.0 / 2048 * size
            descent = 432.0 / 2048 * size
            leading = shift
            capHeight = 1443.0 / 2048 * size
            xHeight = 1078.0 / 2048 * size
            underlineOffset = 0.15137 * size
            underlineThickness = 0.05859 * size * Self.underlineFactor(weight: request.weight)
        }
    }

    /// Measured on SF: heavier weights have thicker underlines.
    private static func underlineFactor(weight: Int) -> Double {
        switch weight {
        case ..<450: 1
        case ..<550: 1.214
        case ..<650: 1.369
        case ..<750: 1.583
        case ..<850: 1.894
        default: 2.167
        }
    }

    /// The part of a line above and below its baseline, before the whole text is rounded to pixels.
    package func lineBox(displayScale: Double) -> (ascent: Double, descent: Double) {
        switch profile {
        case .iOSSystem:
            return (ascent, descent)
        case .font:
            return (ascent.rounded(), descent.rounded())
        case .macOSSystem:
            // Derived from 16 measured sizes: 9→11, 10→13, 13→16, 15→19, 17→20, 24→28, 26→30, 40→47.
            let above = ascent.rounded()
            var height = above + descent.rounded(size <= 20 ? .up : .toNearestOrAwayFromZero)
            // Styles are never smaller than their unrounded line: title2 20.5 at 2x, largeTitle 31.
            if isTextStyle { height = max(height, PixelGrid(displayScale).up(ascent + descent)) }
            return (above, height - above)
        }
    }

    /// Height of a single line in points: rounded up to a pixel.
    package func lineHeight(displayScale: Double) -> Double {
        let box = lineBox(displayScale: displayScale)
        return PixelGrid(displayScale).up(box.ascent + box.descent)
    }

    /// From the top of a text to its first baseline: the ascent rounded to a pixel (to a point on macOS).
    package func firstBaseline(displayScale: Double) -> Double {
        PixelGrid(displayScale).nearest(lineBox(displayScale: displayScale).ascent)
    }
}
