/// What the glyphs of a text depend on, besides the text.
struct ShapeKey: Hashable, Sendable {
    var face: UInt32
    /// ISO 15924 tag as HarfBuzz writes it.
    var script: UInt32
    var features: UInt8
    var isRightToLeft: Bool
    /// Letters before and after that the run may join with; 0 for none.
    var before: UInt16
    var after: UInt16
}
