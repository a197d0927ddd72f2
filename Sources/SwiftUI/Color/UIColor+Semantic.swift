// Colours named after their use: components depend on the scheme.
extension UIColor {
    /// Main text.
    public static let label = UIColor(storage: .semantic(.label))
    /// Less important text.
    public static let secondaryLabel = UIColor(storage: .semantic(.secondaryLabel))
    /// Text of third rank.
    public static let tertiaryLabel = UIColor(storage: .semantic(.tertiaryLabel))
    /// Text of fourth rank.
    public static let quaternaryLabel = UIColor(storage: .semantic(.quaternaryLabel))
    /// The prompt in an empty text field.
    public static let placeholderText = UIColor(storage: .semantic(.placeholderText))
    /// Fill of thin and small parts.
    public static let systemFill = UIColor(storage: .semantic(.systemFill))
    /// Fill of middle-sized parts.
    public static let secondarySystemFill = UIColor(storage: .semantic(.secondarySystemFill))
    /// Fill of large parts such as text fields.
    public static let tertiarySystemFill = UIColor(storage: .semantic(.tertiarySystemFill))
    /// Fill of large areas with content.
    public static let quaternarySystemFill = UIColor(storage: .semantic(.quaternarySystemFill))
    /// The ground of a screen.
    public static let systemBackground = UIColor(storage: .semantic(.systemBackground))
    /// Ground of content grouped on the main ground.
    public static let secondarySystemBackground = UIColor(storage: .semantic(.secondarySystemBackground))
    /// Ground of content grouped on the second ground.
    public static let tertiarySystemBackground = UIColor(storage: .semantic(.tertiarySystemBackground))
    /// The ground of a screen of grouped content.
    public static let systemGroupedBackground = UIColor(storage: .semantic(.systemGroupedBackground))
    /// Cards on a grouped ground.
    public static let secondarySystemGroupedBackground = UIColor(storage: .semantic(.secondarySystemGroupedBackground))
    /// Groups inside cards.
    public static let tertiarySystemGroupedBackground = UIColor(storage: .semantic(.tertiarySystemGroupedBackground))
    /// Thin lines that let content below show through.
    public static let separator = UIColor(storage: .semantic(.separator))
    /// Thin lines that cover what is below.
    public static let opaqueSeparator = UIColor(storage: .semantic(.opaqueSeparator))
    /// Text that is a link.
    public static let link = UIColor(storage: .semantic(.link))
    /// Text on a dark ground in any appearance.
    public static let lightText = UIColor(storage: .semantic(.lightText))
    /// Text on a light ground in any appearance.
    public static let darkText = UIColor(storage: .semantic(.darkText))
}
