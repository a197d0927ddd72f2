import MartletBase

/// The answer to a `FontRequest`: an open face and what its text measures by. Immutable and shared.
package final class ResolvedFont: Sendable {
    package let request: FontRequest
    let face: FontFace
    /// Shear of a synthetic italic; 0 unless the request allowed it.
    package let slant: Double
    package let metrics: FontMetrics
    /// Points after every character that bring the face to the widths of the font it stands in for.
    package let tracking: Double

    package var faceID: FontFaceID { face.id }

    /// Advance of one character's glyph in points; what redaction and placeholders measure by.
    package func advance(of scalar: Unicode.Scalar) -> Double {
        Double(face.advance(of: face.glyph(for: scalar.value))) / Double(face.unitsPerEm) * request.glyphSize + tracking
    }

    init(request: FontRequest, face: FontFace, slant: Double) {
        self.request = request
        self.face = face
        self.slant = slant
        metrics = FontMetrics(request: request, unit: face.unit)
        tracking = SystemTracking.points(request, face: face)
    }

    func metrics(scale: Double) -> FontMetrics {
        scale == 1 ? metrics : FontMetrics(request: request, unit: face.unit, scale: scale)
    }
}
