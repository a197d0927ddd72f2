extension FontMetrics {
    /// Default distance of a view without text that stands above a text of this font in a vertical stack. Not rounded.
    package func spacingAboveText(displayScale: Double) -> Double {
        descent + spacingUnit(displayScale: displayScale)
    }

    /// Default distance of a view without text that stands below a text of this font in a vertical stack. Not rounded.
    package func spacingBelowText(displayScale: Double) -> Double {
        let unit = spacingUnit(displayScale: displayScale)
        return max(ascent + descent + unit - capHeight, unit + descent)
    }

    /// Default distance between a text and a text of this font below it.
    package func spacingBetweenTexts(displayScale: Double) -> Double {
        switch profile {
        case .macOSSystem: 0
        case .iOSSystem, .font: max(0, PixelGrid(displayScale).up(leading))
        }
    }

    private func spacingUnit(displayScale: Double) -> Double {
        PixelGrid(displayScale).up(0.1 * (ascent + descent))
    }
}
