import Foundation
import MartletBase
import MartletDisplay
@testable import MartletRaster

// Short ways to build display lists and look at pictures.

func node(_ item: DisplayItem, frame: CGRect = .null) -> DisplayNode { DisplayNode(.item(item, frame: frame)) }

func group(_ nodes: DisplayNode...) -> DisplayNode {
    DisplayNode(.group(nodes.map { DisplayNode.Child(offset: .zero, node: $0) }))
}

func effect(_ effect: DisplayEffect, _ child: DisplayNode, at offset: CGPoint = .zero) -> DisplayNode {
    DisplayNode(.effect(effect, DisplayNode.Child(offset: offset, node: child)))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func fill(_ path: Path, _ color: RGBA, style: FillStyle = FillStyle()) -> DisplayNode {
    node(.fill(path, style, .color(color)))
}

func fillRect(_ box: CGRect, _ color: RGBA) -> DisplayNode { node(.fill(Path(box), FillStyle(), .color(color)), frame: box) }

func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
}

func rounded(_ box: CGRect, _ radius: Double, _ style: RoundedCornerStyle = .continuous) -> Path {
    Path(roundedRect: box, cornerSize: CGSize(width: radius, height: radius), style: style)
}

func ramp(_ colors: RGBA..., space: MixSpace = .perceptual) -> PaintRamp {
    let last = Double(max(1, colors.count - 1))
    return PaintRamp(
        stops: colors.enumerated().map { PaintStop(color: $0.element, location: Double($0.offset) / last) }, space: space)
}

func gray(_ white: Double, _ alpha: Double = 1) -> RGBA { RGBA(red: white, green: white, blue: white, alpha: alpha) }

extension RGBA {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let green = RGBA(red: 0, green: 1, blue: 0)
    static let blue = RGBA(red: 0, green: 0, blue: 1)

    init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
            alpha: alpha)
    }
}

func list(_ root: DisplayNode, _ width: Double, _ height: Double) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), root: root)
}

func draw(
    _ root: DisplayNode, _ width: Double, _ height: Double, scale: Double = 1, background: RGBA? = .white, threads: Int = 1
) throws -> PixelBuffer {
    try Rasterizer().draw(list(root, width, height), scale: scale, background: background, threads: threads)
}

extension PixelBuffer {
    func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }
    func green(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 8 & 255) }
    func blue(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }
    func rgb(_ x: Int, _ y: Int) -> [Int] { [red(x, y), green(x, y), blue(x, y)] }

    /// The largest difference of any channel.
    func difference(_ other: PixelBuffer) -> Int {
        guard widthInPixels == other.widthInPixels, heightInPixels == other.heightInPixels else { return 256 }
        var most = 0
        for index in 0..<(widthInPixels * heightInPixels) {
            for shift in [UInt32(0), 8, 16, 24] {
                most = max(most, abs(Int(pixels[index] >> shift & 255) - Int(other.pixels[index] >> shift & 255)))
            }
        }
        return most
    }

    var isPremultiplied: Bool {
        for index in 0..<(widthInPixels * heightInPixels) {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            if pixel & 255 > alpha || pixel >> 8 & 255 > alpha || pixel >> 16 & 255 > alpha { return false }
        }
        return true
    }
}

/// A picture with a colour for every pixel.
func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> PixelBuffer {
    PixelBuffer(widthInPixels: width, heightInPixels: height) { memory in
        for y in 0..<height {
            for x in 0..<width { memory[y * width + x] = color(x, y) }
        }
    }
}

/// Numbers that look random and are the same in every run.
struct Dice {
    var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }
    mutating func number(_ from: Double, _ to: Double) -> Double {
        from + (to - from) * Double(next() >> 11) / Double(1 << 53)
    }
}
