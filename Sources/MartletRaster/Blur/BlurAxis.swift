/// How one axis is blurred: directly when the deviation is small, else on a grid `factor` times coarser.
///
/// A coarse cell is the mean of `factor` pixels; the result is read back by linear interpolation. Both blur a little, so
/// the kernel between them is made narrower by as much. With a deviation of six cells and more the difference to the
/// direct kernel stays below a level (tested).
struct BlurAxis {
    let factor: Int
    private let shift: Int
    let kernel: BlurKernel

    init(_ form: BlurKernel.Form, sigma: Double) {
        var factor = 1
        while sigma / Double(factor) >= 12 { factor *= 2 }
        self.factor = factor
        shift = factor.trailingZeroBitCount
        if factor == 1 {
            kernel = BlurKernel(form, sigma: sigma)
        } else {
            let f = Double(factor)
            let added = (f * f - 1) / 12 + f * f / 6
            kernel = BlurKernel(form, sigma: (sigma * sigma - added).squareRoot() / f)
        }
    }

    /// The cells needed to read the pixels `from..<to`.
    func cells(_ from: Int, _ to: Int) -> (from: Int, to: Int) {
        if factor == 1 { return (from, to) }
        return (place(from).cell, place(to - 1).cell + 2)
    }

    /// Where a pixel's centre lies between the centres of two cells: the first of them and the way to the second.
    @inline(__always)
    func place(_ pixel: Int) -> (cell: Int, fraction: Float) {
        if factor == 1 { return (pixel, 0) }
        let position = 2 &* pixel &+ 1 &- factor
        let rest = position & (2 &* factor &- 1)
        return (position &>> (shift &+ 1), Float(rest) / Float(2 &* factor))
    }

    /// The cell that a pixel belongs to.
    @inline(__always)
    func cell(of pixel: Int) -> Int { pixel &>> shift }

    /// Pixels beyond which nothing is changed.
    var reach: Int { factor == 1 ? kernel.radius : (kernel.radius + 2) * factor }
}
