/// The unhinted outline of a glyph in font units, y up, origin on the baseline.
package struct GlyphOutline: Sendable, Hashable {
    package enum Verb: UInt8, Sendable {
        /// One point.
        case move
        /// One point.
        case line
        /// A control point and an end point.
        case quad
        /// Two control points and an end point.
        case cubic
        case close
    }

    /// Font units per em; positive.
    package var unitsPerEm: Int
    package var verbs: [Verb]
    /// x, y, x, y …; as many as the verbs need. Whole or half units, so exact.
    package var coordinates: [Float]

    package var isEmpty: Bool { verbs.isEmpty }

    static func empty(unitsPerEm: Int) -> GlyphOutline {
        GlyphOutline(unitsPerEm: unitsPerEm, verbs: [], coordinates: [])
    }
}
