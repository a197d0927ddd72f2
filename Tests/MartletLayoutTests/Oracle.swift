import Foundation
import MartletBase

@testable import MartletLayout

/// A layout written down as a value, for the oracle and the engine alike.
indirect enum Spec {
    case range(width: ClosedRange<Double>, height: ClosedRange<Double>)
    case fixed(Double, Double)
    case color
    case spacer(Double?)
    case stack(isHorizontal: Bool, spacing: Double?, factor: Double, [Spec])
    case depth(factor: Double, [Spec])
    case padding(Double, Spec)
    case frame(width: Double?, height: Double?, Spec)
    case limits(least: Double?, ideal: Double?, greatest: Double?, isHorizontal: Bool, Spec)
    case fixedSize(isHorizontal: Bool, isVertical: Bool, Spec)
    case priority(Double, Spec)
}

/// Lays a `Spec` out straight from the rules' wording: nothing is kept, nothing is skipped. `nil` stands for no offer.
enum Oracle {
    typealias Size = (width: Double, height: Double)
    typealias Box = (x: Double, y: Double, width: Double, height: Double)

    static func size(_ spec: Spec, _ width: Double?, _ height: Double?, inRow: Bool? = nil) -> Size {
        switch spec {
        case .range(let w, let h):
            return (clamp(width ?? w.lowerBound, w), clamp(height ?? h.lowerBound, h))
        case .fixed(let w, let h): return (w, h)
        case .color: return (width ?? 10, height ?? 10)
        case .spacer(let least):
            let w = max(least ?? 8, width ?? 0)
            let h = max(least ?? 8, height ?? 0)
            return inRow == nil ? (w, h) : inRow == true ? (w, 0) : (0, h)
        case .stack(let isHorizontal, _, let factor, _):
            let parts = divide(spec, isHorizontal ? width : height, isHorizontal ? height : width)
            let length = max(0, parts.map { $0.gap + $0.length }.reduce(0, +))
            _ = factor
            let thickness = parts.map(\.thickness).max() ?? 0
            return isHorizontal ? (length, thickness) : (thickness, length)
        case .depth(_, let children):
            let sizes = children.map { size($0, width, height) }
            return (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
        case .padding(let inset, let child):
            let inner = size(child, width.map { max(0, $0 - 2 * inset) }, height.map { max(0, $0 - 2 * inset) }, inRow: inRow)
            return (max(0, inner.width + 2 * inset), max(0, inner.height + 2 * inset))
        case .frame(let w, let h, let child):
            let inner = size(child, w ?? width, h ?? height, inRow: inRow)
            return (w ?? inner.width, h ?? inner.height)
        case .limits(let least, let ideal, let greatest, let isHorizontal, let child):
            let offer = limitsOffer(spec, width, height)
            let inner = size(child, offer.0, offer.1, inRow: inRow)
            let proposal = isHorizontal ? width : height
            var length = isHorizontal ? inner.width : inner.height
            if let proposal {
                if greatest != nil { length = proposal }
            } else if let ideal {
                length = ideal
            }
            length = max(least ?? 0, min(greatest ?? .infinity, length))
            return isHorizontal ? (length, inner.height) : (inner.width, length)
        case .fixedSize(let isHorizontal, let isVertical, let child):
            return size(child, isHorizontal ? nil : width, isVertical ? nil : height, inRow: inRow)
        case .priority(_, let child): return size(child, width, height, inRow: inRow)
        }
    }

    private static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }

    private static func limitsOffer(_ spec: Spec, _ width: Double?, _ height: Double?) -> (Double?, Double?) {
        guard case .limits(let least, let ideal, let greatest, let isHorizontal, _) = spec else { return (width, height) }
        func inner(_ proposal: Double?) -> Double? {
            (proposal ?? ideal).map { max(least ?? 0, min(greatest ?? .infinity, $0)) }
        }
        return isHorizontal ? (inner(width), height) : (width, inner(height))
    }

