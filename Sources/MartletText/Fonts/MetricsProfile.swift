/// Whose rules give a text its line height and baseline.
package enum MetricsProfile: Hashable, Sendable {
    /// The font's own (`hhea`): a line is the rounded ascent plus the rounded descent, as measured for custom fonts.
    case font
    /// The system font of iOS: ascent 0.952, descent 0.241 of the size, a line rounded up to a pixel.
    case iOSSystem
    /// The system font of macOS: ascent 0.967, descent 0.211 of the size, lines in whole points.
    case macOSSystem
}
