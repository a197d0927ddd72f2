import MartletBase

/// Half of a symmetrical kernel: the middle weight and those of 1, 2, … pixels away; together they make 1.
struct BlurKernel {
    enum Form: Hashable {
        /// Gaussian, cut at three standard deviations. (Measured: the blur's edge profile.)
        case gaussian
        /// Gaussian of 1.19 times the deviation, lowered until it reaches zero at 2.5 deviations. (Measured: fits the edge
        /// profiles of shadows of radius 4 and 10 within half a level; an unchanged Gaussian is off by up to 3.)
        case shadow
    }

    /// Pixels on each side.
    let radius: Int
    let weights: [Float]

    init(_ form: Form, sigma: Double) {
        guard sigma > 0.05 else {
            radius = 0
            weights = [1]
            return
        }
        let spread: Double
        let end: Double
        var lowered = 0.0
        switch form {
        case .gaussian:
            spread = sigma
            end = 3 * sigma
        case .shadow:
            spread = 1.19 * sigma
            end = 2.5 * sigma
            lowered = DMath.exp(-end * end / (2 * spread * spread))
        }
        radius = Int(end)
        var values = [1 - lowered]
        var sum = values[0]
        if radius > 0 {
            for distance in 1...radius {
                let x = Double(distance)
                let value = max(0, DMath.exp(-x * x / (2 * spread * spread)) - lowered)
                values.append(value)
                sum += 2 * value
            }
        }
        weights = values.map { Float($0 / sum) }
    }
}