    struct Part {
        var spec: Spec
        var gap: Double
        var offered: Double?
        var length = 0.0
        var thickness = 0.0
    }

    /// The rules of a stack, along its axis.
    static func divide(_ spec: Spec, _ main: Double?, _ cross: Double?) -> [Part] {
        guard case .stack(let isHorizontal, let spacing, _, let children) = spec else { return [] }
        var parts: [Part] = []
        for (index, child) in children.enumerated() {
            var gap = 0.0
            if index > 0 {
                let touches = keepsNoDistance(child) || keepsNoDistance(children[index - 1])
                gap = spacing ?? (touches ? 0 : 8)
            }
            parts.append(Part(spec: child, gap: gap))
        }
        func answer(_ index: Int, _ main: Double?) -> Size {
            let size = size(
                parts[index].spec, isHorizontal ? main : cross, isHorizontal ? cross : main, inRow: isHorizontal)
            return isHorizontal ? size : (size.height, size.width)
        }
        func give(_ index: Int, _ main: Double?) {
            let answer = answer(index, main)
            parts[index].offered = main
            parts[index].length = answer.width
            parts[index].thickness = answer.height
        }
        let spacers = parts.indices.filter { spacerLength(parts[$0].spec, isHorizontal) != nil }
        let others = parts.indices.filter { spacerLength(parts[$0].spec, isHorizontal) == nil }
        func least(_ index: Int) -> Double { spacerLength(parts[index].spec, isHorizontal) ?? 0 }
        guard let main else {
            for index in others { give(index, nil) }
            for index in spacers { give(index, least(index)) }
            return parts
        }
        if main == .infinity {
            for index in parts.indices { give(index, main) }
            return parts
        }
        // Distances, then the spacers' least lengths.
        var rest = main - parts.map(\.gap).reduce(0, +) - spacers.map(least).reduce(0, +)
        let priorities = Set(others.map { priority(parts[$0].spec) }).sorted(by: >)
        for level in priorities {
            let kept = others.filter { priority(parts[$0].spec) < level }.map { answer($0, 0).width }.reduce(0, +)
            var waiting = others.filter { priority(parts[$0].spec) == level }
            var flexibility: [Int: Double] = [:]
            for index in waiting where waiting.count > 1 {
                let value = answer(index, .infinity).width - answer(index, 0).width
                flexibility[index] = value.isNaN ? 0 : value
            }
            while !waiting.isEmpty {
                // The first of the least flexible.
                let chosen = waiting.enumerated().min { flexibility[$0.element, default: 0] < flexibility[$1.element, default: 0] }!.offset
                let index = waiting[chosen]
                give(index, max(0, (rest - kept) / Double(waiting.count)))
                rest -= parts[index].length
                waiting.remove(at: chosen)
            }
        }
        var room = rest + spacers.map(least).reduce(0, +)
        var waiting = spacers
        while !waiting.isEmpty {
            let chosen = waiting.enumerated().max { least($0.element) < least($1.element) || (least($0.element) == least($1.element) && $0.offset > $1.offset) }!.offset
            let index = waiting[chosen]
            give(index, max(least(index), room / Double(waiting.count)))
            room -= parts[index].length
            waiting.remove(at: chosen)
        }
        return parts
    }

    /// Modifiers that neither fix the length nor add room leave a spacer a spacer.
    private static func spacerLength(_ spec: Spec, _ inRow: Bool) -> Double? {
        switch spec {
        case .spacer(let least): least ?? 8
        case .padding(0, let child): spacerLength(child, inRow)
        case .priority(0, let child): spacerLength(child, inRow)
        case .fixedSize(let isHorizontal, let isVertical, let child):
            (inRow ? isHorizontal : isVertical) ? nil : spacerLength(child, inRow)
        default: nil
        }
    }

