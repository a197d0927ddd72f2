import Foundation

/// A usable dash list: lengths of drawn and undrawn stretches in turn, and where in it a subpath begins.
struct DashPattern {
    private let lengths: [Double]
    private let period: Double
    private let firstIndex: Int
    /// What is left of the first stretch.
    private let firstRest: Double

    /// More dashes than this in one subpath are drawn as a solid line.
    private static let limit = 50_000.0

    /// Nil for a solid line.
    init?(_ style: StrokeStyle) {
        guard !style.dash.isEmpty else { return nil }
        var lengths = style.dash.map { Double($0) }
        if lengths.count % 2 == 1 { lengths += lengths }
        let period = lengths.reduce(0, +)
        guard period > 0 && period.isFinite && !lengths.contains(where: { !($0 >= 0) }) else { return nil }
        self.lengths = lengths
        self.period = period
        var phase = Double(style.dashPhase)
        phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        if phase < 0 { phase += period }
        var index = 0
        while phase > 0 && phase >= lengths[index] && index < lengths.count - 1 {
            phase -= lengths[index]
            index += 1
        }
        firstIndex = index
        firstRest = max(lengths[index] - phase, 0)
    }

    enum Dash {
        case contour([StrokeSegment], isClosed: Bool)
        /// A dash without length, and its direction.
        case dot(SIMD2<Double>, SIMD2<Double>)
    }

    /// Calls `body` with every drawn stretch. On a closed subpath that begins and ends inside a dash, both ends become one
    /// dash, joined at the start point. (Chosen: so that a dashed rectangle has no notch at its first corner.)
    func forEachDash(of segments: [StrokeSegment], isClosed: Bool, _ body: (Dash) -> Void) {
        let segmentLengths = segments.map(\.length)
        let total = segmentLengths.reduce(0, +)
        guard total.isFinite && total / period * Double(lengths.count) <= Self.limit else {
            body(.contour(segments, isClosed: isClosed))
            return
        }
        let tolerance = 1e-9 * total
        var index = firstIndex
        var rest = firstRest
        var isOn: Bool { index % 2 == 0 }
        var pieces: [StrokeSegment] = []
        /// The dash that a closed subpath begins with, kept until it is known whether the last one runs into it.
        var first: [StrokeSegment]?
        var isFirst = isClosed && isOn
        let wrapsAround = isFirst
        func finish() {
            if isFirst {
                first = pieces
                isFirst = false
            } else if !pieces.isEmpty {
                body(.contour(pieces, isClosed: false))
            }
            pieces.removeAll(keepingCapacity: true)
        }
        for (segment, length) in zip(segments, segmentLengths) {
            var position = 0.0
            // The curve's parameter at `position`.
            var t = 0.0
            while true {
                let left = length - position
                let take = min(rest, left)
                let end = take < left - tolerance ? segment.parameter(from: t, advancingBy: take, left: left) : 1
                if isOn {
                    if take > tolerance {
                        if let part = segment.part(t, end) { pieces.append(part) }
                    } else if lengths[index] == 0 {
                        body(.dot(segment.point(t), segment.tangent(t)))
                    }
                }
                t = end
                if rest > left + tolerance {
                    rest -= left
                    break
                }
                // The stretch ends in this segment.
                position += take
                if isOn { finish() }
                index = (index + 1) % lengths.count
                rest = lengths[index]
                if length - position <= tolerance && rest > 0 { break }
            }
        }
        // What is still open at the end of the subpath.
        if wrapsAround {
            if isFirst {
                body(.contour(segments, isClosed: true))
            } else if let first {
                if isOn && !pieces.isEmpty {
                    body(.contour(pieces + first, isClosed: false))
                } else {
                    if !pieces.isEmpty { body(.contour(pieces, isClosed: false)) }
                    if !first.isEmpty { body(.contour(first, isClosed: false)) }
                }
            }
        } else if isOn {
            finish()
        }
    }
}
