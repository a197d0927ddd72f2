/// Rounding to the device's pixels, in points.
struct PixelGrid: Sendable {
    let scale: Double

    init(_ scale: Double) {
        self.scale = scale.isFinite && scale > 0.01 ? min(scale, 1000) : 1
    }

    /// Rounds up; a value within a millionth of a pixel counts as on the grid.
    func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }

    func nearest(_ value: Double) -> Double { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
}
