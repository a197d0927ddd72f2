import Foundation

// Fixed colours: the same in light and dark appearance.
extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A grey of one third.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A grey of two thirds.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A grey of one half.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red, not the system's.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green, not the system's.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue, not the system's.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue at full.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green at full.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue at full.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red at full and green at half.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Red and blue at half.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A fixed brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black without any opacity.
    public static let clear = UIColor(white: 0, alpha: 0)
}

// The system's palette: components depend on scheme and contrast.
extension UIColor {
    /// The system's red, which adapts to scheme and contrast.
    public static let systemRed = UIColor(storage: .system(.red))
    /// The system's orange, which adapts to scheme and contrast.
    public static let systemOrange = UIColor(storage: .system(.orange))
    /// The system's yellow, which adapts to scheme and contrast.
    public static let systemYellow = UIColor(storage: .system(.yellow))
    /// The system's green, which adapts to scheme and contrast.
    public static let systemGreen = UIColor(storage: .system(.green))
    /// The system's mint, which adapts to scheme and contrast.
    public static let systemMint = UIColor(storage: .system(.mint))
    /// The system's teal, which adapts to scheme and contrast.
    public static let systemTeal = UIColor(storage: .system(.teal))
    /// The system's cyan, which adapts to scheme and contrast.
    public static let systemCyan = UIColor(storage: .system(.cyan))
    /// The system's blue, which adapts to scheme and contrast.
    public static let systemBlue = UIColor(storage: .system(.blue))
    /// The system's indigo, which adapts to scheme and contrast.
    public static let systemIndigo = UIColor(storage: .system(.indigo))
    /// The system's purple, which adapts to scheme and contrast.
    public static let systemPurple = UIColor(storage: .system(.purple))
    /// The system's pink, which adapts to scheme and contrast.
    public static let systemPink = UIColor(storage: .system(.pink))
    /// The system's brown, which adapts to scheme and contrast.
    public static let systemBrown = UIColor(storage: .system(.brown))
    /// The system's gray, which adapts to scheme and contrast.
    public static let systemGray = UIColor(storage: .system(.gray))
    /// The system's gray2, which adapts to scheme and contrast.
    public static let systemGray2 = UIColor(storage: .system(.gray2))
    /// The system's gray3, which adapts to scheme and contrast.
    public static let systemGray3 = UIColor(storage: .system(.gray3))
    /// The system's gray4, which adapts to scheme and contrast.
    public static let systemGray4 = UIColor(storage: .system(.gray4))
    /// The system's gray5, which adapts to scheme and contrast.
    public static let systemGray5 = UIColor(storage: .system(.gray5))
    /// The system's gray6, which adapts to scheme and contrast.
    public static let systemGray6 = UIColor(storage: .system(.gray6))
    /// The accent that views are tinted with unless another is chosen.
    public static let tintColor = UIColor(storage: .color(.accentColor))
}
