import MartletBase

/// One level of the foreground: `primary` is the foreground as it is, the others are steps down in importance.
///
/// `foregroundStyle(.primary)` therefore keeps an inherited style, and `.secondary` inside `foregroundStyle(.red)` is a
/// paler red. Where nobody set a foreground, the levels are the system's text colours.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// One step down: about half as strong as a colour (measured).
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Two steps down: half as strong as the second level (measured for the system's text colours).
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Three steps down: three tenths of the second level (measured for the system's text colours).
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// Four steps down: barely there.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.level += level
        ForegroundStyles.apply(to: &context)
    }

    /// What is left of a colour's opacity at a level.
    package static func fade(_ level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.15
        default: 0.05
        }
    }
}

/// A style some levels below another: what `secondary` and its fellows give for any style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    package let base: Base
    package let level: Int

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.level += level
        base._apply(to: &context)
    }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// One step down from the foreground.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// Two steps down from the foreground.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// Three steps down from the foreground.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// Four steps down from the foreground.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
    /// This style one step down in importance: half as strong for a colour.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// This style two steps down in importance: a quarter as strong for a colour.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// This style three steps down in importance.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// This style four steps down in importance.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
