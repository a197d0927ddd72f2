/// The vertical place of a line.
struct LineBox: Hashable, Sendable {
    /// Above and below the baseline, in points.
    var ascent: Double
    var descent: Double
    /// The font's own extra distance to the next line.
    var leading: Double
    /// What raised text adds above the baseline that is not part of the baseline guide.
    var raise: Double
    /// From the text's top.
    var top = 0.0

    var height: Double { ascent + descent }
    var baseline: Double { top + ascent }
}
