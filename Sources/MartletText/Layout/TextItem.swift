/// A stretch of a paragraph that is shaped as one: same attributes, face, script and direction; or an attachment.
struct TextItem {
    /// UTF-16 offsets in the whole text.
    var start: Int
    var end: Int
    /// Index of the attributes.
    var attributes: Int
    var font: ResolvedFont
    /// The face that draws; not the font's own where that lacks the characters.
    var face: FontFace
    /// Nil for an attachment.
    var run: ShapedRun?
    var attachment: TextAttributes.Attachment?
    /// Bidirectional level: odd runs from right to left.
    var level: UInt8
    /// Points after each cluster.
    var spacing: Double

    var size: Double { font.request.usableSize }
    /// Points per font unit.
    var unitScale: Double { size / Double(face.unitsPerEm) }

    /// Width of all of it at its full size.
    var width: Double {
        guard let run else { return (attachment?.width ?? 0) + spacing }
        return Double(run.width) * unitScale + Double(run.clusterCounts[run.units.count]) * spacing
    }
}
