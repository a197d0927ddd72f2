extension Color {
    /// The system's red; its components depend on scheme, contrast and platform.
    public static let red = Color(system: .red)
    /// The system's orange; its components depend on scheme, contrast and platform.
    public static let orange = Color(system: .orange)
    /// The system's yellow; its components depend on scheme, contrast and platform.
    public static let yellow = Color(system: .yellow)
    /// The system's green; its components depend on scheme, contrast and platform.
    public static let green = Color(system: .green)
    /// The system's mint; its components depend on scheme, contrast and platform.
    public static let mint = Color(system: .mint)
    /// The system's teal; its components depend on scheme, contrast and platform.
    public static let teal = Color(system: .teal)
    /// The system's cyan; its components depend on scheme, contrast and platform.
    public static let cyan = Color(system: .cyan)
    /// The system's blue; its components depend on scheme, contrast and platform.
    public static let blue = Color(system: .blue)
    /// The system's indigo; its components depend on scheme, contrast and platform.
    public static let indigo = Color(system: .indigo)
    /// The system's purple; its components depend on scheme, contrast and platform.
    public static let purple = Color(system: .purple)
    /// The system's pink; its components depend on scheme, contrast and platform.
    public static let pink = Color(system: .pink)
    /// The system's brown; its components depend on scheme, contrast and platform.
    public static let brown = Color(system: .brown)
    /// The system's grey; in dark appearance it is lighter on macOS than on iOS.
    public static let gray = Color(system: .gray)
    /// Opaque white in every appearance.
    public static let white = Color(system: .white)
    /// Opaque black in every appearance.
    public static let black = Color(system: .black)
    /// Nothing: a colour that leaves what is below it untouched.
    public static let clear = Color(system: .clear)
    /// The colour of main text: black on light and white on dark ground, slightly translucent on macOS.
    public static let primary = Color(system: .primary)
    /// The colour of less important text: translucent, so that it keeps its weight on any ground.
    public static let secondary = Color(system: .secondary)
    /// The accent of the surroundings: what `accentColor(_:)` set, else the catalogue's `AccentColor`, else the
    /// system's blue. `tint(_:)` does not change it.
    public static var accentColor: Color { Color(system: .accent) }
}
