import MartletBase

/// The foreground that views inherit.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// The foreground style of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) { ForegroundStyles.apply(to: &context) }
}

/// The background that `backgroundStyle(_:)` set, else the ground of the window: white, or black (iOS) and near-black
/// (macOS) in dark appearance.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// The background style of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        guard context.enter() else { return }
        if let style = context.environment.backgroundStyle {
            style._apply(to: &context)
        } else {
            context.result = .color(LabelPalette.background(ColorTraits(context.environment))).multiplyingOpacity(
                by: HierarchicalShapeStyle.fade(context.level))
        }
    }
}

/// The ground of the window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// The window background of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = .color(LabelPalette.background(ColorTraits(context.environment)))
    }
}

/// What `tint(_:)` set, else the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// The tint of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        guard context.enter() else { return }
        if let tint = context.environment.tintStyle {
            tint._apply(to: &context)
        } else {
            Color.accentColor._apply(to: &context)
        }
    }
}

/// The ground of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// The selection style of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) { TintShapeStyle()._apply(to: &context) }
}

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// The separator style of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = .color(SeparatorShapeStyle.color(in: context.environment)).multiplyingOpacity(
            by: HierarchicalShapeStyle.fade(context.level))
    }

    package static func color(in environment: EnvironmentValues) -> RGBA {
        LabelPalette.separator(ColorTraits(environment))
    }
}

/// Prompts in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// The placeholder style of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = .color(LabelPalette.placeholder(ColorTraits(context.environment))).multiplyingOpacity(
            by: HierarchicalShapeStyle.fade(context.level))
    }
}

/// Text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// The link style of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = .color(LabelPalette.link(ColorTraits(context.environment))).multiplyingOpacity(
            by: HierarchicalShapeStyle.fade(context.level))
    }
}

/// The system's fill behind small parts; `secondary` to `quaternary` are for larger and larger areas.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// The fill style of wherever it is used.
    public init() {}

    /// Gives the style's drawing to the engine.
    public func _apply(to context: inout _StyleContext) {
        context.result = .color(LabelPalette.fill(level: context.level, ColorTraits(context.environment)))
    }
}
