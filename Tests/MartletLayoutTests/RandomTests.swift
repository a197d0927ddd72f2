import Foundation
import MartletBase
import Testing

@testable import MartletLayout

/// Numbers that depend on the seed alone.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    mutating func length(_ greatest: Int) -> Double { Double(below(greatest + 1)) }
    mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }
    mutating func maybe(_ greatest: Int) -> Double? { chance(2) ? nil : length(greatest) }

    mutating func leaf() -> Spec {
        switch below(8) {
        case 0, 1: return .fixed(length(60), length(60))
        case 2: return .color
        case 3: return .spacer(chance(2) ? nil : length(40))
        default:
            func range(_ dice: inout Dice) -> ClosedRange<Double> {
                let least = dice.length(60)
                return dice.chance(4) ? least...Double.infinity : least...(least + dice.length(80))
            }
            return .range(width: range(&self), height: range(&self))
        }
    }

    mutating func spec(_ depth: Int) -> Spec {
        if depth == 0 { return leaf() }
        switch below(12) {
        case 0: return leaf()
        case 1: return .padding(chance(4) ? 0 : length(12), spec(depth - 1))
        case 2: return .frame(width: maybe(90), height: maybe(90), spec(depth - 1))
        case 3:
            let least = maybe(50)
            let ideal = chance(2) ? nil : (least ?? 0) + length(30)
            let greatest = chance(2) ? nil : chance(2) ? .infinity : (ideal ?? least ?? 0) + length(60)
            return .limits(
                least: least, ideal: ideal, greatest: greatest, isHorizontal: chance(2), spec(depth - 1))
        case 4: return .priority(Double(below(3) - 1), spec(depth - 1))
        case 5: return .depth(factor: Double(below(3)) / 2, specs(depth))
        case 6 where chance(3): return .fixedSize(isHorizontal: chance(2), isVertical: chance(2), spec(depth - 1))
        default:
            return .stack(
                isHorizontal: chance(2), spacing: chance(2) ? nil : length(15) - 3, factor: Double(below(3)) / 2,
                specs(depth))
        }
    }

    private mutating func specs(_ depth: Int) -> [Spec] {
        let count = chance(12) ? 0 : 1 + below(4)
        return (0..<count).map { _ in spec(depth - 1) }
    }
}

extension Builder {
    func make(_ spec: Spec) -> LayoutNode {
        func cg(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
        switch spec {
        case .range(let width, let height): return leaf(width, height)
        case .fixed(let width, let height): return fixed(width, height)
        case .color: return color()
        case .spacer(let least): return spacer(cg(least))
        case .stack(true, let spacing, let factor, let children):
            let alignment: VerticalAlignment = factor == 0 ? .top : factor == 1 ? .bottom : .center
            return node(HStackLayout(alignment: alignment, spacing: cg(spacing)), children.map(make))
        case .stack(false, let spacing, let factor, let children):
            let alignment: HorizontalAlignment = factor == 0 ? .leading : factor == 1 ? .trailing : .center
            return node(VStackLayout(alignment: alignment, spacing: cg(spacing)), children.map(make))
        case .depth(let factor, let children):
            let alignment: Alignment = factor == 0 ? .topLeading : factor == 1 ? .bottomTrailing : .center
            return node(ZStackLayout(alignment: alignment), children.map(make))
        case .padding(let inset, let child): return padding(make(child), inset)
        case .frame(let width, let height, let child): return frame(make(child), width: cg(width), height: cg(height))
        case .limits(let least, let ideal, let greatest, let isHorizontal, let child):
            let limits = FlexFrameLayout.Limits(least: cg(least), ideal: cg(ideal), greatest: cg(greatest))
            let none = FlexFrameLayout.Limits()
            return node(
                FlexFrameLayout(horizontal: isHorizontal ? limits : none, vertical: isHorizontal ? none : limits),
                [make(child)])
        case .fixedSize(let isHorizontal, let isVertical, let child):
            return fixedSize(make(child), horizontal: isHorizontal, vertical: isVertical)
        case .priority(let value, let child):
            let node = make(child)
            node.ownPriority = value
            return node
        }
    }
}

/// Thousands of random trees against the oracle.
@Suite struct RandomTests {
    /// The frames of all nodes, outside first, in the space of the outermost.
    private func frames(_ node: LayoutNode, _ x: Double = 0, _ y: Double = 0, into boxes: inout [Oracle.Box]) {
        let frame = node.frame
        let left = x + Double(frame.minX)
        let top = y + Double(frame.minY)
        boxes.append((left, top, Double(frame.size.width), Double(frame.size.height)))
        for child in node.children { frames(child, left, top, into: &boxes) }
    }

    private func difference(_ root: LayoutNode, _ spec: Spec, _ width: Double?, _ height: Double?) -> String? {
        var found: [Oracle.Box] = []
        frames(root, into: &found)
        let expected = Oracle.frames(spec, at: 0, 0, width, height)
        guard found.count == expected.count else { return "\(found.count) frames instead of \(expected.count)" }
        for (index, pair) in zip(found, expected).enumerated() {
            let differences = [
                pair.0.x - pair.1.x, pair.0.y - pair.1.y, pair.0.width - pair.1.width, pair.0.height - pair.1.height,
            ]
            if !differences.allSatisfy({ abs($0) <= 0.01 }) { return "frame \(index): \(pair.0), not \(pair.1)" }
        }
        return nil
    }

    private func isTwicePrioritised(_ spec: Spec) -> Bool {
        switch spec {
        case .priority(_, .priority): true
        case .priority(_, let child), .padding(_, let child), .frame(_, _, let child), .fixedSize(_, _, let child),
            .limits(_, _, _, _, let child):
            isTwicePrioritised(child)
        case .stack(_, _, _, let children), .depth(_, let children): children.contains(where: isTwicePrioritised)
        default: false
        }
    }

