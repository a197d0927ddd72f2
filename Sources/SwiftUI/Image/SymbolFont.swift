/// What a symbol takes from the text around it.
package struct SymbolFont: Hashable, Sendable {
    /// The font's size in points.
    package var pointSize: Double
    /// 100 to 900, 400 for regular.
    package var weight: Int

    package init(pointSize: Double, weight: Int = 400) {
        self.pointSize = pointSize
        self.weight = weight
    }

    /// The font of an environment; the platform's body font where none is set: 17 points on iOS, 13 on macOS (measured).
    package init(_ environment: EnvironmentValues) {
        self = environment.symbolFont ?? SymbolFont(pointSize: environment.platformProfile == .macOS ? 13 : 17)
    }
}

private struct SymbolFontKey: EnvironmentKey { static var defaultValue: SymbolFont? { nil } }

extension EnvironmentValues {
    /// The size and weight for symbols where a font was set; nil for the platform's body font.
    package var symbolFont: SymbolFont? {
        get { self[SymbolFontKey.self] }
        set { self[SymbolFontKey.self] = newValue }
    }
}
