/// Why a picture could not be read.
package enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes begin like no picture format.
    case notAnImage
    /// A known format, or a kind of one, that is not read.
    case unsupported(String)
    /// The file's own rules are broken, or it ends too early.
    case corrupt(format: String, reason: String)
    /// The header announces more than the limits allow; nothing was allocated.
    case tooLarge(width: Int, height: Int, limit: String)
    /// The system refused the memory, though the limits allow the size.
    case outOfMemory(width: Int, height: Int)

    package var description: String {
        switch self {
        case .notAnImage: "this is not an image: it begins like no known format"
        case .unsupported(let what): "\(what) is not supported; PNG and JPEG are"
        case .corrupt(let format, let reason): "this \(format) file is damaged: \(reason)"
        case .tooLarge(let width, let height, let limit):
            "the image is too large: \(width) × \(height) pixels, and \(limit)"
        case .outOfMemory(let width, let height): "no memory for an image of \(width) × \(height) pixels"
        }
    }
}
