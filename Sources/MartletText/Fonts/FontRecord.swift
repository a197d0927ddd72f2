/// A face as the catalogue knows it, before it is opened.
struct FontRecord: Sendable {
    struct Axis: Hashable, Sendable {
        var tag: UInt32
        var minimum: Double
        var standard: Double
        var maximum: Double
    }

    /// Nil for a font that came as bytes.
    var path: String?
    var data: FontData?
    var index: Int
    /// Typographic family first, then the family of the four-style model.
    var families: [String]
    var fullName: String
    var postScriptName: String
    var styleName: String
    var version: String
    var weight: Int
    var isItalic: Bool
    var widthPercent: Double
    var axes: [Axis]

    /// What the catalogue compares names by: letters and digits, lower case.
    static func key(_ name: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            switch byte {
            case 0x61...0x7a, 0x30...0x39: bytes.append(byte)
            case 0x41...0x5a: bytes.append(byte + 0x20)
            case 0x80...: return otherKey(name)
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func otherKey(_ name: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.lowercased().unicodeScalars
        where scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    func axis(_ name: StaticString) -> Axis? {
        let tag = FontFile.tag(name)
        return axes.first { $0.tag == tag }
    }
}
