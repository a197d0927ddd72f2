import Foundation
import MartletBase
import MartletDisplay

struct GradientKey: Hashable {
    var ramp: PaintRamp
    var count: Int
}

/// A stroke's path and style by their numbers. Equal hashes are told apart by comparing the path.
struct StrokeKey: Hashable {
    private var hash: UInt64
    private var detail: Double

    init(_ path: Path, _ style: StrokeStyle, _ detail: Double) {
        var mixer = NumberMixer()
        path.forEach { element in
            switch element {
            case .move(let p): mixer.add(1, p)
            case .line(let p): mixer.add(2, p)
            case .quadCurve(let p, let c):
                mixer.add(3, p)
                mixer.add(3, c)
            case .curve(let p, let c1, let c2):
                mixer.add(4, p)
                mixer.add(4, c1)
                mixer.add(4, c2)
            case .closeSubpath: mixer.add(5)
            }
        }
        mixer.add(Double(style.lineWidth).bitPattern)
        mixer.add(Double(style.dashPhase).bitPattern)
        for dash in style.dash { mixer.add(Double(dash).bitPattern) }
        hash = mixer.hash
        self.detail = detail
    }
}

struct StrokeEntry {
    var path: Path
    var style: StrokeStyle
    var polygons: FlatPath
}

/// A quick hash of numbers, the same in every process.
struct NumberMixer {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    mutating func add(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
    }

    @inline(__always)
    mutating func add(_ tag: UInt64, _ point: CGPoint) {
        add(tag ^ Double(point.x).bitPattern)
        add(Double(point.y).bitPattern)
    }
}
