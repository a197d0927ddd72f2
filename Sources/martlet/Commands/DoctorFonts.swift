import MartletText

/// The fonts that text is drawn with, for `martlet doctor`.
enum DoctorFonts {
    struct Line {
        var role: String
        var text: String
        var isFound: Bool
    }

    /// One line for each role: family, style, version, fingerprint and file.
    static func lines() -> [Line] {
        FontLibrary.shared.reportOfSystemFonts().map { role, font in
            guard let font else {
                return Line(role: "font " + role, text: "no font: run Scripts/bootstrap", isFound: false)
            }
            let path = font.path ?? "in memory"
            return Line(
                role: "font " + role, text: "\(font.family) \(font.style) \(font.version) [\(font.fingerprint)] \(path)",
                isFound: true)
        }
    }
}
