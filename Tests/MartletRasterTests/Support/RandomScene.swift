import Foundation
import MartletBase
import MartletDisplay
import MartletText

@testable import MartletRaster

/// Display lists of every kind of node, the same for a seed.
struct RandomScene {
    var dice: Dice
    let width = 90.0
    let height = 70.0
    private let pictures: [PixelBuffer]
    private let face: FontFaceID

    init(_ seed: UInt64) {
        dice = Dice(seed &+ 1)
        face = FontLibrary.shared.resolve(FontRequest(family: .named(TestFont.register()), size: 12)).faceID
        pictures = [
            picture(5, 4) { x, y in UInt32(x * 50) | UInt32(y * 60) << 8 | 0xFF00_0000 },
            picture(40, 30) { x, y in (x / 5 + y / 5) % 2 == 0 ? 0x8000_4020 : 0xFF20_C0F0 },
        ]
    }

    mutating func list() -> DisplayList { DisplayList(size: CGSize(width: width, height: height), root: node(4)) }

    mutating func color() -> RGBA {
        RGBA(
            red: dice.number(0, 1), green: dice.number(0, 1), blue: dice.number(0, 1),
            alpha: dice.below(3) == 0 ? dice.number(0, 1) : 1)
    }

    mutating func box() -> CGRect {
        let whole = dice.below(2) == 0
        func place(_ value: Double) -> Double { whole ? value.rounded() : value }
        return rect(
            place(dice.number(-20, 80)), place(dice.number(-20, 60)), place(dice.number(0, 70)), place(dice.number(0, 60)))
    }

