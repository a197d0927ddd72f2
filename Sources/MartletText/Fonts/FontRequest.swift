import MartletBase

/// What a piece of text asks for; the font library answers with the nearest face.
package struct FontRequest: Hashable, Sendable {
    /// The four designs of the system font.
    package enum Design: Hashable, Sendable, CaseIterable { case standard, serif, rounded, monospaced }

    package enum Family: Hashable, Sendable {
        case system(Design)
        /// A family, full or PostScript name. An unknown name falls back to the system font.
        case named(String)
        /// A face that is already open, for example from a file.
        case face(FontFaceID)
    }

    /// OpenType features that SwiftUI has names for.
    package struct Features: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Digits of equal width (`tnum`).
        package static let monospacedDigits = Features(rawValue: 1)
        /// Small capitals for lower-case letters (`smcp`).
        package static let lowercaseSmallCaps = Features(rawValue: 2)
        /// Small capitals for capital letters (`c2sc`).
        package static let uppercaseSmallCaps = Features(rawValue: 4)
        package static let smallCaps: Features = [.lowercaseSmallCaps, .uppercaseSmallCaps]
    }

    /// Distance between lines, against the font's own: two points less or more.
    package enum Leading: Hashable, Sendable { case standard, tight, loose }

    package var family: Family
    /// Points per em. Not finite or not positive counts as the smallest size that can be drawn.
    package var size: Double
    /// 100...900, 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Width in percent of normal (50 ultra-condensed ... 200 ultra-expanded); nil is normal.
    package var widthPercent: Double?
    package var features: Features
    package var leading: Leading
    /// Whose line metrics the text gets.
    package var metrics: MetricsProfile
    /// For a text style of iOS, the distance between baselines in points (body 22); nil for a font of a given size.
    /// On macOS any value marks a text style.
    package var styleLeading: Double?
    /// Factor of the glyphs' size that leaves the line's metrics as they are, as `textScale(.secondary)` wants.
    package var glyphScale: Double
    /// Slant the upright face when the family has no italic. Apple does not: the default is false.
    package var allowsSyntheticSlant: Bool

    package init(
        family: Family = .system(.standard), size: Double, weight: Int = 400, isItalic: Bool = false,
        widthPercent: Double? = nil, features: Features = [], leading: Leading = .standard,
        metrics: MetricsProfile = .iOSSystem, styleLeading: Double? = nil, glyphScale: Double = 1,
        allowsSyntheticSlant: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.widthPercent = widthPercent
        self.features = features
        self.leading = leading
        self.metrics = metrics
        self.styleLeading = styleLeading
        self.glyphScale = glyphScale
        self.allowsSyntheticSlant = allowsSyntheticSlant
    }

    /// The size that is used: positive, and small enough for every sum to stay exact.
    var usableSize: Double { size.isFinite && size > 0.01 ? min(size, 10_000) : 0.01 }

    /// The size of the glyphs.
    var glyphSize: Double { glyphScale.isFinite && glyphScale > 0.01 ? usableSize * min(glyphScale, 100) : usableSize }
}
