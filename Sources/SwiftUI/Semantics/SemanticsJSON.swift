import Foundation

extension SemanticsTree {
    /// The tree as JSON: an array of nodes, each with its role, label, value, hint, identifier, states and children where it has them,
    /// and its frame as `[x, y, width, height]` in points of the root. Keys are sorted; numbers have up to three decimals.
    package static func json(_ nodes: [SemanticsNode], size: CGSize) -> String {
        var out = "{\n  \"size\": [\(number(size.width)), \(number(size.height))],\n  \"nodes\": "
        write(nodes, indent: "  ", &out)
        out += "\n}\n"
        return out
    }

    private static func write(_ nodes: [SemanticsNode], indent: String, _ out: inout String) {
        if nodes.isEmpty {
            out += "[]"
            return
        }
        out += "[\n"
        for (index, node) in nodes.enumerated() {
            write(node, indent: indent + "  ", &out)
            out += index + 1 < nodes.count ? ",\n" : "\n"
        }
        out += indent + "]"
    }

    private static func write(_ node: SemanticsNode, indent: String, _ out: inout String) {
        let frame = node.frame
        out += indent + "{\"role\": " + quoted(node.info.role.rawValue)
        if let label = node.resolvedLabel { out += ", \"label\": " + quoted(label) }
        if let value = node.info.value { out += ", \"value\": " + quoted(value) }
        if let hint = node.info.hint { out += ", \"hint\": " + quoted(hint) }
        if let identifier = node.info.identifier { out += ", \"identifier\": " + quoted(identifier) }
        if node.info.isHeader { out += ", \"header\": true" }
        if node.info.isSelected { out += ", \"selected\": true" }
        if !node.info.isEnabled { out += ", \"enabled\": false" }
        if node.action != nil { out += ", \"actions\": [\"press\"]" }
        out += ", \"frame\": [\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height))]"
        if !node.children.isEmpty {
            out += ", \"children\": "
            write(node.children, indent: indent, &out)
        }
        out += "}"
    }

    /// A number with up to three decimals.
    package static func number(_ value: CGFloat) -> String {
        let scaled = (Double(value) * 1000).rounded()
        guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
        let whole = Int64(scaled)
        let sign = whole < 0 ? "-" : ""
        let digits = abs(whole)
        var fraction = String(digits % 1000)
        while fraction.count < 3 { fraction = "0" + fraction }
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return sign + String(digits / 1000) + (fraction.isEmpty ? "" : "." + fraction)
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case "\r": out += "\\r"
            default:
                if scalar.value < 0x20 {
                    let hex = String(scalar.value, radix: 16)
                    out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
                } else {
                    out.unicodeScalars.append(scalar)
                }
            }
        }
        return out + "\""
    }
}
