import Foundation

/// Light or dark, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified, light, dark
}

/// The contrast the user asked for, as UIKit names it.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The circumstances a dynamic UIKit colour chooses its components by.
///
/// Only the traits that colours can depend on exist here.
public final class UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Normal or high contrast.
    public let accessibilityContrast: UIAccessibilityContrast
    /// Pixels per point; 0 when unknown.
    public let displayScale: CGFloat
    let platform: PlatformProfile

    init(
        userInterfaceStyle: UIUserInterfaceStyle, accessibilityContrast: UIAccessibilityContrast = .normal,
        displayScale: CGFloat = 0, platform: PlatformProfile = .iOS
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.displayScale = displayScale
        self.platform = platform
    }

    /// Traits that only say light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: .normal)
    }

    /// Traits that only say which contrast is wanted.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(userInterfaceStyle: .unspecified, accessibilityContrast: accessibilityContrast)
    }

    convenience init(_ environment: EnvironmentValues) {
        self.init(
            userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
            accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal,
            displayScale: environment.displayScale, platform: environment.platformProfile)
    }

    /// The traits where none are given: light, normal contrast.
    public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        values.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        if displayScale > 0 { values.displayScale = displayScale }
        values.platformProfile = platform
        return values
    }

    /// Whether two collections say the same.
    public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
        lhs.userInterfaceStyle == rhs.userInterfaceStyle && lhs.accessibilityContrast == rhs.accessibilityContrast
            && lhs.displayScale == rhs.displayScale && lhs.platform == rhs.platform
    }

    /// Feeds all traits into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(accessibilityContrast)
        hasher.combine(displayScale)
    }
}
