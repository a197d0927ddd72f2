/// A stretch of a paragraph that is shaped as one: same attributes, face, script and direction; or an attachment.
final class TextItem: Sendable {
    /// UTF-16 offsets in the whole text.
    let start: Int
    let end: Int
    /// Index of the attributes.
    let attributes: Int
    let font: ResolvedFont
    /// The face that draws; not the font's own where that lacks the characters.
    let face: FontFace
    /// Nil for an attachment.
    let run: ShapedRun?
    let attachment: TextAttributes.Attachment?
    /// Bidirectional level: odd runs from right to left.
    let level: UInt8
    /// Points after each cluster.
    let spacing: Double
    /// Points per em of the glyphs.
    let size: Double
    /// Points per font unit.
    let unitScale: Double
    /// Width of all of it at its full size.
    let width: Double

    init(
        start: Int, end: Int, attributes: Int, font: ResolvedFont, face: FontFace, run: ShapedRun?,
        attachment: TextAttributes.Attachment?, level: UInt8, spacing: Double, glyphScale: Double = 1
    ) {
        self.start = start
        self.end = end
        self.attributes = attributes
        self.font = font
        self.face = face
        self.run = run
        self.attachment = attachment
        self.level = level
        self.spacing = spacing
        size = font.request.glyphSize * glyphScale
        unitScale = size / Double(face.unitsPerEm)
        if let run {
            width = Double(run.width) * unitScale + Double(run.clusterCounts[run.units.count]) * spacing
        } else {
            width = (attachment?.width ?? 0) + spacing
        }
    }
}
