/// What an asset is chosen for.
package struct AssetTraits: Hashable, Sendable {
    package enum Idiom: String, Sendable { case phone = "iphone", pad = "ipad", mac, tv, watch, car, vision }

    package var idiom: Idiom
    package var isDark: Bool
    package var hasIncreasedContrast: Bool
    package var isRightToLeft: Bool
    /// Pixels per point of the surface that is drawn to.
    package var displayScale: Double

    package init(
        idiom: Idiom = .phone, isDark: Bool = false, hasIncreasedContrast: Bool = false, isRightToLeft: Bool = false,
        displayScale: Double = 2
    ) {
        self.idiom = idiom
        self.isDark = isDark
        self.hasIncreasedContrast = hasIncreasedContrast
        self.isRightToLeft = isRightToLeft
        self.displayScale = displayScale
    }
}
