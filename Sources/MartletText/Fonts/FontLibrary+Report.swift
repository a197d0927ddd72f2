import MartletBase

/// One font file in use, as `martlet doctor` and snapshots list it.
package struct FontReport: Hashable, Sendable {
    package var family: String
    package var style: String
    package var version: String
    /// Nil for a font from memory.
    package var path: String?
    package var byteCount: Int
    /// FNV checksum of the whole file in 16 hexadecimal digits: equal numbers mean equal glyphs.
    package var fingerprint: String
}

extension FontLibrary {
    /// The faces opened so far, in order of first use. Reads each file once: milliseconds for a large one.
    package func report() -> [FontReport] {
        var seen: [FontReport] = []
        for face in faces.withLock({ $0 }) {
            var digits = String(face.data.fingerprint(), radix: 16)
            digits = String(repeating: "0", count: 16 - digits.count) + digits
            let entry = FontReport(
                family: face.record.families[0], style: face.record.styleName, version: face.record.version,
                path: face.record.path, byteCount: face.data.bytes.count, fingerprint: digits)
            if !seen.contains(entry) { seen.append(entry) }
        }
        return seen
    }

    /// Opens the regular faces of the four system designs and the emoji face, and reports what they are.
    package func reportOfSystemFonts() -> [(role: String, font: FontReport?)] {
        var result: [(role: String, font: FontReport?)] = []
        let roles: [(String, FontRequest.Design)] = [
            ("system", .standard), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
        ]
        func report(_ face: FontFace) -> FontReport? {
            self.report().first { $0.path == face.record.path && $0.style == face.record.styleName }
        }
        for (role, design) in roles {
            result.append((role, report(resolve(FontRequest(family: .system(design), size: 16)).face)))
        }
        result.append(("emoji", emojiFace().flatMap(report)))
        return result
    }
}
