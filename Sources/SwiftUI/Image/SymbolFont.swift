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

    /// The font that text has in an environment.
    package init(_ environment: EnvironmentValues) {
        let request = environment.effectiveFont.request(environment.fontContext)
        self.init(pointSize: request.size, weight: request.weight)
    }
}
