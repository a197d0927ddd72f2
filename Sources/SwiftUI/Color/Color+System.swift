extension Color {
    /// The system's red; its components depend on scheme, contrast and platform.
    public static let red = Color(SystemColor.red)
    /// The system's orange; its components depend on scheme, contrast and platform.
    public static let orange = Color(SystemColor.orange)
    /// The system's yellow; its components depend on scheme, contrast and platform.
    public static let yellow = Color(SystemColor.yellow)
    /// The system's green; its components depend on scheme, contrast and platform.
    public static let green = Color(SystemColor.green)
    /// The system's mint; its components depend on scheme, contrast and platform.
    public static let mint = Color(SystemColor.mint)
    /// The system's teal; its components depend on scheme, contrast and platform.
    public static let teal = Color(SystemColor.teal)
    /// The system's cyan; its components depend on scheme, contrast and platform.
    public static let cyan = Color(SystemColor.cyan)
    /// The system's blue; its components depend on scheme, contrast and platform.
    public static let blue = Color(SystemColor.blue)
    /// The system's indigo; its components depend on scheme, contrast and platform.
    public static let indigo = Color(SystemColor.indigo)
    /// The system's purple; its components depend on scheme, contrast and platform.
    public static let purple = Color(SystemColor.purple)
    /// The system's pink; its components depend on scheme, contrast and platform.
    public static let pink = Color(SystemColor.pink)
    /// The system's brown; its components depend on scheme, contrast and platform.
    public static let brown = Color(SystemColor.brown)
    /// The system's grey; in dark appearance it is lighter on macOS than on iOS.
    public static let gray = Color(SystemColor.gray)
    /// Opaque white in every appearance.
    public static let white = Color(SystemColor.white)
    /// Opaque black in every appearance.
    public static let black = Color(SystemColor.black)
    /// Nothing: a colour that leaves what is below it untouched.
    public static let clear = Color(SystemColor.clear)
    /// The colour of main text: black on light and white on dark ground, slightly translucent on macOS.
    public static let primary = Color(SystemColor.primary)
    /// The colour of less important text: translucent, so that it keeps its weight on any ground.
    public static let secondary = Color(SystemColor.secondary)
    /// The accent of the surroundings: what `accentColor(_:)` set, else the catalogue's `AccentColor`, else the system's
    /// blue. `tint(_:)` does not change it.
    public static var accentColor: Color { Color(SystemColor.accent) }
}
