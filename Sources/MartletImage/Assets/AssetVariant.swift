/// For whom one entry of a set is meant. All entries of a set are ranked by the traits, best first.
struct AssetVariant: Equatable {
    var idiom: String
    var isDark: Bool?
    var hasIncreasedContrast: Bool?
    var isRightToLeft: Bool?
    /// Nil for an entry that serves every scale.
    var scale: Double?
    /// Conditions this engine has no trait for (display gamut, memory, width class): such an entry comes last.
    var otherConditions = 0

    init(_ entry: AssetJSON) {
        idiom = entry[string: "idiom"] ?? "universal"
        for appearance in entry[objects: "appearances"] {
            switch (appearance[string: "appearance"], appearance[string: "value"]) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): hasIncreasedContrast = true
            case ("contrast", "normal"): hasIncreasedContrast = false
            case ("luminosity", _), ("contrast", _): break
            default: otherConditions += 1
            }
        }
        switch entry[string: "language-direction"] {
        case "right-to-left": isRightToLeft = true
        case "left-to-right": isRightToLeft = false
        default: break
        }
        if let text = entry[string: "scale"], text.hasSuffix("x"), let number = Double(text.dropLast()),
            number > 0, number <= 16
        {
            scale = number
        }
        for key in ["subtype", "memory", "graphics-feature-set", "width-class", "height-class", "screen-width"]
        where entry.has(key) { otherConditions += 1 }
        if entry[string: "display-gamut"] == "display-P3" { otherConditions += 1 }
        if let locale = entry[string: "locale"], !locale.isEmpty { otherConditions += 1 }
    }

    /// Smaller is better, compared from left to right; nil when the entry must not be used. The rule: idiom, then
    /// appearance, then the display's own scale, else the largest one.
    func rank(for traits: AssetTraits) -> [Double]? {
        let idiomRank: Double
        switch idiom {
        case traits.idiom.rawValue: idiomRank = 0
        case "universal": idiomRank = 1
        default: return nil
        }
        var appearance = 0.0
        for (wanted, actual, weight) in [
            (isDark, traits.isDark, 4.0), (hasIncreasedContrast, traits.hasIncreasedContrast, 2),
            (isRightToLeft, traits.isRightToLeft, 1),
        ] {
            guard let wanted else { continue }
            if wanted != actual { return nil }
            appearance -= weight
        }
        let scaleRank: Double
        switch scale {
        case nil, traits.displayScale?: scaleRank = -.infinity
        case let scale?: scaleRank = -scale
        }
        return [idiomRank, Double(otherConditions), appearance, scaleRank]
    }
}

extension [AssetVariant] {
    /// The usable entries, best first; equals stay in the file's order.
    func ranked(for traits: AssetTraits) -> [Int] {
        let ranks = map { $0.rank(for: traits) }
        return indices.filter { ranks[$0] != nil }.sorted { a, b in
            // Both exist after the filter.
            let left = ranks[a]!
            let right = ranks[b]!
            return left == right ? a < b : left.lexicographicallyPrecedes(right)
        }
    }
}
