// Members that let a style be written with a leading dot.

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground that views inherit.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background that was set above, else the window's ground.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The ground of the window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// What `tint(_:)` set, else the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The ground of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Prompts in empty fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// Text that leads somewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The system's fill behind small parts.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's gray.
    public static var gray: Color { Color.gray }
    /// White in every appearance.
    public static var white: Color { Color.white }
    /// Black in every appearance.
    public static var black: Color { Color.black }
    /// Nothing: what is below stays as it is.
    public static var clear: Color { Color.clear }
}