    private static func keepsNoDistance(_ spec: Spec) -> Bool {
        switch spec {
        case .spacer: true
        case .padding(let inset, let child): inset == 0 && keepsNoDistance(child)
        case .frame(_, _, let child), .limits(_, _, _, _, let child), .fixedSize(_, _, let child),
            .priority(_, let child):
            keepsNoDistance(child)
        case .depth(_, let children): !children.isEmpty && children.allSatisfy(keepsNoDistance)
        default: false
        }
    }

    static func priority(_ spec: Spec) -> Double {
        switch spec {
        case .priority(let value, _): value
        case .stack(_, _, _, let children), .depth(_, let children):
            children.count == 1 ? priority(children[0]) : 0
        case .padding(_, let child), .frame(_, _, let child), .limits(_, _, _, _, let child),
            .fixedSize(_, _, let child):
            priority(child)
        default: 0
        }
    }

    /// The frames of the spec and everything in it, outside first, in the space of the outermost.
    static func frames(
        _ spec: Spec, at x: Double, _ y: Double, _ width: Double?, _ height: Double?, inRow: Bool? = nil
    ) -> [Box] {
        let own = size(spec, width, height, inRow: inRow)
        var boxes: [Box] = [(x, y, own.width, own.height)]
        func centred(_ child: Spec, _ width: Double?, _ height: Double?) {
            let inner = size(child, width, height, inRow: inRow)
            boxes += frames(
                child, at: x + (own.width - inner.width) / 2, y + (own.height - inner.height) / 2, width, height,
                inRow: inRow)
        }
        switch spec {
        case .range, .fixed, .color, .spacer: break
        case .priority(_, let child):
            boxes.removeLast()
            boxes += frames(child, at: x, y, width, height, inRow: inRow)
        case .fixedSize(let isHorizontal, let isVertical, let child):
            boxes += frames(child, at: x, y, isHorizontal ? nil : width, isVertical ? nil : height, inRow: inRow)
        case .padding(let inset, let child):
            boxes += frames(
                child, at: x + inset, y + inset, width.map { max(0, $0 - 2 * inset) },
                height.map { max(0, $0 - 2 * inset) }, inRow: inRow)
        case .frame(let w, let h, let child): centred(child, w ?? width, h ?? height)
        case .limits(_, _, _, _, let child):
            let offer = limitsOffer(spec, width, height)
            centred(child, offer.0, offer.1)
        case .depth(let factor, let children):
            let sizes = children.map { size($0, own.width, own.height) }
            let line = ((sizes.map(\.width).max() ?? 0) * factor, (sizes.map(\.height).max() ?? 0) * factor)
            for (child, inner) in zip(children, sizes) {
                boxes += frames(
                    child, at: x + line.0 - inner.width * factor, y + line.1 - inner.height * factor, own.width,
                    own.height)
            }
        case .stack(let isHorizontal, _, let factor, _):
            var cross = isHorizontal ? height : width
            var parts = divide(spec, isHorizontal ? width : height, cross)
            if cross == nil {
                cross = isHorizontal ? own.height : own.width
                for index in parts.indices {
                    let part = parts[index]
                    let again = size(
                        part.spec, isHorizontal ? part.offered : cross, isHorizontal ? cross : part.offered,
                        inRow: isHorizontal)
                    parts[index].length = isHorizontal ? again.width : again.height
                    parts[index].thickness = isHorizontal ? again.height : again.width
                }
            }
            let line = (parts.map(\.thickness).max() ?? 0) * factor
            var position = 0.0
            for part in parts {
                position += part.gap
                let offset = line - part.thickness * factor
                boxes += frames(
                    part.spec, at: x + (isHorizontal ? position : offset), y + (isHorizontal ? offset : position),
                    isHorizontal ? part.offered : cross, isHorizontal ? cross : part.offered, inRow: isHorizontal)
                position += part.length
            }
        }
        return boxes
    }
}
