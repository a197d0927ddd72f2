import MartletDisplay

/// Circles around a centre, or ellipses: the place grows with the distance in the paint's own space.
final class RadialSource: PaintSource {
    private let table: GradientTable
    /// From device space to the paint's space, centre at the origin, table steps per unit.
    private let map: Affine
    private let base: Float
    private let last: Float
    private var rowU: Float = 0
    private var rowV: Float = 0

    /// `map` takes device space to a space where the gradient starts at `startRadius` and is 1 long; negative `direction`
    /// turns it round.
    init(_ table: GradientTable, map: Affine, startRadius: Double, direction: Double, bounds: PixelRect) {
        self.table = table
        let unit = Double(table.count - 1)
        self.map = Affine.scale(unit).after(map)
        base = Float(0.5 - startRadius * unit * direction)
        last = Float(unit)
        sign = Float(direction)
        super.init(isOpaque: table.isOpaque, width: bounds.width)
    }

    private let sign: Float

    override func beginRow(_ y: Int) {
        let centre = Double(y) + 0.5
        rowU = Float(map.c * centre + map.tx + 0.5 * map.a)
        rowV = Float(map.d * centre + map.ty + 0.5 * map.b)
    }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let stepU = Float(map.a)
        let stepV = Float(map.b)
        let entries = table.entries
        var x = x0
        while x < x1 {
            let place = SIMD4<Float>(repeating: Float(x)) + SIMD4<Float>(0, 1, 2, 3)
            let u = place * stepU + rowU
            let v = place * stepV + rowV
            let t = (u * u + v * v).squareRoot() * sign + base
            for index in 0..<min(4, x1 &- x) {
                let value = t[index]
                let entry = value > 0 ? (value < last ? value : last) : 0
                out[x &- x0 &+ index] = entries[Int(entry)]
            }
            x &+= 4
        }
    }
}
