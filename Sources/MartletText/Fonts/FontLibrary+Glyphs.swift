import MartletBase

extension FontLibrary {
    /// The outline of a glyph in font units, y up. Empty for spaces, colour glyphs and numbers that the face does not
    /// have.
    package func outline(of glyph: UInt32, in face: FontFaceID) -> GlyphOutline {
        guard let face = self.face(face) else { return .empty(unitsPerEm: 1000) }
        return face.outlines.withLock { $0.outline(of: glyph) }
    }

    /// The colour bitmap of a glyph, from the strike that suits a size; nil when the face has none for it.
    package func colorBitmap(of glyph: UInt32, in face: FontFaceID, pixelsPerEm: Double) -> ColorGlyph? {
        guard let face = self.face(face), face.isColor else { return nil }
        return face.outlines.withLock { $0.colorBitmap(of: glyph, pixelsPerEm: pixelsPerEm) }
    }

    /// Font units per em of a face; 1000 for an unknown one.
    package func unitsPerEm(_ face: FontFaceID) -> Int { self.face(face)?.unitsPerEm ?? 1000 }

    /// The file that a face came from, for documents that embed fonts; nil for one registered from memory.
    package func filePath(of face: FontFaceID) -> String? { self.face(face)?.record.path }

    /// The bytes of the file that a face came from and the face's index in it. The bytes stay valid.
    package func fileBytes(of face: FontFaceID) -> (bytes: UnsafeRawBufferPointer, index: Int)? {
        self.face(face).map { ($0.data.bytes, $0.record.index) }
    }

    /// Names of a face for documents: family, weight, italic.
    package func description(of face: FontFaceID) -> (family: String, weight: Int, isItalic: Bool)? {
        self.face(face).map { ($0.record.families[0], $0.record.weight, $0.record.isItalic) }
    }
}
