/// The fonts that text is drawn with, for `martlet doctor`.
enum DoctorFonts {
    struct Line {
        var role: String
        var text: String
        var isFound: Bool
    }

    static func lines() -> [Line] { [] }
}
