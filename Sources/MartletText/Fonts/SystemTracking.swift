import MartletBase

/// Letter spacing that gives our system fonts the widths of Apple's, so that texts wrap where they do on Apple's
/// systems.
///
/// SF Pro carries tracking by size (published in the Human Interface Guidelines). Inter with the same tracking comes
/// within 2% of every measured width of SF (17 points on iOS, 13 points on macOS), without it up to 8% off; the
/// monospaced faces are brought to SF Mono's 0.62 em.
enum SystemTracking {
    /// Points per character for a face that stands in for the system font; 0 for any other.
    static func points(_ request: FontRequest, face: FontFace) -> Double {
        guard request.metrics != .font, case .system(let design) = request.family else { return 0 }
        let size = request.glyphSize
        switch design {
        case .monospaced:
            let advance = Double(face.advance(of: face.glyph(for: 0x30))) / Double(face.unitsPerEm)
            return advance > 0.4 && advance < 0.8 ? (0.62 - advance) * size : 0
        case .standard, .rounded:
            guard face.record.families.contains(where: { $0 == "Inter" || $0 == "Inter Variable" }) else { return 0 }
            return bySize(size) + byWeight(face.record.axes.isEmpty ? face.record.weight : request.weight) * size
        case .serif:
            return 0
        }
    }

    private static let table: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23),
        (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10),
        (24, 0.07),
        (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40),
        (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26),
        (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
    ]

    static func bySize(_ size: Double) -> Double {
        guard size > table[0].size else { return table[0].points * size / table[0].size }
        for index in 1..<table.count where size <= table[index].size {
            let a = table[index - 1]
            let b = table[index]
            return a.points + (b.points - a.points) * (size - a.size) / (b.size - a.size)
        }
        return 0
    }

    /// Per em: Inter grows less with its weight than SF. Fitted to the measured widths of "Hello, world" at 13 points.
    private static func byWeight(_ weight: Int) -> Double {
        let steps = [-0.0048, -0.006, -0.0018, 0, 0.0079, 0.0124, 0.0204, 0.0346, 0.0462]
        let position = Double(min(max(weight, 100), 900)) / 100 - 1
        let low = min(Int(position), 7)
        return steps[low] + (steps[low + 1] - steps[low]) * (position - Double(low))
    }
}
