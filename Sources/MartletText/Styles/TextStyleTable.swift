/// Sizes, weights and line distances of the text styles: iOS's for every Dynamic Type size, macOS's fixed ones. Sizes
/// and leadings are those of the Human Interface Guidelines; what the bold trait gives was measured on Apple's systems.
package enum TextStyleTable {
    package struct Entry: Hashable, Sendable {
        /// Points.
        package var size: Double
        /// Distance of baselines in points.
        package var leading: Double
        /// 100...900.
        package var weight: Int
    }

    /// The font of a text style.
    /// - Parameter platform: `.iOSSystem` or `.macOSSystem`; `.font` is treated as iOS.
    package static func entry(
        _ style: TextStyle, platform: MetricsProfile, typeSize: TypeSizeStep = .large
    ) -> Entry {
        if platform == .macOSSystem {
            let row = macOS[style.rawValue]
            return Entry(size: row.size, leading: row.leading, weight: row.weight)
        }
        // Headline and body share a row.
        let index = style.rawValue <= TextStyle.headline.rawValue ? style.rawValue : style.rawValue - 1
        let pair = iOS[index][typeSize.rawValue]
        return Entry(size: Double(pair.0), leading: Double(pair.1), weight: style == .headline ? 600 : 400)
    }

    /// The request for a text style in the system font.
    package static func request(
        _ style: TextStyle, platform: MetricsProfile, typeSize: TypeSizeStep = .large,
        design: FontRequest.Design = .standard
    ) -> FontRequest {
        let entry = entry(style, platform: platform, typeSize: typeSize)
        return FontRequest(
            family: .system(design), size: entry.size, weight: entry.weight, metrics: platform,
            styleLeading: entry.leading)
    }

    /// The weight that `bold()` gives a text style; an explicit weight wins over it.
    package static func boldWeight(_ style: TextStyle, platform: MetricsProfile) -> Int {
        switch style {
        case .largeTitle, .title, .title2: 700
        case .headline: platform == .macOSSystem ? 800 : 600
        case .caption: platform == .macOSSystem ? 500 : 600
        case .title3, .body, .callout, .subheadline, .footnote, .caption2: 600
        }
    }

    /// The size that a custom font of `size` points gets when it scales with a text style, rounded to a point.
    package static func scaledSize(_ size: Double, relativeTo style: TextStyle, typeSize: TypeSizeStep) -> Double {
        guard size.isFinite, typeSize != .large else { return size }
        let standard = entry(style, platform: .iOSSystem).size
        return (size * entry(style, platform: .iOSSystem, typeSize: typeSize).size / standard).rounded()
    }

    private static let macOS: [(size: Double, leading: Double, weight: Int)] = [
        (26, 32, 400), (22, 26, 400), (17, 22, 400), (15, 20, 400), (13, 16, 700), (13, 16, 400), (12, 15, 400),
        (11, 14, 400), (10, 13, 400), (10, 13, 400), (10, 13, 500),
    ]

    /// Size and leading; rows by style, columns by type size.
    private static let iOS: [[(Int, Int)]] = [
        [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
            (56, 66),
            (60, 70),
        ],
        [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
            (53, 62),
            (58, 68),
        ],
        [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
            (50, 59),
            (56, 66),
        ],
        [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
            (49, 58),
            (55, 65),
        ],
        [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
            (47, 56),
            (53, 62),
        ],
        [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
            (44, 52),
            (51, 60),
        ],
        [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43),
            (42, 50),
            (49, 58),
        ],
        [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
            (38, 46),
            (44, 52),
        ],
        [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
            (37, 44),
            (43, 51),
        ],
        [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
            (34, 41),
            (40, 48),
        ],
    ]
}
