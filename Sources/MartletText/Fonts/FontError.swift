/// Why a font could not be used.
package enum FontError: Error, Equatable, Sendable, CustomStringConvertible {
    case unreadable(path: String)
    /// Not a font, or one whose tables do not hold together.
    case damaged(name: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let path): "font file can't be read: \(path)"
        case .damaged(let name, let reason): "font is damaged: \(name): \(reason)"
        }
    }
}
