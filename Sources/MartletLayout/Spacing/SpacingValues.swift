import MartletBase

/// What one edge declares: a distance in points in each of four categories, NaN where it declares none.
package struct SpacingEdge: Sendable, BitwiseCopyable {
    /// The distance between views in general; `platformDefault` stands for the platform's.
    package var plain = Double.nan
    /// The distance kept above a text.
    package var aboveText = Double.nan
    /// The distance kept below a text.
    package var belowText = Double.nan
    /// The distance between two texts.
    package var betweenTexts = Double.nan

    package init(
        plain: Double = .nan, aboveText: Double = .nan, belowText: Double = .nan, betweenTexts: Double = .nan
    ) {
        self.plain = plain
        self.aboveText = aboveText
        self.belowText = belowText
        self.betweenTexts = betweenTexts
    }

    /// Stands in `plain` for the platform's default distance, which only the layout tree knows.
    package static let platformDefault = -1.0e300

    package var isNone: Bool { plain.isNaN && aboveText.isNaN && belowText.isNaN && betweenTexts.isNaN }

    package func distance(to other: SpacingEdge, platformDefault: Double) -> Double {
        var result = Double.nan
        func consider(_ a: Double, _ b: Double) {
            if a.isNaN || b.isNaN { return }
            let larger = max(
                a == SpacingEdge.platformDefault ? platformDefault : a,
                b == SpacingEdge.platformDefault ? platformDefault : b)
            if result.isNaN || larger > result { result = larger }
        }
        consider(plain, other.plain)
        consider(aboveText, other.aboveText)
        consider(belowText, other.belowText)
        consider(betweenTexts, other.betweenTexts)
        return result.isNaN ? 0 : result
    }

    func isSame(as other: SpacingEdge) -> Bool {
        plain.bitPattern == other.plain.bitPattern && aboveText.bitPattern == other.aboveText.bitPattern
            && belowText.bitPattern == other.belowText.bitPattern
            && betweenTexts.bitPattern == other.betweenTexts.bitPattern
    }

    mutating func formUnion(_ other: SpacingEdge) {
        // The platform's default stands for its usual value when it meets a number.
        func larger(_ a: Double, _ b: Double) -> Double {
            if a.isNaN { return b }
            if b.isNaN { return a }
            let usual = 8.0
            let left = a == SpacingEdge.platformDefault ? usual : a
            let right = b == SpacingEdge.platformDefault ? usual : b
            return left >= right ? a : b
        }
        plain = larger(plain, other.plain)
        aboveText = larger(aboveText, other.aboveText)
        belowText = larger(belowText, other.belowText)
        betweenTexts = larger(betweenTexts, other.betweenTexts)
    }
}

/// The declarations of a view's four edges.
package struct SpacingValues: Sendable, BitwiseCopyable {
    package var top = SpacingEdge()
    package var leading = SpacingEdge()
    package var bottom = SpacingEdge()
    package var trailing = SpacingEdge()
    private(set) var isPlain = false

    /// Declares nothing on any edge.
    package init() {}

    /// A plain view's: the default everywhere, and nothing of its own towards a text above or below.
    package static let plain: SpacingValues = {
        var values = uniform(SpacingEdge.platformDefault)
        values.isPlain = true
        return values
    }()

    /// One distance in the default category on every edge; a text next to it decides by itself.
    package static func uniform(_ distance: Double) -> SpacingValues {
        var values = SpacingValues()
        values.top = SpacingEdge(plain: distance, belowText: 0)
        values.bottom = SpacingEdge(plain: distance, aboveText: 0)
        values.leading = SpacingEdge(plain: distance)
        values.trailing = SpacingEdge(plain: distance)
        return values
    }

    package static func text(above: Double, below: Double, textToText: Double) -> SpacingValues {
        var values = SpacingValues()
        values.top = SpacingEdge(aboveText: above, betweenTexts: textToText)
        values.bottom = SpacingEdge(belowText: below, betweenTexts: 0)
        values.leading = SpacingEdge(plain: SpacingEdge.platformDefault)
        values.trailing = values.leading
        return values
    }

    package var isNone: Bool { top.isNone && leading.isNone && bottom.isNone && trailing.isNone }

    func isSame(as other: SpacingValues) -> Bool {
        top.isSame(as: other.top) && leading.isSame(as: other.leading) && bottom.isSame(as: other.bottom)
            && trailing.isSame(as: other.trailing)
    }

    package mutating func formUnion(_ other: SpacingValues, edges: Edge.Set) {
        isPlain = isPlain && other.isPlain
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    package mutating func copy(_ other: SpacingValues, edges: Edge.Set) {
        isPlain = edges == .all && other.isPlain
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }

    package mutating func fillEmptyEdges() {
        let plain = SpacingValues.plain
        let wasNone = isNone
        if top.isNone { top = plain.top }
        if leading.isNone { leading = plain.leading }
        if bottom.isNone { bottom = plain.bottom }
        if trailing.isNone { trailing = plain.trailing }
        isPlain = isPlain || wasNone
    }
}
