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
        String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
    }

    func axis(_ name: StaticString) -> Axis? {
        let tag = FontFile.tag(name)
        return axes.first { $0.tag == tag }
    }
}
