import Foundation

/// The name of a picture in an asset catalogue, as generated constants carry it.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names an image set of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
