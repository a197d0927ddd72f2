import MartletBase

/// A colour of a catalogue.
package enum AssetColor: Hashable, Sendable {
    case rgba(RGBA)
    /// One of a platform's own colours (`systemBlueColor`), for whoever knows the platform's palette.
    case reference(platform: String, name: String)
}
