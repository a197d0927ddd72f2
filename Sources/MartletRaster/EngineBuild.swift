/// How this module was compiled.
package enum EngineBuild {
    /// False when the optimiser was off: drawing is then some 150 times slower.
    package static let isOptimized: Bool = {
        var optimized = true
        // The condition of an assertion is evaluated only in builds without the optimiser.
        assert(
            {
                optimized = false
                return true
            }())
        return optimized
    }()
}
