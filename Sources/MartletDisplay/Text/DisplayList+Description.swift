import Foundation
import MartletBase

extension DisplayList: CustomStringConvertible {
    /// The list as text: stable, one node a line, children indented by two spaces. Meant for tests and tools.
    ///
    /// Grammar (`number` has at most three decimals; words in brackets appear when they apply):
    ///
    ///     list      = "display" width "x" height, then one node
    ///     node      = ["@"x","y] (group | effect | item)      the offset from the parent, left out when zero
    ///     group     = "group", then its children
    ///     effect    = "opacity" number | "transform" a b c d tx ty | "clip" path ["even-odd"] ["aliased"]
    ///               | "shadow" color "radius" number ["offset" x y] | "blur" number ["opaque"] | "flatten"
    ///               | "mask", then "by" and the mask below it; after it, at the same depth as "by", the child
    ///     item      = "fill" path paint ["even-odd"] ["aliased"] [frame]
    ///               | "stroke" path paint "width" number [cap] [join] ["miter" number] ["dash" numbers] ["phase" number] ["aliased"] [frame]
    ///               | "glyphs" "text" "size" number "at" x y "width" number paint ["slant" number] ["bold" number] ["color"] [frame]
    ///               | "image" w"x"h ["scale" number] "in" x y w h interpolation ["caps" t l b r] ["tile"] ["template" paint] ["opacity" number] [frame]
    ///     frame     = "frame" x y w h                          left out when null or equal to the shape's rectangle
    ///     path      = "rect(" x y w h ")" | "ellipse(" x y w h ")" | "rounded(" x y w h radii ["continuous"] ")" | "path(" elements ")"
    ///     color     = "#RRGGBB" | "#RRGGBBAA" | "rgba(" r g b a ")" beyond 0...1
    ///     paint     = color | "linear(" x y "to" x y ":" stops ")" | "radial(" ... ")" | "angular(" ... ")" | "pattern(" ... ")"
    ///     stops     = color number, separated by ", "; after "device" when mixed in sRGB
    package var description: String { description(absolute: false) }

    /// As `description`. With `absolute`, offsets are counted from the list's corner, or from the nearest transform above,
    /// and every item has one.
    package func description(absolute: Bool) -> String {
        var writer = DisplayWriter(absolute: absolute)
        writer.line(0, "display \(DisplayText.number(Double(size.width)))x\(DisplayText.number(Double(size.height)))")
        writer.write(root)
        return writer.text
    }
}

/// Writes nodes with a list instead of recursion.
private struct DisplayWriter {
    private enum Step {
        case node(DisplayNode, offset: CGPoint, base: CGPoint, depth: Int)
        case text(String, depth: Int)
    }

    var text = ""
    private let absolute: Bool
    private var steps: [Step] = []

    init(absolute: Bool) { self.absolute = absolute }

    mutating func line(_ depth: Int, _ line: String) {
        text += String(repeating: "  ", count: depth)
        text += line
        text += "\n"
    }

    mutating func write(_ root: DisplayNode) {
        steps.append(.node(root, offset: .zero, base: .zero, depth: 1))
        while let step = steps.popLast() {
            switch step {
            case .text(let text, let depth): line(depth, text)
            case .node(let node, let offset, let base, let depth): write(node, offset, base, depth)
            }
        }
    }

    private mutating func write(_ node: DisplayNode, _ offset: CGPoint, _ base: CGPoint, _ depth: Int) {
        let place = CGPoint(x: base.x + offset.x, y: base.y + offset.y)
        let shown = absolute ? place : offset
        var isItem = false
        if case .item = node.content { isItem = true }
        let prefix =
            shown != .zero || (absolute && isItem)
            ? "@\(DisplayText.number(Double(shown.x))),\(DisplayText.number(Double(shown.y))) " : ""
        switch node.content {
        case .item(let item, let frame): line(depth, prefix + DisplayText.item(item, frame))
        case .group(let children):
            line(depth, prefix + "group")
            for child in children.reversed() {
                steps.append(.node(child.node, offset: child.offset, base: place, depth: depth + 1))
            }
        case .effect(let effect, let child):
            line(depth, prefix + DisplayText.effect(effect))
            var inner = place
            if case .transform = effect { inner = .zero }
            steps.append(.node(child.node, offset: child.offset, base: inner, depth: depth + 1))
            if case .mask(let mask) = effect {
                steps.append(.node(mask, offset: .zero, base: place, depth: depth + 2))
                steps.append(.text("by", depth: depth + 1))
            }
        }
    }
}
