/// How the corners of a rounded rectangle are curved. (Documented.)
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarters of a circle or an ellipse.
    case circular
    /// Curves that begin before the corner and change their curvature smoothly; the default everywhere.
    case continuous
}
