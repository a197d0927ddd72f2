import MartletBase

nonisolated public struct _ForegroundStyleModifier: ViewModifier, EnvironmentModifier {
    public typealias Body = Never
    let levels: [AnyShapeStyle]
    nonisolated init(levels: [AnyShapeStyle]) { self.levels = levels }
    package func change(_ environment: inout EnvironmentValues) { environment.setForeground(levels) }
}

extension View {
    /// Draws text, symbols and shapes of this view in a style. `.primary` keeps what is inherited; lower levels fade it. Measured.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
    }

    /// Sets the primary and the secondary style of this view's foreground.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the primary, the secondary and the tertiary style of this view's foreground.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundStyleModifier(
                levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Draws text, symbols and shapes of this view in a colour; nil is the inherited one.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundStyleModifier(levels: [color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())]))
    }

    /// Sets the colour of controls and links in this view; nil is the inherited one.
    nonisolated public func tint(_ tint: Color?) -> some View {
        transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
    }

    /// Sets the style of controls and links in this view; nil is the inherited one.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
    }

    /// Sets the accent colour of this view; nil is the inherited one.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        transformEnvironment(\.accentColor) { if let accentColor { $0 = accentColor } }
    }

    /// Sets the style that `.background` means in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Sets light or dark for this view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Asks the host for light or dark. A host that draws a picture honours it for the view it is written on; nil asks nothing.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
    }
}
