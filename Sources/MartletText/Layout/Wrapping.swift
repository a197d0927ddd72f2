/// What breaking lines needs to know about a text, made when a width first forces a break.
final class Wrapping: Sendable {
    /// Points before each UTF-16 offset, in logical order, at full size; one more than units.
    let positions: [Double]
    /// What full tightening takes off before each offset; empty when the style forbids it.
    let tightenings: [Double]
    /// Whether a user-perceived character begins at each offset.
    let isBoundary: [Bool]
    /// Offsets after which a line may end, ascending; they never go over a paragraph's end.
    let breaks: [Int32]
    /// Where the visible text before each break ends: spaces hang.
    let trimmed: [Int32]

    init(_ text: PreparedText) {
        let count = text.units.count
        var positions = [Double](repeating: 0, count: count + 1)
        var tightenings = [Double](repeating: 0, count: text.style.allowsTightening ? count + 1 : 0)
        var total = 0.0
        var tight = 0.0
        var filled = 0
        for item in text.items {
            // Line ends between paragraphs have no width.
            while filled < item.start {
                positions[filled] = total
                if !tightenings.isEmpty { tightenings[filled] = tight }
                filled += 1
            }
            guard let run = item.run else {
                positions[item.start] = total
                if !tightenings.isEmpty { tightenings[item.start] = tight }
                total += item.width
                filled = item.end
                continue
            }
            let unit = item.unitScale
            let step = item.size / 72
            let length = item.end - item.start
            for offset in 0..<length {
                let clusters = Double(run.clusterCounts[offset])
                positions[item.start + offset] = total + Double(run.positions[offset]) * unit + clusters * item.spacing
                if !tightenings.isEmpty { tightenings[item.start + offset] = tight + clusters * step }
            }
            total += item.width
            tight += Double(run.clusterCounts[length]) * step
            filled = item.end
        }
        while filled <= count {
            positions[filled] = total
            if !tightenings.isEmpty { tightenings[filled] = tight }
            filled += 1
        }
        self.positions = positions
        self.tightenings = tightenings

        var boundaries = [Bool](repeating: text.isSimple, count: count + 1)
        boundaries[0] = true
        boundaries[count] = true
        var breaks: [Int32] = []
        var trimmed: [Int32] = []
        text.units.withUnsafeBufferPointer { units in
            if !text.isSimple {
                for boundary in UnicodeServices.breaks(.character, in: units) { boundaries[Int(boundary)] = true }
            }
            for paragraph in text.paragraphs where paragraph.end > paragraph.start {
                boundaries[paragraph.start] = true
                let slice = UnsafeBufferPointer(rebasing: units[paragraph.start..<paragraph.end])
                for position in UnicodeServices.breaks(.line, in: slice) {
                    let offset = paragraph.start + Int(position)
                    // A cluster is never cut, even where the tables for lines and for characters differ.
                    if !boundaries[offset] { continue }
                    breaks.append(Int32(offset))
                    var visible = offset
                    while visible > paragraph.start, Self.hangs(units[visible - 1]) { visible -= 1 }
                    trimmed.append(Int32(visible))
                }
            }
        }
        isBoundary = boundaries
        self.breaks = breaks
        self.trimmed = trimmed
    }

    /// Spaces that may stick out of a line's end; a no-break space does not.
    static func hangs(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: true
        default: false
        }
    }

    /// Index of the first break after an offset.
    func firstBreak(after offset: Int) -> Int {
        var low = 0
        var high = breaks.count
        while low < high {
            let middle = (low + high) / 2
            if Int(breaks[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
