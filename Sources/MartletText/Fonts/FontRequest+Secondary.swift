extension FontRequest {
    /// The request for `textScale(.secondary)`: smaller glyphs in lines of the same height. Measured on SF; only the
    /// system font's standard and rounded designs scale.
    package func secondaryScale() -> FontRequest {
        guard case .system(let design) = family, design == .standard || design == .rounded else { return self }
        var result = self
        let (small, large): (Double, Double) =
            switch weight {
            case ..<550: (0.80, weight < 450 ? 0.46 : 0.48)
            case ..<650: (0.84, 0.49)
            case ..<750: (0.85, 0.50)
            case ..<850: (0.85, 0.52)
            default: (0.87, 0.55)
            }
        // Even up to 17 points, then falling evenly to 70.
        let share = min(max((usableSize - 17) / 53, 0), 1)
        result.glyphScale = small + (large - small) * share
        return result
    }
}