    @Test(arguments: 0..<8) func treesMatchTheRules(block: Int) {
        for index in 0..<500 {
            let seed = UInt64(block * 500 + index)
            var dice = Dice(state: seed)
            let spec = dice.spec(1 + dice.below(3) + (dice.chance(10) ? 1 : 0))
            // A node holds one priority only.
            if isTwicePrioritised(spec) { continue }
            let b = Builder()
            let root = b.make(spec)
            // The same tree at several sizes, so that kept answers are used where they hold and only there.
            for _ in 0..<3 {
                let width = dice.chance(4) ? nil : dice.length(400)
                let height = dice.chance(4) ? nil : dice.length(400)
                b.place(root, width.map { CGFloat($0) }, height.map { CGFloat($0) })
                let difference = difference(root, spec, width, height)
                #expect(difference == nil, "seed \(seed) at \(width as Any) x \(height as Any): \(spec)")
                if difference != nil { return }
            }
        }
    }

    /// Replaces the leaf of this number and returns the new tree.
    private func replacing(_ spec: Spec, _ number: inout Int, _ change: (Spec) -> Spec) -> Spec {
        func all(_ children: [Spec]) -> [Spec] { children.map { replacing($0, &number, change) } }
        switch spec {
        case .range, .fixed, .color, .spacer:
            number -= 1
            return number == -1 ? change(spec) : spec
        case .stack(let isHorizontal, let spacing, let factor, let children):
            return .stack(isHorizontal: isHorizontal, spacing: spacing, factor: factor, all(children))
        case .depth(let factor, let children): return .depth(factor: factor, all(children))
        case .padding(let inset, let child): return .padding(inset, replacing(child, &number, change))
        case .frame(let width, let height, let child):
            return .frame(width: width, height: height, replacing(child, &number, change))
        case .limits(let least, let ideal, let greatest, let isHorizontal, let child):
            return .limits(
                least: least, ideal: ideal, greatest: greatest, isHorizontal: isHorizontal,
                replacing(child, &number, change))
        case .fixedSize(let isHorizontal, let isVertical, let child):
            return .fixedSize(
                isHorizontal: isHorizontal, isVertical: isVertical, replacing(child, &number, change))
        case .priority(let value, let child): return .priority(value, replacing(child, &number, change))
        }
    }

    private func leaves(_ node: LayoutNode) -> [LayoutNode] {
        node is LayoutNodeOf<HStackLayout> || node is LayoutNodeOf<VStackLayout> || node is LayoutNodeOf<ZStackLayout>
            || !node.children.isEmpty ? node.children.flatMap(leaves) : [node]
    }

    @Test(arguments: 0..<4) func changesMatchAFreshLayout(block: Int) {
        for index in 0..<400 {
            let seed = UInt64(1_000_000 + block * 400 + index)
            var dice = Dice(state: seed)
            var spec = dice.spec(2 + dice.below(2))
            if isTwicePrioritised(spec) { continue }
            let b = Builder()
            let root = b.make(spec)
            let nodes = leaves(root)
            for _ in 0..<4 where !nodes.isEmpty {
                let width = dice.chance(4) ? nil : dice.length(400)
                let height = dice.chance(4) ? nil : dice.length(400)
                let chosen = dice.below(nodes.count)
                var number = chosen
                let change = dice.length(50)
                spec = replacing(spec, &number) { leaf in
                    switch leaf {
                    case .fixed: return .fixed(change, change + 3)
                    case .range: return .range(width: change...(change + 20), height: 5...(5 + change))
                    case .spacer: return .spacer(change)
                    default: return leaf
                    }
                }
                if let node = nodes[chosen] as? LayoutNodeOf<FixedLeaf> {
                    node.setLayout(FixedLeaf(CGSize(width: change, height: change + 3)))
                } else if let node = nodes[chosen] as? LayoutNodeOf<RangeLeaf> {
                    node.setLayout(
                        RangeLeaf(
                            width: change...(change + 20), height: 5...(5 + change), idealWidth: change,
                            idealHeight: 5))
                } else if let node = nodes[chosen] as? LayoutNodeOf<SpacerLayout> {
                    node.setLayout(SpacerLayout(minLength: CGFloat(change)))
                }
                b.place(root, width.map { CGFloat($0) }, height.map { CGFloat($0) })
                let difference = difference(root, spec, width, height)
                #expect(difference == nil, "seed \(seed) at \(width as Any) x \(height as Any): \(spec)")
                if difference != nil { return }
            }
        }
    }

    @Test func rightToLeftIsTheMirrorImage() {
        func turn(_ node: LayoutNode) {
            node.layoutDirection = .rightToLeft
            node.children.forEach(turn)
        }
        for seed in UInt64(2_000_000)..<2_000_300 {
            var dice = Dice(state: seed)
            let spec = dice.spec(3)
            let b = Builder()
            let plain = b.make(spec)
            let mirrored = b.make(spec)
            turn(mirrored)
            b.place(plain, 300, 200)
            b.place(mirrored, 300, 200)
            var left: [Oracle.Box] = []
            var right: [Oracle.Box] = []
            frames(plain, into: &left)
            frames(mirrored, into: &right)
            let width = left[0].width
            let isMirrored = zip(left, right).allSatisfy {
                abs($0.x - (width - $1.x - $1.width)) < 0.01 && abs($0.y - $1.y) < 0.01
                    && abs($0.width - $1.width) < 0.01
            }
            #expect(isMirrored, "seed \(seed): \(spec)")
        }
    }
}
