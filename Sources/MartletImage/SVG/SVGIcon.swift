import Foundation
import MartletBase

/// A plain SVG icon: filled paths, circles, ellipses, rectangles and polygons in a view box. Styles, transforms, strokes,
/// text, references and scripts are not read; nothing outside the file is ever looked at.
package struct SVGIcon: Sendable, Equatable {
    package struct Layer: Sendable, Equatable {
        package var path: Path
        package var isEvenOdd: Bool
    }

    package var viewBox: CGRect
    package var layers: [Layer]

    /// Nil when the text holds no `svg` element with a usable size, or nothing to draw.
    package init?(_ text: String) {
        var scanner = SVGTagScanner(text)
        var box: CGRect?
        var layers: [Layer] = []
        while let tag = scanner.next(), layers.count < 1000 {
            func number(_ key: String) -> Double { tag.number(key) ?? 0 }
            var path: Path?
            switch tag.name {
            case "svg":
                if let values = tag.numbers("viewBox"), values.count == 4 {
                    box = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
                } else if let width = tag.number("width"), let height = tag.number("height") {
                    box = CGRect(x: 0, y: 0, width: width, height: height)
                }
            case "path":
                path = tag["d"].map(SVGPathReader.path)
            case "circle":
                path = .disc(number("cx"), number("cy"), max(0, number("r")))
            case "ellipse":
                path = .oval(number("cx"), number("cy"), max(0, number("rx")), max(0, number("ry")))
            case "rect":
                let rect = CGRect(
                    x: number("x"), y: number("y"), width: max(0, number("width")), height: max(0, number("height")))
                let rx = tag.number("rx") ?? tag.number("ry") ?? 0
                let ry = tag.number("ry") ?? rx
                path = rx > 0 && ry > 0
                    ? Path(roundedRect: rect, cornerSize: CGSize(width: rx, height: ry), style: .circular) : Path(rect)
            case "polygon", "polyline":
                if let values = tag.numbers("points"), values.count >= 4 {
                    path = .lines(stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }, closed: true)
                }
            default:
                break
            }
            if let path, !path.isEmpty, tag["fill"] != "none" {
                layers.append(Layer(path: path, isEvenOdd: tag["fill-rule"] == "evenodd"))
            }
        }
        guard let box, box.width > 0, box.height > 0, !layers.isEmpty else { return nil }
        viewBox = box
        self.layers = layers
    }

    /// Reads a file of at most 256 KiB.
    package init?(contentsOf path: String) {
        guard let bytes = try? readFile(path, limit: 256 << 10) else { return nil }
        self.init(String(decoding: bytes, as: UTF8.self))
    }
}

/// Walks the tags of an XML text, without entities or nesting.
struct SVGTagScanner {
    struct Tag {
        var name: String
        var attributes: [String: String] = [:]

        subscript(key: String) -> String? { attributes[key] }

        func number(_ key: String) -> Double? {
            guard var text = attributes[key] else { return nil }
            if text.hasSuffix("px") { text.removeLast(2) }
            guard let value = Double(text), abs(value) < 1e7 else { return nil }
            return value
        }

        func numbers(_ key: String) -> [Double]? {
            guard let text = attributes[key] else { return nil }
            let parts = text.split { $0 == "," || $0.isWhitespace }
            let values = parts.compactMap { Double($0) }
            return values.count == parts.count && values.allSatisfy { abs($0) < 1e7 } ? values : nil
        }
    }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next opening tag; comments, declarations and closing tags are passed over.
    mutating func next() -> Tag? {
        while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = open + 1
            guard offset < bytes.count else { return nil }
            if bytes[offset...].starts(with: Array("!--".utf8)) {
                while offset < bytes.count, !bytes[offset...].starts(with: Array("-->".utf8)) { offset += 1 }
                continue
            }
            guard isNameByte(bytes[offset]) else { continue }
            var tag = Tag(name: name())
            while let (key, value) = attribute() { tag.attributes[key] = value }
            return tag
        }
        return nil
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
    }

    private mutating func name() -> String {
        let begin = offset
        while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[begin..<offset], as: UTF8.self)
    }

    private mutating func skipSpace() { while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 } }

    private mutating func attribute() -> (String, String)? {
        skipSpace()
        guard offset < bytes.count, isNameByte(bytes[offset]) else { return nil }
        let key = name()
        skipSpace()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return (key, "") }
        offset += 1
        skipSpace()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else { return nil }
        let quote = bytes[offset]
        offset += 1
        let begin = offset
        while offset < bytes.count, bytes[offset] != quote { offset += 1 }
        let value = String(decoding: bytes[begin..<offset], as: UTF8.self)
        offset = min(offset + 1, bytes.count)
        return (key, value)
    }
}
