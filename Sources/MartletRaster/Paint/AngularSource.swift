import MartletDisplay

/// Colours around a centre, clockwise on screen.
final class AngularSource: PaintSource {
    private let table: GradientTable
    /// From device space to the paint's space, centre at the origin.
    private let map: Affine
    /// Where the gradient begins, in turns.
    private let start: Float
    /// How much of a turn it takes, in 0...1, and one over it.
    private let span: Float
    private let perTurn: Float
    private let direction: Float
    private let last: Float
    private var rowU: Float = 0
    private var rowV: Float = 0

    /// Angles in turns. Less than a whole turn leaves a gap, whose halves take the end's and the start's colour; of more
    /// than one turn the last is drawn. An end before the start runs the other way round. (The first two documented, the last chosen.)
    init(_ table: GradientTable, map: Affine, startTurn: Double, endTurn: Double, bounds: PixelRect) {
        self.table = table
        self.map = map
        let length = endTurn - startTurn
        let whole = length.magnitude >= 1
        let from = whole ? endTurn - (length < 0 ? -1 : 1) : startTurn
        direction = length < 0 ? -1 : 1
        start = Float(AngularSource.fraction(from))
        span = whole ? 1 : Float(length.magnitude)
        last = Float(table.count - 1)
        perTurn = Float(table.count - 1) / max(span, 1e-9)
        super.init(isOpaque: table.isOpaque, width: bounds.width)
    }

    private static func fraction(_ value: Double) -> Double {
        guard value.magnitude < 1e9 else { return 0 }
        let rest = value - Double(Int(value))
        return rest < 0 ? rest + 1 : rest
    }

    override func beginRow(_ y: Int) {
        let centre = Double(y) + 0.5
        rowU = Float(map.c * centre + map.tx + 0.5 * map.a)
        rowV = Float(map.d * centre + map.ty + 0.5 * map.b)
    }

    override func write(_ x0: Int, _ x1: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let stepU = Float(map.a)
        let stepV = Float(map.b)
        let entries = table.entries
        let gapMiddle = (span + 1) * 0.5
        var x = x0
        while x < x1 {
            let place = SIMD4<Float>(repeating: Float(x)) + SIMD4<Float>(0, 1, 2, 3)
            let turns = AngularSource.turns(place * stepU + rowU, place * stepV + rowV)
            for index in 0..<min(4, x1 &- x) {
                var rest = (turns[index] - start) * direction
                if rest < 0 { rest += 1 }
                if rest >= 1 { rest -= 1 }
                var entry: Float
                if rest <= span {
                    entry = rest * perTurn + 0.5
                } else {
                    entry = rest < gapMiddle ? last : 0
                }
                entry = entry > 0 ? (entry < last ? entry : last) : 0
                out[x &- x0 &+ index] = entries[Int(entry)]
            }
            x &+= 4
        }
    }

    /// The angle of each vector in turns of 0...1, from +x towards +y; off by less than 2e-6 turns.
    ///
    /// 1. The octant's ratio in 0...1. 2. Its arc tangent over 2π as an odd polynomial. 3. Back to the octant.
    @inline(__always)
    private static func turns(_ u: SIMD4<Float>, _ v: SIMD4<Float>) -> SIMD4<Float> {
        let zero = SIMD4<Float>(repeating: 0)
        let absU = u.replacing(with: zero - u, where: u .< zero)
        let absV = v.replacing(with: zero - v, where: v .< zero)
        let steep = absV .> absU
        let high = absU.replacing(with: absV, where: steep)
        let low = absV.replacing(with: absU, where: steep)
        let safe = high.replacing(with: SIMD4<Float>(repeating: 1), where: high .== zero)
        let r = low / safe
        let q = r * r
        var p = q * -0.00186515 + 0.00837908
        p = p * q + -0.01852984
        p = p * q + 0.0308029
        p = p * q + -0.05293857
        p = p * q + 0.15915132
        var angle = p * r
        angle = angle.replacing(with: 0.25 - angle, where: steep)
        angle = angle.replacing(with: 0.5 - angle, where: u .< zero)
        angle = angle.replacing(with: 1 - angle, where: v .< zero)
        return angle
    }
}