    mutating func path() -> Path {
        switch dice.below(6) {
        case 0: return Path(box())
        case 1: return Path(ellipseIn: box())
        case 2: return rounded(box(), dice.number(0, 30), dice.below(2) == 0 ? .circular : .continuous)
        case 3:
            var path = Path()
            path.addLines((0..<(2 + dice.below(6))).map { _ in point() })
            if dice.below(2) == 0 { path.closeSubpath() }
            return path
        case 4:
            var path = Path()
            path.move(to: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            path.addQuadCurve(to: point(), control: point())
            return path
        default:
            var path = Path(box())
            path.addPath(Path(ellipseIn: box()))
            return path
        }
    }

    mutating func point() -> CGPoint { CGPoint(x: dice.number(-30, 120), y: dice.number(-30, 100)) }

    mutating func ramp() -> PaintRamp {
        PaintRamp(
            stops: (0..<(1 + dice.below(4))).map { _ in PaintStop(color: color(), location: dice.number(-0.2, 1.2)) },
            space: dice.below(2) == 0 ? .device : .perceptual)
    }

    mutating func paint() -> Paint {
        switch dice.below(8) {
        case 0: .linear(ramp(), start: point(), end: point())
        case 1:
            .radial(
                ramp(), center: point(), startRadius: dice.number(0, 20), endRadius: dice.number(0, 60),
                radiusScale: CGSize(width: dice.number(0.5, 2), height: 1))
        case 2: .angular(ramp(), center: point(), startAngle: dice.number(-4, 4), endAngle: dice.number(-4, 9))
        case 3: .image(pictures[dice.below(2)], rect: rect(dice.number(0, 9), 3, dice.number(4, 30), 12))
        default: .color(color())
        }
    }

    mutating func style() -> FillStyle { FillStyle(eoFill: dice.below(4) == 0, antialiased: dice.below(6) != 0) }

    mutating func item() -> DisplayItem {
        switch dice.below(8) {
        case 0, 1:
            return .stroke(
                path(),
                StrokeStyle(
                    lineWidth: dice.number(0, 8), lineCap: dice.below(2) == 0 ? .round : .square,
                    lineJoin: dice.below(2) == 0 ? .miter : .bevel, dash: dice.below(3) == 0 ? [4, 3] : []),
                antialiased: true, paint())
        case 2:
            let glyphs = (0..<(1 + dice.below(6))).map {
                PositionedGlyph(id: UInt32(30 + dice.below(40)), x: Double($0) * 7.3, y: dice.below(4) == 0 ? 1.5 : 0)
            }
            let run = GlyphRun(
                face: face, size: dice.number(3, 30), slant: dice.below(3) == 0 ? 0.2 : 0,
                embolden: dice.below(4) == 0 ? 0.7 : 0, glyphs: glyphs, text: "text", width: 40)
            return .glyphs(run, origin: point(), paint())
        case 3:
            let kinds: [ImageInterpolation] = [.none, .low, .medium, .high]
            return .image(
                ImageItem(
                    pixels: pictures[dice.below(2)], scale: dice.below(2) == 0 ? 1 : 2, rect: box(),
                    interpolation: kinds[dice.below(4)],
                    caps: dice.below(3) == 0 ? ImageCaps(top: 1, left: 2, bottom: 1, right: 1) : nil, tiles: dice.below(3) == 0,
                    template: dice.below(3) == 0 ? paint() : nil, opacity: dice.below(3) == 0 ? 0.6 : 1))
        default: return .fill(path(), style(), paint())
        }
    }

    mutating func node(_ depth: Int) -> DisplayNode {
        if depth == 0 || dice.below(5) == 0 {
            return DisplayNode(.item(item(), frame: dice.below(3) == 0 ? .null : box()))
        }
        if dice.below(2) == 0 {
            return DisplayNode(.group((0..<(1 + dice.below(4))).map { _ in child(depth - 1) }))
        }
        return DisplayNode(.effect(effect(depth), child(depth - 1)))
    }

    mutating func child(_ depth: Int) -> DisplayNode.Child {
        let offset =
            dice.below(2) == 0 ? CGPoint.zero : CGPoint(x: dice.number(-9, 9), y: dice.number(-9, 9))
        return DisplayNode.Child(offset: offset, node: node(depth))
    }

    mutating func effect(_ depth: Int) -> DisplayEffect {
        switch dice.below(8) {
        case 0: return .opacity(dice.number(0, 1))
        case 1:
            if dice.below(2) == 0 {
                return .transform(
                    CGAffineTransform(a: dice.number(0.5, 2), b: 0, c: 0, d: dice.number(0.5, 2), tx: dice.number(-9, 9), ty: 3))
            }
            return .transform(
                CGAffineTransform(
                    a: dice.number(-1, 1), b: dice.number(-1, 1), c: dice.number(-1, 1), d: dice.number(-1, 1), tx: 40, ty: 30))
        case 2, 3: return .clip(path(), style())
        case 4: return .mask(node(depth - 1))
        case 5:
            return .shadow(
                color: color(), radius: dice.number(0, 9), offset: CGSize(width: dice.number(-8, 8), height: dice.number(-8, 8)))
        case 6: return .blur(radius: dice.number(0, 14), isOpaque: dice.below(3) == 0)
        default: return .flatten
        }
    }

    /// The same tree with one part replaced, moved, added or taken out; everything else is shared.
    mutating func changed(_ node: DisplayNode) -> DisplayNode {
        switch node.content {
        case .item(let item, _) where dice.below(2) == 0: return DisplayNode(.item(item, frame: box()))
        case .item: return self.node(1)
        case .effect(let effect, let child):
            if dice.below(4) == 0 { return DisplayNode(.effect(self.effect(1), child)) }
            return DisplayNode(.effect(effect, DisplayNode.Child(offset: child.offset, node: changed(child.node))))
        case .group(var children):
            let index = dice.below(children.count)
            switch dice.below(5) {
            case 0: children[index].offset.x += CGFloat(dice.number(-6, 6))
            case 1: children.insert(child(1), at: index)
            case 2 where children.count > 1: children.remove(at: index)
            case 3: children.swapAt(index, 0)
            default: children[index].node = changed(children[index].node)
            }
            return DisplayNode(.group(children))
        }
    }
}
