/// How far a text was made smaller to fit.
struct Fit: Hashable, Sendable {
    /// Factor of all sizes.
    var scale = 1.0
    /// Share of the full tightening, 0...1.
    var tightening = 0.0
}
