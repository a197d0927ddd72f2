/// The system whose measures views follow: text metrics, palette, spacing and the looks of controls.
///
/// The layout rules are the same for both. `iOS` unless a host or the environment says otherwise. Not part of Apple's API.
public enum PlatformProfile: String, Hashable, Sendable, CaseIterable {
    case iOS
    case macOS
}

private struct PlatformProfileKey: EnvironmentKey {
    static let defaultValue = PlatformProfile.iOS
}

extension EnvironmentValues {
    /// The system whose measures the views below follow.
    public var platformProfile: PlatformProfile {
        get { self[PlatformProfileKey.self] }
        set { self[PlatformProfileKey.self] = newValue }
    }
}
