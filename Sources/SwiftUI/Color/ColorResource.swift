import Foundation

/// The name of a colour in an asset catalogue, as generated constants carry it.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names a colour set of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
