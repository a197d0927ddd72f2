import MartletBase

/// The colour spaces of catalogues, brought to gamma-encoded sRGB whose components may lie outside 0...1.
enum AssetColorSpace {
    /// Nil for an unknown space.
    static func convert(_ color: RGBA, from space: String) -> RGBA? {
        switch space {
        case "srgb", "extended-srgb": color
        default: nil
        }
    }
}
